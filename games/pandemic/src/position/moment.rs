//! P3.1 P3.5 P3.11 P6.3 P11.6 P13.1 P14.1 P17.1 The moment of a position: what can wait, and the counts that go with it.

use super::{Position, wrong};
use crate::decisions;
use crate::frames::{Frame, Request, Window};
use crate::notation::Action;
use crate::options::Options;
use crate::rules::{consent, cure, infection};
use crate::state::{ACTIONS, ASKERS, DRAWN, FORECAST, HAND_LIMIT, REFUSALS, State};
use crate::view::View;
use crate::words::{Card, Cure, EventCard};
use kernel::{Line, Mover, PositionError, Seat, SeatSet};
use std::ops::RangeInclusive;

/// Counts of the turn that are unsaid: a fresh action step; later both cards drawn, and a first infection
/// card where one lies open or has just been carried out.
pub(super) fn count_the_turn(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let (actions, drawn) = match view.frames.first() {
        Some(Frame::Actions { .. }) => (ACTIONS, 0),
        Some(Frame::Draw) => (0, 0),
        Some(_) | None => (0, DRAWN),
    };
    let turned_up = match view.frames.as_slice() {
        [Frame::PlaceInfection { .. }, ..]
        | [_, Frame::Window { window: Window::InfectionResolved, .. }, ..] => 1,
        [..] => 0,
    };
    let active = view.active.number();
    let said = position.seats.get(&active).and_then(|seat| seat.actions_left);
    let left = said.unwrap_or(actions);
    if left > actions {
        return wrong(
            format!("seats.{active}.actions_left"),
            format!("at this moment at most {actions} (P3.2)"),
        );
    }
    view.seats[active as usize].actions_left = left;
    view.cards_drawn = position.cards_drawn.unwrap_or(drawn);
    view.infection_cards_drawn = position.infection_cards_drawn.unwrap_or(turned_up);
    Ok(())
}

/// P3.5 What waits is one step of the turn and at most two frames on it, each where the rules can bring it.
pub(super) fn check_frames(players: u8, frames: &[Frame]) -> Result<(), PositionError> {
    let everyone: SeatSet = Seat::first(players).collect();
    if frames.is_empty() {
        return wrong("frames", "something waits while a game runs");
    }
    let mut below = None;
    for (place, &frame) in frames.iter().enumerate() {
        let path = format!("frames.{place}");
        if !can_wait_on(frame, below) {
            return wrong(path, "no game waits for this here (P3.5, P3.6)");
        }
        if !seats_in(frame).is_subset(everyone) {
            return wrong(path, format!("no such seat in a game with {players} players (P2.1)"));
        }
        below = Some(frame);
    }
    Ok(())
}

fn can_wait_on(frame: Frame, below: Option<Frame>) -> bool {
    match frame {
        Frame::Actions { .. }
        | Frame::Draw
        | Frame::Bottom
        | Frame::Infect { .. }
        | Frame::Intensify
        | Frame::NextEpidemic
        | Frame::HandLimit
        | Frame::Infection
        | Frame::PlaceInfection { .. }
        | Frame::EndTurn => below.is_none(),
        Frame::Window { window, .. } => below.is_some_and(|below| opens_before(window, below)),
        Frame::OverLimit { .. } => matches!(below, Some(Frame::Actions { .. } | Frame::HandLimit)),
        Frame::CureCards { .. } => matches!(below, Some(Frame::Actions { .. })),
        Frame::Consent { .. } | Frame::Forecast { .. } => {
            matches!(below, Some(Frame::Actions { .. } | Frame::Window { .. } | Frame::OverLimit { .. }))
        }
        Frame::Roles | Frame::SetupInfection { .. } | Frame::Deal | Frame::Start | Frame::Increase => false,
    }
}

fn opens_before(window: Window, frame: Frame) -> bool {
    match window {
        Window::BeforeDraw => frame == Frame::Draw,
        Window::CardsDrawn | Window::SpecialResolved => frame == Frame::NextEpidemic,
        Window::BottomRevealed => matches!(frame, Frame::Infect { .. }),
        Window::EpidemicInfected => frame == Frame::Intensify,
        Window::BeforeInfection | Window::InfectionResolved => frame == Frame::Infection,
        Window::InfectionRevealed => matches!(frame, Frame::PlaceInfection { .. }),
        Window::TurnEnd => frame == Frame::EndTurn,
        Window::TurnStart | Window::BetweenActions | Window::OverLimit => false,
    }
}

