//! Search over views: which line of play wins most often, played out in worlds that the seat cannot tell from the real one.
//!
//! At the root sequential halving (Karnin, Koren, Somekh 2013) shares the worlds among the lines a game proposes; all lines that
//! are left meet the same worlds, so that luck does not decide between them. Below the root a tree of information sets grows
//! (UCT; Cowling, Powley, Whitehouse 2012), down to a given depth; from there on a rollout policy plays, the game's own. A line may
//! be longer than a decision: a whole turn, for instance. The search does not know any game.

mod deal;
mod halving;
mod playout;
mod thinker;
#[cfg(test)]
mod toys;
mod tree;

pub use thinker::Thinker;

use kernel::{Game, Seat};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Decisions of one seat, one after the other. They are carried out as long as they are legal.
pub type Line<G> = Vec<<G as Game>::Action>;

/// What the search needs to know of a game. A scout sees views and nothing else.
pub trait Scout<G: Game>: Sync {
    /// What the rollout policy of a seat remembers during a playout.
    type Memory: Default;

    /// The lines worth trying at this decision, the most promising first (it is the incumbent); none where the choice is not worth
    /// a search. Each begins with one of `legal`.
    fn lines(&self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Line<G>>;

    /// The action that the seat has planned since an earlier decision. It is taken if it is legal, without looking at the view.
    fn intended(&self, memory: &mut Self::Memory) -> Option<G::Action>;

    /// The rollout policy: one of `legal`.
    fn play(
        &self,
        memory: &mut Self::Memory,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut crate::Xoshiro,
    ) -> G::Action;

    /// The value estimate, from 0 to 1, of the position that the rollout policy has just played to, for the seat that thinks. The
    /// value of a playout is the mean of these estimates and of the value at its end, which varies less than the value at the end
    /// alone. `None` where only the end counts.
    fn value_estimate(&self, _memory: &Self::Memory) -> Option<f64> {
        None
    }

    /// The value of the position for the seat whose view it is, from 0 (lost) to 1 (won).
    fn value(&self, view: &G::View, seat: Seat) -> f64;

    /// The price of a line, in logits, for what it spends for good and its value does not show: the line is preferred to the incumbent
    /// only if it raises the win probability by more. Without a price, repeated testing finds a false positive sooner or later
    /// (optional stopping), and things are spent too early.
    fn price(&self, _view: &G::View, _seat: Seat, _line: &Line<G>) -> f64 {
        0.0
    }

    /// Whether a playout that began at the view `start` has gone far enough for its position to be valued.
    fn is_far_enough(&self, _start: &G::View, _now: &G::View) -> bool {
        false
    }

    /// A number for the information set of a view: the tree shares a node among views with the same number after the same lines.
    fn situation(&self, view: &G::View, seat: Seat) -> u64;
}

/// How long a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most playouts. With no other limit, the same seed gives the same result on any number of threads.
    pub playouts: u32,
    /// The most time; `None` for no limit.
    pub time: Option<Duration>,
    /// The horizon: moves of seats and nature in a playout before its position is valued.
    pub horizon: u32,
    /// The depth of the tree below the root, in decisions.
    pub depth: u8,
}

/// What belongs to one search: the seed of its worlds, and the flag that stops it.
#[derive(Clone, Copy, Debug)]
pub struct Session<'a> {
    /// The seed of the worlds.
    pub seed: u64,
    /// Set when the search is to end with what it has found by then.
    pub stop: &'a AtomicBool,
}

/// A line with the value that the search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<A> {
    /// The line.
    pub line: Vec<A>,
    /// The mean value of its playouts, from 0 to 1.
    pub value: f64,
    /// The standard error of the mean.
    pub error: f64,
    /// The number of its playouts.
    pub playouts: u32,
}

/// Searches: the lines that the scout proposes, the best first. If it proposes at most one, nothing is played out.
pub fn search<G: Game, S: Scout<G>>(
    scout: &S,
    (view, seat, legal): (&G::View, Seat, &[G::Action]),
    budget: Budget,
    session: Session<'_>,
) -> Vec<Found<G::Action>> {
    halving::search(scout, (view, seat, legal), budget, session)
}

/// The mean value of each of these lines over this many playouts, in the same worlds for all lines.
pub(crate) fn compare<G: Game, S: Scout<G>>(
    scout: &S,
    (view, seat): (&G::View, Seat),
    lines: &[Line<G>],
    worlds: u32,
    seed: u64,
) -> Vec<f64> {
    let budget = Budget { playouts: worlds, time: None, horizon: u32::MAX, depth: 0 };
    let playout = playout::Playout { scout, view, seat, budget, seed };
    let came = |line| (0..worlds).map(|world| playout.play(line, &mut tree::Tree::new(), world)).sum::<f64>();
    lines.iter().map(|line| came(line) / f64::from(worlds)).collect()
}
