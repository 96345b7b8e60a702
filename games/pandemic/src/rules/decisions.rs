//! P3.2 P3.7 Decisions: who is asked, what is legal, why something is not, and carrying it out.
//!
//! Each rule's own file knows when its action is legal; this one knows the moment.

use crate::rules::bio_terrorist;
use crate::rules::bio_terrorist::capture;
use crate::rules::events::{
    self, airlift, borrowed_time, commercial_travel_ban, cubes, forecast, government_grant, mobile_hospital,
    new_assignment, one_quiet_night, rapid_vaccine_deployment, reexamined_research, remote_treatment,
    resilient_population, special_orders,
};
use crate::rules::mutation;
use crate::rules::roles::{
    self, archivist, contingency_planner, epidemiologist, field_operative, operations_expert,
};
use crate::rules::setup;
use crate::rules::{
    chance, consent, cure, flow::Flow, hand_limit, movement, share, station, treat, turn, windows,
};
use crate::table::event::Event;
use crate::table::frames::{Frame, Moment, Question, Request, Setup};
use crate::table::state::State;
use crate::words::Role;
use crate::words::notation::{Action, Pawn};
use crate::words::refusals;
use kernel::{Pending, Refusal, Seat, SeatSet, Sink};
use std::ops::ControlFlow;

/// Who must move next.
#[inline]
pub(crate) fn pending(state: &State) -> Pending {
    if state.ending.is_some() {
        Pending::Over
    } else if chance::is_due(state) {
        Pending::Chance
    } else {
        Pending::Any(asked(state))
    }
}

/// Appends every action this seat may take now, in rising order.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.ending.is_some() || !asked(state).contains(seat) {
        return;
    }
    match state.stack.top() {
        Some(Frame::Setup(_)) => out.extend(state.free_roles().iter().map(Action::Role)),
        Some(Frame::Moment(moment)) => legal_at(state, seat, moment, out),
        Some(Frame::Question(question)) => legal_answers(state, seat, question, out),
        Some(Frame::Step(_)) | None => {}
    }
}

fn legal_at(state: &State, seat: Seat, moment: Moment, out: &mut Vec<Action>) {
    match moment {
        Moment::BioTerrorist => bio_terrorist::legal(state, out),
        Moment::Actions { .. } if seat == state.turn.active => {
            movement::legal(state, seat, out);
            station::legal(state, seat, out);
            cure::legal(state, seat, out);
            treat::legal(state, seat, out);
            share::legal(state, seat, out);
            roles::legal(state, seat, out);
            capture::legal(state, seat, out);
            events::legal(state, seat, out);
            field_operative::legal_returns(state, seat, out);
            out.push(Action::End);
        }
        Moment::OverLimit { seat: owner, .. } if seat == owner => {
            events::legal(state, seat, out);
            field_operative::legal_returns(state, seat, out);
            hand_limit::legal(state, seat, out);
        }
        Moment::Actions { .. } | Moment::OverLimit { .. } | Moment::Window { .. } => {
            events::legal(state, seat, out);
            field_operative::legal_returns(state, seat, out);
            out.push(Action::Pass);
        }
    }
}

fn legal_answers(state: &State, seat: Seat, question: Question, out: &mut Vec<Action>) {
    match question {
        Question::Consent { request, .. } => {
            if consent::check_agree(state, request).is_ok() {
                out.push(Action::Agree);
            }
            out.push(Action::Refuse);
        }
        Question::CureCards { .. } => cure::legal_choices(state, seat, out),
        Question::Forecast { .. } => out.extend(state.forecast.iter().map(Action::Place)),
        Question::HospitalCube | Question::Vaccine { .. } | Question::RemoteTreatment { .. } => {
            cubes::legal(state, question, out);
        }
        Question::MutationOrder => out.extend(state.turn.mutations_waiting.iter().map(Action::First)),
    }
}

