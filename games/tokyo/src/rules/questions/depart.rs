//! T16.20 T27.19 PCs go elsewhere: all where they like after a retreat, or together through a door.

use super::{
    Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_seat_exists, close, refusals,
};
use crate::rules::moving;
use crate::words::Area;

/// T27.19 All go where they like.
impl Question for super::Depart {
    type Answer = Area;

    fn asked(self, _state: &State) -> SeatSet {
        self.left
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(Area::NORMAL.map(Action::Leave));
    }

    read! { Action::Leave(to) => to }

    fn check(self, _state: &State, _seat: Seat, to: Area) -> Result<(), Refusal> {
        if to == Area::Site { Err(refusals::NOT_A_NEIGHBOUR) } else { Ok(()) }
    }

    fn act(self, state: &mut State, seat: Seat, to: Area, log: &mut impl Sink<Event>) {
        state.stack.goto(super::Depart { left: self.left.without(seat) });
        moving::leave_site(state, seat, to, log);
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        close(state, self.left.is_empty())
    }

    fn afresh(self) -> Self {
        super::Depart { left: SeatSet::EMPTY }
    }
}

/// Who comes along.
#[derive(Clone, Copy)]
pub(super) enum Party {
    /// One more.
    With(Seat),
    /// Nobody more.
    Complete,
}

/// T16.20 Who comes along.
impl Question for super::Companions {
    type Answer = Party;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(state.seats().map(Action::Board));
        out.push(Action::Drive);
    }

    read! {
        Action::Board(other) => Party::With(other),
        Action::Drive => Party::Complete,
    }

    fn check(self, state: &State, _seat: Seat, answer: Party) -> Result<(), Refusal> {
        let Party::With(other) = answer else { return Ok(()) };
        check_seat_exists(state, other)?;
        self.check_companion(state, other)
    }

    fn act(self, state: &mut State, _seat: Seat, answer: Party, _log: &mut impl Sink<Event>) {
        match answer {
            Party::With(other) => state.stack.goto(super::Companions { with: self.with.with(other), ..self }),
            Party::Complete => self.go(state),
        }
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let complete = state.seats().all(|other| self.check_companion(state, other).is_err());
        if complete {
            self.go(state);
        }
        complete
    }
}

impl super::Companions {
    /// Whether a PC can come along.
    fn check_companion(self, state: &State, other: Seat) -> Result<(), Refusal> {
        let together = state.pcs[other].area == state.pcs[self.seat].area;
        let can = other != self.seat && together && !self.with.contains(other);
        if can { Ok(()) } else { Err(refusals::NOT_HERE) }
    }

    /// T16.20 They go.
    fn go(self, state: &mut State) {
        state.stack.pop();
        moving::depart(state, self.with.with(self.seat), self.to);
    }
}
