//! P3.5 P3.11 P13.1 P14.1 P17.1 The moment of a position: what can wait, and the counts that go with it.

use super::{half_resolved, wrong};
use crate::rules::infection;
use crate::table::frames::{Bottom, Frame, Moment, Question, Request, Step, UNCOUNTED, Window};
use crate::table::position::{Position, TurnStep};
use crate::table::state::{ASKERS, DRAWN, REFUSALS, State};
use crate::table::view::View;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::options::{EventSet, Options};
use crate::words::roles::Abilities;
use kernel::{Line, Mover, PositionError, Seat, SeatSet};
use std::ops::RangeInclusive;

/// P12.1 Actions that Borrowed Time can give in one turn: twice, from the hand and from a role card.
const BORROWED: u8 = 4;

/// What waits, from `step` or in full from `frames`.
pub(super) fn frames(position: &Position) -> Result<Vec<Frame>, PositionError> {
    if let Some(frames) = &position.frames {
        if position.step.is_some() {
            return wrong("step", "say either `step` or `frames`");
        }
        return Ok(frames.clone());
    }
    let step = position.step.unwrap_or(TurnStep::Actions);
    let card = || match position.card {
        Some(card) => Ok(card),
        None => wrong("step", format!("with the step `{step}` say which `card` is turned up")),
    };
    let city = || -> Result<City, PositionError> {
        match card()?.city() {
            Some(city) => Ok(city),
            None => wrong("card", "the card turned up from the bottom is that of a city (P20.8)"),
        }
    };
    let behind = |step: Step, window: Window| vec![step.into(), Frame::window(window)];
    let after_infect = if position.strain.resolving.is_some() { Step::Effect } else { Step::Intensify };
    let by = Bottom::Epidemic;
    Ok(match step {
        TurnStep::Actions => vec![Frame::ACTIONS],
        TurnStep::BeforeDraw => behind(Step::Draw, Window::BeforeDraw),
        TurnStep::Draw => vec![Step::Draw.into()],
        TurnStep::CardsDrawn => behind(Step::NextSpecial, Window::CardsDrawn),
        TurnStep::Bottom => vec![Step::Bottom { by, left: 1 }.into()],
        TurnStep::BottomRevealed => {
            behind(Step::Infect { city: city()?, by, left: 1 }, Window::BottomRevealed)
        }
        TurnStep::EpidemicInfected => behind(after_infect, Window::EpidemicInfected),
        TurnStep::Effect => vec![Step::Effect.into()],
        TurnStep::BeforeIntensify => behind(Step::Intensify, Window::BeforeIntensify),
        TurnStep::SpecialResolved => behind(Step::NextSpecial, Window::SpecialResolved),
        TurnStep::HandLimit => vec![Step::HandLimit.into()],
        TurnStep::BeforeInfection => behind(Step::Infection, Window::BeforeInfection),
        TurnStep::Infection => vec![Step::Infection.into()],
        TurnStep::InfectionRevealed => {
            behind(Step::PlaceInfection { card: card()? }, Window::InfectionRevealed)
        }
        TurnStep::InfectionResolved => behind(Step::Infection, Window::InfectionResolved),
        TurnStep::TurnEnd => behind(Step::EndTurn, Window::TurnEnd),
        TurnStep::BtTurnBefore => behind(Step::BioTerroristTurn, Window::BtTurnBefore),
        TurnStep::BioTerrorist => vec![Frame::Moment(Moment::BioTerrorist)],
        TurnStep::BtTurnAfter => behind(Step::BioTerroristDone, Window::BtTurnAfter),
    })
}

