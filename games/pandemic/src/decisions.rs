//! P3.2 P3.6 P3.7 P3.9 Decisions: who is asked, what is legal, why something is not, and carrying it out.
//!
//! Each rule's own file knows when its action is legal; this one knows the moment.

use crate::event::Event;
use crate::events;
use crate::frames::{Frame, Window};
use crate::notation::{Action, Pawn};
use crate::refusals;
use crate::rules::{consent, cure, ending, hand_limit, movement, share, station, treat, turn, windows};
use crate::setup;
use crate::state::State;
use crate::words::{EventCard, Role, city_cards};
use kernel::{Refusal, Seat, SeatSet, Sink};

/// Appends every action this seat may take now, in rising order.
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.ending.is_some() || !asked(state).contains(seat) {
        return;
    }
    let active = state.turn.active;
    match state.stack.top() {
        Some(Frame::Roles) => out.extend(state.free_roles().iter().map(Action::Role)),
        Some(Frame::Actions { .. }) if seat == active => {
            movement::legal(state, seat, out);
            station::legal(state, seat, out);
            cure::legal(state, seat, out);
            treat::legal(state, seat, out);
            share::legal(state, seat, out);
            events::legal(state, seat, out);
            out.push(Action::End);
        }
        Some(Frame::OverLimit { seat: owner, .. }) if seat == owner => {
            events::legal(state, seat, out);
            hand_limit::legal(state, seat, out);
        }
        Some(Frame::Actions { .. } | Frame::OverLimit { .. } | Frame::Window { .. }) => {
            events::legal(state, seat, out);
            out.push(Action::Pass);
        }
        Some(Frame::Consent { request, .. }) => {
            if consent::check_agree(state, request).is_ok() {
                out.push(Action::Agree);
            }
            out.push(Action::Refuse);
        }
        Some(Frame::Forecast { .. }) => out.extend(state.forecast.iter().map(Action::Place)),
        Some(Frame::CureCards { colour, .. }) => {
            out.extend(city_cards(cure::cards_for(state, seat, colour)).iter().map(Action::Discard));
        }
        Some(
            Frame::SetupInfection { .. }
            | Frame::Deal
            | Frame::Start
            | Frame::Draw
            | Frame::Increase
            | Frame::Bottom
            | Frame::Infect { .. }
            | Frame::Intensify
            | Frame::NextEpidemic
            | Frame::HandLimit
            | Frame::Infection
            | Frame::PlaceInfection { .. }
            | Frame::EndTurn,
        )
        | None => {}
    }
}

/// Why not?
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if state.ending.is_some() {
        return Err(refusals::GAME_OVER);
    }
    if seat.number() >= state.options.players {
        return Err(refusals::NO_SUCH_SEAT);
    }
    if let Some(event) = action.event() {
        return check_event(state, seat, event, action);
    }
    match action {
        Action::Move { by, pawn, to } => {
            check_turn(state, seat, action)?;
            movement::check(state, seat, by, pawn, to)?;
            consent::check(state, seat, action)
        }
        Action::Build { from } => {
            check_turn(state, seat, action)?;
            station::check(state, seat, from)
        }
        Action::Cure(colour) => {
            check_turn(state, seat, action)?;
            cure::check(state, seat, colour)
        }
        Action::Treat(colour) => {
            check_turn(state, seat, action)?;
            treat::check(state, seat, colour)
        }
        Action::Give { to, card } => {
            check_turn(state, seat, action)?;
            share::check(state, seat, seat, to, card)?;
            consent::check(state, seat, action)
        }
        Action::Take { from, card } => {
            check_turn(state, seat, action)?;
            share::check(state, seat, from, seat, card)?;
            consent::check(state, seat, action)
        }
        Action::End => check_turn(state, seat, action),
        Action::Role(role) => {
            check_asked(state, seat, |frame| frame == Frame::Roles)?;
            if state.free_roles().contains(role) { Ok(()) } else { Err(refusals::ROLE_TAKEN) }
        }
        Action::Place(city) => {
            check_asked(state, seat, |frame| matches!(frame, Frame::Forecast { .. }))?;
            events::forecast::check(state, city)
        }
        Action::Discard(card) => {
            if let Some(Frame::CureCards { colour, .. }) = state.stack.top()
                && seat == state.turn.active
            {
                return cure::check_choice(state, seat, colour, card);
            }
            check_asked(
                state,
                seat,
                |frame| matches!(frame, Frame::OverLimit { seat: owner, .. } if owner == seat),
            )?;
            hand_limit::check(state, seat, card)
        }
        Action::Agree => {
            if let Some(Frame::Consent { owner, request, .. }) = state.stack.top()
                && owner == seat
            {
                return consent::check_agree(state, request);
            }
            Err(refusals::NOT_ASKED)
        }
        Action::Refuse => check_asked(state, seat, |frame| matches!(frame, Frame::Consent { .. })),
        Action::Pass => {
            let own_moment = state.stack.top().is_some_and(|top| is_owner_of_moment(state, seat, top));
            if windows::open(state).is_none() || own_moment {
                return Err(refusals::NOTHING_TO_PASS);
            }
            check_asked(state, seat, |_| true)
        }
        Action::Airlift { .. }
        | Action::Forecast
        | Action::GovernmentGrant { .. }
        | Action::OneQuietNight
        | Action::ResilientPopulation(_) => Err(refusals::NOT_NOW),
    }
}

