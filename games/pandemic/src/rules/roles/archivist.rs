//! P10.2 P10.6 The Archivist holds eight cards, and takes the city's card back from the discard.

use crate::rules::{hand_limit, turn};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Card, Role};
use kernel::{Audience, Refusal, Seat, Sink};

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if check(state, seat).is_ok() {
        out.push(Action::Retrieve);
    }
}

/// P10.2 Once a turn, and only the card of the city.
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    turn::once_a_turn(
        state,
        seat,
        Role::Archivist,
        refusals::NOT_THE_ARCHIVIST,
        refusals::RETRIEVED_THIS_TURN,
    )?;
    let card = Card::City(state.city_of(seat));
    if state.player_discard.contains(card) { Ok(()) } else { Err(refusals::CARD_NOT_DISCARDED) }
}

pub(crate) fn act(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let city = state.city_of(seat);
    state.turn.abilities_used.insert(Role::Archivist);
    from_discard(state, seat, Card::City(city));
    log.emit(Audience::All, Event::Retrieved { seat, card: city });
    turn::spend_action(state);
    hand_limit::check_one(state, seat);
}

/// A card comes back from the player discard, for all to see; P10.6: the hand may have grown too large.
pub(crate) fn from_discard(state: &mut State, seat: Seat, card: Card) {
    state.player_discard.remove(card);
    state.players[seat].hand.insert(card);
    state.players[seat].shown.insert(card);
}
