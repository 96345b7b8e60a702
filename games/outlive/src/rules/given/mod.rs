//! Positions that are written down, checked into a state one can play.

mod board;
mod checks;
mod moment;
mod seats;

use super::{questions, setup};
use crate::table::position::Position;
use crate::table::state::State;
use crate::words::options::Options;
use kernel::PositionError;

/// The state at this position.
pub(crate) fn state_at(options: &Options, position: &Position) -> Result<State, PositionError> {
    let mut state = setup::before(options);
    moment::turn(&mut state, position)?;
    seats::place(&mut state, position)?;
    board::place(&mut state, position)?;
    moment::place(&mut state, position)?;
    if position.frames.is_none() && !state.over {
        questions::advance(&mut state, &mut ());
    }
    Ok(state)
}

/// An error at this word.
fn wrong(path: impl Into<String>, reason: impl Into<String>) -> PositionError {
    PositionError { path: path.into(), reason: reason.into() }
}

/// A seat of the game.
fn seat(state: &State, number: u8, path: &str) -> Result<kernel::Seat, PositionError> {
    kernel::Seat::new(number)
        .filter(|seat| seat.number() < state.seats())
        .ok_or_else(|| wrong(path, format!("there is no seat {number}; seats count from 0 (O1.1)")))
}

fn seat_set(state: &State, numbers: &[u8], path: &str) -> Result<kernel::SeatSet, PositionError> {
    numbers.iter().map(|&number| seat(state, number, path)).collect()
}
