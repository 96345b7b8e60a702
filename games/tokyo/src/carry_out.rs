//! stub
use crate::{event::Event, notation::Action, state::State};
use kernel::{Seat, Sink};
pub(crate) fn act(_state: &mut State, _seat: Seat, _action: Action, _log: &mut impl Sink<Event>) {}
pub(crate) fn advance(_state: &mut State, _log: &mut impl Sink<Event>) {}
