//! T31.4 A PC discards hand cards or equipped cards.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_held, close};
use crate::rules::{damage, hands, moving};
use crate::words::cards::Card;

/// T31.4 Hand cards, as many as there are.
impl Question for super::Discard {
    type Answer = Card;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.stash(seat).hand.iter().map(Action::Discard));
    }

    read! { Action::Discard(card) => card }

    fn check(self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        check_held(state, seat, card)
    }

    fn act(self, state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        state.stack.goto(super::Discard { left: self.left - 1, ..self });
        hands::discard(state, seat, card, log);
    }

    /// T31.6 The last card of a hand that everybody knows goes by itself.
    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let stash = state.stash(self.seat);
        let (hand, known) = (stash.hand, stash.secret.is_empty());
        if let (1, Some(card)) = (hand.len(), hand.top().filter(|_| self.left > 0 && known)) {
            hands::discard(state, self.seat, card, log);
        }
        let over = self.left == 0 || state.stash(self.seat).hand.is_empty();
        close(state, over)
    }
}

/// Equipped cards.
impl Question for super::Strip {
    type Answer = Card;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(damage::ordinary(state, seat).map(Action::Unequip));
    }

    read! { Action::Unequip(card) => card }

    fn check(self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        moving::check_unequip(state, seat, card)
    }

    fn act(self, state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        state.stack.goto(super::Strip { left: self.left - 1, ..self });
        damage::discard_equipped(state, seat, card, log);
    }

    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let only = self.left > 0 && damage::ordinary(state, self.seat).count() == 1;
        let card = damage::ordinary(state, self.seat).next().filter(|_| only);
        if let Some(card) = card {
            damage::discard_equipped(state, self.seat, card, log);
        }
        let over = self.left == 0 || damage::ordinary(state, self.seat).next().is_none();
        close(state, over)
    }
}
