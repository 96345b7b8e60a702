//! P12.6 P12.7 New Assignment: a player takes a role that nobody has.

use crate::rules::roles::{field_operative, medic};
use crate::rules::{consent, hand_limit};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::roles::Abilities;
use crate::words::{Card, Role};
use kernel::{Audience, Refusal, Seat, Sink};

/// P11.3 P12.6 Whether a role is unused.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    !state.free_roles().is_empty()
}

pub(super) fn legal(state: &State, player: Seat, out: &mut Vec<Action>) {
    for seat in state.team {
        for role in state.free_roles() {
            let action = Action::NewAssignment { seat, role };
            if consent::check(state, player, action).is_ok() {
                out.push(action);
            }
        }
    }
}

pub(crate) fn check(state: &State, seat: Seat, role: Role) -> Result<(), Refusal> {
    if !state.team.contains(seat) {
        return Err(refusals::NO_SUCH_SEAT);
    }
    if state.free_roles().contains(role) { Ok(()) } else { Err(refusals::ROLE_NOT_FREE) }
}

/// P12.7 The new role works at once; used actions stay used; what lay on the old role card goes back.
pub(crate) fn happen(state: &mut State, seat: Seat, role: Role, log: &mut impl Sink<Event>) {
    let before = state.abilities(seat).actions;
    if state.is(seat, Role::FieldOperative) {
        field_operative::put_all_back(state, seat, log);
    }
    if state.is(seat, Role::ContingencyPlanner)
        && let Some(event) = state.role_cards.stored.take()
    {
        state.player_discard.insert(Card::Event(event));
        log.emit(Audience::All, Event::StoredDiscarded { seat, event });
    }
    state.players[seat].role = Some(role);
    log.emit(Audience::All, Event::RoleChanged { seat, role });
    if seat == state.turn.active && state.turn.actions_left > 0 {
        let gained = state.turn.actions_left + Abilities::of(Some(role)).actions;
        state.turn.actions_left = gained.saturating_sub(before);
    }
    medic::arrived(state, seat, log);
    hand_limit::check_one(state, seat);
}