/// Why not?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if state.ending.is_some() {
        return Err(refusals::GAME_OVER);
    }
    if seat.number() >= state.options.seats() {
        return Err(refusals::NO_SUCH_SEAT);
    }
    if !state.team.contains(seat) {
        return bio_terrorist::check(state, seat, action);
    }
    match action {
        Action::Move { by, pawn, to } => {
            in_turn(state, seat, action, || movement::check(state, seat, by, pawn, to))
        }
        Action::Build { from } => in_turn(state, seat, action, || station::check(state, seat, from)),
        Action::Cure { colour, with } => {
            in_turn(state, seat, action, || cure::check(state, seat, colour, with))
        }
        Action::Treat(colour) => in_turn(state, seat, action, || treat::check(state, seat, colour)),
        Action::Give { to, card } => {
            in_turn(state, seat, action, || share::check(state, seat, seat, to, card))
        }
        Action::Take { from, card } => {
            in_turn(state, seat, action, || share::check(state, seat, from, seat, card))
        }
        Action::OperationsFlight { to, card } => {
            in_turn(state, seat, action, || operations_expert::check(state, seat, to, card))
        }
        Action::Retrieve => in_turn(state, seat, action, || archivist::check(state, seat)),
        Action::Obtain { from, card } => {
            in_turn(state, seat, action, || epidemiologist::check(state, seat, from, card))
        }
        Action::Collect(colour) => {
            in_turn(state, seat, action, || field_operative::check(state, seat, colour))
        }
        Action::Store(event) => {
            in_turn(state, seat, action, || contingency_planner::check(state, seat, event))
        }
        Action::Capture => in_turn(state, seat, action, || capture::check(state, seat)),
        Action::Airlift { pawn, to } => {
            by_event(state, seat, action, || airlift::check(state, seat, pawn, to))
        }
        Action::GovernmentGrant { city, from } => {
            by_event(state, seat, action, || government_grant::check(state, city, from))
        }
        Action::ResilientPopulation(city) => {
            by_event(state, seat, action, || resilient_population::check(state, city))
        }
        Action::NewAssignment { seat: changed, role } => {
            by_event(state, seat, action, || new_assignment::check(state, changed, role))
        }
        Action::ReexaminedResearch { seat: receiver, card } => {
            by_event(state, seat, action, || reexamined_research::check(state, receiver, card))
        }
        Action::SpecialOrders(pawn) => by_event(state, seat, action, || special_orders::check(state, pawn)),
        Action::Forecast
        | Action::OneQuietNight
        | Action::BorrowedTime
        | Action::CommercialTravelBan
        | Action::MobileHospital
        | Action::RapidVaccineDeployment
        | Action::RemoteTreatment => by_event(state, seat, action, || Ok(())),
        Action::End => check_turn(state, seat, action),
        Action::Role(role) => {
            check_asked(state, seat, |frame| frame == Frame::Setup(Setup::Roles))?;
            if state.free_roles().contains(role) { Ok(()) } else { Err(refusals::ROLE_TAKEN) }
        }
        Action::Return(colour) => {
            field_operative::check_return(state, seat, colour)?;
            check_asked(state, seat, |_| true)
        }
        Action::Place(card) => {
            check_question(state, seat, |question| matches!(question, Question::Forecast { .. }))?;
            forecast::check(state, card)
        }
        Action::Remove { city, colour } => {
            check_question(state, seat, |question| cubes::asking(question).is_some())?;
            cubes::check(state, city, colour)
        }
        Action::Done => {
            check_question(state, seat, |question| matches!(question, Question::Vaccine { .. }))?;
            rapid_vaccine_deployment::check_done(state)
        }
        Action::First(event) => {
            check_question(state, seat, |question| question == Question::MutationOrder)?;
            mutation::check_first(state, event)
        }
        Action::Discard(card) => {
            if let Some(Question::CureCards { .. }) = state.question()
                && seat == state.turn.active
            {
                return cure::check_choice(state, seat, card);
            }
            let must = |frame| matches!(frame, Frame::Moment(Moment::OverLimit { seat: owner, .. }) if owner == seat);
            check_asked(state, seat, must)?;
            hand_limit::check(state, seat, card)
        }
        Action::Agree => {
            if let Some(Question::Consent { owner, request, .. }) = state.question()
                && owner == seat
            {
                return consent::check_agree(state, request);
            }
            Err(refusals::NOT_ASKED)
        }
        Action::Refuse => {
            check_question(state, seat, |question| matches!(question, Question::Consent { .. }))
        }
        Action::Pass => {
            let own_moment = state.moment().is_some_and(|top| is_owner_of_moment(state, seat, top));
            if windows::open(state).is_none() || own_moment {
                return Err(refusals::NOTHING_TO_PASS);
            }
            check_asked(state, seat, |_| true)
        }
        Action::Begin(_)
        | Action::LocalInfection
        | Action::RemoteInfection(_)
        | Action::Sabotage(_)
        | Action::Draw
        | Action::Escape(_) => Err(refusals::NOT_THE_BIO_TERRORIST),
    }
}

