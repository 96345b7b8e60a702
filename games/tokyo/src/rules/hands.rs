//! T8.4 T8.5 T8.6 T8.7 T8.8 T8.9 T10.3 T23.4 T30.8 Decks, hands and discard piles: drawing, showing, discarding.

use crate::table::event::Event;
use crate::table::state::{CardPile, Starters, Stash, State, add, take};
use crate::words::cards::Card;
use crate::words::options::Hands;
use kernel::{Audience, Seat, Sink};

/// T8.2 What drawing the next card needs.
pub(crate) enum Next {
    /// The card is known.
    Known,
    /// T4.8 A shuffled starter.
    Starter,
    /// T8.4 The discard pile is turned over.
    Turn,
    /// T8.5 There is none.
    Nothing,
}

/// T8.2 T8.4 What comes next.
pub(crate) fn next(stash: &Stash) -> Next {
    match stash.deck.top() {
        Some(_) => Next::Known,
        None if !shuffled(stash).0.is_empty() => Next::Starter,
        None if !stash.discard.is_empty() => Next::Turn,
        None => Next::Nothing,
    }
}

/// T8.2 Draws the known top card.
pub(crate) fn draw_known(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let stash = state.stash_mut(seat);
    if let Some(card) = stash.deck.pop() {
        stash.take_in(card);
        log.emit(Audience::All, Event::Drew { seat, card });
    }
}

/// T8.4 T8.6 T8.8 The discard pile becomes the deck as it is: the card discarded first comes first.
pub(crate) fn turn_over(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let stash = state.stash_mut(seat);
    stash.deck = stash.discard.iter().rev().collect();
    stash.discard = CardPile::EMPTY;
    log.emit(Audience::All, Event::DeckTurned { seat });
}

/// T4.8 T8.3 The shuffled starters of which one comes next, and the number of their shuffle.
#[inline]
pub(crate) fn shuffled(stash: &Stash) -> (&Starters, u8) {
    if stash.starters.is_empty() { (&stash.under, 1) } else { (&stash.starters, 0) }
}

/// T4.8 A shuffled starter is drawn into the hand.
pub(crate) fn draw_starter(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    let open = state.options.hands == Hands::Open;
    let stash = state.stash_mut(seat);
    let from = if stash.starters.is_empty() { &mut stash.under } else { &mut stash.starters };
    take(from, card);
    stash.take_in(card);
    if open {
        log.emit(Audience::All, Event::Drew { seat, card });
    } else {
        add(&mut stash.secret, card);
        let own = state.options.sharers(state.options.stash_of(seat));
        log.emit(Audience::Only(own), Event::Drew { seat, card });
        log.emit(Audience::AllBut(own), Event::DrewHidden { seat });
    }
}

/// T30.8 A card of the hand has been seen by all.
pub(crate) fn shown(state: &mut State, seat: Seat, card: Card) {
    take(&mut state.stash_mut(seat).secret, card);
}

/// Whether a card of the hand is not known to everybody.
pub(crate) fn is_secret(state: &State, seat: Seat, card: Card) -> bool {
    state.stash(seat).secret.iter().any(|secret| secret == card)
}

/// T10.3 A card leaves the hand for all to see.
pub(crate) fn take_out(state: &mut State, seat: Seat, card: Card) {
    shown(state, seat, card);
    state.stash_mut(seat).take_out(card);
}

/// T8.7 T8.9 T23.4 A card of the hand is discarded.
pub(crate) fn discard(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    take_out(state, seat, card);
    state.stash_mut(seat).discard.push(card);
    log.emit(Audience::All, Event::Discarded { seat, card });
}

/// T8.3 The hand is put under the deck, shuffled, and as many cards will be drawn. Gives their number.
pub(crate) fn put_under(state: &mut State, seat: Seat) -> u8 {
    let stash = state.stash_mut(seat);
    let cards = std::mem::replace(&mut stash.hand, CardPile::EMPTY);
    cards.iter().for_each(|card| add(&mut stash.under, card));
    stash.secret = Starters::EMPTY;
    cards.len() as u8
}
