//! P19.10 P22.3 Chronic Effect: in the infection step two cubes in a city that holds none of the strain.

use crate::table::state::State;
use crate::words::StrainCard;
use crate::words::map::City;

/// P14.2 P19.10 P22.3 The cubes an infection card places in its city.
#[inline]
pub(crate) fn cubes(state: &State, city: City) -> u8 {
    let colour = city.colour();
    let chronic =
        state.strain_under(StrainCard::ChronicEffect) == Some(colour) && state.cubes(city, colour) == 0;
    if chronic { 2 } else { 1 }
}