/// P3.2 An action of the action step: in turn, allowed by its own rule, and not refused by its owner before.
fn in_turn(
    state: &State,
    seat: Seat,
    action: Action,
    allowed: impl FnOnce() -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    check_turn(state, seat, action)?;
    allowed()?;
    consent::check(state, seat, action)
}

/// P11.1 An event: held, at its moment, with a choice that its own rule allows, and not refused by its owner before.
fn by_event(
    state: &State,
    seat: Seat,
    action: Action,
    allowed: impl FnOnce() -> Result<(), Refusal>,
) -> Result<(), Refusal> {
    let event = action.event().ok_or(refusals::NOT_NOW)?;
    events::check(state, seat, event)?;
    check_asked(state, seat, |_| true)?;
    allowed()?;
    consent::check(state, seat, action)
}

/// P3.7 The seats that are asked something.
#[inline]
pub(crate) fn asked(state: &State) -> SeatSet {
    match state.stack.top() {
        Some(Frame::Setup(Setup::Roles)) => setup::picks_role(state).into_iter().collect(),
        Some(Frame::Moment(moment)) => match moment {
            Moment::Actions { waiting } => waiting.with(state.turn.active),
            Moment::OverLimit { seat, waiting } => waiting.with(seat),
            Moment::Window { .. } => windows::next_asked(state).into_iter().collect(),
            Moment::BioTerrorist => state.bio_terrorist.iter().map(|terrorist| terrorist.seat).collect(),
        },
        Some(Frame::Question(question)) => match question {
            Question::Consent { owner: seat, .. }
            | Question::Forecast { seat, to_reveal: 0, .. }
            | Question::Vaccine { seat, .. }
            | Question::RemoteTreatment { seat, .. } => SeatSet::one(seat),
            Question::CureCards { .. } | Question::HospitalCube | Question::MutationOrder => {
                SeatSet::one(state.turn.active)
            }
            Question::Forecast { .. } => SeatSet::EMPTY,
        },
        Some(Frame::Setup(_) | Frame::Step(_)) | None => SeatSet::EMPTY,
    }
}

/// P3.2 Whether this seat acts now, in its own action step; refused by the rule that says so best.
fn check_turn(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if seat != state.turn.active && state.turn.number > 0 {
        let shares = matches!(action, Action::Give { .. } | Action::Take { .. });
        let moves_another = matches!(action, Action::Move { pawn: Pawn::Of(_), .. });
        return Err(if shares {
            refusals::SHARE_NEEDS_ACTIVE
        } else if moves_another && state.is(seat, Role::Dispatcher) {
            refusals::NOT_DISPATCHERS_TURN
        } else {
            refusals::NOT_YOUR_TURN
        });
    }
    if matches!(state.moment(), Some(Moment::Actions { .. })) { Ok(()) } else { Err(refusals::NOT_NOW) }
}

/// Whether the moment belongs to this seat, so that it ends it by acting and not by passing.
fn is_owner_of_moment(state: &State, seat: Seat, moment: Moment) -> bool {
    match moment {
        Moment::Actions { .. } => seat == state.turn.active,
        Moment::OverLimit { seat: owner, .. } => seat == owner,
        Moment::Window { .. } | Moment::BioTerrorist => false,
    }
}