fn seats_in(frame: Frame) -> SeatSet {
    match frame {
        Frame::Actions { passed } | Frame::Window { passed, .. } => passed,
        Frame::OverLimit { seat, passed } => passed.with(seat),
        Frame::Consent { asker, owner, .. } => SeatSet::one(asker).with(owner),
        Frame::Forecast { seat, .. } => SeatSet::one(seat),
        Frame::Roles
        | Frame::SetupInfection { .. }
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
        | Frame::CureCards { .. } => SeatSet::EMPTY,
    }
}

/// What the step of the turn allows its counts to be.
struct Counts {
    cards_drawn: RangeInclusive<u8>,
    most_waiting: u8,
    infected: RangeInclusive<u8>,
    /// P17.1 Cards a hand may hold above the limit.
    above_limit: u8,
}

fn counts(state: &State) -> Counts {
    let rate = infection::rate(state);
    let drawn = state.turn.cards_drawn;
    let before = Counts { cards_drawn: 0..=0, most_waiting: 0, infected: 0..=0, above_limit: 0 };
    let after = Counts { cards_drawn: DRAWN..=DRAWN, most_waiting: 0, infected: 0..=0, above_limit: DRAWN };
    match state.stack.iter().next() {
        Some(Frame::Draw) if state.stack.top() == Some(Frame::Draw) => {
            Counts { cards_drawn: 0..=DRAWN, most_waiting: drawn, above_limit: drawn, ..before }
        }
        Some(Frame::NextEpidemic) => Counts { most_waiting: DRAWN, ..after },
        Some(Frame::Bottom | Frame::Infect { .. } | Frame::Intensify) => {
            Counts { most_waiting: DRAWN - 1, ..after }
        }
        Some(Frame::HandLimit) => after,
        Some(Frame::Infection | Frame::EndTurn) => Counts { infected: 0..=rate, above_limit: 0, ..after },
        Some(Frame::PlaceInfection { .. }) => Counts { infected: 1..=rate, above_limit: 0, ..after },
        Some(
            Frame::Actions { .. }
            | Frame::Draw
            | Frame::Roles
            | Frame::SetupInfection { .. }
            | Frame::Deal
            | Frame::Start
            | Frame::Increase
            | Frame::Window { .. }
            | Frame::OverLimit { .. }
            | Frame::Consent { .. }
            | Frame::Forecast { .. }
            | Frame::CureCards { .. },
        )
        | None => before,
    }
}

/// P13.1 P14.1 P17.1 The counts of the turn and the sizes of hands fit the step.
pub(super) fn check_counts(state: &State) -> Result<(), PositionError> {
    let counts = counts(state);
    let turn = &state.turn;
    if !counts.cards_drawn.contains(&turn.cards_drawn) {
        return wrong("cards_drawn", format!("{} at this moment cannot be (P13.1)", turn.cards_drawn));
    }
    if turn.cards_drawn == 1 && state.player_deck.len() == 0 {
        return wrong(
            "player_deck",
            "the second card of the draw is missing; both are drawn together (P13.2)",
        );
    }
    if turn.epidemics_waiting > counts.most_waiting {
        return wrong(
            "epidemics_waiting",
            format!("at this moment at most {} can wait (P13.9)", counts.most_waiting),
        );
    }
    if !counts.infected.contains(&turn.infected) {
        return wrong(
            "infection_cards_drawn",
            format!(
                "{} at this moment; there can be {} to {} (P14.1)",
                turn.infected,
                counts.infected.start(),
                counts.infected.end()
            ),
        );
    }
    let receives = |seat: Seat| {
        state.stack.iter().any(|frame| matches!(frame, Frame::OverLimit { seat: owner, .. } if owner == seat))
    };
    for (seat, player) in state.players.iter() {
        let received = u8::from(receives(seat)).max(counts.above_limit);
        let most = HAND_LIMIT + u32::from(received);
        if player.hand.len() > most {
            return wrong(
                format!("seats.{}.hand", seat.number()),
                format!("{} cards; at most {most} at this moment (P17.1)", player.hand.len()),
            );
        }
    }
    Ok(())
}

