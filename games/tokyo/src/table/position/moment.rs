//! T5 T9 The moment of a position: the round, the step, what waits.

use super::{Position, seat_set, wrong};
use crate::table::frames::{Ask, Do, Frame, Stack};
use crate::table::state::{Round, State, Step};
use crate::words::options::{Options, Scenario};
use kernel::{PositionError, SeatSet};

/// T5 The round and its step: the action phase of round 1 if nothing is said.
pub(super) fn round(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let step = position.step.unwrap_or(match position.round {
        Some(0) => Step::Setup,
        Some(_) | None => Step::Actions,
    });
    let number = position.round.unwrap_or(u8::from(step != Step::Setup));
    if (number == 0) != (step == Step::Setup) {
        return Err(wrong("round", "rounds count from 1; 0 is set-up (T5.1)"));
    }
    let Options { scenario, rounds, .. } = state.options;
    if scenario == Scenario::HoldOut && number > rounds {
        return Err(wrong("round", format!("the game is over after round {rounds} (T26.1)")));
    }
    if scenario != Scenario::HoldOut && rounds != Options::default().rounds {
        let reason =
            format!("`rounds` is said for `scenario=hold_out` only; {scenario} has its own end (T26.1)");
        return Err(wrong("options", reason));
    }
    let ended = seat_set(state, &position.ended, "ended")?;
    let moved = seat_set(state, &position.moved, "moved")?;
    state.round = Round { number, step, ended, adjusting: SeatSet::EMPTY, moved };
    Ok(())
}

pub(super) fn place(state: &mut State, position: &Position) -> Result<(), PositionError> {
    state.check = position.check;
    state.travel = position.travel;
    state.battle = position.battle;
    state.falling = seat_set(state, &position.falling, "falling")?;
    state.shaken = seat_set(state, &position.shaken, "shaken")?;
    state.story = position.story.with_stamps(state.options.scenario);
    state.story.check(&state.options).map_err(|reason| wrong("story", reason))?;
    state.ending = position.ending;
    let everyone: SeatSet = state.seats().collect();
    state.stack = match &position.frames {
        Some(frames) => frames_said(state, frames)?,
        None => usual(state.round.step, everyone).into_iter().collect(),
    };
    let adjusts = |frame: Frame| matches!(frame, Frame::Ask(Ask::Adjust | Ask::Redraw));
    let owners: SeatSet = state.seats().filter(|&seat| state.options.stash_of(seat) == seat).collect();
    state.round.adjusting = match &position.adjusting {
        Some(seats) => seat_set(state, seats, "adjusting")?,
        None if state.stack.top().is_some_and(adjusts) => owners,
        None => SeatSet::EMPTY,
    };
    if !state.round.adjusting.is_subset(owners) {
        return Err(wrong("adjusting", "a merged deck is adjusted by its first seat (T29.6)"));
    }
    Ok(())
}

/// What waits at the beginning of a step.
fn usual(step: Step, everyone: SeatSet) -> Vec<Frame> {
    match step {
        Step::Setup => vec![Do::SetUp { next: 0 }.into()],
        Step::Reveal => vec![Do::DrawTroubles { left: everyone }.into()],
        Step::Start => vec![Do::StartScenes { next: 0 }.into()],
        Step::Hands => vec![Do::FillHands.into(), Ask::Adjust.into()],
        Step::Actions => vec![Do::EndActions.into(), Ask::Act.into()],
        Step::End => vec![Do::EndScenes { next: 0 }.into()],
        Step::Refill => vec![Do::Refill { next: 0 }.into()],
    }
}

fn frames_said(state: &State, frames: &[Frame]) -> Result<Stack, PositionError> {
    if frames.is_empty() && state.ending.is_none() {
        return Err(wrong("frames", "something waits until the game is over"));
    }
    if frames.len() > 20 {
        return Err(wrong("frames", "no moment of the game has so many frames"));
    }
    let text = format!("{frames:?}");
    let beyond =
        (state.count()..kernel::MAX_SEATS as u8).any(|number| text.contains(&format!("Seat({number})")));
    if beyond {
        return Err(wrong("frames", "a frame names a seat that nobody has (T1.1)"));
    }
    for frame in frames {
        let lacks = match frame {
            Frame::Ask(Ask::Check) | Frame::Do(Do::CheckOver) if state.check.is_none() => Some("check"),
            Frame::Ask(Ask::Ride) if state.travel.is_none() => Some("travel"),
            Frame::Ask(Ask::Battle { .. }) | Frame::Do(Do::Fight { .. }) if state.battle.is_none() => {
                Some("battle")
            }
            Frame::Ask(Ask::Turned { .. }) if state.site.open.is_none() => Some("open"),
            Frame::Ask(_) | Frame::Do(_) | Frame::Draw(_) => None,
        };
        if let Some(word) = lacks {
            return Err(wrong("frames", format!("a frame needs the word `{word}`")));
        }
    }
    Ok(frames.iter().copied().collect())
}
