//! T32.13 T32.14 Pages: a PC lays down some of its own, the group lays copies on slots.

use super::super::{
    Action, Copies, Event, Question, Refusal, Seal, Seat, SeatSet, Sink, State, close, refusals,
};
use crate::rules::story::{pages, tokens};
use crate::words::Slot;
use kernel::Set;

/// T32.14 How many pages a PC lays down on a scenario card.
impl Question for Seal {
    type Answer = u8;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend((0..=state.pcs[seat].pages).map(Action::Seal));
    }

    read! { Action::Seal(number) => number }

    /// T32.13 T32.14 The vessel keeps some.
    fn check(self, state: &State, seat: Seat, number: u8) -> Result<(), Refusal> {
        if number > state.pcs[seat].pages {
            Err(refusals::TOO_MANY_PAGES)
        } else if number > pages::most_to_seal(state, seat) {
            Err(refusals::VESSEL_KEEPS)
        } else {
            Ok(())
        }
    }

    fn act(self, state: &mut State, _seat: Seat, number: u8, log: &mut impl Sink<Event>) {
        let Seal { seat, scene } = self;
        state.stack.pop();
        pages::set(state, seat, state.pcs[seat].pages.saturating_sub(number), log);
        tokens::put(state, scene.row().number, i16::from(number), log);
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let nothing = pages::most_to_seal(state, self.seat) == 0;
        close(state, nothing)
    }
}

/// T32.14 On which slots with face-up troubles copies lie, one on each.
impl Question for Copies {
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
        if self.slots(state).contains(slot) { Ok(()) } else { Err(refusals::NO_TROUBLE_THERE) }
    }

    fn act(self, state: &mut State, _seat: Seat, slot: Slot, log: &mut impl Sink<Event>) {
        pages::put(state, slot, 1, log);
        state.stack.goto(Copies { left: self.left.saturating_sub(1), on: self.on | Set::one(slot) });
    }

    /// T31.6 Where there are no more slots than copies, each gets one.
    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let slots = self.slots(state);
        let all = slots.len() <= u32::from(self.left);
        if all {
            slots.iter().for_each(|slot| pages::put(state, slot, 1, log));
        }
        close(state, all || self.left == 0)
    }
}

impl Copies {
    /// T32.14 Slots on which a copy can still be laid.
    fn slots(self, state: &State) -> Set<Slot> {
        let open = |slot: &Slot| state.slot(*slot).open_trouble().is_some() && !self.on.contains(*slot);
        Slot::ALL.iter().copied().filter(open).collect()
    }
}
