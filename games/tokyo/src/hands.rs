//! T8 T10.3 T17.3 T30.8 Decks, hands and discard piles: drawing, showing, discarding.

use crate::cards::{CARDS, Card};
use crate::event::Event;
use crate::state::{CardPile, Place, Stash, State};
use kernel::{Audience, Counts, Id, Seat, SeatSet, Sink};

/// T4.8 The card of a starter's place.
pub(crate) fn starter(state: &State, stash: Seat, place: Place) -> Card {
    let number = place.index();
    let seat = state.options.sharers(stash).iter().nth(usize::from(number / 8)).unwrap_or(stash);
    let role = state.pcs[seat].role;
    starters(role).nth(usize::from(number % 8)).expect("a PC has eight starters")
}

/// T4.8 The eight starters of a role, each copy.
pub(crate) fn starters(role: Option<crate::words::Role>) -> impl Iterator<Item = Card> {
    Card::all()
        .filter(move |card| role.is_some() && card.row().starter == role)
        .flat_map(|card| std::iter::repeat_n(card, usize::from(card.row().copies)))
}

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
        None if !stash.starters.is_empty() => Next::Starter,
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

/// T8.4 The discard pile becomes the deck as it is: the card discarded first comes first.
pub(crate) fn turn_over(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let stash = state.stash_mut(seat);
    stash.deck = stash.discard.iter().rev().collect();
    stash.discard = CardPile::EMPTY;
    log.emit(Audience::All, Event::DeckTurned { seat });
}

/// The starters that can come next, by kind.
pub(crate) fn next_starters(state: &State, seat: Seat) -> Counts<Card, CARDS> {
    let stash = state.options.stash_of(seat);
    state.stash(seat).starters.top().0.iter().map(|place| starter(state, stash, place)).collect()
}

/// T4.8 A shuffled starter is drawn into the hand.
pub(crate) fn draw_starter(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    let owner = state.options.stash_of(seat);
    let (top, _) = state.stash(seat).starters.top();
    let Some(place) = top.iter().find(|&place| starter(state, owner, place) == card) else { return };
    let stash = state.stash_mut(seat);
    stash.starters.deal_top(place);
    stash.take_in(card);
    let own = state.options.sharers(owner);
    if state.options.hands == crate::options::Hands::Open {
        shown(state, seat, card);
        log.emit(Audience::All, Event::Drew { seat, card });
    } else {
        log.emit(Audience::Only(own), Event::Drew { seat, card });
        log.emit(Audience::AllBut(own), Event::DrewHidden { seat });
    }
}

/// T30.8 A card of the hand has been seen by all.
pub(crate) fn shown(state: &mut State, seat: Seat, card: Card) {
    let owner = state.options.stash_of(seat);
    let dealt = state.stash(seat).starters.dealt();
    if let Some(place) = dealt.iter().find(|&place| starter(state, owner, place) == card) {
        state.stash_mut(seat).starters.show_dealt(place);
    }
}

/// Whether a card of the hand is not known to everybody.
pub(crate) fn is_secret(state: &State, seat: Seat, card: Card) -> bool {
    let owner = state.options.stash_of(seat);
    state.stash(seat).starters.dealt().iter().any(|place| starter(state, owner, place) == card)
}

/// A card leaves the hand for all to see.
pub(crate) fn take_out(state: &mut State, seat: Seat, card: Card) {
    shown(state, seat, card);
    state.stash_mut(seat).take_out(card);
}

/// T23.4 A card of the hand is discarded.
pub(crate) fn discard(state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
    take_out(state, seat, card);
    state.stash_mut(seat).discard.push(card);
    log.emit(Audience::All, Event::Discarded { seat, card });
}

/// T8.3 The hand is put under the deck, shuffled, and as many cards will be drawn. Gives their number.
pub(crate) fn put_under(state: &mut State, seat: Seat) -> u8 {
    use kernel::{Layer, Pile, Set};
    let owner = state.options.stash_of(seat);
    let own = state.options.sharers(owner);
    let stash = state.stash_mut(seat);
    let under = stash.starters.dealt();
    let mut pile = Pile::empty();
    pile.push(Layer { cards: under, dealt: Set::EMPTY, parted_for: SeatSet::EMPTY, shuffle: 1 });
    pile.push(Layer { cards: stash.starters.all(), dealt: Set::EMPTY, parted_for: own, shuffle: 0 });
    stash.starters = pile;
    let cards = stash.hand.len() as u8;
    stash.hand = CardPile::EMPTY;
    cards
}
