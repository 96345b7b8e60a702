//! T2 T4.12 A position that somebody wrote down comes to rest, or is refused where it cannot.

use super::{advance, chance, questions};
use crate::table::frames::Frame;
use crate::table::position::{self, Position, wrong};
use crate::table::state::State;
use crate::words::options::Options;
use kernel::PositionError;

/// T4.12 The state at this position.
pub(crate) fn state_at(options: &Options, position: &Position) -> Result<State, PositionError> {
    let mut state = position::state_at(options, position)?;
    if position.says_what_waits() {
        rests(&state)?;
    } else {
        advance::advance(&mut state, &mut ());
    }
    Ok(state)
}

/// The game must wait for somebody, or for nature, where its frames are said.
fn rests(state: &State) -> Result<(), PositionError> {
    if state.ending.is_some() {
        return Ok(());
    }
    let mut next = state.clone();
    advance::advance(&mut next, &mut ());
    if &next != state {
        return Err(wrong("frames", "the game does not rest here: the top frame happens by itself"));
    }
    let possible = match state.stack.top() {
        Some(Frame::Draw(_)) => {
            let mut outcomes = Vec::new();
            chance::outcomes(state, &mut outcomes);
            !outcomes.is_empty()
        }
        Some(Frame::Ask(_)) => {
            let asked = questions::asked(state);
            let awaited = questions::awaited(state);
            let mut actions = Vec::new();
            !awaited.is_empty()
                && asked.iter().all(|seat| {
                    actions.clear();
                    questions::legal(state, seat, &mut actions);
                    !actions.is_empty()
                })
        }
        Some(Frame::Do(_)) | None => false,
    };
    if possible { Ok(()) } else { Err(wrong("frames", "nobody can do anything here")) }
}
