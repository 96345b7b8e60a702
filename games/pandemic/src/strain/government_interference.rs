//! P19.12 P19.13 Government Interference: pawns stay where the strain is until it has been treated there.

use super::under;
use crate::map::City;
use crate::state::State;
use crate::words::{Colour, StrainCard};

/// P19.12 P19.13 Whether no player pawn may leave the city, by whatever means.
#[inline]
pub(crate) fn holds(state: &State, city: City) -> bool {
    under(state, StrainCard::GovernmentInterference)
        .is_some_and(|strain| state.cubes(city, strain) > 0 && !state.turn.strain_treated.contains(city))
}

/// P19.12 A cube was treated: where it was one of the strain, the way is free for the rest of the turn.
#[inline]
pub(crate) fn treated(state: &mut State, city: City, colour: Colour) {
    if state.strain.colour == Some(colour) {
        state.turn.strain_treated.insert(city);
    }
}
