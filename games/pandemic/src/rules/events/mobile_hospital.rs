//! P12.4 P12.5 Mobile Hospital: driving into a city removes a cube there.

use crate::rules::eradication;
use crate::rules::strain::government_interference;
use crate::table::event::Event;
use crate::table::frames::Question;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Colour, EventCard};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// P11.3 Whether none is at work yet.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    !state.turn.hospital
}

pub(crate) fn happen(state: &mut State) {
    state.turn.hospital = true;
}

/// The colours that lie where the current player stands.
fn colours_here(state: &State) -> Set<Colour> {
    let city = state.city_of(state.turn.active);
    state.colours().iter().copied().filter(|&colour| state.cubes(city, colour) > 0).collect()
}

/// P12.4 A pawn has driven into a city: of several colours the current player chooses one.
#[inline]
pub(crate) fn entered(state: &mut State, pawn: Seat, log: &mut impl Sink<Event>) {
    if !state.turn.hospital || pawn != state.turn.active {
        return;
    }
    let colours = colours_here(state);
    match (colours.first(), colours.len()) {
        (None, _) => {}
        (Some(colour), 1) => remove_here(state, colour, log),
        (Some(_), _) => state.stack.push(Question::HospitalCube),
    }
}

pub(crate) fn legal_cubes(state: &State, out: &mut Vec<Action>) {
    let city = state.city_of(state.turn.active);
    out.extend(colours_here(state).iter().map(|colour| Action::Remove { city, colour }));
}

pub(crate) fn check_cube(state: &State, city: City, colour: Colour) -> Result<(), Refusal> {
    let here = city == state.city_of(state.turn.active);
    if here && colours_here(state).contains(colour) { Ok(()) } else { Err(refusals::NOT_A_HOSPITAL_CUBE) }
}

pub(crate) fn remove(state: &mut State, colour: Colour, log: &mut impl Sink<Event>) {
    state.stack.pop();
    remove_here(state, colour, log);
}

/// P12.5 The removal counts as treating.
fn remove_here(state: &mut State, colour: Colour, log: &mut impl Sink<Event>) {
    let city = state.city_of(state.turn.active);
    government_interference::treated(state, city, colour);
    log.emit(Audience::All, Event::CubeRemoved { event: EventCard::MobileHospital, city, colour });
    eradication::remove_cubes(state, city, colour, 1, log);
}
