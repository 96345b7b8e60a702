//! P13.1 P13.2 P13.3 P13.4 P13.10 P13.12 P13.13 P20.4 The draw step.

use super::flow::Flow;
use super::flow::Needed;
use super::windows;
use crate::table::event::Event;
use crate::table::frames::{Step, Window};
use crate::table::sight::{receive, tell};
use crate::table::state::{DRAWN, Ending, State};
use crate::words::options::EpidemicCard;
use crate::words::{Card, StrainCard};
use kernel::{Audience, Sink};
use std::ops::ControlFlow;

/// P13.1 P13.2 The loss check, then two cards, then what they bring.
pub(crate) fn step(state: &mut State) -> Flow<Option<Needed>> {
    if state.turn.cards_drawn == 0 && state.player_deck.len() < DRAWN {
        return ControlFlow::Break(Ending::PlayerDeck);
    }
    if state.turn.cards_drawn < DRAWN {
        return ControlFlow::Continue(Some(Needed::CardOrChoice));
    }
    if waits(state) {
        windows::open_before(state, Step::NextSpecial, Window::CardsDrawn);
    } else {
        state.stack.goto(Step::HandLimit);
    }
    ControlFlow::Continue(None)
}

fn take_top(state: &mut State) {
    if let Some(stretch) = state.player_deck.top() {
        state.player_deck.stretches[stretch].left -= 1;
    }
    state.turn.cards_drawn += 1;
}

/// P13.3 A City or event card goes into the hand; P20.4 a mutation event waits to be carried out.
pub(crate) fn card(state: &mut State, card: Card, log: &mut impl Sink<Event>) {
    take_top(state);
    let seat = state.turn.active;
    state.player_deck.cards.remove(card);
    if let Card::Mutation(event) = card {
        state.turn.mutations_waiting.insert(event);
        log.emit(Audience::All, Event::MutationDrawn { seat, event });
        return;
    }
    receive(state, seat, card);
    tell(state, seat, Event::Drew { seat, card }, Event::DrewHidden { seat }, log);
}

/// P13.10 An Epidemic counts as one of the two cards and waits for the other.
pub(crate) fn epidemic(state: &mut State, card: Option<StrainCard>, log: &mut impl Sink<Event>) {
    if let Some(stretch) = state.player_deck.top() {
        state.player_deck.stretches[stretch].epidemics -= 1;
    }
    take_top(state);
    state.player_deck.epidemics_drawn += 1;
    if let Some(card) = card {
        state.strain.drawn.insert(card);
        state.strain.waiting[state.turn.epidemics_waiting as usize] = Some(card);
    }
    state.turn.epidemics_waiting += 1;
    log.emit(Audience::All, Event::EpidemicDrawn { seat: state.turn.active, card });
}

/// P13.13 Whether an Epidemic or a mutation event was drawn and has not begun.
pub(crate) fn waits(state: &State) -> bool {
    state.turn.epidemics_waiting > 0 || !state.turn.mutations_waiting.is_empty()
}

/// P13.9 P13.12 An Epidemic or a mutation event is done: the next one, or the hand limit.
pub(crate) fn special_resolved(state: &mut State) {
    if waits(state) {
        windows::open_before(state, Step::NextSpecial, Window::SpecialResolved);
    } else {
        state.stack.goto(Step::HandLimit);
    }
}

impl State {
    /// P13.4 Epidemic cards lying on the player discard: those that have begun. P19.7: continuing strain cards lie
    /// face up beside it from their effect on, and so does the one that is being resolved.
    pub(crate) fn epidemics_discarded(&self) -> u8 {
        let aside = self.strain.in_force.len() as u8 + u8::from(self.strain.resolving.is_some());
        match self.options.epidemic_card {
            EpidemicCard::DiscardPile => {
                self.player_deck.epidemics_drawn - self.turn.epidemics_waiting - aside
            }
            EpidemicCard::RemovedFromGame => 0,
        }
    }
}
