//! T9.12 T16.13 T28.3 Others agree to what somebody wants, or refuse.

use super::{Action, Event, Question, Reply, Seat, SeatSet, Sink, State};
use kernel::Audience;

/// T9.12 T16.13 T28.3 What is agreed to is done when nobody is left to answer.
impl Question for super::Consent {
    type Answer = Reply;

    fn asked(self, _state: &State) -> SeatSet {
        self.left
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Agree, Action::Refuse]);
    }

    read! { Action::Agree => Reply::Agree, Action::Refuse => Reply::Refuse }

    /// T9.12 One refusal is enough.
    fn act(self, state: &mut State, seat: Seat, reply: Reply, log: &mut impl Sink<Event>) {
        match reply {
            Reply::Agree => state.stack.goto(super::Consent { left: self.left.without(seat), ..self }),
            Reply::Refuse => {
                state.stack.pop();
                log.emit(Audience::All, Event::Refused { seat });
            }
        }
    }

    fn afresh(self) -> Self {
        super::Consent { left: SeatSet::EMPTY, ..self }
    }
}
