//! What people read in Tokyo Siteseeing, in all languages: everything there is, and what random games meet.

mod board;
mod cards;
mod desk;
mod events;
mod gallery;
mod games;
mod pages;
mod questions;
mod samples;
mod sheets;
mod texts;

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::scene::Scene;
use crate::kit::part::Slot;
use crate::tests::{self, assert_said, later, later_ids, legal, look, one_of, options, people, viewers};
use i18n::Texts;
use kernel::{SeatSet, Viewer};
use testkit::SplitMix;
use tokyo::{Action, Event, Options, State};

/// Tables that differ in what is asked.
const TABLES: [&str; 9] = [
    "players=2",
    "players=3 hands=open cleared=s06 group=all bot_consent=asked draw_order=chosen",
    "players=4 merged=both overflow=everywhere site_draw=both merged_down=half rank=drawn cleared=s03",
    "players=2 merged=s0_s1 casting=in_order site_attempts=one_each between_attempts=attempts_only cleared=s06",
    "players=1 rounds=6 cleared=s06 overflow=everywhere",
    "players=4 cleared=s06 overflow=everywhere rounds=12",
    "players=3 scenario=s01 overflow=everywhere",
    "players=2 scenario=s02",
    "players=2 scenario=s06",
];

/// Plays at random and calls `look` after every step with what has happened. People like to solve cards and seldom draw troubles;
/// with an even seed they end their phase late, with an odd one early.
fn play(options: &Options, seed: u64, look: impl FnMut(&State, &[Event])) {
    let decide = |state: &State, seats: SeatSet, numbers: &mut SplitMix| {
        let nth = numbers.next_u64() as usize;
        let seat = seats.iter().cycle().nth(nth % seats.len() as usize).unwrap();
        let mut legal = legal(state, seat);
        let patience = if seed.is_multiple_of(2) { 12 } else { 5 };
        prefer(&mut legal, !numbers.next_u64().is_multiple_of(60), |action| action != Action::DrawTrouble);
        prefer(&mut legal, numbers.next_u64().is_multiple_of(patience), |action| action == Action::End);
        let solves = |action| matches!(action, Action::Solve { .. } | Action::Pay(_) | Action::Token);
        prefer(&mut legal, numbers.next_u64().is_multiple_of(2), solves);
        (seat, one_of(&legal, numbers))
    };
    tests::play(options, seed, decide, look);
}

fn panel(scene: &Scene<'_>) -> Slot {
    crate::faces::tokyo::desk::panel(&Board::of(scene))
}

/// The desk with what its folds hold.
fn unfolded(state: &State, viewer: Viewer, texts: &'static Texts) -> String {
    let desk = look(state, viewer, texts, panel);
    let folds = later_ids(&desk).into_iter().filter(|id| id != "refused");
    let held = folds.map(|id| later(state, viewer, texts, &id).unwrap_or_else(|| panic!("nothing in {id}")));
    held.collect::<String>() + &desk
}

/// Leaves only what is wanted, if there is any of it.
fn prefer(legal: &mut Vec<Action>, now: bool, wanted: fn(Action) -> bool) {
    if now && legal.iter().any(|&action| wanted(action)) {
        legal.retain(|&action| wanted(action));
    }
}
