//! Search over views: which line of play wins most often, played on in worlds the seat cannot tell from the real one.
//!
//! At the root sequential halving (Karnin, Koren, Somekh 2013) shares the worlds among the lines a game proposes; all lines that
//! are left meet the same worlds, so that luck does not decide between them. Below the root a tree of information sets grows
//! (UCT; Cowling, Powley, Whitehouse 2012), as deep as asked; from there on the game's own players play. A line may be
//! longer than a decision: a whole turn, for instance. Nothing here knows a game.

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

/// Decisions of one seat, one after the other. They are carried out as far as they are still allowed.
pub type Line<G> = Vec<<G as Game>::Action>;

/// What a game tells the search about itself. It sees views alone.
pub trait Scout<G: Game>: Sync {
    /// What the player of a seat remembers while a game is played on.
    type Memory: Default;

    /// The lines worth trying at this decision, the most promising first; none where the choice is not worth a
    /// search. Each begins with one of `legal`.
    fn lines(&self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Vec<Line<G>>;

    /// What the seat has had in mind since an earlier decision. It is done if it is allowed, without looking
    /// at the view.
    fn intended(&self, memory: &mut Self::Memory) -> Option<G::Action>;

    /// One of `legal`: how the seat plays where the search does not look.
    fn play(
        &self,
        memory: &mut Self::Memory,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        lots: &mut crate::Xoshiro,
    ) -> G::Action;

    /// What the seat made of the position when it has just played: what that is worth to the seat that thinks, from 0 to 1. A
    /// game that is played on comes to the mean of these and of its worth at the end, which varies less than that worth
    /// alone. Nothing where only the end counts.
    fn judged(&self, _memory: &Self::Memory) -> Option<f64> {
        None
    }

    /// What the position is worth to the seat whose view it is, from 0 (lost) to 1 (won).
    fn worth(&self, view: &G::View, seat: Seat) -> f64;

    /// What the line spends for good beyond what its worth tells, in the logarithm of the odds to win: it is preferred to the first one
    /// only if it raises that by more. Without a price, who asks every day whether this is the day to spend something finds by chance,
    /// and too early, that it is.
    fn price(&self, _view: &G::View, _seat: Seat, _line: &Line<G>) -> f64 {
        0.0
    }

    /// Whether a game that was played on from the first view has gone far enough to be valued.
    fn is_far_enough(&self, _start: &G::View, _now: &G::View) -> bool {
        false
    }

    /// Views of the seat after the same lines that the tree need not tell apart have the same number.
    fn situation(&self, view: &G::View, seat: Seat) -> u64;
}

/// How much may be thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Games played on, at most. Given no other limit the same seed thinks alike, whatever the number of threads.
    pub playouts: u32,
    /// Time, at most.
    pub time: Option<Duration>,
    /// Moves of seats and nature a game is played on for before its position is valued.
    pub reach: u32,
    /// Decisions below the root that the tree may hold.
    pub depth: u8,
}

/// Who thinks: on which threads, and until when.
#[derive(Clone, Copy, Debug)]
pub struct Desk<'a> {
    /// The seed of the worlds.
    pub seed: u64,
    /// Set when thinking is to end with what is known by then.
    pub stop: &'a AtomicBool,
}

/// A line with what the search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<A> {
    /// The line.
    pub line: Vec<A>,
    /// What it came to on average, from 0 to 1.
    pub worth: f64,
    /// The standard error of that.
    pub error: f64,
    /// Games it was played on in.
    pub playouts: u32,
}

/// The lines the scout proposes, the best first. Where it proposes one at most no game is played.
pub fn search<G: Game, S: Scout<G>>(
    scout: &S,
    (view, seat, legal): (&G::View, Seat, &[G::Action]),
    budget: Budget,
    desk: Desk<'_>,
) -> Vec<Found<G::Action>> {
    halving::search(scout, (view, seat, legal), budget, desk)
}

/// What each of these lines comes to on average when it is played on in so many worlds, the same for all.
pub(crate) fn compare<G: Game, S: Scout<G>>(
    scout: &S,
    (view, seat): (&G::View, Seat),
    lines: &[Line<G>],
    worlds: u32,
    seed: u64,
) -> Vec<f64> {
    let budget = Budget { playouts: worlds, time: None, reach: u32::MAX, depth: 0 };
    let playout = playout::Playout { scout, view, seat, budget, seed };
    let came = |line| (0..worlds).map(|world| playout.play(line, &mut tree::Tree::new(), world)).sum::<f64>();
    lines.iter().map(|line| came(line) / f64::from(worlds)).collect()
}
