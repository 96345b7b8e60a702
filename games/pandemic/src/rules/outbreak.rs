//! P15.1 P15.2 P15.3 P15.4 P15.5 P15.6 P15.7 P15.8 P15.9 P15.10 P15.11 P15.12 Placing cubes, outbreaks, chains.

use super::ending::Flow;
use crate::event::Event;
use crate::map::{CITIES, City};
use crate::roles::medic;
use crate::state::{CITY_CUBES, Ending, SKULL, State};
use crate::words::{Colour, Cure};
use kernel::{Audience, Set, Sink};
use std::ops::ControlFlow;

/// P15.6 One placement: cubes of one colour into one city, with the chain they may start.
///
/// P13.7: what does not fit becomes a single outbreak.
pub(crate) fn place(
    state: &mut State,
    city: City,
    colour: Colour,
    cubes: u8,
    log: &mut impl Sink<Event>,
) -> Flow {
    if held_off(state, city, colour, log) {
        return ControlFlow::Continue(());
    }
    let fitting = cubes.min(CITY_CUBES - state.cubes(city, colour));
    put(state, city, colour, fitting, log)?;
    if fitting < cubes { chain(state, city, colour, log) } else { ControlFlow::Continue(()) }
}

/// P15.12 P16.4 P9.14 Whether cubes of the colour stay out of the city.
fn held_off(state: &State, city: City, colour: Colour, log: &mut impl Sink<Event>) -> bool {
    match state.cure(colour) {
        Cure::Active => return false,
        Cure::Eradicated => log.emit(Audience::All, Event::HeldOffEradicated { city, colour }),
        Cure::Cured if medic::holds_off(state, city, colour) => {
            log.emit(Audience::All, Event::HeldOffMedic { city, colour });
        }
        Cure::Cured => return false,
    }
    true
}

/// P15.10 Cubes come from the supply; one that is not there loses the game.
#[inline]
fn put(state: &mut State, city: City, colour: Colour, cubes: u8, log: &mut impl Sink<Event>) -> Flow {
    let supply = &mut state.board.supply[colour as usize];
    let there = cubes.min(*supply);
    *supply -= there;
    state.board.cubes[city as usize][colour as usize] += there;
    if there > 0 {
        log.emit(Audience::All, Event::CubesPlaced { city, colour, cubes: there });
    }
    if there < cubes { ControlFlow::Break(Ending::Cubes) } else { ControlFlow::Continue(()) }
}

/// P15.4 P15.9 A chain: cities wait in a queue; the one in front moves the marker and serves its
/// neighbours by rising index. P15.5: a city that has joined the queue gets no further cube.
fn chain(state: &mut State, first: City, colour: Colour, log: &mut impl Sink<Event>) -> Flow {
    let mut queue = [first; CITIES];
    let (mut front, mut end) = (0, 1);
    let mut broken_out = Set::one(first);
    while front < end {
        let city = queue[front];
        front += 1;
        state.board.outbreaks += 1;
        log.emit(Audience::All, Event::Outbreak { city, colour, marker: state.board.outbreaks });
        if state.board.outbreaks >= SKULL {
            return ControlFlow::Break(Ending::Outbreaks);
        }
        for neighbour in city.neighbours() - broken_out {
            if held_off(state, neighbour, colour, log) {
                continue;
            }
            if state.cubes(neighbour, colour) < CITY_CUBES {
                put(state, neighbour, colour, 1, log)?;
            } else {
                broken_out.insert(neighbour);
                queue[end] = neighbour;
                end += 1;
            }
        }
    }
    ControlFlow::Continue(())
}
