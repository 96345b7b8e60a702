//! What lies on PC boards: each card opens its menu, and the menu offers what is legal about it.

use super::{TABLES, later, look, options, play};
use crate::faces::tokyo::board::{Board, bots, pc_board};
use crate::faces::tokyo::words::about::{About, things};
use crate::faces::tokyo::words::slug;
use kernel::{Game, Seat, Viewer};
use maud::{Markup, html};
use std::collections::HashMap;
use tokyo::{Action, Means, State};

fn boards(scene: &crate::face::Scene<'_, State>) -> Markup {
    let board = Board::of(scene);
    html! { (pc_board::boards(&board)) @if let Some(bots) = bots::bots(&board) { (bots) } }
}

/// Whether this is the menu of that thing.
fn is_menu_of(menu: &str, about: About) -> bool {
    let of = |kind: &str, seat: Seat| format!("menu-{kind}-{}-", seat.number());
    match about {
        About::Held(seat, card) => menu.starts_with(&format!("{}{}-", of("hand", seat), slug(card.word()))),
        About::Gear(seat, card) => {
            menu.starts_with(&of("gear", seat)) && menu.ends_with(&format!("-{}", slug(card.word())))
        }
        About::Skill(seat, skill) => menu == format!("{}{}", of("skill", seat), slug(skill.word())),
        About::Bot(role) => menu == format!("menu-bot-{role}"),
        About::Pc(seat) => menu == format!("menu-choose-pc-{}", seat.number()),
        About::Spot(_) | About::Area(_) => false,
    }
}

/// Whether something on a board is what the action is about.
fn is_on_a_board(action: Action) -> bool {
    matches!(
        action,
        Action::Use { .. }
            | Action::Join { .. }
            | Action::Equip(_)
            | Action::Unequip(_)
            | Action::Pay(_)
            | Action::Discard(_)
            | Action::Give(_)
            | Action::Show(_)
            | Action::Return { .. }
            | Action::Exchange { .. }
            | Action::Refresh(_)
            | Action::Ride(_)
    )
}

#[test]
fn cards_on_boards_offer_what_is_legal_about_them() {
    for (seed, table) in TABLES.into_iter().enumerate() {
        let mut steps = seed;
        play(&options(table), 200 + seed as u64, |state, _| {
            steps += 1;
            for seat in state.pending().seats().iter().filter(|_| steps.is_multiple_of(37)) {
                let html = look(state, Viewer::Seat(seat), i18n::english(), boards);
                let view = state.view(Viewer::Seat(seat));
                let mut menus: HashMap<&str, String> = HashMap::new();
                let mut legal = Vec::new();
                state.legal_actions(seat, &mut legal);
                for action in legal.into_iter().filter(|&action| is_on_a_board(action)) {
                    let about: Vec<About> = things(&view, seat, action).collect();
                    let links = html.split(" data-menu=\"").skip(1).filter_map(|rest| rest.split('"').next());
                    let mut links = links.filter(|menu| about.iter().any(|&about| is_menu_of(menu, about)));
                    let offered = links.any(|menu| {
                        let drawn = menus.entry(menu).or_insert_with(|| {
                            later(state, Viewer::Seat(seat), i18n::english(), menu).unwrap()
                        });
                        drawn.contains(&format!("value=\"{action}\""))
                    });
                    assert!(offered, "no way to {action}");
                }
            }
        });
    }
}

#[test]
fn cards_that_can_be_played_are_marked() {
    let mut seen = 0;
    play(&options(TABLES[0]), 7, |state, _| {
        for seat in state.pending().seats().iter() {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let hand =
                |action: &Action| matches!(action, Action::Use { by: Means::Hand(_), .. } | Action::Equip(_));
            if seen < 20 && legal.iter().any(hand) {
                seen += 1;
                let boards = look(state, Viewer::Seat(seat), i18n::english(), boards);
                let mut lit = boards.split("<li class=\"lit\"").filter_map(|leaf| leaf.split_once('>'));
                assert!(lit.any(|(_, leaf)| leaf.starts_with("<a id=\"hand-")));
            }
        }
    });
    assert_eq!(seen, 20);
}

/// T30.5 A hand that is not seen is as many backs as it has cards.
#[test]
fn hidden_hands_are_backs() {
    let mut seen = 0;
    play(&options("players=2 hands=hidden"), 5, |state, _| {
        let own = Seat::default();
        let view = state.view(Viewer::Seat(own));
        let hidden = view.stashes.iter().map(|stash| usize::from(stash.hidden)).sum::<usize>();
        if hidden > 0 && seen < 10 {
            seen += 1;
            let html = look(state, Viewer::Seat(own), i18n::english(), boards);
            assert_eq!(html.matches("href=\"#t-back\"").count(), hidden);
        }
    });
    assert_eq!(seen, 10);
}
