//! What people see of Outlive, in all languages, for random games and every pair of eyes.

mod board;
mod desk;
mod gallery;
mod sheets;
mod texts;
mod touched;

use crate::faces::outlive::desk as panel;
use crate::faces::outlive::desk::groups::Group;
use crate::tests::{self, assert_said, draw, later, later_of, legal, look, one_of, options, people, viewers};
use i18n::Texts;
use kernel::{SeatSet, Viewer};
use outlive::{Action, Event, Options, State};
use testkit::SplitMix;

const TABLES: [&str; 5] = [
    "players=2",
    "players=3 edition=early",
    "players=4 hero_placement=one_by_one bank=counted",
    "players=4 pressure=may cargo_survivor=may night_flow=turn_order",
    "players=3 airlock_rows=2_4 mary_draw=card naming=early hunt_min_points=0",
];

/// The desk alone through these eyes.
fn draw_desk(state: &State, viewer: Viewer, texts: &'static Texts) -> String {
    look(state, viewer, texts, panel::panel)
}

/// What comes when it is wanted on the desk through these eyes.
fn later_on_desk(state: &State, viewer: Viewer, texts: &'static Texts, id: &str) -> String {
    later_of(state, viewer, texts, id, panel::panel).unwrap_or_else(|| panic!("there is no {id}"))
}

/// Plays at random and calls `look` after every step, with what has happened.
fn play(options: &Options, seed: u64, look: impl FnMut(&State, &[Event])) {
    play_among(options, seed, |_| true, look);
}

/// The same by people who never let go while there is something to do: shelters fill, equipment is repaired.
fn play_busily(options: &Options, seed: u64, look: impl FnMut(&State, &[Event])) {
    play_among(options, seed, |action| Group::of(action) != Group::End, look);
}

/// The same by people who do what is `wanted` as long as they can.
fn play_among(options: &Options, seed: u64, wanted: fn(Action) -> bool, look: impl FnMut(&State, &[Event])) {
    let decide = |state: &State, seats: SeatSet, numbers: &mut SplitMix| {
        let seat = seats.first().unwrap();
        let mut legal = legal(state, seat);
        if legal.iter().any(|&action| wanted(action)) {
            legal.retain(|&action| wanted(action));
        }
        (seat, one_of(&legal, numbers))
    };
    tests::play(options, seed, decide, look);
}
