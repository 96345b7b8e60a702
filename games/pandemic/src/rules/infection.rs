//! P12.2 P12.3 P14.1 P14.2 P14.3 P14.4 P14.5 P14.6 P14.7 P20.7 P20.14 P20.22 The infection step.

use super::flow::Flow;
use super::flow::Needed;
use super::{outbreak, windows};
use crate::rules::mutation::rider;
use crate::rules::strain::{chronic_effect, rate_effect};
use crate::table::event::Event;
use crate::table::frames::{Bottom, Step, Window};
use crate::table::state::{Ending, RATES, State};
use crate::words::options::InfectionDeckEmpty;
use crate::words::{Colour, Cure, InfectionCard};
use kernel::{Audience, Set, Sink};
use std::ops::ControlFlow;

/// P14.1 What the rate marker shows.
#[inline]
pub(crate) fn rate(state: &State) -> u8 {
    RATES[state.board.rate_index as usize]
}

/// P14.1 P12.2 P19.14 How many cards the step turns up. P12.3: a Commercial Travel Ban leaves the additional card.
#[inline]
pub(crate) fn cards_due(state: &State) -> u8 {
    let rate = if state.travel_ban.is_some() { 1 } else { rate(state) };
    rate + state.turn.additional
}

/// P14.5 One more card while fewer were drawn than the rate; P14.6 none at all if the step is skipped.
pub(crate) fn step(state: &mut State, log: &mut impl Sink<Event>) -> Flow<Option<Needed>> {
    if state.turn.infected == 0 && state.turn.quiet & 1 == 1 {
        log.emit(Audience::All, Event::InfectionSkipped);
        windows::open_before(state, Step::EndTurn, Window::TurnEnd);
        return ControlFlow::Continue(None);
    }
    if state.turn.infected >= cards_due(state) {
        windows::open_before(state, Step::EndTurn, Window::TurnEnd);
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
pub(crate) fn reveal(state: &mut State, card: InfectionCard, log: &mut impl Sink<Event>) {
    state.infection.pile.take_top(card);
    state.turn.infected += 1;
    log.emit(Audience::All, Event::InfectionRevealed { card });
    rate_effect::revealed(state, card, log);
    windows::open_before(state, Step::PlaceInfection { card }, Window::InfectionRevealed);
}

/// P14.2 P14.3 P14.4 P20.14 Its cube is placed with all that follows, then the card goes onto the discard.
pub(crate) fn place(state: &mut State, card: InfectionCard, log: &mut impl Sink<Event>) -> Flow {
    let InfectionCard::City(city) = card else {
        return appears(state, card, log);
    };
    let rider = rider::adds_purple(state, city);
    outbreak::place(state, city, city.colour(), chronic_effect::cubes(state, city), log)?;
    if rider {
        outbreak::place(state, city, Colour::Purple, 1, log)?;
    }
    state.infection.discard.insert(card);
    windows::open_before(state, Step::Infection, Window::InfectionResolved);
    ControlFlow::Continue(())
}

/// P20.6 P20.7 A Mutation Appears!: the bottom card is turned up too. P20.22: not once purple is eradicated.
fn appears(state: &mut State, card: InfectionCard, log: &mut impl Sink<Event>) -> Flow {
    state.infection.discard.insert(card);
    if state.cure(Colour::Purple) == Cure::Eradicated {
        log.emit(Audience::All, Event::MutationWithoutEffect);
        windows::open_before(state, Step::Infection, Window::InfectionResolved);
    } else {
        state.stack.goto(Step::Bottom { by: Bottom::MutationAppears, left: 1 });
    }
    ControlFlow::Continue(())
}
