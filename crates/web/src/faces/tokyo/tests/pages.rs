//! The story of the tutorial as people play it, and how its end is shown.

use super::{assert_said, later, look, options, panel, people, play};
use crate::face::Face;
use crate::faces::tokyo::desk::starts;
use crate::faces::tokyo::words::Words;
use crate::faces::tokyo::words::ending;
use crate::faces::tokyo::words::text::mod_rows;
use crate::tests::texts_in;
use kernel::{Game, Seat, Viewer};
use std::collections::BTreeSet;
use tokyo::{Action, Card, Ending, Equipped, Rank, State, Step, When};

const TUTORIAL: &str = "players=2 scenario=s00";

#[test]
fn pages_are_turned_on_the_page() {
    let mut turned = 0;
    play(&options(TUTORIAL), 2, |state, _| {
        for seat in state.pending().seats().iter() {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            if !legal.contains(&Action::Read) {
                continue;
            }
            turned += 1;
            let page = look(state, Viewer::Seat(seat), texts_in("ja"), State::scene);
            assert_eq!(page.matches("value=\"read\"").count(), 1);
            let desk = look(state, Viewer::Seat(seat), texts_in("ja"), panel);
            assert!(!desk.contains("value=\"read\"") && desk.contains("href=\"#guide-page\""));
        }
    });
    assert!(turned > 9, "{turned}");
}

/// T32.13 A gate says what is asked, and whether it can be tried.
#[test]
fn a_gate_is_shown_in_the_site() {
    let mut told = BTreeSet::new();
    play(&options(TUTORIAL), 2, |state, _| {
        let view = state.view(Viewer::Spectator);
        let Some(gate) = view.story.gate else { return };
        for texts in i18n::languages() {
            let html = look(state, Viewer::Spectator, texts, State::scene);
            let words = Words { texts, view: &view, people: &people() };
            assert!(html.matches(words.scene(gate.scene)).count() > 1);
            assert_said(&html, &gate);
        }
        told.insert(gate.stand.word());
    });
    assert!(told.len() > 1, "{told:?}");
}

/// T26.5 A cleared scenario is shown with its clear rank.
#[test]
fn the_end_is_told_with_the_rank() {
    let mut view = State::new(&options(TUTORIAL)).unwrap().view(Viewer::Spectator);
    view.ending = Some(Ending::Cleared);
    for (rounds, rank) in [(4, Rank::S), (5, Rank::A), (6, Rank::B), (7, Rank::C)] {
        view.evaluated_rounds = rounds;
        for texts in i18n::languages() {
            let words = Words { texts, view: &view, people: &people() };
            let told = ending::text(&words);
            assert_said(&told, &rank);
            assert!(told.contains(&rank.word().to_uppercase()), "{told}");
        }
    }
}

/// T7.1 What begins by itself at the start of the phase stands among the coming steps.
#[test]
fn start_effects_are_among_the_coming_steps() {
    let starting = |card: &Card| card.row().rows.iter().any(|row| row.when == When::Start);
    for card in Card::all().filter(starting) {
        let mut view = State::new(&options("players=2")).unwrap().view(Viewer::Spectator);
        view.step = Step::Reveal;
        view.pcs[1].equipment.push(Equipped::new(card));
        for texts in i18n::languages() {
            let words = Words { texts, view: &view, people: &people() };
            let all = starts::starts(&view);
            let [only] = all.as_slice() else { panic!("{} effects", all.len()) };
            assert_eq!((only.rule().0, only.place(&words)), ("T7.1", words.pc(Seat::new(1).unwrap())));
            let what = only.what(&words);
            assert!(what.contains(words.card(card)), "{what}");
            assert_said(&what, &card);
        }
    }
}

/// T24.1 T32.12 Scenario cards, troubles, MOD cards and facilities act in this order, and name the cards they mean.
#[test]
fn a_story_is_among_the_coming_steps() {
    let position = serde_json::json!({
        "story": { "table": ["sc01_02"], "mods": { "undrawn": [], "open": ["ring_weather"] } },
        "slots": { "akiba_1": { "scene": "sc01_05" }, "shibuya_1": { "trouble": "riot" } },
    });
    let position = serde_json::from_value(position).unwrap();
    let state = State::from_position(&options("players=2 scenario=s01"), &position).unwrap();
    for texts in i18n::languages() {
        let html = look(&state, Viewer::Spectator, texts, State::scene);
        assert_said(&html, &texts);
        let step =
            |number: &str| html.find(&format!(">{number}<")).unwrap_or_else(|| panic!("no step {number}"));
        assert!(step("5-1") < step("5-2") && step("5-2") < step("5-3"), "{texts:?}");
        assert!(html.contains("SC01-03") && html.contains("SM-04"), "{texts:?}");
    }
}

/// T32.12 What a MOD card in force does stands beside the round, and in full where it is touched.
#[test]
fn mod_cards_in_force_stand_on_the_table() {
    let position = serde_json::json!({ "story": { "mods": { "undrawn": [], "open": ["ring_weather"] } } });
    let position = serde_json::from_value(position).unwrap();
    let state = State::from_position(&options("players=2 scenario=s01"), &position).unwrap();
    let view = state.view(Viewer::Spectator);
    let card = view.story.mods.open.iter().next().unwrap();
    for texts in i18n::languages() {
        let html = look(&state, Viewer::Spectator, texts, State::scene);
        let strip = html.split_once("id=\"in-force-4\"").expect("no strip").1.split_once("</a>").unwrap().0;
        let full = later(&state, Viewer::Spectator, texts, "menu-mod-4").expect("no menu");
        let rows = mod_rows(texts, card, 2);
        assert!(!rows.is_empty());
        for row in rows {
            assert!(strip.contains(&row) && full.contains(&row), "{row}: {strip} {full}");
        }
    }
    let none = State::from_position(&options("players=2 scenario=s01"), &Default::default()).unwrap();
    assert!(!look(&none, Viewer::Spectator, i18n::english(), State::scene).contains("in-force"));
}

/// T32.14 T32.15 The shaft with its floors and the train with its passengers are drawn, in every language.
#[test]
fn journeys_are_drawn() {
    let down = serde_json::json!({
        "round": 3,
        "story": {
            "table": ["sc02_02", "sc02_07"],
            "discard": ["sc02_05", "sc02_06"],
            "tokens": [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        },
    });
    let train = serde_json::json!({
        "round": 3,
        "story": { "table": ["sc06_06"], "tokens": [0, 0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
        "slots": { "shibuya_1": { "scene": "sc06_05" } },
    });
    for (options_said, position, wanted) in [
        ("players=2 scenario=s02", down, ["id=\"shaft\"", "class=\"now\""]),
        ("players=2 scenario=s06", train, ["id=\"train\"", "rotate(270)"]),
    ] {
        let position = serde_json::from_value(position).unwrap();
        let state = State::from_position(&options(options_said), &position).unwrap();
        for texts in i18n::languages() {
            let html = look(&state, Viewer::Spectator, texts, State::scene);
            assert_said(&html, &texts);
            for part in wanted {
                assert!(html.contains(part), "{part} in {texts:?}");
            }
        }
    }
}

#[test]
fn every_bot_has_a_name_in_every_language() {
    for level in <State as bots::Roster>::level_names() {
        for texts in i18n::languages() {
            assert!(texts.has(&format!("level-{level}")), "{level} in {}", texts.tag());
        }
    }
}
