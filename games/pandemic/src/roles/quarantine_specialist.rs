//! P10.16 P10.17 The Quarantine Specialist keeps all cubes out of her city and its neighbours.

use super::{Abilities, ORDINARY};
use crate::map::City;
use crate::options::RolePacks;
use crate::state::State;
use crate::words::Role;

pub(super) const ABILITIES: Abilities = ORDINARY;

/// P10.16 Whether no cube is placed in this city. P10.17: as things stand at this placement.
#[inline]
pub(crate) fn protects(state: &State, city: City) -> bool {
    match state.options.role_packs {
        RolePacks::None | RolePacks::Brink => false,
        RolePacks::SecondEdition | RolePacks::Both => state
            .seat_of(Role::QuarantineSpecialist)
            .map(|seat| state.city_of(seat))
            .is_some_and(|here| here == city || here.neighbours().contains(city)),
    }
}
