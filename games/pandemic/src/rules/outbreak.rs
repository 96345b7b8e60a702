//! P10.16 P10.17 P15.1 P15.2 P15.3 P15.4 P15.5 P15.6 P15.7 P15.8 P15.9 P15.10 P15.11 P15.12 P16.4 P20.17 P20.21 P21.38 P21.39 P21.42
//! Placing cubes, outbreaks, chains.

use super::flow::Flow;
use crate::rules::roles::{medic, quarantine_specialist};
use crate::rules::strain::slippery_slope;
use crate::table::event::Event;
use crate::table::state::{CITY_CUBES, Ending, SKULL, State};
use crate::words::map::{CITIES, City};
use crate::words::{Colour, Cure};
use kernel::{Audience, Set, Sink};
use std::ops::ControlFlow;

/// P15.1 P15.6 One placement: cubes of one colour into one city, with the chain they may start.
///
/// P13.7: what does not fit becomes a single outbreak.
pub(crate) fn place(
    state: &mut State,
    city: City,
    colour: Colour,
    cubes: u8,
    log: &mut impl Sink<Event>,
) -> Flow {
    if is_held_off(state, city, colour, log) {
        return ControlFlow::Continue(());
    }
    let fitting = cubes.min(CITY_CUBES - state.cubes(city, colour));
    put(state, city, colour, fitting, log)?;
    if fitting < cubes { chain(state, city, colour, log) } else { ControlFlow::Continue(()) }
}

/// What keeps cubes out of a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HolderOff {
    /// P10.16
    QuarantineSpecialist,
    /// P16.4
    Eradication,
    /// P9.14
    Medic,
}

/// P15.12 P16.4 P9.14 P10.17 What keeps cubes of the colour out of the city, if anything does.
#[inline]
pub(crate) fn holder_off(state: &State, city: City, colour: Colour) -> Option<HolderOff> {
    if quarantine_specialist::protects(state, city) {
        return Some(HolderOff::QuarantineSpecialist);
    }
    match state.cure(colour) {
        Cure::Active => None,
        Cure::Eradicated => Some(HolderOff::Eradication),
        Cure::Cured => medic::holds_off(state, city, colour).then_some(HolderOff::Medic),
    }
}

#[inline]
fn is_held_off(state: &State, city: City, colour: Colour, log: &mut impl Sink<Event>) -> bool {
    let Some(by) = holder_off(state, city, colour) else { return false };
    log.emit(
        Audience::All,
        match by {
            HolderOff::QuarantineSpecialist => Event::HeldOffQuarantine { city, colour },
            HolderOff::Eradication => Event::HeldOffEradicated { city, colour },
            HolderOff::Medic => Event::HeldOffMedic { city, colour },
        },
    );
    true
}

/// P15.10 P20.21 P21.42 Cubes come from the supply; one that is not there loses the game.
#[inline]
fn put(state: &mut State, city: City, colour: Colour, cubes: u8, log: &mut impl Sink<Event>) -> Flow {
    let supply = &mut state.board.supply[colour as usize];
    let there = cubes.min(*supply);
    *supply -= there;
    state.board.cubes[city as usize][colour as usize] += there;
    if there > 0 {
        state.board.purple_appeared |= colour == Colour::Purple;
        log.emit(Audience::All, Event::CubesPlaced { city, colour, cubes: there });
    }
    if there < cubes { ControlFlow::Break(Ending::Cubes) } else { ControlFlow::Continue(()) }
}

/// P21.38 Purple cubes that go back to the supply when a city breaks out.
const RETURNED: u8 = CITY_CUBES - 1;

/// P15.4 P15.7 P15.9 A chain of one colour: cities wait in a queue; the one in front moves the marker and serves its
/// neighbours by rising index.
fn chain(state: &mut State, first: City, colour: Colour, log: &mut impl Sink<Event>) -> Flow {
    // P15.8 The order does not matter for what comes of it.
    let mut queue = [first; CITIES];
    let (mut front, mut end) = (0, 1);
    let mut broken_out = Set::one(first);
    while front < end {
        let city = queue[front];
        front += 1;
        // P15.2
        let marker = (state.board.outbreaks + slippery_slope::spaces(state, colour)).min(SKULL);
        state.board.outbreaks = marker;
        log.emit(Audience::All, Event::Outbreak { city, colour, marker });
        // P15.11
        if state.board.outbreaks >= SKULL {
            return ControlFlow::Break(Ending::Outbreaks);
        }
        // P20.17 P21.39 With the Bio-Terrorist a purple outbreak first gives two cubes back.
        if colour == Colour::Purple && state.plays_bio_terrorist() {
            state.board.cubes[city as usize][colour as usize] -= RETURNED;
            state.board.supply[colour as usize] += RETURNED;
            log.emit(Audience::All, Event::PurpleReturned { city, cubes: RETURNED });
        }
        // P15.3 P15.5 A city that has joined the queue gets no further cube.
        for neighbour in city.neighbours() - broken_out {
            if is_held_off(state, neighbour, colour, log) {
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