/// P3.11 P6.3 P11.6 A half-resolved decision on top is one that could have been begun.
pub(super) fn check_half_resolved(state: &State) -> Result<(), PositionError> {
    let mut before = state.clone();
    before.stack.pop();
    let path = format!("frames.{}", before.stack.iter().count());
    let forecasting = matches!(state.stack.top(), Some(Frame::Forecast { .. }));
    if !forecasting && !state.forecast.is_empty() {
        return wrong("forecast", "cards are looked at only while the top frame is a `forecast` (P11.6)");
    }
    let out_of_actions =
        matches!(before.stack.top(), Some(Frame::Actions { .. })) && state.turn.actions_left == 0;
    match state.stack.top() {
        Some(Frame::Consent { .. } | Frame::Forecast { .. } | Frame::CureCards { .. }) if out_of_actions => {
            wrong(path, "the action step is over: no action is left (P3.2)")
        }
        Some(Frame::Consent { asker, owner, request })
            if decisions::check(&before, asker, request).is_err()
                || consent::owner(&before, asker, request) != Some(owner) =>
        {
            wrong(path, format!("{asker} cannot ask {owner} for `{request}` here (P3.11)"))
        }
        Some(Frame::CureCards { colour, left })
            if state.cure(colour) != Cure::Active
                || !state.board.stations.contains(state.city_of(state.turn.active))
                || !(1..=cure::cards_needed(state, state.turn.active)).contains(&left)
                || cure::cards_for(state, state.turn.active, colour).len() <= u32::from(left) =>
        {
            wrong(path, format!("no cure of {colour} waits for {left} more of several cards here (P6.3)"))
        }
        Some(Frame::Forecast { to_reveal, order, .. }) => {
            let placed = order.iter().count();
            let all = usize::from(to_reveal) + state.forecast.len() as usize + placed;
            if !state.player_discard.contains(Card::Event(EventCard::Forecast)) {
                wrong(path, "a Forecast that is carried out lies on the player_discard (P11.2)")
            } else if all > FORECAST
                || u32::from(to_reveal) > state.infection.pile.len()
                || to_reveal > 0 && placed > 0
                || to_reveal == 0 && state.forecast.is_empty()
            {
                wrong(
                    path,
                    format!(
                        "up to {FORECAST} cards are first looked at (to_reveal, from the infection deck), then \
                         lie in `forecast` and go one by one into `order` (P11.6)"
                    ),
                )
            } else {
                Ok(())
            }
        }
        Some(
            Frame::Actions { .. }
            | Frame::Window { .. }
            | Frame::OverLimit { .. }
            | Frame::Consent { .. }
            | Frame::CureCards { .. }
            | Frame::Draw
            | Frame::Bottom
            | Frame::Infect { .. }
            | Frame::Intensify
            | Frame::NextEpidemic
            | Frame::HandLimit
            | Frame::Infection
            | Frame::PlaceInfection { .. }
            | Frame::EndTurn
            | Frame::Roles
            | Frame::SetupInfection { .. }
            | Frame::Deal
            | Frame::Start
            | Frame::Increase,
        )
        | None => Ok(()),
    }
}

/// P3.11 Requests refused in this window, written as lines of a record.
pub(super) fn refused(options: &Options, position: &Position) -> Result<Vec<Request>, PositionError> {
    let mut refused: Vec<Request> = Vec::new();
    for (index, text) in position.refused.iter().enumerate() {
        let path = format!("refused.{index}");
        let Ok(Line { mover: Mover::Seat(asker), text }) = Line::parse(text) else {
            return wrong(path, format!("`{text}` is no request; write `s0 drive s1 paris`"));
        };
        let action: Action = match text.parse() {
            Ok(action) => action,
            Err(error) => return wrong(path, error.to_string()),
        };
        let there = |seat: Seat| seat.number() < options.players;
        if !action.other_party().is_some_and(|owner| owner != asker && there(owner) && there(asker)) {
            return wrong(path, format!("`{asker} {action}` asks nobody (P3.11)"));
        }
        refused.push(Request { asker, action });
        if refused.iter().filter(|request| request.asker == asker).count() > REFUSALS
            || refused.len() > ASKERS * REFUSALS
        {
            return wrong(
                path,
                format!("a seat is refused at most {REFUSALS} requests in one window (P3.11)"),
            );
        }
    }
    Ok(refused)
}
