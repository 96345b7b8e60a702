//! P11.14 P11.15 Resilient Population: a card of the infection discard leaves the game.

use super::spend;
use crate::event::Event;
use crate::map::City;
use crate::notation::Action;
use crate::refusals;
use crate::state::State;
use crate::words::EventCard;
use kernel::{Audience, Refusal, Seat, Sink};

/// Every card of the discard.
pub(crate) fn legal(state: &State, out: &mut Vec<Action>) {
    out.extend(state.infection.discard.iter().map(Action::ResilientPopulation));
}

/// Whether the card lies there.
pub(crate) fn check(state: &State, city: City) -> Result<(), Refusal> {
    if state.infection.discard.contains(city) { Ok(()) } else { Err(refusals::NOT_IN_INFECTION_DISCARD) }
}

/// Removes it. P11.15: the card an Epidemic has just turned up is one of them.
pub(crate) fn play(state: &mut State, seat: Seat, city: City, log: &mut impl Sink<Event>) {
    spend(state, seat, EventCard::ResilientPopulation, log);
    state.infection.discard.remove(city);
    state.infection.removed.insert(city);
    log.emit(Audience::All, Event::Removed { city });
}
