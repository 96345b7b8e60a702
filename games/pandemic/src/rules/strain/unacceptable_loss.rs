//! P19.17 Unacceptable Loss: four cubes of the strain leave the supply for good.

use crate::table::event::Event;
use crate::table::state::State;
use crate::words::Colour;
use kernel::{Audience, Sink};

/// Cubes that go.
const LOST: u8 = 4;

/// P19.17 Four cubes, or all that are left, go into the box. This never loses the game by itself.
pub(super) fn happen(state: &mut State, strain: Colour, log: &mut impl Sink<Event>) {
    let cubes = LOST.min(state.board.supply[strain as usize]);
    state.board.supply[strain as usize] -= cubes;
    state.board.removed[strain as usize] += cubes;
    log.emit(Audience::All, Event::CubesLost { colour: strain, cubes });
}
