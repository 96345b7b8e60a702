//! stub
use crate::{event::Event, notation::Outcome, state::State};
use kernel::{Entropy, Refusal, Sink};
pub(crate) fn outcomes(_state: &State, _out: &mut Vec<(Outcome, u32)>) {}
pub(crate) fn sample(_state: &State, _entropy: &mut impl Entropy) -> Option<Outcome> { None }
pub(crate) fn check(_state: &State, _outcome: Outcome) -> Result<(), Refusal> { Ok(()) }
pub(crate) fn resolve(_state: &mut State, _outcome: Outcome, _log: &mut impl Sink<Event>) {}
