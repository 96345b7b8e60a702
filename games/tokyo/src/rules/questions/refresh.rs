//! T23.3 Exhaustion tokens are taken off.

use super::{Action, Event, OrPass, Question, Refusal, Seat, SeatSet, Sink, State, close, refusals};
use crate::rules::means;
use crate::words::notation::Bearer;

/// T23.3 What loses a token.
impl Question for super::Refresh {
    type Answer = OrPass<Bearer>;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.by)
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        means::each_refreshable(state, self.of, self.kind, &mut |bearer| out.push(Action::Refresh(bearer)));
    }

    read! { Action::Refresh(bearer) => OrPass::Do(bearer), Action::Pass => OrPass::Pass }

    fn check(self, state: &State, _seat: Seat, answer: OrPass<Bearer>) -> Result<(), Refusal> {
        let OrPass::Do(bearer) = answer else { return Ok(()) };
        let mut can = false;
        means::each_refreshable(state, self.of, self.kind, &mut |it| can = can || it == bearer);
        if !can {
            return Err(refusals::NOT_A_TARGET);
        }
        if means::is_exhausted(state, self.of, bearer) { Ok(()) } else { Err(refusals::NOT_EXHAUSTED) }
    }

    fn act(self, state: &mut State, _seat: Seat, answer: OrPass<Bearer>, log: &mut impl Sink<Event>) {
        match answer {
            OrPass::Do(bearer) => {
                state.stack.goto(super::Refresh { left: self.left - 1, ..self });
                means::refresh(state, self.of, bearer, log);
            }
            OrPass::Pass => {
                state.stack.pop();
            }
        }
    }

    /// T31.6 Where only one thing bears tokens, they are taken off that.
    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let mut bearers = (None, 0);
        means::each_refreshable(state, self.of, self.kind, &mut |it| {
            if means::is_exhausted(state, self.of, it) {
                bearers = (Some(it), bearers.1 + 1);
            }
        });
        if let (Some(bearer), 1) = bearers {
            (0..self.left).for_each(|_| means::refresh(state, self.of, bearer, log));
        }
        close(state, self.left == 0 || bearers.1 < 2)
    }
}
