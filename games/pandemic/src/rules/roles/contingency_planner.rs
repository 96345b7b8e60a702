//! P10.14 P10.15 The Contingency Planner keeps an event of the discard to play it once more.

use crate::rules::turn;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Card, EventCard, Role, events_in};
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.role_cards.stored.is_none() {
        let events = events_in(state.player_discard).iter();
        out.extend(events.filter(|&event| check(state, seat, event).is_ok()).map(Action::Store));
    }
}

/// P10.14 One at a time, and only an event that lies on the discard.
pub(crate) fn check(state: &State, seat: Seat, event: EventCard) -> Result<(), Refusal> {
    if !state.is(seat, Role::ContingencyPlanner) {
        return Err(refusals::NOT_THE_CONTINGENCY_PLANNER);
    }
    if state.role_cards.stored.is_some() {
        return Err(refusals::EVENT_STORED);
    }
    if state.player_discard.contains(Card::Event(event)) {
        Ok(())
    } else {
        Err(refusals::EVENT_NOT_DISCARDED)
    }
}

pub(crate) fn act(state: &mut State, seat: Seat, event: EventCard, log: &mut impl Sink<Event>) {
    state.player_discard.remove(Card::Event(event));
    state.role_cards.stored = Some(event);
    log.emit(Audience::All, Event::Stored { seat, event });
    turn::spend_action(state);
}

/// P10.15 The stored event, for the seat that may play it.
#[inline]
pub(crate) fn stored_by(state: &State, seat: Seat) -> Set<EventCard> {
    if state.is(seat, Role::ContingencyPlanner) { state.stored() } else { Set::EMPTY }
}

/// P3.8 The seat that may play a stored event, if it is one of these.
#[inline]
pub(crate) fn can_play(state: &State, playable: Set<EventCard>) -> SeatSet {
    if (state.stored() & playable).is_empty() {
        return SeatSet::EMPTY;
    }
    state.seat_of(Role::ContingencyPlanner).into_iter().collect()
}

/// P10.15 The stored event has been played: it leaves the game.
pub(crate) fn use_up(state: &mut State, event: EventCard) {
    state.role_cards.stored = None;
    state.player_removed.insert(Card::Event(event));
}
