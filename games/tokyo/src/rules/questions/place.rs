//! T6.3 T6.4 T6.6 T6.17 A trouble is placed.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, refusals};
use crate::rules::story::pages;
use crate::rules::{ending, troubles};
use crate::table::state::Ending;
use crate::words::Slot;
use kernel::Audience;

impl Question for super::Place {
    type Answer = Slot;

    fn asked(self, state: &State) -> SeatSet {
        super::one_or_all(state, self.by)
    }

    fn needs_agreement(self) -> bool {
        self.by.is_none()
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(Slot::ALL.iter().map(|&slot| Action::Slot(slot)));
    }

    read! { Action::Slot(slot) => slot }

    /// T6.3 Whether the trouble may be put there.
    fn check(self, state: &State, _seat: Seat, slot: Slot) -> Result<(), Refusal> {
        let possible = troubles::slots_for(state, self.by, self.area).contains(slot);
        if possible { Ok(()) } else { Err(refusals::SLOT_BLOCKED) }
    }

    fn act(self, state: &mut State, _seat: Seat, slot: Slot, log: &mut impl Sink<Event>) {
        self.put(state, slot, log);
    }

    /// T6.6 T6.17 T31.6 Where there is one slot nothing is asked, and where there is none the game is lost.
    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let slots = troubles::slots_for(state, self.by, self.area);
        match (slots.len(), slots.first()) {
            (0, _) | (_, None) => ending::finish(state, Ending::Overflow, log),
            (1, Some(slot)) => self.put(state, slot, log),
            (_, Some(_)) => return false,
        }
        true
    }
}

impl super::Place {
    /// T6.4 The trouble is put there.
    fn put(self, state: &mut State, slot: Slot, log: &mut impl Sink<Event>) {
        state.stack.pop();
        let there = state.slot_mut(slot);
        there.trouble = Some(self.trouble);
        there.damage = 0;
        there.done = 0;
        log.emit(Audience::All, Event::TroublePlaced { trouble: self.trouble, slot });
        pages::arrive(state, slot, log);
    }
}
