//! O23.11 The question how many of Mary Koolpepper's search tiles come from Blackwood.

use crate::rules::mary::TILES;
use crate::table::frames::{Ask, Draw};
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::refusals;
use kernel::{Refusal, Seat};

/// O23.11a How many can come from Blackwood.
pub(crate) fn legal(out: &mut Vec<Action>) {
    out.extend((0..=TILES).map(Action::Split));
}

/// O23.11a Whether this many can come from Blackwood.
pub(crate) fn check(state: &State, blackwood: u8) -> Result<(), Refusal> {
    let Some(Ask::SplitForMary { .. }) = state.asking() else { return Err(refusals::NOT_NOW) };
    if blackwood <= TILES { Ok(()) } else { Err(refusals::TOO_MANY_TILES) }
}

/// O23.11 The split is named; the tiles are drawn.
pub(crate) fn act(state: &mut State, seat: Seat, blackwood: u8) {
    state.stack.goto(Draw::DrawForMary { seat, blackwood, silent_peak: TILES - blackwood });
}
