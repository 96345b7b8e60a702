//! T32.6 A scenario card is placed in an area.

use super::super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, Stage, State, refusals};
use crate::rules::story::zones;
use crate::words::{Area, Slot};

impl Question for Stage {
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
        let possible = zones::slots_for(state, self.area).contains(slot);
        if possible { Ok(()) } else { Err(refusals::SLOT_BLOCKED) }
    }

    fn act(self, state: &mut State, _seat: Seat, slot: Slot, log: &mut impl Sink<Event>) {
        state.stack.pop();
        zones::place(state, self.scene, slot, log);
    }

    /// T31.6 T32.6 Places a card by itself where there is one slot, and leaves it on the table where there is none.
    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let Stage { scene, area } = self;
        let slots = zones::slots_for(state, area);
        if slots.len() > 1 {
            return false;
        }
        let comes = scene.row().roams.is_some() && state.slot_of(scene).is_none();
        let elsewhere = || area != Area::Site && !zones::slots_for(state, Area::Site).is_empty();
        if slots.is_empty() && comes && elsewhere() {
            state.stack.goto(Stage { scene, area: area.clockwise(1) });
            return true;
        }
        state.stack.pop();
        if let Some(slot) = slots.first() {
            zones::place(state, scene, slot, log);
        }
        true
    }
}
