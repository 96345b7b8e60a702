//! The seats: who sits there, as what, where, and with which cards.

use super::words::{Words, card_class, slug};
use crate::face::Scene;
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{ACTIONS, Card, HAND_LIMIT, Role, State};

/// All seats, in order.
pub(super) fn seats(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    html! {
        section #players .players aria-label=(words.say("panel-seats")) {
            @for seat in Seat::first(words.view.options.players) { (one(words, scene, seat)) }
        }
    }
}

fn one(words: &Words<'_>, scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let view = words.view;
    let known = view.seat(seat);
    let number = seat.number();
    let active = seat == view.active && view.turn > 0 && view.ended_by.is_none();
    let mine = if scene.mine.contains(seat) { "mine" } else { "" };
    let on_turn = if active { "active" } else { "" };
    let asked = if view.asked.contains(seat) { "asked" } else { "" };
    html! {
        article id=(format!("player-{number}")) .player .(format!("seat-{number}")) .(mine) .(on_turn) .(asked)
            aria-label=(words.who(seat)) {
            header {
                span .token aria-hidden="true" { (number + 1) }
                h3 { (words.who(seat)) }
                @if !mine.is_empty() { span .tag .mine { (words.say("player-mine")) } }
                @if active { span .tag .active { (words.say("player-active")) } }
                @if !asked.is_empty() { span .tag .asked { (words.say("player-deciding")) } }
            }
            (role(words, number, known.role))
            p .where {
                (words.say_with("player-where", &[("city", (&words.city(known.city)).into())]))
                @if active {
                    @let left = words.say_with("player-actions", &[("count", known.actions_left.into())]);
                    " " span .pips role="img" aria-label=(left) title=(left) {
                        @for pip in 0..ACTIONS { i .(if pip < known.actions_left { "full" } else { "spent" }) {} }
                    }
                }
            }
            (hand(words, seat))
        }
    }
}

fn role(words: &Words<'_>, number: u8, role: Option<Role>) -> Markup {
    html! {
        @match role {
            Some(role) => details id=(format!("role-{number}")) .role {
                summary { (words.role(role)) }
                p { (words.role_about(role)) }
            },
            None => p .role .quiet { (words.say("player-no-role")) },
        }
    }
}

/// The hand as far as the viewer knows it. Hidden cards lie face down behind it.
fn hand(words: &Words<'_>, seat: Seat) -> Markup {
    let known = words.view.seat(seat);
    let open = known.hand.unwrap_or(known.shown);
    let hidden = u32::from(known.hand_count).saturating_sub(open.len());
    let over = if u32::from(known.hand_count) > HAND_LIMIT { "over" } else { "" };
    html! {
        p .count .(over) {
            (words.say_with("player-hand", &[("count", known.hand_count.into())]))
            @if !over.is_empty() { " (" (words.say_with("player-limit", &[("limit", HAND_LIMIT.into())])) ")" }
        }
        ul .hand {
            @for card in open.iter() { (held(words, card)) }
            @for place in 0..hidden {
                li id=(format!("hidden-{}-{place}", seat.number())) .card .hidden { (words.say("card-hidden")) }
            }
        }
    }
}

fn held(words: &Words<'_>, card: Card) -> Markup {
    let about = match card {
        Card::City(_) => None,
        Card::Event(event) => Some(words.event_about(event)),
    };
    html! {
        li id=(format!("card-{}", slug(card.word()))) .card .(card_class(card)) title=[about] { (words.card(card)) }
    }
}
