//! P20.13 P20.15 P21.36 P21.37 The purple cube that comes with an infection card.

use crate::rules::outbreak;
use crate::table::state::State;
use crate::words::Colour;
use crate::words::map::City;
use crate::words::options::{BtPurpleRider, PurpleModule};

/// P20.13 P20.15 P21.36 P21.37 Whether an infection card about to be carried out adds a purple cube in its city.
#[inline]
pub(crate) fn adds_purple(state: &State, city: City) -> bool {
    if state.cubes(city, Colour::Purple) == 0 {
        return false;
    }
    match (state.options.module_purple, state.options.bt_purple_rider) {
        (PurpleModule::BioTerrorist, BtPurpleRider::Placed) => {
            outbreak::holder_off(state, city, city.colour()).is_none()
        }
        (PurpleModule::BioTerrorist, BtPurpleRider::Drawn) | (PurpleModule::Mutation, _) => true,
        (PurpleModule::None, _) => false,
    }
}
