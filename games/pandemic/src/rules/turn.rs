//! P3.1 P3.2 P3.3 P3.4 P3.6 P3.10 Turn structure: which frame follows which, until somebody is asked or nature moves.

use super::ending::Flow;
use super::{draw, ending, epidemic, hand_limit, infection, windows};
use crate::event::Event;
use crate::frames::{Frame, Window};
use crate::options::RoleAssignment;
use crate::setup;
use crate::state::{ACTIONS, State};
use kernel::{Audience, Seat, SeatSet, Sink};
use std::ops::ControlFlow;

/// P3.1 The next turn begins.
pub(crate) fn begin(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    state.turn.number = state.turn.number.saturating_add(1);
    state.turn.active = seat;
    state.turn.actions_left = ACTIONS;
    state.turn.cards_drawn = 0;
    state.turn.infected = 0;
    state.stack.goto(Frame::Actions { passed: SeatSet::EMPTY });
    log.emit(Audience::All, Event::TurnBegan { seat, number: state.turn.number });
}

/// P3.2 One action is used up: a new window, in which refused requests may be made again (P3.11).
#[inline]
pub(crate) fn spend_action(state: &mut State) {
    state.turn.actions_left -= 1;
    state.refused.clear();
    windows::reopen(state);
}

/// P3.3 The active seat stops with actions left.
pub(crate) fn end_actions(state: &mut State, log: &mut impl Sink<Event>) {
    log.emit(Audience::All, Event::ActionsEnded { seat: state.turn.active, unused: state.turn.actions_left });
    state.turn.actions_left = 0;
}

/// Runs everything that happens by itself. P3.6: nobody is asked before it is complete.
pub(crate) fn advance(state: &mut State, log: &mut impl Sink<Event>) {
    while let ControlFlow::Continue(Progress::Moved) = step(state, log).map_break(|ending| {
        ending::decide(state, ending, log);
    }) {}
}

/// Whether a step brought the game on, or somebody or nature must.
enum Progress {
    Moved,
    Waits,
}

fn step(state: &mut State, log: &mut impl Sink<Event>) -> Flow<Progress> {
    let Some(top) = state.stack.top() else { return ControlFlow::Continue(Progress::Waits) };
    match top {
        Frame::Roles
        | Frame::SetupInfection { .. }
        | Frame::Deal
        | Frame::Consent { .. }
        | Frame::CureCards { .. } => return ControlFlow::Continue(Progress::Waits),
        Frame::Start => match setup::start_without_chance(state) {
            None => return ControlFlow::Continue(Progress::Waits),
            Some((seat, card)) => setup::start(state, seat, card, log),
        },
        Frame::Actions { .. } => {
            if state.turn.actions_left > 0 {
                return ControlFlow::Continue(Progress::Waits);
            }
            windows::open_before(state, Frame::Draw, Window::BeforeDraw);
        }
        Frame::Window { .. } => {
            if windows::next_asked(state).is_some() {
                return ControlFlow::Continue(Progress::Waits);
            }
            state.stack.pop();
            state.refused.clear();
        }
        Frame::Draw => return draw::step(state).map_continue(waits_if_some),
        Frame::Increase => epidemic::increase(state, log),
        Frame::Bottom => {
            infection::refill(state, log)?;
            return ControlFlow::Continue(Progress::Waits);
        }
        Frame::Infect { city } => epidemic::infect(state, city, log)?,
        Frame::Intensify => epidemic::intensify(state, log),
        Frame::NextEpidemic => epidemic::next(state),
        Frame::HandLimit => hand_limit::check_all(state),
        Frame::OverLimit { seat, .. } => {
            if state.excess(seat) > 0 {
                return ControlFlow::Continue(Progress::Waits);
            }
            state.stack.pop();
            state.refused.clear();
        }
        Frame::Infection => return infection::step(state, log).map_continue(waits_if_some),
        Frame::PlaceInfection { city } => infection::place(state, city, log)?,
        Frame::EndTurn => {
            state.turn.quiet >>= 1;
            begin(state, state.turn.active.next(state.options.players), log);
        }
        Frame::Forecast { .. } => {
            return ControlFlow::Continue(waits_if_some(crate::events::forecast::step(state, log)));
        }
    }
    ControlFlow::Continue(Progress::Moved)
}

/// A rule that needs a card says so by `Some`.
fn waits_if_some(needed: Option<Needed>) -> Progress {
    match needed {
        Some(Needed::CardOrChoice) => Progress::Waits,
        None => Progress::Moved,
    }
}

/// What a step cannot go on without.
pub(crate) enum Needed {
    /// A card turned up by chance, or a decision.
    CardOrChoice,
}

/// Who is asked during set-up: with `role_assignment=chosen` the seats pick in order (P2.2).
pub(crate) fn picks_role(state: &State) -> Option<Seat> {
    match state.options.role_assignment {
        RoleAssignment::Random => None,
        RoleAssignment::Chosen => state.seat_without_role(),
    }
}
