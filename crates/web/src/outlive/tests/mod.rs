//! What people see of Outlive, in all languages, for random games and every pair of eyes.

mod desk;
mod texts;

use super::{expected, panel};
use crate::face::{Choice, Scene};
use crate::lang::Texts;
use kernel::{Dice, Game, Pending, Seat, SeatSet, Viewer};
use outlive::{Event, Options, State};
use testkit::SplitMix;

fn options(text: &str) -> Options {
    text.parse().unwrap()
}

fn people() -> Vec<String> {
    ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec()
}

fn viewers(state: &State) -> Vec<Viewer> {
    Seat::first(state.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient]).collect()
}

/// The desk through these eyes.
fn draw(state: &State, viewer: Viewer, texts: &'static Texts) -> String {
    let view = state.view(viewer);
    let acting = match viewer {
        Viewer::Seat(seat) if state.pending().seats().contains(seat) => Some(seat),
        Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient => None,
    };
    let mut legal = Vec::new();
    let mut blocked = Vec::new();
    if let Some(seat) = acting {
        state.legal_actions(seat, &mut legal);
        let refused = |action| state.check(seat, &action).err().map(|why| (action, why));
        blocked.extend(expected::actions(&view, seat).into_iter().filter_map(refused));
    }
    let choices: Vec<_> =
        legal.into_iter().map(|action| Choice { action, notation: action.to_string() }).collect();
    let scene = Scene {
        texts,
        view: &view,
        people: &people(),
        mine: acting.map(SeatSet::one).unwrap_or_default(),
        acting,
        choices: &choices,
        blocked: &blocked,
        post_to: "/t/1/act",
        version: 7,
    };
    panel::panel(&scene).into_string()
}

/// Plays at random and calls `look` after every step, with what has happened.
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
                let seat = seats.first().unwrap();
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                let action = legal[numbers.next_u64() as usize % legal.len()];
                state.act(seat, &action, &mut log).unwrap();
            }
        }
        let events: Vec<_> = log.drain(..).map(|(_, event)| event).collect();
        look(&state, &events);
    }
}

const TABLES: [&str; 4] = [
    "players=2",
    "players=3 edition=early",
    "players=4 hero_placement=one_by_one night_flow=turn_order",
    "players=2 pressure=may cargo_survivor=may bank=counted airlock_rows=2_4 hunt_min_points=0",
];

fn assert_said(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.is_empty(), "{what:?} says nothing");
    for part in text.split('[').skip(1) {
        let id = part.split(']').next().unwrap_or_default();
        assert!(!id.contains('-'), "{what:?}: no text [{id}]");
    }
    assert!(!text.contains("{$"), "{what:?}: {text}");
}
