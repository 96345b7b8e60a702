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

use crate::table::state::State;
use crate::words::Role;
use crate::words::notation::Action;
use kernel::Seat;

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
