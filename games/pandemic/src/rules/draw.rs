//! P13.1 P13.2 P13.3 P13.10 P13.12 P13.13 The draw step.

use super::ending::Flow;
use super::turn::Needed;
use super::windows;
use crate::event::Event;
use crate::frames::{Frame, Window};
use crate::options::{EpidemicCard, Switch};
use crate::setup::receive;
use crate::state::{DRAWN, Ending, State};
use crate::words::Card;
use kernel::{Audience, SeatSet, Sink};
use std::ops::ControlFlow;

/// P13.2 The loss check, then two cards, then what they bring.
pub(crate) fn step(state: &mut State) -> Flow<Option<Needed>> {
    if state.turn.cards_drawn == 0 && state.player_deck.len() < DRAWN {
        return ControlFlow::Break(Ending::PlayerDeck);
    }
    if state.turn.cards_drawn < DRAWN {
        return ControlFlow::Continue(Some(Needed::CardOrChoice));
    }
    if state.turn.epidemics_waiting > 0 {
        windows::open_before(state, Frame::NextEpidemic, Window::CardsDrawn);
    } else {
        state.stack.goto(Frame::HandLimit);
    }
    ControlFlow::Continue(None)
}

fn take_top(state: &mut State) {
    if let Some(stretch) = state.player_deck.top() {
        state.player_deck.stretches[stretch].left -= 1;
    }
    state.turn.cards_drawn += 1;
}

/// P13.3 A City or event card goes into the hand.
pub(crate) fn card(state: &mut State, card: Card, log: &mut impl Sink<Event>) {
    take_top(state);
    let seat = state.turn.active;
    state.player_deck.cards.remove(card);
    receive(state, seat, card);
    match state.options.open_hands {
        Switch::On => log.emit(Audience::All, Event::Drew { seat, card }),
        Switch::Off => {
            log.emit(Audience::Only(SeatSet::one(seat)), Event::Drew { seat, card });
            log.emit(Audience::AllBut(SeatSet::one(seat)), Event::DrewHidden { seat });
        }
    }
}

/// P13.10 An Epidemic counts as one of the two cards and waits for the other.
pub(crate) fn epidemic(state: &mut State, log: &mut impl Sink<Event>) {
    if let Some(stretch) = state.player_deck.top() {
        state.player_deck.stretches[stretch].epidemics -= 1;
    }
    take_top(state);
    state.player_deck.epidemics_drawn += 1;
    state.turn.epidemics_waiting += 1;
    log.emit(Audience::All, Event::EpidemicDrawn { seat: state.turn.active });
}

impl State {
    /// P13.4 Epidemic cards lying on the player discard: those that have begun.
    pub(crate) fn epidemics_discarded(&self) -> u8 {
        match self.options.epidemic_card {
            EpidemicCard::DiscardPile => self.player_deck.epidemics_drawn - self.turn.epidemics_waiting,
            EpidemicCard::RemovedFromGame => 0,
        }
    }
}