/// Counts of the turn that are unsaid: a fresh action step; later both cards drawn, and a first infection
/// card where one lies open or has just been carried out.
pub(super) fn count_the_turn(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let active = view.active.number();
    let own = Abilities::of(view.seat(view.active).role).actions;
    let borrowed = if view.options.event_set == EventSet::Mix13 { BORROWED } else { 0 };
    let (actions, most, drawn) = match view.frames.first() {
        Some(Frame::Moment(Moment::Actions { .. })) => (own, own + borrowed, 0),
        Some(Frame::Step(Step::Draw | Step::Look { .. })) => (0, own, 0),
        Some(Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_)) | None => {
            (0, 0, DRAWN)
        }
    };
    let turned_up = match view.frames.as_slice() {
        [Frame::Step(Step::PlaceInfection { .. }), ..]
        | [_, Frame::Moment(Moment::Window { window: Window::InfectionResolved, .. }), ..] => 1,
        [..] => 0,
    };
    let said = position.seats.get(&active).and_then(|seat| seat.actions_left);
    let left = said.unwrap_or(actions);
    if left > most {
        return wrong(
            format!("seats.{active}.actions_left"),
            format!("at this moment at most {most} (P3.2)"),
        );
    }
    view.seats[active as usize].actions_left = left;
    view.cards_drawn = position.cards_drawn.unwrap_or(drawn);
    view.infection_cards_drawn = position.infection_cards_drawn.unwrap_or(turned_up);
    Ok(())
}

/// P3.5 What waits is one step of the turn and at most some frames on it, each where the rules can bring it.
pub(super) fn check_frames(team: SeatSet, frames: &[Frame]) -> Result<(), PositionError> {
    if frames.is_empty() {
        return wrong("frames", "something waits while a game runs");
    }
    let mut below = None;
    for (place, &frame) in frames.iter().enumerate() {
        let path = format!("frames.{place}");
        if !can_wait_on(frame, below) {
            return wrong(path, "no game waits for this here (P3.5, P3.6)");
        }
        if !seats_in(frame).is_subset(team) {
            return wrong(path, "one of its seats is no player seat (P2.1)");
        }
        below = Some(frame);
    }
    Ok(())
}

fn can_wait_on(frame: Frame, below: Option<Frame>) -> bool {
    let actions = matches!(below, Some(Frame::Moment(Moment::Actions { .. })));
    match frame {
        Frame::Setup(_) => false,
        Frame::Moment(moment) => match moment {
            Moment::Actions { .. } | Moment::BioTerrorist => below.is_none(),
            Moment::Window { window: Window::AfterCure, .. } => actions,
            Moment::Window { window, .. } => below.is_some_and(|below| opens_before(window, below)),
            Moment::OverLimit { seat, .. } => {
                let event = matches!(below, Some(Frame::Moment(Moment::Window { .. })));
                let other = matches!(below, Some(Frame::Moment(Moment::OverLimit { seat: other, .. })) if other != seat);
                actions || event || other || below == Some(Step::HandLimit.into())
            }
        },
        Frame::Step(step) => match step {
            Step::Look { .. } => actions,
            Step::BioTerroristDraw => below == Some(Frame::Moment(Moment::BioTerrorist)),
            Step::Draw
            | Step::NextSpecial
            | Step::Strain
            | Step::Bottom { .. }
            | Step::Infect { .. }
            | Step::Effect
            | Step::Intensify
            | Step::HandLimit
            | Step::Infection
            | Step::PlaceInfection { .. }
            | Step::EndTurn
            | Step::BioTerroristTurn
            | Step::BioTerroristDone => below.is_none(),
            Step::Increase => false,
        },
        Frame::Question(question) => half_resolved::can_wait_on(question, below),
    }
}

fn opens_before(window: Window, frame: Frame) -> bool {
    let Frame::Step(step) = frame else { return false };
    match window {
        Window::BeforeDraw => step == Step::Draw,
        Window::CardsDrawn | Window::SpecialResolved => step == Step::NextSpecial,
        Window::BottomRevealed => matches!(step, Step::Infect { .. }),
        Window::EpidemicInfected => matches!(step, Step::Intensify | Step::Effect),
        Window::BeforeIntensify => step == Step::Intensify,
        Window::BeforeInfection | Window::InfectionResolved => step == Step::Infection,
        Window::InfectionRevealed => matches!(step, Step::PlaceInfection { .. }),
        Window::TurnEnd => step == Step::EndTurn,
        Window::BtTurnBefore => step == Step::BioTerroristTurn,
        Window::BtTurnAfter => step == Step::BioTerroristDone,
        Window::TurnStart | Window::BetweenActions | Window::AfterCure | Window::OverLimit => false,
    }
}

