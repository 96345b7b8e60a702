//! T8.1 T9.8 T26.2 T32.28 What follows by the rules for those who look at a position.

use super::{ending, questions, round};
use crate::rules::story::guide;
use crate::table::state::State;
use crate::table::view::Findings;
use kernel::PerSeat;

/// T8.1 T9.8 T26.2 T32.28 What the rules say about a position.
pub(crate) fn of(state: &State) -> Findings {
    let mut limits = PerSeat::filled(state.count(), 0);
    for seat in state.seats() {
        limits[seat] = round::hand_size(state, state.options.stash_of(seat));
    }
    Findings {
        asked: questions::asked(state),
        awaited: questions::awaited(state),
        limits,
        guide: guide::told(state),
        evaluated_rounds: ending::evaluated_rounds(state),
    }
}
