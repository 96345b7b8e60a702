//! The root of the search: sequential halving over common worlds.

use super::playout::Playout;
use super::tree::Tree;
use super::{Budget, Desk, Found, Line, Scout};
use kernel::{Game, Seat};
use rayon::prelude::*;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Worlds a line meets between two looks at the clock.
const BATCH: u32 = 8;
/// Trees a line is thought over in. World by world they take turns, so that the threads have something to share
/// and what comes out does not depend on how many there are.
const TREES: u32 = 4;

/// Playouts a line should get at least, on average: with fewer of them fewer lines are looked at.
const WORTH_A_LOOK: u32 = 8;
/// Rounds the playouts are shared out over at least: to choose between few lines takes fewer of them.
const ROUNDS: u32 = 3;
/// Standard errors by which a line must seem better than the usual one to be preferred to it.
const DOUBT: f64 = 0.5;

/// A line, the trees below it, and what it came to in each world.
struct Candidate<G: Game> {
    line: Line<G>,
    trees: Vec<Tree<G>>,
    worths: Vec<f64>,
    price: f64,
    /// Whether it is the first one proposed: what is played where nothing better is found.
    is_usual: bool,
}

impl<G: Game> Candidate<G> {
    fn new(line: Line<G>, price: f64) -> Self {
        let trees = (0..TREES).map(|_| Tree::new()).collect();
        Candidate { line, trees, worths: Vec::new(), price, is_usual: false }
    }

    /// How much better it was than the usual line in the worlds both met, in doubt less, without its price.
    fn gain(&self, usual: &[f64]) -> f64 {
        let (mean, error) = statistics(self.worths.iter().zip(usual).map(|(mine, usual)| mine - usual));
        let (worth, _) = statistics(usual.iter().copied());
        mean - DOUBT * error - self.price * worth * (1.0 - worth)
    }

    fn found(self) -> Found<G::Action> {
        let (worth, error) = statistics(self.worths.iter().copied());
        Found { line: self.line, worth, error, playouts: self.worths.len() as u32 }
    }
}

/// The mean and its standard error; 0 of nothing.
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
    desk: Desk<'_>,
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
    alive[0].is_usual = true;
    let playout = Playout { scout, view, seat, budget, seed: desk.seed };
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
            if (late || desk.stop.load(Ordering::Relaxed)) && (met > 0 || round > 0) {
                break;
            }
            let batch = BATCH.min(worlds - met);
            meet(&mut alive, &playout, world + met..world + met + batch);
            met += batch;
        }
        world += met;
        let usual =
            alive.iter().find(|candidate| candidate.is_usual).map_or(&[][..], |usual| &usual.worths).to_vec();
        // The order of what is equal stays that of the proposal.
        alive.sort_by(|a, b| b.gain(&usual).total_cmp(&a.gain(&usual)));
        let keep = alive.len().div_ceil(2);
        let mut leave = alive.split_off(keep);
        if let Some(usual) = leave.iter().position(|candidate| candidate.is_usual) {
            alive.push(leave.remove(usual));
        }
        fallen.splice(0..0, leave);
    }
    alive.into_iter().chain(fallen).map(Candidate::found).collect()
}

/// Lets every line meet these worlds.
fn meet<G: Game, S: Scout<G>>(
    alive: &mut [Candidate<G>],
    playout: &Playout<'_, G, S>,
    worlds: std::ops::Range<u32>,
) {
    let lots = alive.iter_mut().flat_map(|candidate| {
        let line = &candidate.line;
        candidate.trees.iter_mut().zip(0..TREES).map(move |(tree, number)| (line, tree, number))
    });
    let lots: Vec<_> = lots.collect();
    let worths: Vec<Vec<f64>> = lots
        .into_par_iter()
        .map(|(line, tree, number)| {
            let mine = worlds.clone().filter(|world| world % TREES == number);
            mine.map(|world| playout.play(line, tree, world)).collect()
        })
        .collect();
    for (candidate, worths) in alive.iter_mut().zip(worths.chunks(TREES as usize)) {
        let mut worths: Vec<_> = worths.iter().map(|worths| worths.iter()).collect();
        for world in worlds.clone() {
            candidate.worths.extend(worths[(world % TREES) as usize].next());
        }
    }
}
