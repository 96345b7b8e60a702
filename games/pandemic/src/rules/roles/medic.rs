//! P9.12 P9.13 P9.14 P9.15 The Medic clears a colour at once, and keeps cured diseases away by being there.

use crate::rules::eradication;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::{Colour, Cure, Role};
use kernel::{Audience, Seat, Sink};

/// P9.13 A pawn has arrived: if it is the Medic's, cured diseases leave the city.
#[inline]
pub(crate) fn arrived(state: &mut State, pawn: Seat, log: &mut impl Sink<Event>) {
    if state.is(pawn, Role::Medic) {
        clear(state, state.city_of(pawn), log);
    }
}

/// P9.13 A cure was found: it works at once where the Medic stands.
pub(crate) fn cured(state: &mut State, log: &mut impl Sink<Event>) {
    if let Some(medic) = state.seat_of(Role::Medic) {
        clear(state, state.city_of(medic), log);
    }
}

/// P9.12 Cubes of cured diseases leave the Medic's city without an action.
fn clear(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    for &colour in state.colours() {
        let cubes = state.cubes(city, colour);
        if cubes > 0 && state.cure(colour) == Cure::Cured {
            log.emit(Audience::All, Event::MedicCleared { city, colour, cubes });
            eradication::remove_cubes(state, city, colour, cubes, log);
        }
    }
}

/// P9.14 Whether the Medic keeps cubes of this colour out of the city. P9.15: only if the disease is cured.
#[inline]
pub(crate) fn holds_off(state: &State, city: City, colour: Colour) -> bool {
    state.cure(colour) == Cure::Cured
        && state.seat_of(Role::Medic).is_some_and(|medic| state.city_of(medic) == city)
}
