//! Random games: everything that is asked, happens or is refused has its text in three languages, and the table in plain text.

use super::{TABLES, assert_said, options, people, play, viewers};
use crate::faces::tokyo::desk::expected;
use crate::faces::tokyo::words::{Words, refusal_text};
use crate::faces::tokyo::words::{log, plain};
use kernel::{Game, Viewer};

#[test]
fn everything_that_happens_is_told_in_all_languages() {
    let people = people();
    for (seed, table) in TABLES.into_iter().enumerate() {
        play(&options(table), 80 + seed as u64, |state, events| {
            let view = state.view(Viewer::Spectator);
            for event in events {
                for texts in i18n::languages() {
                    let words = Words { texts, view: &view, people: &people };
                    if let Some(sentence) = log::sentence(&words, event) {
                        assert_said(&sentence.text, event);
                    }
                }
            }
        });
    }
}

#[test]
fn everything_that_is_asked_or_refused_is_told_in_all_languages() {
    let people = people();
    for (seed, table) in TABLES.into_iter().enumerate() {
        let mut steps = 0usize;
        play(&options(table), 120 + seed as u64, |state, _| {
            steps += 1;
            let viewers = viewers(state);
            let view = state.view(viewers[steps % viewers.len()]);
            for texts in i18n::languages() {
                let words = Words { texts, view: &view, people: &people };
                for acting in state.pending().seats().iter().map(Some).chain([None]) {
                    let question = words.question(acting);
                    assert_said(&question.headline, &view.top());
                    assert_said(&question.more.unwrap_or_else(|| "-".to_owned()), &view.top());
                }
            }
            for seat in state.pending().seats().iter() {
                for action in expected::actions(&state.view(Viewer::Seat(seat)), seat) {
                    if let Err(why) = state.check(seat, &action) {
                        for texts in i18n::languages() {
                            assert_said(&refusal_text(texts, &why), &why);
                        }
                    }
                }
            }
        });
    }
}

#[test]
fn the_table_is_told_in_plain_text() {
    let people = people();
    for (seed, table) in TABLES.into_iter().enumerate() {
        let mut steps = seed;
        play(&options(table), 160 + seed as u64, |state, _| {
            steps += 1;
            for texts in i18n::languages().iter().filter(|_| steps.is_multiple_of(31)) {
                for viewer in viewers(state) {
                    let view = state.view(viewer);
                    let words = Words { texts, view: &view, people: &people };
                    assert_said(&plain::table(&words), &viewer);
                }
            }
        });
    }
}
