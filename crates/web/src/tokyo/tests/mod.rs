//! What people are told of Tokyo Siteseeing, in all languages: everything there is, and what random games meet.

mod board;
mod desk;
mod events;
mod games;
mod questions;
mod samples;
mod texts;

use super::expected;
use crate::face::{Choice, Scene};
use crate::lang::Texts;
use kernel::{Dice, Game, Pending, Refusal, Seat, SeatSet, Viewer};
use maud::Markup;
use testkit::SplitMix;
use tokyo::{Action, Event, Options, State};

/// Tables that differ in what is asked.
const TABLES: [&str; 7] = [
    "players=2",
    "players=3 hands=open cleared=s06 group=all bot_consent=asked draw_order=chosen",
    "players=4 merged=both overflow=everywhere site_draw=both merged_down=half rank=drawn cleared=s03",
    "players=2 merged=s0_s1 casting=in_order site_attempts=one_each between_attempts=attempts_only cleared=s06",
    "players=1 rounds=6 cleared=s06 overflow=everywhere",
    "players=4 cleared=s06 overflow=everywhere rounds=12",
    "players=3 scenario=s01 overflow=everywhere",
];

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn people() -> Vec<String> {
    ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec()
}

fn viewers(state: &State) -> Vec<Viewer> {
    Seat::first(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient]).collect()
}

/// Part of the page through these eyes.
fn look(
    state: &State,
    viewer: Viewer,
    texts: &'static Texts,
    part: fn(&Scene<'_, State>) -> Markup,
) -> String {
    let view = &state.view(viewer);
    let acting = match viewer {
        Viewer::Seat(seat) => Some(seat).filter(|&seat| state.pending().seats().contains(seat)),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let mut legal = Vec::new();
    let mut blocked: Vec<(Action, Refusal)> = Vec::new();
    if let Some(seat) = acting {
        state.legal_actions(seat, &mut legal);
        let refused = |action| state.check(seat, &action).err().map(|why| (action, why));
        blocked.extend(expected::actions(view, seat).into_iter().filter_map(refused));
    }
    let choices: Vec<_> =
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect();
    let scene = Scene {
        texts,
        view,
        people: &people(),
        mine: acting.map_or(SeatSet::EMPTY, SeatSet::one),
        acting,
        choices: &choices,
        blocked: &blocked,
        post_to: "/t/1/act",
        version: 7,
    };
    part(&scene).into_string()
}

/// Plays at random and calls `look` after every step with what has happened. People like to solve cards and seldom draw troubles;
/// with an even seed they end their phase late, with an odd one early.
fn play(options: &Options, seed: u64, mut look: impl FnMut(&State, &[Event])) {
    let mut numbers = SplitMix(seed);
    let mut dice = Dice(SplitMix(!seed));
    let mut state = State::new(options).unwrap();
    let mut log = Vec::new();
    loop {
        match state.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = state.sample(&mut dice).unwrap();
                state.resolve(&outcome, &mut log).unwrap();
            }
            Pending::Each(seats) | Pending::Any(seats) => {
                let mut legal = Vec::new();
                let nth = numbers.next_u64() as usize;
                let seat = seats.iter().cycle().nth(nth % seats.len() as usize).unwrap();
                state.legal_actions(seat, &mut legal);
                let patience = if seed.is_multiple_of(2) { 12 } else { 5 };
                prefer(&mut legal, !numbers.next_u64().is_multiple_of(60), |action| {
                    action != Action::DrawTrouble
                });
                prefer(&mut legal, numbers.next_u64().is_multiple_of(patience), |action| {
                    action == Action::End
                });
                let solves = |action| matches!(action, Action::Solve { .. } | Action::Pay(_) | Action::Token);
                prefer(&mut legal, numbers.next_u64().is_multiple_of(2), solves);
                let action = legal[numbers.next_u64() as usize % legal.len()];
                state.act(seat, &action, &mut log).unwrap();
            }
        }
        let events: Vec<_> = log.drain(..).map(|(_, event)| event).collect();
        look(&state, &events);
    }
}

/// Leaves only what is wanted, if there is any of it.
fn prefer(legal: &mut Vec<Action>, now: bool, wanted: fn(Action) -> bool) {
    if now && legal.iter().any(|&action| wanted(action)) {
        legal.retain(|&action| wanted(action));
    }
}

fn assert_said(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.is_empty(), "{what:?} says nothing");
    for part in text.split('[').skip(1) {
        let id = part.split(']').next().unwrap_or_default();
        assert!(!id.contains('-'), "{what:?}: no text [{id}]");
    }
    assert!(!text.contains("{$"), "{what:?}: {text}");
}
