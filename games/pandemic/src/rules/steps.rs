//! P3.6 P21.6 P21.7 P21.46 Which frame follows which, until somebody is asked or nature moves.

use super::flow::{Flow, Needed};
use super::{draw, ending, epidemic, hand_limit, infection, responders, setup, strain, turn, windows};
use crate::rules::bio_terrorist;
use crate::rules::events::forecast;
use crate::rules::roles::troubleshooter;
use crate::table::event::Event;
use crate::table::frames::{Frame, Moment, Question, Setup, Step, Window};
use crate::table::state::State;
use kernel::Sink;
use std::ops::ControlFlow;

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

const MOVED: Flow<Progress> = ControlFlow::Continue(Progress::Moved);
const WAITS: Flow<Progress> = ControlFlow::Continue(Progress::Waits);

fn step(state: &mut State, log: &mut impl Sink<Event>) -> Flow<Progress> {
    match state.stack.top() {
        Some(Frame::Setup(setup)) => set_up(state, setup, log),
        Some(Frame::Moment(moment)) => ControlFlow::Continue(pass_moment(state, moment)),
        Some(Frame::Step(step)) => carry_on(state, step, log),
        Some(Frame::Question(Question::Forecast { .. })) => {
            ControlFlow::Continue(waits_if_some(forecast::step(state, log)))
        }
        Some(Frame::Question(_)) | None => WAITS,
    }
}

fn set_up(state: &mut State, stage: Setup, log: &mut impl Sink<Event>) -> Flow<Progress> {
    match stage {
        Setup::BioTerroristSeat
        | Setup::Roles
        | Setup::SetupInfection { .. }
        | Setup::BioTerroristHand
        | Setup::Events
        | Setup::Deal => WAITS,
        Setup::Start => match setup::start_without_chance(state) {
            None => WAITS,
            Some((seat, card)) => {
                setup::start(state, seat, card, log);
                MOVED
            }
        },
    }
}

/// Moments end by themselves when nobody can or must act in them any more.
fn pass_moment(state: &mut State, moment: Moment) -> Progress {
    let counted = responders::counted(state, moment);
    match counted {
        Moment::Actions { .. } if state.turn.actions_left == 0 => {
            windows::open_before(state, Step::Draw, Window::BeforeDraw);
            return Progress::Moved;
        }
        Moment::Window { waiting, .. } if waiting.is_empty() => state.turn.just_cured = None,
        Moment::OverLimit { seat, .. } if state.excess(seat) == 0 => {}
        Moment::Actions { .. } | Moment::Window { .. } | Moment::OverLimit { .. } | Moment::BioTerrorist => {
            if counted != moment {
                state.stack.goto(Frame::Moment(counted));
            }
            return Progress::Waits;
        }
    }
    state.stack.pop();
    state.refused.clear();
    Progress::Moved
}

fn carry_on(state: &mut State, step: Step, log: &mut impl Sink<Event>) -> Flow<Progress> {
    match step {
        Step::Look { .. } => return ControlFlow::Continue(waits_if_some(troubleshooter::step(state, log))),
        Step::Draw => return draw::step(state).map_continue(waits_if_some),
        Step::NextSpecial => epidemic::next(state, log)?,
        Step::Strain => return ControlFlow::Continue(waits_if_some(strain::choose(state, log))),
        Step::Increase => epidemic::increase(state, log),
        Step::Bottom { .. } | Step::BioTerroristDraw => {
            infection::refill(state, log)?;
            return WAITS;
        }
        Step::Infect { city, by, left } => epidemic::infect(state, city, by, left, log)?,
        Step::Effect => strain::effect(state, log)?,
        Step::Intensify => epidemic::intensify(state, log),
        Step::HandLimit => hand_limit::check_all(state),
        Step::Infection => return infection::step(state, log).map_continue(waits_if_some),
        Step::PlaceInfection { card } => infection::place(state, card, log)?,
        Step::EndTurn => end_turn(state, log),
        Step::BioTerroristTurn => bio_terrorist::begin_turn(state, log),
        Step::BioTerroristDone => pass_turn_on(state, log),
    }
    MOVED
}

/// P21.6 P21.7 P21.46 The Bio-Terrorist's turn follows a round of player turns, or each of them.
fn end_turn(state: &mut State, log: &mut impl Sink<Event>) {
    if bio_terrorist::is_due(state) {
        windows::open_before(state, Step::BioTerroristTurn, Window::BtTurnBefore);
    } else {
        pass_turn_on(state, log);
    }
}

/// P2.11 P11.13 The next player's turn begins, one turn nearer to a skipped infection step.
fn pass_turn_on(state: &mut State, log: &mut impl Sink<Event>) {
    state.turn.quiet >>= 1;
    turn::begin(state, state.next_player(state.turn.active), log);
}

/// A rule that needs a card says so by `Some`.
fn waits_if_some(needed: Option<Needed>) -> Progress {
    match needed {
        Some(Needed::CardOrChoice) => Progress::Waits,
        None => Progress::Moved,
    }
}
