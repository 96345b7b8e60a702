//! Positions: anything one can write down in the words of the view.

use crate::options::Options;
use crate::state::State;
use kernel::PositionError;

/// A position.
#[derive(Clone, Debug, Default, serde::Deserialize)]
pub struct Position {}

pub(crate) fn state_at(options: &Options, _position: &Position) -> Result<State, PositionError> {
    Ok(crate::setup::before(options))
}
