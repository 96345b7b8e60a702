//! Ratings on the scale of Elo, fitted to all games at once.
//!
//! The model is Luce's: of the sides in a game, each wins with a probability in proportion to its strength. For two
//! sides that is Bradley and Terry's. A win that several share is divided between them; a game that nobody won says
//! nothing. For a maximum to exist, every two contestants that met are given one more game, shared.

use crate::Interval;
use crate::statistics::Z;

/// Points between contestants of whom the stronger wins ten times as often, in the scale of Elo.
const TENFOLD: f64 = 400.0;

/// Games between the same contestants.
pub(crate) struct Games {
    /// Who has each side.
    pub(crate) sides: Vec<usize>,
    /// How many games each side won; parts of shared ones.
    pub(crate) wins: Vec<f64>,
}

/// Steps of Newton's method; it takes fewer than ten.
const STEPS: usize = 100;

/// The ratings of this many contestants with their 95 % intervals, by the curvature of the likelihood; their mean is 0.
pub(crate) fn ratings(contestants: usize, games: &[Games]) -> Vec<(f64, Interval)> {
    let mut all: Vec<Games> = Vec::new();
    for one in 0..contestants {
        for other in one + 1..contestants {
            if games.iter().any(|of| of.sides.contains(&one) && of.sides.contains(&other)) {
                all.push(Games { sides: vec![one, other], wins: vec![0.5, 0.5] });
            }
        }
    }
    let games: Vec<&Games> = games.iter().chain(&all).collect();
    let mut strengths = vec![0.0_f64; contestants];
    let mut covariance = vec![vec![0.0; contestants]; contestants];
    for _ in 0..STEPS {
        let (slope, curvature) = likelihood(&strengths, &games);
        covariance = inverse(curvature);
        let mut steps: Vec<f64> = covariance
            .iter()
            .map(|row| row.iter().zip(&slope).map(|(covariance, slope)| covariance * slope).sum())
            .collect();
        let longest = steps.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
        steps.iter_mut().for_each(|step| *step /= longest.max(1.0));
        strengths.iter_mut().zip(&steps).for_each(|(strength, step)| *strength += step);
        if longest < 1e-12 {
            break;
        }
    }
    let points = TENFOLD / std::f64::consts::LN_10;
    let rating = |(strength, place): (&f64, usize)| {
        // What was added to be able to invert is taken off again.
        let variance = (covariance[place][place] - 1.0 / contestants as f64).max(0.0);
        let (rating, spread) = (points * strength, Z * points * variance.sqrt());
        (rating, Interval { low: rating - spread, high: rating + spread })
    };
    strengths.iter().zip(0..).map(rating).collect()
}

/// The slope of the logarithm of the likelihood, and its curvature turned upside down. The likelihood does not change
/// if all strengths do by as much; in that direction the curvature is given 1, so that it can be inverted.
fn likelihood(strengths: &[f64], games: &[&Games]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = strengths.len();
    let mut slope = vec![0.0; n];
    let mut curvature = vec![vec![1.0 / n as f64; n]; n];
    for Games { sides, wins } in games {
        let total: f64 = sides.iter().map(|side| strengths[*side].exp()).sum();
        let count: f64 = wins.iter().sum();
        let mut chances = vec![0.0; n];
        for (side, wins) in sides.iter().zip(wins) {
            chances[*side] += strengths[*side].exp() / total;
            slope[*side] += wins;
        }
        for one in 0..n {
            slope[one] -= count * chances[one];
            curvature[one][one] += count * chances[one];
            for other in 0..n {
                curvature[one][other] -= count * chances[one] * chances[other];
            }
        }
    }
    (slope, curvature)
}

/// The inverse of a positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (place, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|column| if column == place { 1.0 } else { 0.0 }));
    }
    for pivot in 0..n {
        let scale = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value /= scale);
        let pivot_row = matrix[pivot].clone();
        for (place, row) in matrix.iter_mut().enumerate().filter(|(place, _)| *place != pivot) {
            debug_assert_ne!(place, pivot);
            let factor = row[pivot];
            row.iter_mut().zip(&pivot_row).for_each(|(value, of_pivot)| *value -= factor * of_pivot);
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two(wins: [f64; 2]) -> Vec<(f64, Interval)> {
        ratings(2, &[Games { sides: vec![0, 1], wins: wins.to_vec() }])
    }

    #[test]
    fn ten_times_as_often_is_400_points() {
        // One shared game is added.
        let [(one, _), (other, _)] = two([999.5, 99.5])[..] else { panic!() };
        assert!((one - other - 400.0).abs() < 1e-6, "{one} {other}");
        assert!((one + other).abs() < 1e-6);
    }

    #[test]
    fn the_interval_is_that_of_the_logarithm_of_the_odds() {
        let [(_, of_one), _] = two([49.5, 49.5])[..] else { panic!() };
        // The difference has the variance 1 / (n p q); each of the two has half of its width.
        let spread = Z * (1.0_f64 / 25.0).sqrt() * 400.0 / std::f64::consts::LN_10 / 2.0;
        assert!((of_one.high - spread).abs() < 1e-6, "{of_one:?} {spread}");
    }

    #[test]
    fn whoever_never_wins_has_a_rating_all_the_same() {
        let [(one, _), (other, of_other)] = two([100.0, 0.0])[..] else { panic!() };
        assert!(one > other + 600.0 && of_other.low.is_finite(), "{one} {of_other:?}");
    }

    #[test]
    fn wins_in_proportion_to_strength_are_found_again() {
        let strengths = [1.0_f64, 2.0, 4.0];
        let mut games = Vec::new();
        for sides in [vec![0, 1, 2], vec![0, 0, 2], vec![1, 1, 0]] {
            let total: f64 = sides.iter().map(|side| strengths[*side]).sum();
            let wins = sides.iter().map(|side| 1e7 * strengths[*side] / total).collect();
            games.push(Games { sides, wins });
        }
        let found = ratings(3, &games);
        let double = 400.0 * 2.0_f64.log10();
        assert!(
            (found[1].0 - found[0].0 - double).abs() < 1e-3
                && (found[2].0 - found[1].0 - double).abs() < 1e-3
        );
    }
}
