//! P19.12 P19.13 Government Interference: pawns stay where the strain is until it has been treated there.

use crate::table::state::State;
use crate::words::map::City;
use crate::words::refusals;
use crate::words::{Colour, StrainCard};
use kernel::{Refusal, Seat};

/// P19.12 P19.13 Whether no player pawn may leave the city, by whatever means.
#[inline]
pub(crate) fn holds(state: &State, city: City) -> bool {
    state
        .strain_under(StrainCard::GovernmentInterference)
        .is_some_and(|strain| state.cubes(city, strain) > 0 && !state.turn.strain_treated.contains(city))
}

/// P19.12 P19.13 Whether this seat may move the pawn out of its city, and if not, why.
#[inline]
pub(crate) fn check(state: &State, seat: Seat, moved: Seat) -> Result<(), Refusal> {
    if !holds(state, state.city_of(moved)) {
        Ok(())
    } else if moved == seat {
        Err(refusals::INTERFERENCE)
    } else {
        Err(refusals::INTERFERENCE_WHEN_MOVED)
    }
}

/// P19.12 A cube was treated: where it was one of the strain, the way is free for the rest of the turn.
#[inline]
pub(crate) fn treated(state: &mut State, city: City, colour: Colour) {
    if state.strain.colour == Some(colour) {
        state.turn.strain_treated.insert(city);
    }
}
