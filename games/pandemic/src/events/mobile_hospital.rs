//! P12.4 P12.5 P12.13 Mobile Hospital: driving into a city removes a cube there.

use crate::event::Event;
use crate::frames::Question;
use crate::map::City;
use crate::notation::Action;
use crate::refusals;
use crate::rules::eradication;
use crate::state::State;
use crate::strain::government_interference;
use crate::words::{Colour, EventCard};
use kernel::{Audience, Refusal, Seat, Sink};

/// P11.3 Whether none is at work yet.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    !state.turn.hospital
}

pub(super) fn happen(state: &mut State) {
    state.turn.hospital = true;
}

/// The colours that lie where the current player stands.
fn colours_here(state: &State) -> impl Iterator<Item = Colour> {
    let city = state.city_of(state.turn.active);
    state.colours().iter().copied().filter(move |&colour| state.cubes(city, colour) > 0)
}

/// P12.4 A pawn has driven into a city: of several colours the current player chooses one.
#[inline]
pub(crate) fn entered(state: &mut State, pawn: Seat, log: &mut impl Sink<Event>) {
    if !state.turn.hospital || pawn != state.turn.active {
        return;
    }
    let mut colours = colours_here(state);
    match (colours.next(), colours.next()) {
        (Some(colour), None) => {
            drop(colours);
            remove_here(state, colour, log);
        }
        (Some(_), Some(_)) => {
            drop(colours);
            state.stack.push(Question::HospitalCube);
        }
        (None, _) => {}
    }
}

pub(crate) fn legal_cubes(state: &State, out: &mut Vec<Action>) {
    let city = state.city_of(state.turn.active);
    out.extend(colours_here(state).map(|colour| Action::Remove { city, colour }));
}

pub(crate) fn check_cube(state: &State, city: City, colour: Colour) -> Result<(), Refusal> {
    let here = city == state.city_of(state.turn.active);
    if here && state.cubes(city, colour) > 0 { Ok(()) } else { Err(refusals::NOT_A_HOSPITAL_CUBE) }
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
