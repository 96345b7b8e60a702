//! P12.11 Remote Treatment: two cubes leave the board, wherever they are.

use crate::rules::eradication;
use crate::table::event::Event;
use crate::table::frames::Question;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Colour, EventCard};
use kernel::{Audience, Refusal, Seat, Sink};

/// P12.11 Cubes that go.
const CUBES: u8 = 2;

/// P11.3 Whether there is a cube.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    state.colours().iter().any(|&colour| state.on_board(colour) > 0)
}

pub(crate) fn happen(state: &mut State, seat: Seat) {
    state.stack.push(Question::RemoteTreatment { seat, left: CUBES });
}

pub(crate) fn legal_cubes(state: &State, out: &mut Vec<Action>) {
    for &city in City::ALL {
        let colours = state.colours().iter().copied().filter(|&colour| state.cubes(city, colour) > 0);
        out.extend(colours.map(|colour| Action::Remove { city, colour }));
    }
}

pub(crate) fn check_cube(state: &State, city: City, colour: Colour) -> Result<(), Refusal> {
    if state.cubes(city, colour) > 0 { Ok(()) } else { Err(refusals::NO_CUBE_TO_TREAT) }
}

/// One cube goes; the second too, if there is one.
pub(crate) fn remove(state: &mut State, city: City, colour: Colour, log: &mut impl Sink<Event>) {
    let Some(Question::RemoteTreatment { seat, left }) = state.question() else { return };
    log.emit(Audience::All, Event::CubeRemoved { event: EventCard::RemoteTreatment, city, colour });
    eradication::remove_cubes(state, city, colour, 1, log);
    if left > 1 && has_effect(state) {
        state.stack.goto(Question::RemoteTreatment { seat, left: left - 1 });
    } else {
        state.stack.pop();
    }
}
