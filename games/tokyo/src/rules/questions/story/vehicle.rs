//! T32.21 The driver names the race vehicle.

use super::super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, Vehicle, refusals};
use crate::rules::story::race;
use crate::words::cards::{Card, capacity};
use kernel::Audience;

impl Question for Vehicle {
    type Answer = Card;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.pcs[seat].equipment.iter().map(|equipped| Action::Race(equipped.card)));
    }

    read! { Action::Race(card) => card }

    /// T32.21 It must have room for all.
    fn check(self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        state.pcs[seat].equipped(card).ok_or(refusals::NOT_EQUIPPED)?;
        card.vehicle().ok_or(refusals::NOT_A_VEHICLE)?;
        if capacity(card) >= state.count() { Ok(()) } else { Err(refusals::NO_ROOM_FOR_ALL) }
    }

    fn act(self, state: &mut State, _seat: Seat, card: Card, log: &mut impl Sink<Event>) {
        self.name(state, Some(card), log);
    }

    /// T31.6 T32.21 Where one vehicle fits, or none, nothing is asked.
    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let first = race::fitting(state, self.seat).next();
        let settled = race::fitting(state, self.seat).all(|card| Some(card) == first);
        if settled {
            self.name(state, first, log);
        }
        settled
    }
}

impl Vehicle {
    fn name(self, state: &mut State, vehicle: Option<Card>, log: &mut impl Sink<Event>) {
        state.stack.pop();
        if let Some(card) = vehicle {
            state.story.race.vehicle = Some(card);
            log.emit(Audience::All, Event::RaceVehicle { seat: self.seat, card });
        }
    }
}