fn seats_in(frame: Frame) -> SeatSet {
    match frame {
        Frame::Moment(Moment::Actions { waiting } | Moment::Window { waiting, .. }) => waiting - UNCOUNTED,
        Frame::Moment(Moment::OverLimit { seat, waiting }) => (waiting - UNCOUNTED).with(seat),
        Frame::Question(Question::Consent { asker, owner, .. }) => SeatSet::one(asker).with(owner),
        Frame::Question(
            Question::Forecast { seat, .. }
            | Question::Vaccine { seat, .. }
            | Question::RemoteTreatment { seat, .. },
        ) => SeatSet::one(seat),
        Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => SeatSet::EMPTY,
    }
}

/// What the step of the turn allows its counts to be.
struct Counts {
    cards_drawn: RangeInclusive<u8>,
    /// Epidemics and mutation events that can wait.
    most_waiting: u8,
    infected: RangeInclusive<u8>,
    /// P17.1 Cards a hand may hold above the limit.
    above_limit: u8,
}

fn counts(state: &State) -> Counts {
    let due = infection::rate(state) + state.turn.additional;
    let drawn = state.turn.cards_drawn;
    let before = Counts { cards_drawn: 0..=0, most_waiting: 0, infected: 0..=0, above_limit: 0 };
    let after = Counts { cards_drawn: DRAWN..=DRAWN, most_waiting: 0, infected: 0..=0, above_limit: DRAWN };
    let first = state.stack.iter().next();
    let of_infection = |by: Bottom| by == Bottom::MutationAppears;
    match first {
        Some(Frame::Step(step)) => match step {
            Step::Draw if state.stack.top() == first => {
                Counts { cards_drawn: 0..=DRAWN, most_waiting: drawn, above_limit: drawn, ..before }
            }
            Step::Draw | Step::Look { .. } | Step::Increase | Step::BioTerroristDraw => before,
            Step::Bottom { by, .. } | Step::Infect { by, .. } if of_infection(by) => {
                Counts { infected: 1..=due, above_limit: 0, ..after }
            }
            Step::NextSpecial => Counts { most_waiting: DRAWN, ..after },
            Step::Bottom { .. } | Step::Infect { .. } | Step::Strain | Step::Effect | Step::Intensify => {
                Counts { most_waiting: DRAWN - 1, ..after }
            }
            Step::HandLimit => after,
            Step::Infection | Step::EndTurn | Step::BioTerroristTurn | Step::BioTerroristDone => {
                Counts { infected: 0..=due, above_limit: 0, ..after }
            }
            Step::PlaceInfection { .. } => Counts { infected: 1..=due, above_limit: 0, ..after },
        },
        Some(Frame::Moment(Moment::BioTerrorist)) => Counts { infected: 0..=due, above_limit: 0, ..after },
        Some(Frame::Moment(_) | Frame::Setup(_) | Frame::Question(_)) | None => before,
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
    if turn.epidemics_waiting + turn.mutations_waiting.len() as u8 > counts.most_waiting {
        return wrong(
            "epidemics_waiting",
            format!(
                "at this moment at most {} Epidemics and mutation events can wait (P13.9, P20.5)",
                counts.most_waiting
            ),
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
    // P12.7: whoever was the Archivist may have held a card more.
    let reassigned = u8::from(state.options.event_set == EventSet::Mix13);
    let receives = |seat: Seat| {
        let receiver = |frame: Frame| matches!(frame, Frame::Moment(Moment::OverLimit { seat: owner, .. }) if owner == seat);
        state.stack.iter().any(receiver)
    };
    for (seat, player) in state.team() {
        let received = if receives(seat) { counts.above_limit + reassigned + 1 } else { counts.above_limit };
        let most = state.abilities(seat).hand_limit + u32::from(received);
        if player.hand.len() > most {
            return wrong(
                format!("seats.{}.hand", seat.number()),
                format!("{} cards; at most {most} at this moment (P17.1)", player.hand.len()),
            );
        }
    }
    Ok(())
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
        let there = |seat: Seat| seat.number() < options.seats();
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
