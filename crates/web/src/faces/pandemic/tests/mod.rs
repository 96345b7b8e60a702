//! What people see of Pandemic, in all languages, for random games and every pair of eyes.

mod desk;
mod finale;
mod gallery;
mod modules;
mod sheets;
mod texts;

use crate::faces::pandemic::words::slug;
use crate::tests::{
    self, assert_said, assert_shows_the_view_alone, assert_whole_for_some, draw, draw_all, legal, one_of,
    options, people, viewers,
};
use kernel::{Game, Pending, Seat, SeatSet, Viewer};
use pandemic::{Card, Event, Options, State};
use std::collections::BTreeSet;
use testkit::SplitMix;

/// Plays at random and calls `look` after every step, with what has happened.
fn play(options: &Options, seed: u64, look: impl FnMut(&State, &[Event])) {
    let decide = |state: &State, seats: SeatSet, numbers: &mut SplitMix| {
        let seat = seats.first().unwrap();
        (seat, one_of(&legal(state, seat), numbers))
    };
    tests::play(options, seed, decide, look);
}

const TABLES: [&str; 8] = [
    "players=2",
    "players=3 role_assignment=chosen",
    "players=4 open_hands=false",
    "players=5 open_hands=false consent=auto city_06_name=toronto",
    "players=4 module_strain=on module_purple=mutation role_packs=both event_set=mix13 ops_expert=revised consent=auto",
    "players=3 module_purple=mutation role_packs=brink epidemiologist_cost=free open_hands=false",
    "players=3 module_purple=bio_terrorist event_set=mix13 role_packs=second_edition bt_turns=after_each_player",
    "players=2 module_purple=bio_terrorist module_strain=on bt_seat=random bt_move=any_move open_hands=false",
];

#[test]
fn every_scene_is_drawn_for_all_eyes_in_all_languages() {
    let mut steps = 0;
    for (number, table) in TABLES.into_iter().enumerate() {
        for seed in 0..2 {
            play(&options(table), seed * 10 + number as u64, |state, _| {
                steps += 1;
                if steps % 23 != 0 && !matches!(state.pending(), Pending::Over) {
                    return;
                }
                assert_whole_for_some(state, steps);
            });
        }
    }
}

#[test]
fn every_choice_can_be_made_on_the_page() {
    let mut steps = 0usize;
    for table in TABLES {
        play(&options(table), 5, |state, _| {
            steps += 1;
            for seat in state.pending().seats().iter().filter(|_| steps.is_multiple_of(19)) {
                let html = draw_all(state, Viewer::Seat(seat), i18n::english());
                for action in legal(state, seat) {
                    assert!(html.contains(&format!("value=\"{action}\"")), "no way to {action}");
                }
            }
        });
    }
}

#[test]
fn closed_hands_stay_closed() {
    let mut steps = 0usize;
    for (seed, table) in TABLES[2..].iter().enumerate() {
        play(&options(table), seed as u64, |state, _| {
            steps += 1;
            if !steps.is_multiple_of(31) {
                return;
            }
            assert_shows_the_view_alone(state, steps as u64);
            for viewer in viewers(state).into_iter().filter(|viewer| *viewer != Viewer::Omniscient) {
                let view = state.view(viewer);
                let html = draw(state, viewer, i18n::english());
                for card in view.unseen.iter() {
                    let id = format!("id=\"card-{}\"", slug(card.word()));
                    assert!(!html.contains(&id), "{viewer:?} sees {card}");
                }
            }
        });
    }
}

#[test]
fn p2_13_the_seventh_city_is_called_as_the_table_likes() {
    for (name, called, not_called) in
        [("montreal", "Montreal", "Toronto"), ("toronto", "Toronto", "Montreal")]
    {
        let state = State::new(&options(&format!("players=2 city_06_name={name}"))).unwrap();
        let html = draw(&state, Viewer::Spectator, i18n::english());
        assert!(html.contains(called) && !html.contains(not_called));
    }
}

#[test]
fn what_is_asked_names_whom_and_what() {
    let mut asked = BTreeSet::new();
    for seed in 0..6 {
        play(&options("players=3"), seed, |state, _| {
            if !matches!(state.pending(), Pending::Any(_) | Pending::Over) {
                return;
            }
            for viewer in viewers(state) {
                let html = draw(state, viewer, i18n::english());
                let prompt = html
                    .split("<header class=\"prompt")
                    .nth(1)
                    .and_then(|rest| rest.split("</header>").next());
                asked.insert(prompt.unwrap_or_default().to_owned());
            }
        });
    }
    let some = |part: &str| assert!(asked.iter().any(|text| text.contains(part)), "{part}: {asked:#?}");
    some(", you have 4 actions left");
    some("in Atlanta.");
    some("will you play an event?");
    some("do you agree?");
    some("wants to take the");
    some("choose the card that will be turned up first.");
    some("is answering a question");
    some("The game is lost.");
}

#[test]
fn a_card_lies_in_one_place() {
    let mut steps = 0usize;
    play(&options("players=4"), 3, |state, _| {
        steps += 1;
        if !steps.is_multiple_of(11) {
            return;
        }
        let html = draw(state, Viewer::Seat(Seat::default()), i18n::english());
        for card in Card::all().iter() {
            let id = format!("id=\"card-{}\"", slug(card.word()));
            assert!(html.matches(&id).count() <= 1, "{card} lies in two places");
        }
    });
}
