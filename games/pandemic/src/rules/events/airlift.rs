//! P11.4 P11.5 P19.13 Airlift: one pawn goes to any city, if its owner agrees.

use crate::rules::strain::government_interference;
use crate::rules::{consent, movement};
use crate::table::bio_terrorist::no_pawn;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::{Action, Pawn};
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, Sink};

/// P11.3 P19.13 Whether any pawn may leave its city.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    state.team().any(|(_, player)| !government_interference::holds(state, player.city))
}

/// Every pawn to every city but its own.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let others = state.team.without(seat).into_iter().map(|other| (Pawn::Of(other), other));
    for (pawn, moved) in std::iter::once((Pawn::Own, seat)).chain(others) {
        let from = state.city_of(moved);
        if government_interference::holds(state, from) {
            continue;
        }
        for &to in City::ALL.iter().filter(|&&to| to != from) {
            let action = Action::Airlift { pawn, to };
            if consent::check(state, seat, action).is_ok() {
                out.push(action);
            }
        }
    }
}

/// P11.4 P11.5 Whether this pawn may be flown there, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, pawn: Pawn, to: City) -> Result<(), Refusal> {
    let moved = match pawn {
        Pawn::Own => seat,
        Pawn::Of(other) if !state.team.contains(other) => return Err(no_pawn(state, other)),
        Pawn::Of(other) if other == seat => return Err(refusals::OWN_PAWN),
        Pawn::Of(other) => other,
    };
    if state.city_of(moved) == to {
        return Err(refusals::PAWN_IS_THERE);
    }
    let held = government_interference::holds(state, state.city_of(moved));
    if held { Err(refusals::INTERFERENCE_WHEN_MOVED) } else { Ok(()) }
}

/// Flies.
pub(crate) fn happen(state: &mut State, seat: Seat, pawn: Pawn, to: City, log: &mut impl Sink<Event>) {
    let moved = match pawn {
        Pawn::Own => seat,
        Pawn::Of(other) => other,
    };
    log.emit(Audience::All, Event::Airlifted { pawn: moved, from: state.city_of(moved), to });
    movement::arrive(state, moved, to, log);
}
