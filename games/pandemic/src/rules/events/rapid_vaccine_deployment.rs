//! P12.8 P12.9 Rapid Vaccine Deployment: cubes of a disease just cured leave cities that hang together.

use crate::rules::eradication;
use crate::table::event::Event;
use crate::table::frames::{Chosen, Question};
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Colour, EventCard};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// P12.8 The most cubes.
const CUBES: u8 = 5;

/// P11.3 P12.8 Whether a disease has just been cured and has cubes left.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    state.turn.just_cured.is_some_and(|colour| state.on_board(colour) > 0)
}

pub(crate) fn happen(state: &mut State, seat: Seat) {
    if let Some(colour) = state.turn.just_cured {
        state.stack.push(Question::Vaccine { seat, colour, left: CUBES, chosen: Chosen::default() });
    }
}

/// P12.9 The cities that may come next: any at first, then those chosen and their neighbours, if they hold cubes.
fn next_cities(state: &State, colour: Colour, chosen: Chosen) -> Set<City> {
    let chosen = chosen.cities();
    let with_cubes = state.cities_with(colour);
    if chosen.is_empty() {
        return with_cubes;
    }
    with_cubes & chosen.iter().fold(chosen, |reach, city| reach | city.neighbours())
}

pub(crate) fn legal_cubes(state: &State, out: &mut Vec<Action>) {
    let Some(Question::Vaccine { colour, chosen, .. }) = state.question() else { return };
    out.extend(next_cities(state, colour, chosen).iter().map(|city| Action::Remove { city, colour }));
    if chosen != Chosen::default() {
        out.push(Action::Done);
    }
}

pub(crate) fn check_cube(state: &State, city: City, colour: Colour) -> Result<(), Refusal> {
    let Some(Question::Vaccine { colour: cured, chosen, .. }) = state.question() else {
        return Err(refusals::NOT_ASKED);
    };
    if colour != cured || state.cubes(city, colour) == 0 {
        return Err(refusals::NOT_A_VACCINE_CUBE);
    }
    if next_cities(state, colour, chosen).contains(city) { Ok(()) } else { Err(refusals::NOT_CONNECTED) }
}

/// P12.8 At least one cube goes.
pub(crate) fn check_done(state: &State) -> Result<(), Refusal> {
    match state.question() {
        Some(Question::Vaccine { chosen, .. }) if chosen == Chosen::default() => {
            Err(refusals::ONE_CUBE_AT_LEAST)
        }
        Some(_) | None => Ok(()),
    }
}

pub(crate) fn remove(state: &mut State, city: City, colour: Colour, log: &mut impl Sink<Event>) {
    let Some(Question::Vaccine { seat, left, chosen, .. }) = state.question() else { return };
    log.emit(Audience::All, Event::CubeRemoved { event: EventCard::RapidVaccineDeployment, city, colour });
    eradication::remove_cubes(state, city, colour, 1, log);
    let (chosen, left) = (chosen.with(city), left - 1);
    if left == 0 || next_cities(state, colour, chosen).is_empty() {
        state.stack.pop();
    } else {
        state.stack.goto(Question::Vaccine { seat, colour, left, chosen });
    }
}
