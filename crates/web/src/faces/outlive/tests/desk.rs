//! The desk of random games: every text is there, every legal action has one button, ids are unique.

use super::{TABLES, assert_said, draw_desk, later_on_desk, options, people, play, play_busily, viewers};
use crate::faces::outlive::desk::expected;
use crate::faces::outlive::words::Words;
use crate::faces::outlive::words::log;
use crate::tests::{assert_ids_are_unique, later_ids};
use kernel::{Game, Pending, Viewer};

/// How often a desk is looked at; one number for each table, so that other moments are met.
const EVERY: [usize; 5] = [7, 11, 13, 17, 19];

#[test]
fn every_desk_is_drawn_for_all_eyes_in_all_languages() {
    for (seed, table) in TABLES.into_iter().enumerate() {
        let mut steps = 0;
        play_busily(&options(table), seed as u64, |state, _| {
            steps += 1;
            if steps % EVERY[seed] != 0 && !matches!(state.pending(), Pending::Over) {
                return;
            }
            let viewers = viewers(state);
            let viewer = viewers[steps % viewers.len()];
            for texts in i18n::languages() {
                let html = draw_desk(state, viewer, texts);
                assert_said(&html, &viewer);
                assert_ids_are_unique(&html);
            }
        });
    }
}

#[test]
fn every_legal_action_is_offered_once() {
    for (seed, table) in TABLES.into_iter().enumerate() {
        let mut steps = 0;
        play_busily(&options(table), 40 + seed as u64, |state, _| {
            steps += 1;
            for seat in state.pending().seats().iter().filter(|_| steps % EVERY[seed] == 0) {
                let viewer = Viewer::Seat(seat);
                let desk = draw_desk(state, viewer, i18n::english());
                let folds =
                    later_ids(&desk).into_iter().map(|id| later_on_desk(state, viewer, i18n::english(), &id));
                let html = folds.fold(desk, |all, fold| all + &fold);
                assert_ids_are_unique(&html);
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                for action in legal {
                    let ways = html.matches(&format!("value=\"{action}\"")).count();
                    assert_eq!(ways, 1, "{ways} ways to {action}");
                }
            }
        });
    }
}

/// The suggested set-up is on one button, and so are the heroes: each a run of what is legal one after the other.
#[test]
fn the_set_up_is_suggested_as_a_run_of_legal_actions() {
    for table in ["players=2", "players=3 hero_placement=one_by_one"] {
        let mut asked = 0;
        play(&options(table), 3, |state, _| {
            for seat in state.pending().seats().iter().filter(|_| state.view(Viewer::Spectator).turn == 0) {
                let desk = draw_desk(state, Viewer::Seat(seat), i18n::english());
                let Some((_, offer)) = desk.split_once("id=\"suggested\"") else { continue };
                let written = offer.split_once("value=\"").unwrap().1.split('"').next().unwrap();
                let mut after = state.clone();
                for action in written.split("; ") {
                    after.act(seat, &action.parse().unwrap(), &mut ()).unwrap();
                }
                let still = after.pending().seats().contains(seat)
                    && after.view(Viewer::Spectator).ask() == state.view(Viewer::Spectator).ask();
                assert!(!still, "{table}: {seat} is asked more after {written}");
                asked += 1;
            }
        });
        assert!(asked > 8, "{asked}");
    }
}

/// What cannot be done is said when it is wanted, with the reason and its rule.
#[test]
fn what_is_refused_says_why() {
    let mut said = 0;
    for (seed, table) in TABLES.into_iter().enumerate() {
        let mut steps = 0;
        play_busily(&options(table), 20 + seed as u64, |state, _| {
            steps += 1;
            for seat in state.pending().seats().iter().filter(|_| steps % EVERY[seed] == 0) {
                let view = state.view(Viewer::Seat(seat));
                let refused =
                    expected::actions(&view, seat).iter().any(|action| state.check(seat, action).is_err());
                let desk = draw_desk(state, Viewer::Seat(seat), i18n::english());
                assert_eq!(desk.contains("id=\"refused\""), refused);
                if refused {
                    let why = later_on_desk(state, Viewer::Seat(seat), i18n::english(), "refused");
                    assert_said(&why, &seat);
                    assert!(why.contains("class=\"why\"") && why.contains("class=\"rule\""), "{why}");
                    said += 1;
                }
            }
        });
    }
    assert!(said > 50);
}

#[test]
fn everything_that_happens_is_told_in_all_languages() {
    for (seed, table) in TABLES.into_iter().enumerate() {
        play_busily(&options(table), 80 + seed as u64, |state, events| {
            let view = state.view(Viewer::Spectator);
            for event in events {
                for texts in i18n::languages() {
                    let words = Words { texts, view: &view, people: &people() };
                    if let Some(sentence) = log::sentence(&words, event) {
                        assert_said(&sentence.text, event);
                    }
                }
            }
        });
    }
}
