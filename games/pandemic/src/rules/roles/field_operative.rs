//! P10.7 P10.8 P10.9 P10.10 The Field Operative collects samples, which stand for cards in a cure.

use crate::rules::{eradication, turn, windows};
use crate::table::event::Event;
use crate::table::frames::Window;
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{COLOURS, Colour, EventCard, Role};
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// P10.8 Samples a cure takes.
pub(crate) const SAMPLES: u8 = 3;
/// P10.8 Cards they stand for.
pub(crate) const CARDS_SAVED: u8 = 2;

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let colours = state.colours().iter().copied();
    out.extend(colours.filter(|&colour| check(state, seat, colour).is_ok()).map(Action::Collect));
}

/// P10.7 Once a turn, a cube of the seat's own city.
pub(crate) fn check(state: &State, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    turn::once_a_turn(
        state,
        seat,
        Role::FieldOperative,
        refusals::NOT_THE_FIELD_OPERATIVE,
        refusals::COLLECTED_THIS_TURN,
    )?;
    if state.cubes(state.city_of(seat), colour) > 0 { Ok(()) } else { Err(refusals::NO_CUBE_TO_COLLECT) }
}

/// P10.7 A cube becomes a sample. P10.9: it lies neither on the board nor in the supply.
pub(crate) fn act(state: &mut State, seat: Seat, colour: Colour, log: &mut impl Sink<Event>) {
    let city = state.city_of(seat);
    state.turn.abilities_used.insert(Role::FieldOperative);
    state.board.cubes[city as usize][colour as usize] -= 1;
    state.role_cards.samples[colour as usize] += 1;
    log.emit(Audience::All, Event::SampleTaken { seat, city, colour });
    eradication::check(state, colour, log);
    turn::spend_action(state);
}

/// P10.8 Whether samples can pay for a part of this cure.
pub(crate) fn check_samples(state: &State, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    let enough = state.is(seat, Role::FieldOperative) && state.role_cards.samples[colour as usize] >= SAMPLES;
    if enough { Ok(()) } else { Err(refusals::TOO_FEW_SAMPLES) }
}

/// P10.8 The samples that paid for a cure go back to the supply.
pub(crate) fn spend_samples(state: &mut State, seat: Seat, colour: Colour, log: &mut impl Sink<Event>) {
    put_back(state, colour, SAMPLES);
    log.emit(Audience::All, Event::SamplesReturned { seat, colour, cubes: SAMPLES });
}

fn put_back(state: &mut State, colour: Colour, cubes: u8) {
    state.role_cards.samples[colour as usize] -= cubes;
    state.board.supply[colour as usize] += cubes;
}

/// P12.7 All samples of a former Field Operative go back.
pub(crate) fn put_all_back(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    for &colour in state.colours() {
        let cubes = state.role_cards.samples[colour as usize];
        if cubes > 0 {
            put_back(state, colour, cubes);
            log.emit(Audience::All, Event::SamplesReturned { seat, colour, cubes });
        }
    }
}

/// P10.10 Whether samples may go back in this window: any in which events in general may be played.
fn is_open(state: &State, window: Window) -> bool {
    windows::allowed(state, window).contains(EventCard::Airlift)
}

/// P3.8 P10.10 The seat that may return samples in this window.
#[inline]
pub(crate) fn can_return(state: &State, window: Window) -> SeatSet {
    if state.role_cards.samples == [0; COLOURS] || !is_open(state, window) {
        return SeatSet::EMPTY;
    }
    state.seat_of(Role::FieldOperative).into_iter().collect()
}

/// P10.10 The samples that may go back now.
#[inline]
pub(crate) fn legal_returns(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let colours = state.colours().iter().copied();
    if state.is(seat, Role::FieldOperative)
        && windows::open(state).is_some_and(|window| is_open(state, window))
    {
        out.extend(
            colours.filter(|&colour| state.role_cards.samples[colour as usize] > 0).map(Action::Return),
        );
    }
}

/// P10.10 Whether a sample may go back now, and if not, why.
pub(crate) fn check_return(state: &State, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    if !state.is(seat, Role::FieldOperative) || state.role_cards.samples[colour as usize] == 0 {
        return Err(refusals::NO_SAMPLE);
    }
    match windows::open(state) {
        Some(window) if !is_open(state, window) => Err(refusals::NO_WINDOW),
        Some(_) => Ok(()),
        None => Err(refusals::NOT_NOW),
    }
}

/// P10.10 One sample goes back to the supply.
pub(crate) fn give_back(state: &mut State, seat: Seat, colour: Colour, log: &mut impl Sink<Event>) {
    put_back(state, colour, 1);
    log.emit(Audience::All, Event::SamplesReturned { seat, colour, cubes: 1 });
    windows::reopen(state);
}
