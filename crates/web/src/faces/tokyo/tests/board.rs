//! The scene: complete, in all languages, the same for all who know the same.

use super::{TABLES, options, play};
use crate::faces::tokyo::board::check::chance;
use crate::faces::tokyo::words::Words;
use crate::tests::{assert_shows_the_view_alone, assert_whole_for_some, draw};
use kernel::{Game, Pending, Seat, Viewer};
use serde_json::json;
use tokyo::{Area, State, Trouble};

#[test]
fn every_scene_is_drawn_for_all_eyes_in_all_languages() {
    let mut steps = 0;
    for (number, table) in TABLES.into_iter().enumerate() {
        play(&options(table), number as u64, |state, _| {
            steps += 1;
            if steps % 61 != 0 && !matches!(state.pending(), Pending::Over) {
                return;
            }
            assert_whole_for_some(state, steps);
        });
    }
}

#[test]
fn every_part_of_the_mat_is_there_all_the_time() {
    let mut steps = 0usize;
    play(&options(TABLES[0]), 3, |state, _| {
        steps += 1;
        if !steps.is_multiple_of(19) {
            return;
        }
        let html = draw(state, Viewer::Spectator, i18n::english());
        for &area in &Area::NORMAL {
            assert!(html.contains(&format!("id=\"area-{area}\"")));
            for slot in area.slots() {
                assert!(html.contains(&format!("id=\"slot-{}\"", slot.word().replace('_', "-"))));
            }
        }
        assert_eq!(html.matches("class=\"chip\"").count(), 8);
        assert_eq!(html.matches(" id=\"pc-").count(), usize::from(state.seats()));
    });
}

#[test]
fn nobody_sees_more_than_the_view() {
    let mut steps = 0usize;
    for (seed, table) in TABLES.iter().enumerate() {
        play(&options(table), 70 + seed as u64, |state, _| {
            steps += 1;
            if !steps.is_multiple_of(149) || matches!(state.pending(), Pending::Chance) {
                return;
            }
            assert_shows_the_view_alone(state, steps as u64);
        });
    }
}

/// T23.4 T30.1 The pile before the reader shows the card that was discarded last, those of others none.
#[test]
fn the_own_discard_pile_shows_its_top_card() {
    let position = json!({
        "round": 2,
        "seats": {
            "0": { "role": "negotiator", "discard": ["paper_charm", "herbal_tea"] },
            "1": { "role": "engineer", "discard": ["pipe_wrench"] },
        },
    });
    let position = serde_json::from_value(position).unwrap();
    let state = State::from_position(&options("players=2"), &position).unwrap();
    let (own, view) = (Seat::new(0).unwrap(), state.view(Viewer::Spectator));
    let &top = view.stash(own).discard.last().unwrap();
    assert_eq!(top.word(), "herbal_tea");
    let pile = |html: &str, seat: u8| {
        let (_, pile) = html.split_once(&format!("<details id=\"discard-{seat}\"")).unwrap();
        pile.split_once("</summary>").unwrap().0.to_owned()
    };
    for texts in i18n::languages() {
        let words = Words { texts, view: &view, people: &[] };
        let told = words.tell("tokyo-board-on-top", &[("card", top.into())]);
        let html = draw(&state, Viewer::Seat(own), texts);
        let shown = pile(&html, 0);
        assert!(
            shown.contains(&format!("aria-label=\"{told}\"")) && told.contains(words.card(top)),
            "{shown}"
        );
        assert!(shown.contains("#tea\""), "{shown}");
        assert_eq!(shown.matches("<use class=\"tone-").count(), 1, "{shown}");
        assert!(!pile(&html, 1).contains("on-top"), "{html}");
        assert!(!draw(&state, Viewer::Spectator, texts).contains("on-top"));
    }
}

/// T8.2 Before the reader an empty hand is said to be empty.
#[test]
fn an_empty_hand_is_said_to_be_empty() {
    let position = |hand: &[&str]| {
        let position = json!({
            "round": 2,
            "seats": { "0": { "role": "negotiator", "hand": hand }, "1": { "role": "engineer" } },
        });
        State::from_position(&options("players=2"), &serde_json::from_value(position).unwrap()).unwrap()
    };
    let own = Viewer::Seat(Seat::new(0).unwrap());
    for texts in i18n::languages() {
        let told = texts.say("tokyo-board-hand-empty");
        assert!(draw(&position(&[]), own, texts).contains(&told));
        assert!(!draw(&position(&["paper_charm"]), own, texts).contains(&told));
    }
}

/// T19.7 T19.14 The drawings add up what the rules add up.
#[test]
fn the_odds_of_a_draw_are_those_of_the_cards() {
    let all: Vec<(Trouble, u8)> = Trouble::all().map(|trouble| (trouble, trouble.row().copies)).collect();
    assert_eq!(chance(&all, 0), (40, 40));
    let (reach, of) = chance(&all, 7);
    let sevens: u32 =
        all.iter().filter(|(trouble, _)| trouble.row().ap >= 7).map(|(_, count)| u32::from(*count)).sum();
    assert_eq!((reach, of), (sevens, 40));
    assert_eq!(chance(&all, 9).0, 0);
}
