//! T21.3 T21.5 T21.8 T21.17 PCs go Down: in which order, and what each lays down.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_among, close, refusals};
use crate::rules::{damage, hands};
use crate::words::cards::Card;

/// T21.8 Which of several comes first.
impl Question for super::Falls {
    type Answer = Seat;

    fn asked(self, state: &State) -> SeatSet {
        state.falling
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.seats().map(Action::Pc));
    }

    read! { Action::Pc(seat) => seat }

    fn check(self, state: &State, _seat: Seat, first: Seat) -> Result<(), Refusal> {
        check_among(state.falling, first)
    }

    fn act(self, state: &mut State, _seat: Seat, first: Seat, log: &mut impl Sink<Event>) {
        state.stack.pop();
        damage::fall(state, first, log);
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let over = state.falling.len() < 2;
        close(state, over)
    }
}

/// What is laid down.
#[derive(Clone, Copy)]
pub(super) enum Laid {
    /// The next card.
    Card(Card),
    /// The rest, in the order of the hand, then of the equipment.
    Rest,
}

/// T21.3 T21.5 T21.17 What a PC lays down.
impl Question for super::LayDown {
    type Answer = Laid;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.stash(seat).hand.iter().map(Action::Discard));
        out.extend(damage::ordinary(state, seat).map(Action::Discard));
        out.push(Action::LayDown);
    }

    read! { Action::Discard(card) => Laid::Card(card), Action::LayDown => Laid::Rest }

    fn check(self, state: &State, seat: Seat, answer: Laid) -> Result<(), Refusal> {
        let Laid::Card(card) = answer else { return Ok(()) };
        let in_hand = self.left > 0 && state.stash(seat).holds(card);
        let can = in_hand || damage::ordinary(state, seat).any(|equipped| equipped == card);
        if can { Ok(()) } else { Err(refusals::NOT_IN_HAND) }
    }

    fn act(self, state: &mut State, seat: Seat, answer: Laid, log: &mut impl Sink<Event>) {
        match answer {
            Laid::Card(card) if self.left > 0 && state.stash(seat).holds(card) => {
                state.stack.goto(super::LayDown { left: self.left - 1, ..self });
                hands::discard(state, seat, card, log);
            }
            Laid::Card(card) => damage::discard_equipped(state, seat, card, log),
            Laid::Rest => self.lay_rest(state, log),
        }
    }

    /// T31.6 Whether nothing is left to choose.
    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let stash = state.stash(self.seat);
        let (hand, known) = (stash.hand.len(), stash.secret.is_empty());
        match (usize::from(self.left).min(hand), damage::ordinary(state, self.seat).count()) {
            (0, 0) => close(state, true),
            // A card nobody else knows is named by its owner.
            (left, gear) if left + gear == 1 && (gear == 1 || (hand == 1 && known)) => {
                self.lay_rest(state, log);
                true
            }
            (_, _) => false,
        }
    }
}

impl super::LayDown {
    /// What is left is laid down in the order of the hand, then of the equipment.
    fn lay_rest(self, state: &mut State, log: &mut impl Sink<Event>) {
        let super::LayDown { seat, mut left } = self;
        while let Some(card) = state.stash(seat).hand.get(0).filter(|_| left > 0) {
            hands::discard(state, seat, card, log);
            left -= 1;
        }
        loop {
            let Some(card) = damage::ordinary(state, seat).next() else { break };
            damage::discard_equipped(state, seat, card, log);
        }
        state.stack.goto(super::LayDown { seat, left: 0 });
    }
}
