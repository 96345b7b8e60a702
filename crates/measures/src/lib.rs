//! What the games are measured by: amounts and yes-or-no questions, read from views of finished games.
//!
//! A game only says what is read. Adding up, rates and intervals are the lab's.

mod outlive;
mod pandemic;
mod tokyo;

use kernel::{Game, Seat};

/// A game that can be measured.
pub trait Measured: Game {
    /// What is noted of events while a game goes on; `()` where its end tells everything.
    type Notes: Default;

    /// What it is measured by, in the order to show it. Their names differ.
    const MEASURES: &'static [Measure<Self::View, Self::Notes>];

    /// How far a game has gone: rounds begun, in Pandemic and Outlive turns; 0 during set-up.
    fn rounds(view: &Self::View) -> u16;

    /// Notes an event.
    fn note(_notes: &mut Self::Notes, _event: &Self::Event) {}
}

/// Things of one kind that are read from a finished game, such as points by source or cures by colour.
#[derive(Debug)]
pub struct Measure<V, N = ()> {
    /// Its name in tables and files, such as `roles`.
    pub name: &'static str,
    /// The keys of the table, in the order to show them. No two are equal.
    pub keys: &'static [&'static str],
    /// How it is read from the view that sees everything of a game that is over, or from what was noted of it.
    pub reading: Reading<V, N>,
}

/// How a measure is read. A key comes as its place in [`Measure::keys`].
///
/// `None` is for what could not be: a role that is not in the box, an event that was never revealed. It is
/// not counted at all.
#[derive(Debug)]
pub enum Reading<V, N = ()> {
    /// How much a seat has of it: reported as a mean, also separately for seats that won and for others.
    SeatAmount(fn(&V, Seat, usize) -> Option<i32>),
    /// Whether a seat has it: reported as the share of seats that do, and how many of those won.
    SeatHas(fn(&V, Seat, usize) -> Option<bool>),
    /// How much there was of it in the game: reported as a mean.
    GameAmount(fn(&V, usize) -> Option<i32>),
    /// Whether it came about in the game: reported as the share of games.
    GameHas(fn(&V, usize) -> Option<bool>),
    /// How much of it was noted in the course of the game: reported as a mean.
    Noted(fn(&N, usize) -> Option<i32>),
    /// Whether it was noted in the course of the game: reported as the share of games.
    NotedHas(fn(&N, usize) -> Option<bool>),
}
