//! stub
use crate::{state::State, notation::Action};
use kernel::{Pending, Refusal, Seat, SeatSet};
pub(crate) fn asked(_state: &State) -> SeatSet { SeatSet::EMPTY }
pub(crate) fn awaited(_state: &State) -> SeatSet { SeatSet::EMPTY }
pub(crate) fn pending(_state: &State) -> Pending { Pending::Over }
pub(crate) fn legal(_state: &State, _seat: Seat, _out: &mut Vec<Action>) {}
pub(crate) fn check(_state: &State, _seat: Seat, _action: Action) -> Result<(), Refusal> { Ok(()) }
