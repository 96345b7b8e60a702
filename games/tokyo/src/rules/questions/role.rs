//! T4.1 A seat takes a role.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, refusals};
use crate::rules::setup;
use crate::words::Role;

impl Question for super::Role {
    type Answer = Role;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(Role::ALL.iter().map(|&role| Action::Role(role)));
    }

    read! { Action::Role(role) => role }

    /// T4.1 The role must be free.
    fn check(self, state: &State, _seat: Seat, role: Role) -> Result<(), Refusal> {
        if state.seat_of(role).is_some() { Err(refusals::ROLE_TAKEN) } else { Ok(()) }
    }

    fn act(self, state: &mut State, seat: Seat, role: Role, log: &mut impl Sink<Event>) {
        state.stack.pop();
        setup::take_role(state, seat, role, log);
    }
}
