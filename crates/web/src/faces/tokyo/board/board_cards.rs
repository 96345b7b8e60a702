//! T8 T11.4 T17.3 T30 The cards of a PC: equipment, hand, deck and discard pile, in the order they have.

use crate::faces::tokyo::board::Board;
use crate::faces::tokyo::board::card::{card, times};
use crate::faces::tokyo::board::card_menu::{self, Leaf};
use crate::faces::tokyo::board::pc_board::{Form, docked};
use crate::faces::tokyo::board::sprite::icon;
use crate::faces::tokyo::words::seats::roles;
use crate::faces::tokyo::words::{Words, slug};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use tokyo::{Card, EQUIPMENT, Pc, StashView};

/// T11.4 The equipped cards, with the places that are free.
pub(crate) fn equipment(board: &Board<'_>, seat: Seat, pc: &Pc) -> Slot {
    let (words, count) = (&board.words, pc.equipment.len());
    let (id, head) = (format!("gear-{}", seat.number()), format!("gear-head-{}", seat.number()));
    let head = board.scene.part(&head, count, |count| {
        html! { h4 id=(head) { (icon("shield")) (words.say("tokyo-board-equipment")) span .count { (count) "/" (EQUIPMENT) } } }
    });
    let gear: Vec<Leaf> = (0..)
        .zip(pc.equipment.iter())
        .map(|(place, equipped)| card_menu::gear(board, seat, equipped, place))
        .collect();
    let cards: Vec<(Card, bool)> =
        pc.equipment.iter().zip(&gear).map(|(equipped, leaf)| (equipped.card, leaf.is_lit())).collect();
    board.scene.part(&id, cards, |_| {
        html! {
            section id=(id) .holding {
                (head)
                ul .leaves {
                    @for equipped in &gear { (equipped) }
                    @if count < EQUIPMENT { li .free aria-hidden="true" { @for _ in count..EQUIPMENT { i {} } } }
                }
            }
        }
    })
}

/// T8 Hand, deck and discard pile. Of a pair with one deck only one board shows them: the one before the reader, else the
/// first.
pub(crate) fn stash(board: &Board<'_>, seat: Seat, form: Form) -> Markup {
    let (words, scene) = (&board.words, board.scene);
    let options = &words.view.options;
    let (owner, roles) = (options.stash_of(seat), roles(words.view));
    let shared = |text: &'static str, with: Seat| {
        let id = format!("shared-{}", seat.number());
        scene.part(
            &id,
            (text, roles),
            |_| html! { p id=(id) .hint { (words.tell(text, &[("pc", with.into())])) } },
        )
    };
    let shown_by = shown_by(board, seat);
    if shown_by != seat {
        return html! { (shared("tokyo-board-shares", shown_by)) };
    }
    html! {
        (hand(board, owner, form))
        @if let Some(other) = options.sharers(owner).iter().find(|&other| other != seat) {
            (shared("tokyo-board-shared", other))
        }
        div .piles {
            (deck(board, owner))
            (discard(board, owner, form))
        }
    }
}

/// Whose board shows the hand, deck and discard pile of this PC.
pub(crate) fn shown_by(board: &Board<'_>, seat: Seat) -> Seat {
    let options = &board.words.view.options;
    let owner = options.stash_of(seat);
    docked(board.scene).filter(|&docked| options.sharers(owner).contains(docked)).unwrap_or(owner)
}

/// How many cards a PC holds.
pub(crate) fn in_hand(board: &Board<'_>, seat: Seat) -> Slot {
    let stash = board.words.view.stash(seat);
    let id = format!("in-hand-{}", seat.number());
    board.scene.part(&id, stash.hand_len(), |held| {
        let told = board.words.say("tokyo-board-hand");
        html! { span id=(id) .in-hand title=(told) { (icon("hand")) span .unseen { (told) " " } b { (held) } } }
    })
}

