//! T5.3 T26.1 T26.6 T26.7 T32.10 T32.11 T33.2 The end of the game.

use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{Ending, State};
use crate::words::cards::Card;
use kernel::{Audience, Sink};

/// T5.3 T26 The game is over.
pub(crate) fn finish(state: &mut State, ending: Ending, log: &mut impl Sink<Event>) {
    state.ending = Some(ending);
    log.emit(Audience::All, Event::Over { ending });
}

/// T26.1 T33.2 The scenario is cleared: where it has rewards, the group takes one of them first.
pub(crate) fn clear(state: &mut State, log: &mut impl Sink<Event>) {
    if Card::rewards_of(state.options.scenario).next().is_some() {
        state.stack.push(Ask::ClearReward);
    } else {
        finish(state, Ending::Cleared, log);
    }
}
