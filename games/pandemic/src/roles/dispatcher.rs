//! P9.1 P9.2 P9.3 P9.4 P9.5 P9.6 P9.7 The Dispatcher moves other pawns.
//!
//! The movements themselves are those of `rules/movement.rs`: cards come from the Dispatcher's hand (P9.2),
//! owners are asked (P9.4, `rules/consent.rs`), what happens on arrival is the moved pawn's own affair (P9.5),
//! and each is one action (P9.7).

use super::{Abilities, ORDINARY};
use crate::map::City;
use crate::notation::{Movement, Pawn};
use crate::refusals;
use crate::state::State;
use crate::words::Role;
use kernel::{Refusal, Seat, Set};

pub(super) const ABILITIES: Abilities = ORDINARY;

/// P9.6 Whether this seat may move other pawns now.
#[inline]
pub(crate) fn moves_others(state: &State, seat: Seat) -> bool {
    state.is(seat, Role::Dispatcher) && seat == state.turn.active
}

/// P9.3 The cities where a pawn other than this one stands.
pub(crate) fn meeting_places(state: &State, pawn: Seat) -> Set<City> {
    state.players.iter().filter(|&(seat, _)| seat != pawn).map(|(_, player)| player.city).collect()
}

/// P9.1 P9.3 Which pawn is meant, and whether this seat may move it so.
pub(crate) fn check_pawn(state: &State, seat: Seat, by: Movement, pawn: Pawn) -> Result<Seat, Refusal> {
    let moved = match pawn {
        Pawn::Own => seat,
        Pawn::Of(other) if other.number() >= state.options.players => return Err(refusals::NO_SUCH_SEAT),
        Pawn::Of(other) if other == seat => return Err(refusals::OWN_PAWN),
        Pawn::Of(other) => other,
    };
    if moved != seat && !state.is(seat, Role::Dispatcher) {
        return Err(refusals::NOT_THE_DISPATCHER);
    }
    if by == Movement::Rendezvous && !state.is(seat, Role::Dispatcher) {
        return Err(refusals::NO_RENDEZVOUS);
    }
    Ok(moved)
}
