//! T8.1 T8.3 T8.10 All adjust their hands, and redraw once.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_held, refusals};
use crate::rules::{hands, round};
use crate::table::state::Redraw;
use crate::words::cards::Card;

/// What is done about a hand.
#[derive(Clone, Copy)]
pub(super) enum Adjusting {
    /// A card is discarded.
    Discard(Card),
    /// The rest is kept.
    Ready,
}

impl Question for super::Adjust {
    type Answer = Adjusting;

    /// T8.10 Nobody has to wait for another.
    fn asked(self, state: &State) -> SeatSet {
        state.round.adjusting
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.stash(seat).hand.iter().map(Action::Discard));
        out.push(Action::Ready);
    }

    read! {
        Action::Discard(card) => Adjusting::Discard(card),
        Action::Ready => Adjusting::Ready,
    }

    /// T8.1 Whether the hand is small enough.
    fn check(self, state: &State, seat: Seat, answer: Adjusting) -> Result<(), Refusal> {
        match answer {
            Adjusting::Discard(card) => check_held(state, seat, card),
            Adjusting::Ready if state.stash(seat).hand.len() as u8 > round::hand_size(state, seat) => {
                Err(refusals::HAND_TOO_LARGE)
            }
            Adjusting::Ready => Ok(()),
        }
    }

    fn act(self, state: &mut State, seat: Seat, answer: Adjusting, log: &mut impl Sink<Event>) {
        match answer {
            Adjusting::Discard(card) => hands::discard(state, seat, card, log),
            Adjusting::Ready => {
                state.round.adjusting.remove(seat);
            }
        }
    }

    /// T8.1 T31.6 Those that have nothing to decide are ready.
    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        for seat in state.round.adjusting {
            if state.stash(seat).hand.is_empty() {
                state.round.adjusting.remove(seat);
            }
        }
        super::close(state, state.round.adjusting.is_empty())
    }
}

impl Question for super::Redraw {
    type Answer = Redraw;

    fn asked(self, state: &State) -> SeatSet {
        state.round.adjusting
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Redraw, Action::Keep]);
    }

    read! { Action::Redraw => Redraw::Wanted, Action::Keep => Redraw::Over }

    /// T8.3 Who wants to redraw does when all have said.
    fn act(self, state: &mut State, seat: Seat, wanted: Redraw, _log: &mut impl Sink<Event>) {
        state.round.adjusting.remove(seat);
        state.stash_mut(seat).redraw = wanted;
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        super::close(state, state.round.adjusting.is_empty())
    }
}
