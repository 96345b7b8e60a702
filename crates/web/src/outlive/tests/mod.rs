//! What people see of Outlive, in all languages, for random games and every pair of eyes.

mod board;
mod desk;
mod texts;

use super::groups::Group;
use super::{expected, panel};
use crate::face::{Choice, Face, Scene};
use crate::lang::Texts;
use kernel::{Dice, Game, Pending, Refusal, Seat, SeatSet, Viewer};
use maud::Markup;
use outlive::{Action, Event, Options, State};
use testkit::SplitMix;

const TABLES: [&str; 5] = [
    "players=2",
    "players=3 edition=early",
    "players=4 hero_placement=one_by_one bank=counted",
    "players=4 pressure=may cargo_survivor=may night_flow=turn_order",
    "players=3 airlock_rows=2_4 mary_draw=card naming=early hunt_min_points=0",
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

/// The whole scene through these eyes.
fn draw(state: &State, viewer: Viewer, texts: &'static Texts) -> String {
    look(state, viewer, texts, State::scene)
}

/// The desk alone through these eyes.
fn draw_desk(state: &State, viewer: Viewer, texts: &'static Texts) -> String {
    look(state, viewer, texts, panel::panel)
}

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
        for action in expected::actions(view, seat) {
            if let Err(refusal) = state.check(seat, &action) {
                blocked.push((action, refusal));
            }
        }
    }
    let choices: Vec<_> =
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect();
    let people = people();
    let mine = match view.viewer {
        Viewer::Seat(seat) => SeatSet::one(seat),
        Viewer::Spectator | Viewer::Omniscient => SeatSet::EMPTY,
    };
    let scene = Scene {
        texts,
        view,
        people: &people,
        mine,
        acting,
        choices: &choices,
        blocked: &blocked,
        post_to: "/t/1/act",
        version: 7,
    };
    part(&scene).into_string()
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
fn play_among(
    options: &Options,
    seed: u64,
    wanted: fn(Action) -> bool,
    mut look: impl FnMut(&State, &[Event]),
) {
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
                let seat = seats.first().unwrap();
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                if legal.iter().any(|&action| wanted(action)) {
                    legal.retain(|&action| wanted(action));
                }
                let action = legal[numbers.next_u64() as usize % legal.len()];
                state.act(seat, &action, &mut log).unwrap();
            }
        }
        let events: Vec<_> = log.drain(..).map(|(_, event)| event).collect();
        look(&state, &events);
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
