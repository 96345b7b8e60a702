//! The root of the search: sequential halving over common worlds.

use super::playout::Playout;
use super::tree::Tree;
use super::{Budget, Found, Line, Scout, Session};
use kernel::{Game, Seat};
use rayon::prelude::*;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Worlds in which each line is played out between two looks at the clock.
const BATCH: u32 = 8;
/// Trees for each line. The worlds are dealt out to them in turn, so that the threads have something to share and the result does not
/// depend on the number of threads.
const TREES: u32 = 4;

/// The least number of playouts a line should get on average: where there are fewer, fewer lines are considered.
const WORTH_A_LOOK: u32 = 8;
/// The least number of rounds among which the playouts are divided: choosing between few lines takes fewer playouts.
const ROUNDS: u32 = 3;
/// z: the number of standard errors by which a line must seem better than the incumbent to be preferred.
const CONFIDENCE: f64 = 0.5;

/// A line, the trees below it, and its value in each world.
struct Candidate<G: Game> {
    line: Line<G>,
    trees: Vec<Tree<G>>,
    values: Vec<f64>,
    price: f64,
    /// Whether it is the incumbent: the first line proposed, which is played unless another is found to be better.
    is_incumbent: bool,
}

impl<G: Game> Candidate<G> {
    fn new(line: Line<G>, price: f64) -> Self {
        let trees = (0..TREES).map(|_| Tree::new()).collect();
        Candidate { line, trees, values: Vec::new(), price, is_incumbent: false }
    }

    /// The lower confidence bound of how much better the line was than the incumbent in the worlds both met, less its price.
    fn gain(&self, incumbent: &[f64]) -> f64 {
        let (mean, error) =
            statistics(self.values.iter().zip(incumbent).map(|(mine, incumbent)| mine - incumbent));
        let (value, _) = statistics(incumbent.iter().copied());
        mean - CONFIDENCE * error - self.price * value * (1.0 - value)
    }

    fn found(self) -> Found<G::Action> {
        let (value, error) = statistics(self.values.iter().copied());
        Found { line: self.line, value, error, playouts: self.values.len() as u32 }
    }
}

/// The mean and its standard error; 0 if there are no values.
fn statistics(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for value in values {
        n += 1.0;
        sum += value;
        squares += value * value;
    }
    let mean = sum / f64::max(n, 1.0);
    let variance = (squares / f64::max(n, 1.0) - mean * mean).max(0.0);
    (mean, (variance / f64::max(n - 1.0, 1.0)).sqrt())
}

pub(super) fn search<G: Game, S: Scout<G>>(
    scout: &S,
    (view, seat, legal): (&G::View, Seat, &[G::Action]),
    budget: Budget,
    session: Session<'_>,
) -> Vec<Found<G::Action>> {
    let lines = scout.lines(view, seat, legal);
    let most = (budget.playouts / WORTH_A_LOOK).max(2) as usize;
    let candidate = |line| {
        let price = scout.price(view, seat, &line);
        Candidate::<G>::new(line, price)
    };
    let mut alive: Vec<_> = lines.into_iter().take(most).map(candidate).collect();
    if alive.len() < 2 {
        return alive.into_iter().map(Candidate::found).collect();
    }
    alive[0].is_incumbent = true;
    let playout = Playout { scout, view, seat, budget, seed: session.seed };
    let rounds = (alive.len() as u32).next_power_of_two().trailing_zeros();
    let start = Instant::now();
    let mut fallen = Vec::new();
    let mut world = 0;
    for round in 0..rounds {
        let share = budget.playouts / rounds.max(ROUNDS) / alive.len() as u32;
        let worlds = share.max(1);
        let until = budget.time.map(|time| time * (round + 1) / rounds);
        let mut met = 0;
        while met < worlds {
            let late = until.is_some_and(|until| start.elapsed() >= until);
            if (late || session.stop.load(Ordering::Relaxed)) && (met > 0 || round > 0) {
                break;
            }
            let batch = BATCH.min(worlds - met);
            meet(&mut alive, &playout, world + met..world + met + batch);
            met += batch;
        }
        world += met;
        let incumbent = alive
            .iter()
            .find(|candidate| candidate.is_incumbent)
            .map_or(&[][..], |incumbent| &incumbent.values)
            .to_vec();
        // The order of what is equal stays that of the proposal.
        alive.sort_by(|a, b| b.gain(&incumbent).total_cmp(&a.gain(&incumbent)));
        let keep = alive.len().div_ceil(2);
        let mut leave = alive.split_off(keep);
        if let Some(incumbent) = leave.iter().position(|candidate| candidate.is_incumbent) {
            alive.push(leave.remove(incumbent));
        }
        fallen.splice(0..0, leave);
    }
    alive.into_iter().chain(fallen).map(Candidate::found).collect()
}

/// Plays every line out in these worlds.
fn meet<G: Game, S: Scout<G>>(
    alive: &mut [Candidate<G>],
    playout: &Playout<'_, G, S>,
    worlds: std::ops::Range<u32>,
) {
    let tasks = alive.iter_mut().flat_map(|candidate| {
        let line = &candidate.line;
        candidate.trees.iter_mut().zip(0..TREES).map(move |(tree, number)| (line, tree, number))
    });
    let tasks: Vec<_> = tasks.collect();
    let values: Vec<Vec<f64>> = tasks
        .into_par_iter()
        .map(|(line, tree, number)| {
            let mine = worlds.clone().filter(|world| world % TREES == number);
            mine.map(|world| playout.play(line, tree, world)).collect()
        })
        .collect();
    for (candidate, values) in alive.iter_mut().zip(values.chunks(TREES as usize)) {
        let mut values: Vec<_> = values.iter().map(|values| values.iter()).collect();
        for world in worlds.clone() {
            candidate.values.extend(values[(world % TREES) as usize].next());
        }
    }
}