/// Whether this seat is asked something of this kind.
fn check_asked(state: &State, seat: Seat, kind: impl Fn(Frame) -> bool) -> Result<(), Refusal> {
    let Some(top) = state.stack.top() else { return Err(refusals::NOT_ASKED) };
    if kind(top) && asked(state).contains(seat) {
        return Ok(());
    }
    if let Frame::Moment(Moment::Window { waiting, .. }) = top
        && waiting.contains(seat)
    {
        return Err(refusals::ANOTHER_ANSWERS_FIRST);
    }
    Err(refusals::NOT_ASKED)
}

/// Whether this seat is asked this question.
fn check_question(state: &State, seat: Seat, kind: impl Fn(Question) -> bool) -> Result<(), Refusal> {
    check_asked(state, seat, |frame| matches!(frame, Frame::Question(question) if kind(question)))
}

/// Carries out an action that is allowed.
pub(crate) fn carry_out(state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) -> Flow {
    if !state.team.contains(seat) {
        return bio_terrorist::act(state, action, log);
    }
    if let Some(event) = action.event() {
        events::spend(state, seat, event, log);
    }
    match action {
        Action::Role(role) => setup::take_role(state, role, log),
        Action::Move { by, pawn, to } => movement::act(state, seat, by, pawn, to, log),
        Action::Build { from } => station::act(state, seat, from, log),
        Action::Treat(colour) => treat::act(state, seat, colour, log),
        Action::Cure { colour, with } => cure::act(state, seat, colour, with, log),
        Action::Give { to, card } => share::act(state, seat, to, card, log),
        Action::Take { from, card } => share::act(state, from, seat, card, log),
        Action::OperationsFlight { to, card } => operations_expert::act(state, seat, to, card, log),
        Action::Retrieve => archivist::act(state, seat, log),
        Action::Obtain { from, card } => epidemiologist::act(state, seat, from, card, log),
        Action::Collect(colour) => field_operative::act(state, seat, colour, log),
        Action::Store(event) => contingency_planner::act(state, seat, event, log),
        Action::Capture => capture::act(state, seat, log),
        Action::Airlift { pawn, to } => airlift::happen(state, seat, pawn, to, log),
        Action::Forecast => forecast::happen(state, seat),
        Action::GovernmentGrant { city, from } => government_grant::happen(state, city, from, log),
        Action::OneQuietNight => one_quiet_night::happen(state, log),
        Action::ResilientPopulation(city) => resilient_population::happen(state, city, log),
        Action::BorrowedTime => borrowed_time::happen(state, log),
        Action::CommercialTravelBan => commercial_travel_ban::happen(state, log),
        Action::MobileHospital => mobile_hospital::happen(state),
        Action::NewAssignment { seat: changed, role } => new_assignment::happen(state, changed, role, log),
        Action::RapidVaccineDeployment => rapid_vaccine_deployment::happen(state, seat),
        Action::ReexaminedResearch { seat: receiver, card } => {
            reexamined_research::happen(state, receiver, card, log)
        }
        Action::RemoteTreatment => remote_treatment::happen(state, seat),
        Action::SpecialOrders(pawn) => special_orders::happen(state, pawn, log),
        Action::Return(colour) => field_operative::give_back(state, seat, colour, log),
        Action::Place(card) => forecast::place(state, card, log),
        Action::Remove { city, colour } => cubes::remove(state, city, colour, log),
        Action::Done => {
            state.stack.pop();
        }
        Action::First(event) => return mutation::first(state, event, log),
        Action::Discard(card) => match state.question() {
            Some(_) => cure::choose(state, card, log),
            None => hand_limit::act(state, seat, card, log),
        },
        Action::Agree => {
            if let Some(Request { asker, action }) = consent::agree(state, log) {
                return carry_out(state, asker, action, log);
            }
        }
        Action::Refuse => consent::refuse(state, log),
        Action::Pass => windows::pass(state, seat),
        Action::End => turn::end_actions(state, log),
        Action::Begin(_)
        | Action::LocalInfection
        | Action::RemoteInfection(_)
        | Action::Sabotage(_)
        | Action::Draw
        | Action::Escape(_) => debug_assert!(false, "only the Bio-Terrorist takes {action}"),
    }
    ControlFlow::Continue(())
}