/// P3.7 The seats that are asked something.
#[inline]
pub(crate) fn asked(state: &State) -> SeatSet {
    match state.stack.top() {
        Some(Frame::Roles) => turn::picks_role(state).into_iter().collect(),
        Some(Frame::Actions { passed }) => {
            let window = windows::open(state).unwrap_or(Window::BetweenActions);
            (windows::responders(state, window) - passed).with(state.turn.active)
        }
        Some(Frame::OverLimit { seat, passed }) => {
            (windows::responders(state, Window::OverLimit) - passed).with(seat)
        }
        Some(Frame::Window { .. }) => windows::next_asked(state).into_iter().collect(),
        Some(Frame::Consent { owner, .. }) => SeatSet::one(owner),
        Some(Frame::Forecast { seat, to_reveal: 0, .. }) => SeatSet::one(seat),
        Some(Frame::CureCards { .. }) => SeatSet::one(state.turn.active),
        Some(
            Frame::SetupInfection { .. }
            | Frame::Deal
            | Frame::Start
            | Frame::Draw
            | Frame::Increase
            | Frame::Bottom
            | Frame::Infect { .. }
            | Frame::Intensify
            | Frame::NextEpidemic
            | Frame::HandLimit
            | Frame::Infection
            | Frame::PlaceInfection { .. }
            | Frame::EndTurn
            | Frame::Forecast { .. },
        )
        | None => SeatSet::EMPTY,
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
    if matches!(state.stack.top(), Some(Frame::Actions { .. })) { Ok(()) } else { Err(refusals::NOT_NOW) }
}

/// Whether the moment belongs to this seat, so that it ends it by acting and not by passing.
fn is_owner_of_moment(state: &State, seat: Seat, frame: Frame) -> bool {
    let owner = if let Frame::OverLimit { seat: owner, .. } = frame { owner } else { state.turn.active };
    matches!(frame, Frame::Actions { .. } | Frame::OverLimit { .. }) && seat == owner
}

/// Whether this seat is asked something of this kind.
fn check_asked(state: &State, seat: Seat, kind: impl Fn(Frame) -> bool) -> Result<(), Refusal> {
    let Some(top) = state.stack.top() else { return Err(refusals::NOT_ASKED) };
    if kind(top) && asked(state).contains(seat) {
        return Ok(());
    }
    if let Frame::Window { window, passed } = top
        && (windows::responders(state, window) - passed).contains(seat)
    {
        return Err(refusals::ANOTHER_ANSWERS_FIRST);
    }
    Err(refusals::NOT_ASKED)
}

fn check_event(state: &State, seat: Seat, event: EventCard, action: Action) -> Result<(), Refusal> {
    events::check(state, seat, event)?;
    if !asked(state).contains(seat) {
        return check_asked(state, seat, |_| false);
    }
    if let Action::Airlift { pawn, to } = action {
        events::airlift::check(state, seat, pawn, to)?;
    }
    if let Action::GovernmentGrant { city, from } = action {
        events::government_grant::check(state, city, from)?;
    }
    if let Action::ResilientPopulation(city) = action {
        events::resilient_population::check(state, city)?;
    }
    consent::check(state, seat, action)
}

/// Carries out an action that is allowed. Only a cure can decide the game by itself.
pub(crate) fn carry_out(
    state: &mut State,
    seat: Seat,
    action: Action,
    log: &mut impl Sink<Event>,
) -> ending::Flow {
    match action {
        Action::Role(role) => setup::take_role(state, role, log),
        Action::Move { by, pawn, to } => movement::act(state, seat, by, pawn, to, log),
        Action::Build { from } => station::act(state, seat, from, log),
        Action::Treat(colour) => treat::act(state, seat, colour, log),
        Action::Cure(colour) => return cure::act(state, seat, colour, log),
        Action::Give { to, card } => share::pass_card(state, seat, to, card, log),
        Action::Take { from, card } => share::pass_card(state, from, seat, card, log),
        Action::Airlift { pawn, to } => events::airlift::play(state, seat, pawn, to, log),
        Action::Forecast => events::forecast::play(state, seat, log),
        Action::GovernmentGrant { city, from } => {
            events::government_grant::play(state, seat, city, from, log);
        }
        Action::OneQuietNight => events::one_quiet_night::play(state, seat, log),
        Action::ResilientPopulation(city) => {
            events::resilient_population::play(state, seat, city, log);
        }
        Action::Place(city) => events::forecast::place(state, city, log),
        Action::Discard(card) => match state.stack.top() {
            Some(Frame::CureCards { .. }) => return cure::choose(state, card, log),
            Some(_) | None => hand_limit::act(state, seat, card, log),
        },
        Action::Agree => consent::agree(state, log),
        Action::Refuse => consent::refuse(state, log),
        Action::Pass => windows::pass(state, seat),
        Action::End => turn::end_actions(state, log),
    }
    ending::Flow::Continue(())
}
