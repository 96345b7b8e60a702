//! T25.4 Where the last goods of a kind go.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, refusals};
use crate::rules::round;
use crate::table::frames::Draw;
use crate::words::Slot;

/// T25.4 The slots that are empty.
impl Question for super::LastGoods {
    type Answer = Slot;

    fn asked(self, state: &State) -> SeatSet {
        state.seats().collect()
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(Slot::ALL.iter().map(|&slot| Action::Slot(slot)));
    }

    read! { Action::Slot(slot) => slot }

    fn check(self, state: &State, _seat: Seat, slot: Slot) -> Result<(), Refusal> {
        let empty = round::empty(state, self.kind).any(|it| it == slot);
        if empty { Ok(()) } else { Err(refusals::SLOT_NOT_EMPTY) }
    }

    fn act(self, state: &mut State, _seat: Seat, slot: Slot, _log: &mut impl Sink<Event>) {
        state.stack.goto(Draw::Goods { slot });
    }
}
