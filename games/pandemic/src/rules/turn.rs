//! P3.1 P3.2 P3.3 P3.4 Turn structure: which frame follows which, until somebody is asked or nature moves.

use super::windows;
use crate::rules::roles::troubleshooter;
use crate::table::event::Event;
use crate::table::frames::Frame;
use crate::table::state::State;
use crate::words::Role;
use kernel::{Audience, Refusal, Seat, SeatSet, Set, Sink};

/// P3.1 The next turn begins.
pub(crate) fn begin(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let turn = &mut state.turn;
    turn.number = turn.number.saturating_add(1);
    turn.active = seat;
    turn.cards_drawn = 0;
    turn.infected = 0;
    turn.additional = 0;
    turn.abilities_used = Set::EMPTY;
    turn.strain_treated = Set::EMPTY;
    turn.hospital = false;
    turn.special_orders = SeatSet::EMPTY;
    state.turn.actions_left = state.abilities(seat).actions;
    if state.travel_ban == Some(seat) {
        state.travel_ban = None;
    }
    state.stack.goto(Frame::ACTIONS);
    log.emit(Audience::All, Event::TurnBegan { seat, number: state.turn.number });
    troubleshooter::look(state, seat);
}

/// P3.2 One action is used up: a new window, in which refused requests may be made again (P3.11).
#[inline]
pub(crate) fn spend_action(state: &mut State) {
    state.turn.actions_left -= 1;
    state.refused.clear();
    windows::reopen(state);
}

/// P3.3 P3.4 The active seat stops with actions left; drawing and infecting follow all the same.
pub(crate) fn end_actions(state: &mut State, log: &mut impl Sink<Event>) {
    log.emit(Audience::All, Event::ActionsEnded { seat: state.turn.active, unused: state.turn.actions_left });
    state.turn.actions_left = 0;
}

/// Whether the seat has this role and has not used its ability of once a turn; otherwise one of these refusals.
pub(crate) fn once_a_turn(
    state: &State,
    seat: Seat,
    role: Role,
    another_role: Refusal,
    used: Refusal,
) -> Result<(), Refusal> {
    if !state.is(seat, role) {
        return Err(another_role);
    }
    if state.turn.abilities_used.contains(role) { Err(used) } else { Ok(()) }
}
