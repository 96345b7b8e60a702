//! P14.1 P14.2 P14.3 P14.4 P14.5 P14.6 P14.7 The infection step.

use super::ending::Flow;
use super::turn::Needed;
use super::{outbreak, windows};
use crate::event::Event;
use crate::frames::{Frame, Window};
use crate::map::City;
use crate::options::InfectionDeckEmpty;
use crate::state::{Ending, RATES, State};
use kernel::{Audience, Set, Sink};
use std::ops::ControlFlow;

/// P14.1 How many cards the step turns up.
#[inline]
pub(crate) fn rate(state: &State) -> u8 {
    RATES[state.board.rate_index as usize]
}

/// P14.5 One more card while fewer were drawn than the rate; P14.6 none at all if the step is skipped.
pub(crate) fn step(state: &mut State, log: &mut impl Sink<Event>) -> Flow<Option<Needed>> {
    if state.turn.infected == 0 && state.turn.quiet & 1 == 1 {
        log.emit(Audience::All, Event::InfectionSkipped);
        windows::open_before(state, Frame::EndTurn, Window::TurnEnd);
        return ControlFlow::Continue(None);
    }
    if state.turn.infected >= rate(state) {
        windows::open_before(state, Frame::EndTurn, Window::TurnEnd);
        return ControlFlow::Continue(None);
    }
    refill(state, log)?;
    ControlFlow::Continue(Some(Needed::CardOrChoice))
}

/// P14.7 A card is needed: an empty deck is made anew from the discard, or loses the game.
pub(crate) fn refill(state: &mut State, log: &mut impl Sink<Event>) -> Flow {
    if !state.infection.pile.is_empty() {
        return ControlFlow::Continue(());
    }
    match state.options.infection_deck_empty {
        InfectionDeckEmpty::ReshuffleDiscard if !state.infection.discard.is_empty() => {
            shuffle_discard_onto_deck(state);
            log.emit(Audience::All, Event::InfectionReshuffled);
            ControlFlow::Continue(())
        }
        InfectionDeckEmpty::ReshuffleDiscard | InfectionDeckEmpty::Loss => {
            ControlFlow::Break(Ending::InfectionDeck)
        }
    }
}

/// P13.8 P14.7 The discard becomes the top of the deck, in an order nobody knows.
pub(crate) fn shuffle_discard_onto_deck(state: &mut State) {
    let infection = &mut state.infection;
    infection.pile.shuffle_onto(infection.discard, infection.shuffles);
    infection.shuffles += 1;
    infection.discard = Set::EMPTY;
}

/// P14.2 The top card is turned up.
pub(crate) fn reveal(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    state.infection.pile.take_top(city);
    state.turn.infected += 1;
    log.emit(Audience::All, Event::InfectionRevealed { city });
    windows::open_before(state, Frame::PlaceInfection { city }, Window::InfectionRevealed);
}

/// P14.2 P14.3 Its cube is placed with all that follows, then the card goes onto the discard.
pub(crate) fn place(state: &mut State, city: City, log: &mut impl Sink<Event>) -> Flow {
    outbreak::place(state, city, city.colour(), 1, log)?;
    state.infection.discard.insert(city);
    windows::open_before(state, Frame::Infection, Window::InfectionResolved);
    ControlFlow::Continue(())
}
