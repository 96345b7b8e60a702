//! T14.4 T14.6 The Fixer hands a card over.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, refusals};
use crate::rules::{ap_tokens, hands, means};
use crate::words::Rarity;
use crate::words::cards::{Card, TokenIf};
use kernel::Audience;

impl Question for super::HandOver {
    type Answer = Card;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.stash(seat).hand.iter().map(Action::Give));
    }

    read! { Action::Give(card) => card }

    /// T14.6 No starter card.
    fn check(self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        super::check_held(state, seat, card)?;
        if card.is_starter() { Err(refusals::STARTERS_STAY) } else { Ok(()) }
    }

    /// T14.4 T14.6 A rare card brings a token.
    fn act(self, state: &mut State, seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        state.stack.pop();
        hands::take_out(state, seat, card);
        state.stash_mut(self.to).take_in(card);
        log.emit(Audience::All, Event::HandedOver { seat, card, to: self.to });
        if card.row().rarity >= Rarity::Rare && means::support_gives_token(state, seat, TokenIf::GivenRare) {
            ap_tokens::gain(state, seat, 1, log);
        }
    }
}
