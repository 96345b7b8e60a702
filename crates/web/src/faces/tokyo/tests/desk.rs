//! The desk of random games: every text is there, every legal action is offered once, ids are unique.

use super::{TABLES, assert_said, options, play, unfolded, viewers};
use kernel::{Game, Pending, Viewer};
use std::collections::BTreeSet;

/// How often a desk is looked at.
const EVERY: usize = 13;

fn assert_ids_are_unique(html: &str) {
    let mut seen = BTreeSet::new();
    for rest in html.split(" id=\"").skip(1) {
        let id = rest.split('"').next().unwrap_or_default();
        assert!(seen.insert(id), "two elements with the id {id}");
    }
}

#[test]
fn every_desk_is_drawn_for_all_eyes_in_all_languages() {
    for (seed, table) in TABLES.into_iter().enumerate() {
        let mut steps = seed;
        play(&options(table), seed as u64, |state, _| {
            steps += 1;
            if !steps.is_multiple_of(EVERY) && !matches!(state.pending(), Pending::Over) {
                return;
            }
            let viewers = viewers(state);
            let viewer = viewers[steps % viewers.len()];
            for texts in i18n::languages() {
                let html = unfolded(state, viewer, texts);
                assert_said(&html, &viewer);
                assert_ids_are_unique(&html);
            }
        });
    }
}

#[test]
fn every_legal_action_is_offered_once() {
    for (seed, table) in TABLES.into_iter().enumerate() {
        let mut steps = seed;
        play(&options(table), 40 + seed as u64, |state, _| {
            steps += 1;
            for seat in state.pending().seats().iter().filter(|_| steps.is_multiple_of(EVERY)) {
                let html = unfolded(state, Viewer::Seat(seat), i18n::english());
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
