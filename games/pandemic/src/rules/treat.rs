//! P7.1 P7.2 P7.3 P7.4 P9.11 P20.16 P21.40 Treat Disease.

use super::{eradication, turn};
use crate::rules::strain::government_interference;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Colour, Cure};
use kernel::{Audience, Refusal, Seat, Sink};

/// P7.3 P20.16 P21.40 The actions of this chapter: any colour in the city.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let city = state.city_of(seat);
    let there = state.colours().iter().copied().filter(|&colour| state.cubes(city, colour) > 0);
    out.extend(there.map(Action::Treat));
}

/// Whether the disease may be treated, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    if state.cubes(state.city_of(seat), colour) > 0 { Ok(()) } else { Err(refusals::NO_CUBE) }
}

/// P7.1 P7.4 One cube, P7.2 all of a cured disease, P9.11 all for the Medic.
pub(crate) fn act(state: &mut State, seat: Seat, colour: Colour, log: &mut impl Sink<Event>) {
    let city = state.city_of(seat);
    let all = state.abilities(seat).treats_all || state.cure(colour) != Cure::Active;
    let cubes = if all { state.cubes(city, colour) } else { 1 };
    government_interference::treated(state, city, colour);
    log.emit(Audience::All, Event::Treated { seat, city, colour, cubes });
    eradication::remove_cubes(state, city, colour, cubes, log);
    turn::spend_action(state);
}
