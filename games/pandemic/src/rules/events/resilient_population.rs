//! P11.14 P11.15 P20.9 Resilient Population: a card of the infection discard leaves the game.

use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{InfectionCard, cities_named};
use kernel::{Audience, Refusal, Set, Sink};

/// P11.14 The cards that can be chosen. P20.9: mutation infection cards cannot.
#[inline]
fn choices(state: &State) -> Set<City> {
    cities_named(state.infection.discard)
}

/// P11.3 Whether there is a card to remove.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    !choices(state).is_empty()
}

/// Every card of the discard.
pub(crate) fn legal(state: &State, out: &mut Vec<Action>) {
    out.extend(choices(state).iter().map(Action::ResilientPopulation));
}

/// Whether the card lies there.
pub(crate) fn check(state: &State, city: City) -> Result<(), Refusal> {
    if choices(state).contains(city) { Ok(()) } else { Err(refusals::NOT_IN_INFECTION_DISCARD) }
}

/// Removes it. P11.15: the card an Epidemic has just turned up is one of them.
pub(crate) fn happen(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    let card = InfectionCard::City(city);
    state.infection.discard.remove(card);
    state.infection.removed.insert(card);
    log.emit(Audience::All, Event::Removed { city });
}
