//! P19.15 Slippery Slope: outbreaks of the strain move the marker two spaces.

use crate::table::state::State;
use crate::words::{Colour, StrainCard};

/// P15.2 P19.15 How far an outbreak of this disease moves the marker.
#[inline]
pub(crate) fn spaces(state: &State, colour: Colour) -> u8 {
    if state.strain_under(StrainCard::SlipperySlope) == Some(colour) { 2 } else { 1 }
}
