//! P12.1 Borrowed Time: the current player has two more actions.

use crate::table::event::Event;
use crate::table::state::State;
use kernel::{Audience, Sink};

/// P12.1 Actions gained.
const ACTIONS: u8 = 2;

pub(crate) fn happen(state: &mut State, log: &mut impl Sink<Event>) {
    state.turn.actions_left += ACTIONS;
    log.emit(Audience::All, Event::ActionsGained { seat: state.turn.active, actions: ACTIONS });
}
