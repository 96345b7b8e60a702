//! P16.1 P16.2 P16.3 P16.5 P16.6 Cures and eradication.

use crate::rules::bio_terrorist::leaving;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::{Colour, Cure};
use kernel::{Audience, Sink};

/// P16.1 Cubes go back to the supply; P16.2: the check follows every removal.
pub(crate) fn remove_cubes(
    state: &mut State,
    city: City,
    colour: Colour,
    cubes: u8,
    log: &mut impl Sink<Event>,
) {
    state.board.cubes[city as usize][colour as usize] -= cubes;
    state.board.supply[colour as usize] += cubes;
    check(state, colour, log);
}

/// P16.2 P16.3 P16.5 P16.6 A cured disease without a cube on the board is eradicated; cubes elsewhere do not count. With purple gone, so is
/// the Bio-Terrorist.
pub(crate) fn check(state: &mut State, colour: Colour, log: &mut impl Sink<Event>) {
    if state.cure(colour) == Cure::Cured && state.on_board(colour) == 0 {
        state.board.cures[colour as usize] = Cure::Eradicated;
        log.emit(Audience::All, Event::Eradicated { colour });
        leaving::leave_if_eradicated(state, log);
    }
}
