//! P9 P10 Roles, one file each: what is different in data, the odd step beside it.

pub(crate) mod archivist;
pub(crate) mod containment_specialist;
pub(crate) mod contingency_planner;
pub(crate) mod dispatcher;
pub(crate) mod epidemiologist;
pub(crate) mod field_operative;
pub(crate) mod medic;
pub(crate) mod operations_expert;
pub(crate) mod quarantine_specialist;
pub(crate) mod troubleshooter;

use crate::table::event::Event;
use crate::table::state::State;
use crate::words::Role;
use crate::words::notation::Action;
use kernel::{Refusal, Seat, Sink};

/// The actions only one role has, in the order of the notation.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.players[seat].role {
        Some(Role::OperationsExpert) => operations_expert::legal(state, seat, out),
        Some(Role::Archivist) => archivist::legal(state, seat, out),
        Some(Role::Epidemiologist) => epidemiologist::legal(state, seat, out),
        Some(Role::FieldOperative) => field_operative::legal(state, seat, out),
        Some(Role::ContingencyPlanner) => contingency_planner::legal(state, seat, out),
        Some(
            Role::Dispatcher
            | Role::Scientist
            | Role::Medic
            | Role::Researcher
            | Role::ContainmentSpecialist
            | Role::Generalist
            | Role::Troubleshooter
            | Role::QuarantineSpecialist,
        )
        | None => {}
    }
}

/// Whether an action only one role has is allowed, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if let Action::OperationsFlight { to, card } = action {
        operations_expert::check(state, seat, to, card)
    } else if let Action::Obtain { from, card } = action {
        epidemiologist::check(state, seat, from, card)
    } else if let Action::Collect(colour) = action {
        field_operative::check(state, seat, colour)
    } else if let Action::Store(event) = action {
        contingency_planner::check(state, seat, event)
    } else {
        archivist::check(state, seat)
    }
}

/// Carries it out.
pub(crate) fn act(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    if let Action::OperationsFlight { to, card } = action {
        operations_expert::act(state, seat, to, card, log);
    } else if let Action::Obtain { from, card } = action {
        epidemiologist::act(state, seat, from, card, log);
    } else if let Action::Collect(colour) = action {
        field_operative::act(state, seat, colour, log);
    } else if let Action::Store(event) = action {
        contingency_planner::act(state, seat, event, log);
    } else {
        archivist::act(state, seat, log);
    }
}