fn hand(board: &Board<'_>, seat: Seat, form: Form) -> Slot {
    let (words, scene) = (&board.words, board.scene);
    let number = seat.number();
    let stash = words.view.stash(seat);
    let (id, head) = (format!("hand-{number}"), format!("hand-head-{number}"));
    let head = scene.part(&head, (stash.hand_len(), stash.limit), |&(held, limit)| {
        let over = held > usize::from(limit);
        html! { h4 id=(head) { (icon("hand")) span .called { (words.say("tokyo-board-hand")) } span .count .over[over] { (held) "/" (limit) } } }
    });
    let hand: Vec<Leaf> = (0..)
        .zip(&stash.hand)
        .map(|(place, &card)| card_menu::held(board, seat, card, nth(&stash.hand, place), form))
        .collect();
    let hidden = (stash.hidden > 0).then(|| backs(board, seat, stash.hidden));
    let marks: Vec<(bool, bool)> = hand.iter().map(|leaf| (leaf.is_lit(), leaf.does())).collect();
    scene.part(&id, (stash.hand.clone(), marks, hidden.is_some(), form), |_| {
        html! {
            section id=(id) .holding .hand-of {
                (head)
                @if form == Form::Dock && hand.is_empty() && hidden.is_none() {
                    p .no-cards { (words.say("tokyo-board-hand-empty")) }
                } @else {
                    ul .leaves .papers[form == Form::Dock] {
                        @for card in &hand { (card) }
                        @if let Some(hidden) = &hidden { li .backs-of-hand { (hidden) } }
                    }
                }
            }
        }
    })
}

/// T30.5 Cards that the viewer does not see.
fn backs(board: &Board<'_>, seat: Seat, count: u8) -> Slot {
    let id = format!("backs-{}", seat.number());
    board.scene.part(&id, count, |&count| {
        let told = board.words.tell("tokyo-board-hidden", &[("count", count.into())]);
        html! {
            span id=(id) .card-backs role="img" aria-label=(told) title=(told) {
                @for _ in 0..count { svg viewBox="-15 -20 30 40" aria-hidden="true" { use href="#t-back" {} } }
            }
        }
    })
}

/// Of cards alike, which one a place holds.
fn nth(cards: &[Card], place: usize) -> usize {
    cards[..place].iter().filter(|&&other| other == cards[place]).count()
}

/// T17.3 The deck: what is known to lie on top, and what may lie below.
fn deck(board: &Board<'_>, seat: Seat) -> Slot {
    let stash = board.words.view.stash(seat);
    let mine = board.scene.mine.contains(seat);
    let id = format!("deck-{}", seat.number());
    board.pile(&id, ("deck", "tokyo-board-deck"), stash.deck_len(), || {
        in_deck(&board.words, seat, stash, mine)
    })
}

fn in_deck(words: &Words<'_>, seat: Seat, stash: &StashView, mine: bool) -> Markup {
    let number = seat.number();
    let known: Vec<Card> = stash.deck.iter().rev().copied().collect();
    let hidden_too = !mine && stash.hidden > 0;
    html! {
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

/// T8.4 The discard pile. Turned over it becomes the deck, so that its lowest card comes first. T23.4 T30.1 The one before the
/// reader shows its top card.
fn discard(board: &Board<'_>, seat: Seat, form: Form) -> Slot {
    let (words, number) = (&board.words, seat.number());
    let discard = &words.view.stash(seat).discard;
    let top = match form {
        Form::Dock => discard.last().copied(),
        Form::Row => None,
    };
    let (id, shown) = (format!("discard-{number}"), (discard.len(), top));
    board.open_pile(&id, ("discard", "tokyo-board-discard"), shown, || {
        html! {
            @if discard.is_empty() {
                p .hint { (words.say("tokyo-board-none")) }
            } @else {
                p .hint { (words.say("tokyo-board-flip")) }
                ol .leaves .numbered { @for (place, &of) in discard.iter().enumerate() {
                    li { (card(words, &format!("discard-{number}-{place}-{}", slug(of.word())), of, &html! {})) }
                } }
            }
        }
    })
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
