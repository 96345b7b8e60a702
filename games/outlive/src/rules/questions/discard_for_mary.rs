//! O23.11 The question which of Mary Koolpepper's search tiles is discarded.

use crate::rules::mary::{drawn, gain};
use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::State;
use crate::words::SearchTile;
use crate::words::notation::Action;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, Sink};

/// O23.11 What can be discarded.
pub(crate) fn legal(state: &State, out: &mut Vec<Action>) {
    out.extend(drawn(state).kinds().map(|(tile, _)| Action::DiscardTile(tile)));
}

/// O23.11 Whether this tile can be discarded.
pub(crate) fn check(state: &State, tile: SearchTile) -> Result<(), Refusal> {
    let Some(Ask::DiscardForMary { .. }) = state.asking() else { return Err(refusals::NOT_NOW) };
    if drawn(state).contains(tile) { Ok(()) } else { Err(refusals::TILE_NOT_DRAWN) }
}

/// O23.11 One is discarded, the others are gained.
pub(crate) fn act(state: &mut State, seat: Seat, tile: SearchTile, log: &mut impl Sink<Event>) {
    log.emit(Audience::All, Event::DiscardedForMary { seat, tile });
    let mut tiles = drawn(state);
    tiles.take(tile);
    gain(state, seat, tiles, log);
}
