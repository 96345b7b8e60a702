//! P19.11 Complex Molecular Structure: the cure of the strain takes one card more.

use crate::table::state::State;
use crate::words::{Colour, StrainCard};

/// P19.11 The cards a cure of this disease takes beyond the usual.
#[inline]
pub(crate) fn more_cards(state: &State, colour: Colour) -> u8 {
    u8::from(state.strain_under(StrainCard::ComplexMolecularStructure) == Some(colour))
}
