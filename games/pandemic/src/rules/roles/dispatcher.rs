//! P9.1 P9.2 P9.3 P9.4 P9.5 P9.6 P9.7 The Dispatcher moves other pawns.
//!
//! The movements themselves are those of `rules/movement.rs`: cards come from the Dispatcher's hand (P9.2),
//! owners are asked (P9.4, `rules/consent.rs`), what happens on arrival is the moved pawn's own affair (P9.5),
//! and each is one action (P9.7).

use crate::table::bio_terrorist::no_pawn;
use crate::table::state::State;
use crate::words::Role;
use crate::words::map::City;
use crate::words::notation::{Movement, Pawn};
use crate::words::refusals;
use kernel::{Refusal, Seat, SeatSet, Set};

/// P9.2 P9.6 P12.12 The pawns of others this seat may move now.
#[inline]
pub(crate) fn may_move(state: &State, seat: Seat) -> SeatSet {
    if seat != state.turn.active {
        SeatSet::EMPTY
    } else if state.is(seat, Role::Dispatcher) {
        state.team.without(seat)
    } else {
        state.turn.special_orders.without(seat)
    }
}

/// P9.3 P9.7 The ways of moving a seat has: to another pawn only as the Dispatcher.
#[inline]
pub(crate) fn ways(state: &State, seat: Seat) -> &'static [Movement] {
    if state.is(seat, Role::Dispatcher) { &Movement::ALL } else { &Movement::ALL[..4] }
}

/// P9.3 The cities where a pawn other than this one stands.
pub(crate) fn meeting_places(state: &State, pawn: Seat) -> Set<City> {
    state.team().filter(|&(seat, _)| seat != pawn).map(|(_, player)| player.city).collect()
}

/// P9.1 P9.3 P9.4 P9.5 Which pawn is meant, and whether this seat may move it so.
pub(crate) fn check_pawn(state: &State, seat: Seat, by: Movement, pawn: Pawn) -> Result<Seat, Refusal> {
    let moved = match pawn {
        Pawn::Own => seat,
        Pawn::Of(other) if !state.team.contains(other) => return Err(no_pawn(state, other)),
        Pawn::Of(other) if other == seat => return Err(refusals::OWN_PAWN),
        Pawn::Of(other) => other,
    };
    if moved != seat && !may_move(state, seat).contains(moved) {
        return Err(refusals::NOT_THE_DISPATCHER);
    }
    if ways(state, seat).contains(&by) { Ok(moved) } else { Err(refusals::NO_RENDEZVOUS) }
}
