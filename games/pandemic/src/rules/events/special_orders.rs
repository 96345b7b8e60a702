//! P12.12 Special Orders: the current player moves another pawn like their own.
//!
//! The movements are those of `rules/movement.rs`; who may be moved is asked in `roles/dispatcher.rs`.

use crate::rules::consent;
use crate::table::bio_terrorist::no_pawn;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, SeatSet, Sink};

/// P12.12 The pawns that may be chosen.
fn choices(state: &State) -> SeatSet {
    (state.team - state.turn.special_orders).without(state.turn.active)
}

/// P11.3 Whether there is a pawn to order.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    !choices(state).is_empty()
}

pub(super) fn legal(state: &State, player: Seat, out: &mut Vec<Action>) {
    let orders = choices(state).into_iter().map(Action::SpecialOrders);
    out.extend(orders.filter(|&action| consent::check(state, player, action).is_ok()));
}

pub(crate) fn check(state: &State, pawn: Seat) -> Result<(), Refusal> {
    if !state.team.contains(pawn) {
        return Err(no_pawn(state, pawn));
    }
    if pawn == state.turn.active {
        return Err(refusals::ORDER_ANOTHERS_PAWN);
    }
    if choices(state).contains(pawn) { Ok(()) } else { Err(refusals::ORDERS_GIVEN) }
}

pub(crate) fn happen(state: &mut State, pawn: Seat, log: &mut impl Sink<Event>) {
    state.turn.special_orders.insert(pawn);
    log.emit(Audience::All, Event::Ordered { seat: state.turn.active, pawn });
}
