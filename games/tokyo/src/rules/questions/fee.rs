//! T12.7 A fee is due: its payer discards hand cards, or somebody pays for it.

use super::windows::Interrupt;
use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_held, close};
use crate::rules::hands;
use crate::rules::interrupts::{self, Moment};
use crate::words::cards::Card;

/// How the fee is paid.
#[derive(Clone, Copy)]
pub(super) enum Payment {
    /// A hand card.
    Card(Card),
    /// Somebody covers it.
    Interrupt(Interrupt),
}

impl super::Fee {
    fn moment(self) -> Moment {
        Moment::Fee(self.seat)
    }
}

/// T12.7 Who pays with what.
impl Question for super::Fee {
    type Answer = Payment;

    fn asked(self, state: &State) -> SeatSet {
        let covers = interrupts::askable(state, self.moment(), self.passed);
        if state.stash(self.seat).hand.is_empty() { covers } else { covers.with(self.seat) }
    }

    fn awaited(self, state: &State) -> SeatSet {
        let pays = !state.stash(self.seat).hand.is_empty();
        if pays { SeatSet::one(self.seat) } else { self.asked(state) }
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if seat == self.seat {
            out.extend(state.stash(seat).hand.iter().map(Action::Discard));
        }
        interrupts::offer(state, self.moment(), seat, out);
    }

    read! {
        Action::Discard(card) => Payment::Card(card),
        Action::Use { by, at, kind: None } => Payment::Interrupt((by, at)),
    }

    fn check(self, state: &State, seat: Seat, answer: Payment) -> Result<(), Refusal> {
        match answer {
            Payment::Card(card) => check_held(state, seat, card),
            Payment::Interrupt(interrupt) => interrupts::check(state, self.moment(), seat, interrupt),
        }
    }

    fn act(self, state: &mut State, seat: Seat, answer: Payment, log: &mut impl Sink<Event>) {
        match answer {
            Payment::Card(card) => {
                state.stack.goto(super::Fee { left: self.left - 1, ..self });
                hands::discard(state, self.seat, card, log);
            }
            Payment::Interrupt(interrupt) => interrupts::begin(state, self.moment(), seat, interrupt, log),
        }
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let over = self.left == 0 || self.asked(state).is_empty();
        close(state, over)
    }

    fn afresh(self) -> Self {
        super::Fee { passed: SeatSet::EMPTY, ..self }
    }
}
