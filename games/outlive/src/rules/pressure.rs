//! O7 Pressure
use crate::state::State;
use kernel::{Seat, SeatSet};
pub(crate) fn next_target(_state: &State, _targets: SeatSet) -> Option<Seat> {
    None
}
pub(crate) fn chooser(_state: &State, _targets: SeatSet) -> Option<Seat> {
    None
}
