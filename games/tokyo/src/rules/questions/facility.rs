//! T24.10 The facility of Shinagawa scraps a hand card of a PC.

use super::{Action, Event, OrPass, Question, Refusal, Seat, SeatSet, Sink, State, check_held, close};
use crate::rules::{hands, means};
use crate::words::cards::Card;

/// T24.10 Which card, if any.
impl Question for super::Facility {
    type Answer = OrPass<Card>;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(state.stash(seat).hand.iter().map(Action::Scrap));
    }

    read! { Action::Scrap(card) => OrPass::Do(card), Action::Pass => OrPass::Pass }

    fn check(self, state: &State, seat: Seat, answer: OrPass<Card>) -> Result<(), Refusal> {
        match answer {
            OrPass::Do(card) => check_held(state, seat, card),
            OrPass::Pass => Ok(()),
        }
    }

    fn act(self, state: &mut State, seat: Seat, answer: OrPass<Card>, log: &mut impl Sink<Event>) {
        state.stack.pop();
        if let OrPass::Do(card) = answer {
            hands::take_out(state, seat, card);
            means::scrap(state, seat, card, log);
        }
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let over = state.stash(self.seat).hand.is_empty();
        close(state, over)
    }
}
