//! Figures with what they are worth.

use serde::{Deserialize, Serialize};

/// Where a true rate or mean lies with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The lower end; 0 to 1 for a rate.
    pub low: f64,
    /// The upper end; 0 to 1 for a rate.
    pub high: f64,
}

/// Standard deviations between the middle of a normal distribution and the ends of its central 95 %.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// The Wilson score interval of `hits` among `trials` at 95 %. Without trials anything is possible.
pub fn wilson(hits: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = trials as f64;
    let rate = hits as f64 / n;
    let centre = (rate + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
    let spread = Z / (1.0 + Z * Z / n) * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { low: (centre - spread).max(0.0), high: (centre + spread).min(1.0) }
}

/// What is kept of observed integers. Integers add up to the same whatever the order, floats do not. In files it is
/// the list `[count, sum, sum of squares]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "(u64, i64, u64)", into = "(u64, i64, u64)")]
pub(crate) struct Sums {
    pub(crate) count: u64,
    pub(crate) sum: i64,
    squares: u64,
}

impl From<(u64, i64, u64)> for Sums {
    fn from((count, sum, squares): (u64, i64, u64)) -> Self {
        Sums { count, sum, squares }
    }
}

impl From<Sums> for (u64, i64, u64) {
    fn from(Sums { count, sum, squares }: Sums) -> Self {
        (count, sum, squares)
    }
}

impl Sums {
    pub(crate) fn observe(&mut self, value: i32) {
        *self = self.and(Sums {
            count: 1,
            sum: i64::from(value),
            squares: u64::from(value.unsigned_abs()) * u64::from(value.unsigned_abs()),
        });
    }

    pub(crate) fn and(self, other: Sums) -> Sums {
        Sums {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// `None` without observations.
    pub(crate) fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    /// The standard deviation of what was sampled from (dividing by `count - 1`); `None` for fewer than two
    /// observations.
    pub(crate) fn standard_deviation(self) -> Option<f64> {
        let (n, sum, squares) = (i128::from(self.count), i128::from(self.sum), i128::from(self.squares));
        (n > 1).then(|| ((n * squares - sum * sum) as f64 / (n * (n - 1)) as f64).sqrt())
    }

    /// Where the true mean lies, by the normal approximation; `None` for fewer than two observations.
    pub(crate) fn interval(self) -> Option<Interval> {
        let (mean, deviation) = (self.mean()?, self.standard_deviation()?);
        let spread = Z * deviation / (self.count as f64).sqrt();
        Some(Interval { low: mean - spread, high: mean + spread })
    }
}

#[cfg(test)]
mod tests {
    use super::{Interval, Sums, wilson};

    #[test]
    fn mean_and_deviation_are_those_of_the_sample() {
        let mut sums = Sums::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sums.observe(value);
        }
        assert_eq!(sums.mean(), Some(5.0));
        assert_eq!(sums.standard_deviation(), Some((32.0_f64 / 7.0).sqrt()));
        let Interval { low, high } = sums.interval().unwrap();
        assert!((low - 3.518_406).abs() < 1e-6 && (high - 6.481_594).abs() < 1e-6, "{low} {high}");
    }

    #[test]
    fn amounts_may_be_negative_and_too_few_have_no_spread() {
        let mut sums = Sums::default();
        assert_eq!((sums.mean(), sums.interval()), (None, None));
        sums.observe(-3);
        assert_eq!((sums.mean(), sums.standard_deviation(), sums.interval()), (Some(-3.0), None, None));
        sums.observe(-3);
        assert_eq!(sums.interval(), Some(Interval { low: -3.0, high: -3.0 }));
    }

    #[test]
    fn the_interval_is_wilsons() {
        let Interval { low, high } = wilson(8, 10);
        assert!((low - 0.490_162).abs() < 1e-6 && (high - 0.943_318).abs() < 1e-6, "{low} {high}");
        assert_eq!((wilson(0, 0).low, wilson(0, 0).high), (0.0, 1.0));
        assert_eq!(wilson(0, 5).low, 0.0);
    }
}
