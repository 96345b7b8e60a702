//! T27.21 T32.13 T32.15 Who goes along with a card, or into the Site.

use super::super::{Action, Along, Event, Question, Reply, Seat, SeatSet, Sink, State};
use crate::rules::moving;
use crate::table::frames::{Ask, Do};

/// T27.21 T32.13 Each PC for itself.
impl Question for Along {
    type Answer = Reply;

    fn asked(self, _state: &State) -> SeatSet {
        self.left
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Agree, Action::Refuse]);
    }

    read! { Action::Agree => Reply::Agree, Action::Refuse => Reply::Refuse }

    fn act(self, state: &mut State, seat: Seat, reply: Reply, _log: &mut impl Sink<Event>) {
        let with = if reply == Reply::Agree { self.with.with(seat) } else { self.with };
        state.stack.goto(Along { left: self.left.without(seat), with, ..self });
    }

    /// T32.15 All have answered: the card goes on, then those that ride along.
    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        if !self.left.is_empty() {
            return false;
        }
        state.stack.pop();
        if let Some(scene) = self.scene {
            let from = state.area_of(scene);
            state.stack.push(Do::MovedOn { scene, from });
        }
        if !self.with.is_empty() {
            moving::depart(state, self.with, self.to);
        }
        if let Some(scene) = self.scene {
            state.stack.push(Ask::Stage { scene, area: self.to });
        }
        true
    }

    fn afresh(self) -> Self {
        Along { left: SeatSet::EMPTY, with: SeatSet::EMPTY, ..self }
    }
}
