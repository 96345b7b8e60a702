//! P20.5 P22.5 Mutation: purple cubes, and the cards that bring them.
//!
//! A purple outbreak is an ordinary one (`rules/outbreak.rs`); the cure is in `rules/cure.rs`.

pub(crate) mod events;
pub(crate) mod rider;

pub(crate) use events::{SPREADS, infect};

use crate::rules::flow::Flow;
use crate::table::event::Event;
use crate::table::frames::Question;
use crate::table::state::State;
use crate::words::MutationEvent;
use crate::words::refusals;
use kernel::{Refusal, Sink};
use std::ops::ControlFlow;

/// P20.5 P22.5 The mutation events drawn come before Epidemics; of two the active player says which is first.
pub(crate) fn next(state: &mut State, log: &mut impl Sink<Event>) -> Flow {
    let waiting = state.turn.mutations_waiting;
    match waiting.first() {
        Some(event) if waiting.len() == 1 => events::carry_out(state, event, log),
        Some(_) | None => {
            state.stack.push(Question::MutationOrder);
            ControlFlow::Continue(())
        }
    }
}

/// P20.5 Whether this event was drawn.
pub(crate) fn check_first(state: &State, event: MutationEvent) -> Result<(), Refusal> {
    if state.turn.mutations_waiting.contains(event) { Ok(()) } else { Err(refusals::MUTATION_NOT_DRAWN) }
}

/// P20.5 The event that comes first.
pub(crate) fn first(state: &mut State, event: MutationEvent, log: &mut impl Sink<Event>) -> Flow {
    state.stack.pop();
    events::carry_out(state, event, log)
}
