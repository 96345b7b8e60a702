//! P10.3 P10.4 The Containment Specialist removes a cube of each colour that has two or more where the pawn arrives.

use crate::rules::eradication;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::Role;
use kernel::{Audience, Seat, Sink};

/// Cubes a colour must have for one to go. P10.4: so the last one never does.
const FROM: u8 = 2;

/// P10.3 A pawn has arrived, by whatever means.
#[inline]
pub(crate) fn arrived(state: &mut State, pawn: Seat, log: &mut impl Sink<Event>) {
    if !state.is(pawn, Role::ContainmentSpecialist) {
        return;
    }
    let city = state.city_of(pawn);
    for &colour in state.colours() {
        if state.cubes(city, colour) >= FROM {
            log.emit(Audience::All, Event::Contained { city, colour });
            eradication::remove_cubes(state, city, colour, 1, log);
        }
    }
}
