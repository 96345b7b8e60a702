//! T16.7 T16.10 T16.11 T16.13 T16.14 T16.16 A ride is being planned.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_seat_exists, refusals};
use crate::rules::moving;
use crate::table::travel::{Manner, Riders};
use crate::words::Area;

/// What is planned.
#[derive(Clone, Copy)]
pub(super) enum Plan {
    /// T16.11 The next area.
    Go(Area),
    /// T16.13 A passenger gets on.
    Board(Seat),
    /// T16.14 A passenger gets off.
    Alight(Seat),
    /// T16.16 The plan stands.
    Drive,
    /// T16.10 It is dropped.
    Cancel,
}

impl Question for super::Ride {
    type Answer = Plan;

    fn asked(self, state: &State) -> SeatSet {
        state.travel.iter().map(|travel| travel.driver).collect()
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(Area::ALL.iter().map(|&area| Action::Go(area)));
        out.extend(state.seats().flat_map(|other| [Action::Board(other), Action::Alight(other)]));
        out.extend([Action::Drive, Action::Cancel]);
    }

    read! {
        Action::Go(to) => Plan::Go(to),
        Action::Board(passenger) => Plan::Board(passenger),
        Action::Alight(passenger) => Plan::Alight(passenger),
        Action::Drive => Plan::Drive,
        Action::Cancel => Plan::Cancel,
    }

    fn check(self, state: &State, _seat: Seat, answer: Plan) -> Result<(), Refusal> {
        match answer {
            Plan::Go(to) => check_go(state, to),
            Plan::Board(passenger) => {
                check_seat_exists(state, passenger)?;
                moving::check_board(state, passenger)
            }
            Plan::Alight(passenger) => check_alight(state, passenger),
            Plan::Drive => check_drive(state),
            Plan::Cancel => Ok(()),
        }
    }

    fn act(self, state: &mut State, _seat: Seat, answer: Plan, log: &mut impl Sink<Event>) {
        match (answer, state.travel.as_mut()) {
            (Plan::Go(to), Some(travel)) => {
                let leg = travel.legs();
                travel.path[leg] = Some(to);
                travel.riders[leg] = Riders(travel.aboard);
            }
            (Plan::Board(passenger), Some(travel)) => travel.aboard.insert(passenger),
            (Plan::Alight(passenger), Some(travel)) => {
                travel.aboard.remove(passenger);
            }
            (Plan::Go(_) | Plan::Board(_) | Plan::Alight(_), None) => {}
            (Plan::Drive, _) => {
                state.stack.pop();
                moving::make_check(state, log);
            }
            (Plan::Cancel, _) => cancel(state),
        }
    }
}

/// T16.7 T16.10 T16.11 Whether the ride can go on there.
fn check_go(state: &State, to: Area) -> Result<(), Refusal> {
    let Some(travel) = state.travel else { return Err(refusals::NOT_NOW) };
    if travel.legs() >= usize::from(travel.areas) {
        return Err(refusals::TOO_FAR);
    }
    let from = travel.end(state.pcs[travel.driver].area);
    if from == Area::Site && travel.legs() > 0 {
        return Err(refusals::SITE_ENDS_MOVE);
    }
    moving::check_step(state, from, to)
}

/// T16.14 Whether a passenger can get off where the plan stands.
fn check_alight(state: &State, seat: Seat) -> Result<(), Refusal> {
    let aboard = state.travel.is_some_and(|travel| travel.aboard.contains(seat));
    if aboard { Ok(()) } else { Err(refusals::NOT_ABOARD) }
}

/// T16.11 Whether the plan can be driven.
fn check_drive(state: &State) -> Result<(), Refusal> {
    let Some(travel) = state.travel else { return Err(refusals::NOT_NOW) };
    if travel.legs() == 0 {
        return Err(refusals::NO_WAY_PLANNED);
    }
    let alone = travel.riders.iter().all(|riders| riders.0.is_empty());
    if travel.manner == Manner::RideAlong && alone { Err(refusals::TAKES_NOBODY) } else { Ok(()) }
}

/// T16.10 The plan is dropped. A skill that led to it is not used.
fn cancel(state: &mut State) {
    state.stack.pop();
    let along = state.travel.take().is_some_and(|travel| travel.manner == Manner::RideAlong);
    if along {
        // The effect of the skill, and its after-use processing.
        state.stack.pop();
        state.stack.pop();
    }
}
