//! P10.16 P10.17 The Quarantine Specialist keeps all cubes out of her city and its neighbours.

use crate::table::state::State;
use crate::words::Role;
use crate::words::map::City;
use crate::words::options::RolePacks;

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
