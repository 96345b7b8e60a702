//! T8 T11.4 T17.3 T30 The cards of a PC: equipment, hand, deck and discard pile, in the order they have.

use crate::faces::tokyo::Scene;
use crate::faces::tokyo::board::card::{card, times};
use crate::faces::tokyo::board::card_menu;
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::words::{Words, slug};
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Card, EQUIPMENT, Pc, StashView};

/// T11.4 The equipped cards, with the places that are free.
pub(crate) fn equipment(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, pc: &Pc) -> Markup {
    let count = pc.equipment.len();
    html! {
        section .holding {
            h4 { (icon("shield")) (words.say("tokyo-board-equipment")) span .count { (count) "/" (EQUIPMENT) } }
            ul .leaves {
                @for (place, equipped) in pc.equipment.iter().enumerate() { li { (card_menu::gear(words, scene, seat, equipped, place)) } }
                @if count < EQUIPMENT { li .free aria-hidden="true" { @for _ in count..EQUIPMENT { i {} } } }
            }
        }
    }
}

/// T8 Hand, deck and discard pile. Of a pair with one deck only the first shows them.
pub(crate) fn stash(words: &Words<'_>, scene: &Scene<'_>, seat: Seat) -> Markup {
    let view = words.view;
    let mine = scene.mine.contains(seat);
    let owner = view.options.stash_of(seat);
    if owner != seat {
        let told = words.tell("tokyo-board-shares", &[("pc", owner.into())]);
        return html! { p .hint { (told) } };
    }
    let stash = view.stash(seat);
    html! {
        (hand(words, scene, seat, stash))
        @if let Some(other) = view.options.sharers(owner).iter().find(|&other| other != seat) {
            p .hint { (words.tell("tokyo-board-shared", &[("pc", other.into())])) }
        }
        div .piles {
            (deck(words, seat, stash, mine))
            (discard(words, seat, stash))
        }
    }
}

fn hand(words: &Words<'_>, scene: &Scene<'_>, seat: Seat, stash: &StashView) -> Markup {
    let held = stash.hand_len();
    let over = held > usize::from(stash.limit);
    html! {
        section .holding .hand-of {
            h4 { (icon("hand")) (words.say("tokyo-board-hand")) span .count .over[over] { (held) "/" (stash.limit) } }
            ul .leaves {
                @for (place, &card) in stash.hand.iter().enumerate() { li { (card_menu::held(words, scene, seat, card, nth(&stash.hand, place))) } }
                @if stash.hidden > 0 { li .backs-of-hand { (backs(words, stash.hidden)) } }
            }
        }
    }
}

/// T30.5 Cards that the viewer does not see.
fn backs(words: &Words<'_>, count: u8) -> Markup {
    let told = words.tell("tokyo-board-hidden", &[("count", count.into())]);
    html! {
        span .card-backs role="img" aria-label=(told) title=(told) {
            @for _ in 0..count { svg viewBox="-15 -20 30 40" aria-hidden="true" { use href="#t-back" {} } }
        }
    }
}

/// Of cards alike, which one a place holds.
fn nth(cards: &[Card], place: usize) -> usize {
    cards[..place].iter().filter(|&&other| other == cards[place]).count()
}

/// T17.3 The deck: what is known to lie on top, and what may lie below.
fn deck(words: &Words<'_>, seat: Seat, stash: &StashView, mine: bool) -> Markup {
    let number = seat.number();
    let known: Vec<Card> = stash.deck.iter().rev().copied().collect();
    let hidden_too = !mine && stash.hidden > 0;
    html! {
        details id=(format!("deck-{number}")) .fold {
            summary {
                (icon("deck")) (words.say("tokyo-board-deck")) span .count { (stash.deck_len()) }
            }
            @if let Some(next) = known.first() {
                p .hint { (words.tell("tokyo-board-next", &[("card", (*next).into())])) }
            }
            ol .leaves { @for (place, &of) in known.iter().enumerate() {
                li { (card(words, &format!("deck-{number}-{place}-{}", slug(of.word())), of, &html! {})) }
            } }
            @if !stash.starters.is_empty() {
                p .hint { (words.say(if hidden_too { "tokyo-board-below-or-held" } else { "tokyo-board-below" })) }
                ul .leaves { @for (of, count) in counts(&stash.starters) {
                    li { (card(words, &format!("below-{number}-{}", slug(of.word())), of, &times(count))) }
                } }
            }
            @if stash.starters_under > 0 {
                p .hint { (words.tell("tokyo-board-redrawn", &[("count", stash.starters_under.into())])) }
            }
        }
    }
}

/// T8.4 The discard pile. Turned over it becomes the deck, so that its lowest card comes first.
fn discard(words: &Words<'_>, seat: Seat, stash: &StashView) -> Markup {
    let number = seat.number();
    html! {
        details id=(format!("discard-{number}")) .fold {
            summary { (icon("discard")) (words.say("tokyo-board-discard")) span .count { (stash.discard.len()) } }
            @if stash.discard.is_empty() {
                p .hint { (words.say("tokyo-board-none")) }
            } @else {
                p .hint { (words.say("tokyo-board-flip")) }
                ol .leaves .numbered { @for (place, &of) in stash.discard.iter().enumerate() {
                    li { (card(words, &format!("discard-{number}-{place}-{}", slug(of.word())), of, &html! {})) }
                } }
            }
        }
    }
}

/// Sorted cards with how many there are of each.
fn counts(cards: &[Card]) -> Vec<(Card, u8)> {
    let mut counted: Vec<(Card, u8)> = Vec::new();
    for &card in cards {
        match counted.last_mut() {
            Some((last, count)) if *last == card => *count += 1,
            Some(_) | None => counted.push((card, 1)),
        }
    }
    counted
}
