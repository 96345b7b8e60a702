//! The desk of random games: every text is there, every legal action is offered once, ids are unique.

use super::{TABLES, assert_said, options, play, unfolded, viewers};
use crate::faces::tokyo::words::refusal_text;
use crate::tests::{later, legal};
use kernel::{Game, Pending, Seat, Viewer};
use std::collections::BTreeSet;
use tokyo::refusals::GUIDED;
use tokyo::{Action, Ask, Card, Drawn, Frame, State};

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

/// T27.6 Where one goes from the Site is touched on the mat, and listed: the panel leaves the Site to be seen.
#[test]
fn leaving_the_site_is_listed() {
    let mut left = 0;
    for (seed, table) in TABLES.into_iter().enumerate() {
        play(&options(table), 60 + seed as u64, |state, _| {
            let leaves = |seat| legal(state, seat).iter().any(|action| matches!(action, Action::Leave(_)));
            let acts = state.view(Viewer::Spectator).top() == Some(Frame::Ask(Ask::Act));
            let Some(seat) = state.pending().seats().iter().find(|&seat| acts && leaves(seat)) else {
                return;
            };
            left += 1;
            if left > 8 {
                return;
            }
            let html = unfolded(state, Viewer::Seat(seat), i18n::english());
            let (before, listed) = html.split_once("id=\"listed\"").unwrap();
            assert!(!before.contains("value=\"leave "), "{before}");
            assert!(listed.contains("value=\"leave "), "{listed}");
        });
    }
    assert!(left > 0, "nobody has left the Site");
}

/// Who pays for the check, and what they can do about it, as long as no trouble has been drawn.
fn payer(state: &State) -> Option<(Seat, Vec<Action>)> {
    let view = state.view(Viewer::Spectator);
    let payer = view.check.filter(|check| check.drawn == Drawn::NotYet)?.payer();
    let asked = view.top() == Some(Frame::Ask(Ask::Check)) && state.pending().seats().contains(payer);
    asked.then(|| (payer, legal(state, payer)))
}

/// The menu of the first card of the hand.
fn menu(seat: Seat, card: Card) -> String {
    format!("menu-hand-{}-{}-0", seat.number(), card.word().replace('_', "-"))
}

/// T19.2 T32.28 What the tutorial does not let the payer add to a check stands apart, with the reason; elsewhere nothing does that can
/// be added.
#[test]
fn what_cannot_be_added_to_a_check_is_said_to_be_so() {
    let mut guided = 0;
    for (seed, table) in [TABLES[0], TABLES[2], "players=2 scenario=s00"].into_iter().enumerate() {
        play(&options(table), 80 + seed as u64, |state, _| {
            let Some((payer, legal)) = payer(state) else { return };
            for texts in i18n::languages() {
                let html = unfolded(state, Viewer::Seat(payer), texts);
                let apart =
                    html.split("class=\"not-now\"").nth(1).and_then(|rest| rest.split("</div>").next());
                let drawing = texts.say("tokyo-do-draw-trouble");
                let draws = legal.contains(&Action::DrawTrouble);
                if state.view(Viewer::Spectator).guide.is_some() && !draws {
                    let apart = apart.unwrap_or_else(|| panic!("nothing stands apart: {html}"));
                    assert!(apart.contains(&drawing), "{apart}");
                    let why = refusal_text(texts, &GUIDED);
                    assert!(apart.contains(&why), "{apart}");
                    guided += 1;
                    // Touching a card of the hand says so too.
                    let view = state.view(Viewer::Seat(payer));
                    let Some(&card) = view.stash(payer).hand.first() else { continue };
                    let told = later(state, Viewer::Seat(payer), texts, &menu(payer, card)).unwrap();
                    assert_eq!(told.contains(&why), !legal.contains(&Action::Pay(card)), "{told}");
                } else if draws {
                    assert!(apart.is_none_or(|apart| !apart.contains(&drawing)), "{html}");
                }
            }
        });
    }
    assert!(guided > 0, "no check of the tutorial has been met");
}
