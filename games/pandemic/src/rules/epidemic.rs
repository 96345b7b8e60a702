//! P13.4 P13.5 P13.6 P13.7 P13.8 P13.9 P13.11 Epidemics: Increase, Infect, Intensify.

use super::ending::Flow;
use super::{infection, outbreak, windows};
use crate::event::Event;
use crate::frames::{Frame, Window};
use crate::map::City;
use crate::state::{CITY_CUBES, RATES, State};
use kernel::{Audience, Sink};
use std::ops::ControlFlow;

/// P13.9 The next Epidemic that was drawn, or the hand limit.
pub(crate) fn next(state: &mut State) {
    if state.turn.epidemics_waiting == 0 {
        state.stack.goto(Frame::HandLimit);
        return;
    }
    state.turn.epidemics_waiting -= 1;
    state.stack.goto(Frame::Increase);
}

/// P13.5 The rate marker moves, but not beyond the last space.
pub(crate) fn increase(state: &mut State, log: &mut impl Sink<Event>) {
    state.board.rate_index = (state.board.rate_index + 1).min(RATES.len() as u8 - 1);
    log.emit(Audience::All, Event::Increased { rate: infection::rate(state) });
    state.stack.goto(Frame::Bottom);
}

/// P13.6 The bottom card is turned up.
pub(crate) fn bottom(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    state.infection.pile.take_bottom(city);
    log.emit(Audience::All, Event::BottomRevealed { city });
    windows::open_before(state, Frame::Infect { city }, Window::BottomRevealed);
}

/// P13.6 P13.7 P13.11 Three cubes, filling up and one outbreak if they do not fit.
pub(crate) fn infect(state: &mut State, city: City, log: &mut impl Sink<Event>) -> Flow {
    outbreak::place(state, city, city.colour(), CITY_CUBES, log)?;
    state.infection.discard.insert(city);
    windows::open_before(state, Frame::Intensify, Window::EpidemicInfected);
    ControlFlow::Continue(())
}

/// P13.8 The discard is shuffled and laid on top.
pub(crate) fn intensify(state: &mut State, log: &mut impl Sink<Event>) {
    let cards = state.infection.discard;
    infection::shuffle_discard_onto_deck(state);
    log.emit(Audience::All, Event::Intensified { cards: cards.len() as u8 });
    if state.turn.epidemics_waiting > 0 {
        windows::open_before(state, Frame::NextEpidemic, Window::SpecialResolved);
    } else {
        state.stack.goto(Frame::HandLimit);
    }
}
