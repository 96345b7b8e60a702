//! O10.5 O10.6 O21.7 The question where a survivor goes.

use crate::rules::{cargo, survivors};
use crate::table::event::Event;
use crate::table::frames::{Ask, Origin};
use crate::table::state::State;
use crate::words::homes::Home;
use crate::words::notation::Action;
use crate::words::options::Duty;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, Sink};

/// O10.5 O10.6 O21.7 Where a survivor may go.
pub(crate) fn legal(state: &State, seat: Seat, from: Origin, out: &mut Vec<Action>) {
    survivors::homes(state, seat, from, &mut |home| out.push(Action::House(home)));
    if may_leave(state, from).is_ok() {
        out.push(Action::Leave);
    }
}

/// O2.10 Whether the survivor may go there.
pub(crate) fn check(state: &State, seat: Seat, home: Home) -> Result<(), Refusal> {
    let Some(Ask::House { from }) = state.asking() else { return Err(refusals::NOT_NOW) };
    survivors::check_home(state, seat, from, home)
}

/// O10.6 Whether the survivor may stay on the Cargo Ship.
pub(crate) fn check_leave(state: &State) -> Result<(), Refusal> {
    let Some(Ask::House { from }) = state.asking() else { return Err(refusals::NOT_NOW) };
    may_leave(state, from)
}

fn may_leave(state: &State, from: Origin) -> Result<(), Refusal> {
    if from == Origin::CargoShip && state.options.cargo_survivor == Duty::May {
        Ok(())
    } else {
        Err(refusals::MUST_TAKE_SURVIVOR)
    }
}

/// A survivor comes home; the frame on top asked where.
pub(crate) fn act(state: &mut State, seat: Seat, home: Home, log: &mut impl Sink<Event>) {
    let Some(Ask::House { from }) = state.asking() else { return };
    state.stack.pop();
    match from {
        Origin::CargoShip => cargo::take(state, seat, home, log),
        Origin::Flashlight => survivors::join(state, seat, home, log),
    }
}

/// O10.6 It stays.
pub(crate) fn leave(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    state.stack.pop();
    log.emit(Audience::All, Event::SurvivorLeft { seat });
}
