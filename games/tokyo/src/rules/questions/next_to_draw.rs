//! T6.2 The next PC to draw in step 1.

use super::{Action, Event, Question, Seat, SeatSet, Sink, State};
use crate::rules::troubles;

/// T6.2 Who draws next.
impl Question for super::NextToDraw {
    type Answer = ();

    fn asked(self, _state: &State) -> SeatSet {
        self.left
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Draw);
    }

    read! { Action::Draw => () }

    fn act(self, state: &mut State, seat: Seat, (): (), _log: &mut impl Sink<Event>) {
        state.stack.pop();
        troubles::draw_for(state, self.left, seat);
    }

    fn afresh(self) -> Self {
        super::NextToDraw { left: SeatSet::EMPTY }
    }
}
