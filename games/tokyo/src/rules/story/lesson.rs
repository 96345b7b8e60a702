//! T17.1 T18.8 T32.28 The current step of the guide, what it prints, and how it goes on.

use crate::table::state::State;
use crate::table::story::{Begun, Story};
use crate::words::Slot;
use crate::words::story::{GuideStep, GuideTask};

/// T32.28 The current step.
#[inline]
pub(crate) fn current(state: &State) -> Option<GuideStep> {
    step_of(&state.story)
}

fn step_of(story: &Story) -> Option<GuideStep> {
    let lesson = story.guide?;
    lesson.scene.row().steps.get(usize::from(lesson.step)).copied()
}

/// T17.1 The number printed in the step instead of the card's.
pub(crate) fn price(story: &Story, slot: Slot) -> Option<u8> {
    let GuideTask::Buy(at, _, price) = step_of(story)?.task else { return None };
    (at == slot).then_some(price)
}

/// The action of the current step has been begun.
pub(crate) fn begin(state: &mut State) {
    if let Some(lesson) = state.story.guide.as_mut() {
        lesson.begun = Begun::Yes;
    }
}

/// T18.8 A trouble has been solved: by the step, if it is about this one. Another may lie there before the action is over.
pub(crate) fn trouble_solved(state: &mut State, at: Slot) {
    if matches!(current(state).map(|step| step.task), Some(GuideTask::Solve(slot, ..)) if slot == at) {
        begin(state);
    }
}

/// The next step, or the one before.
pub(crate) fn turn(state: &mut State, by: i8) {
    let round = state.round.number;
    if let Some(lesson) = state.story.guide.as_mut() {
        lesson.step = lesson.step.saturating_add_signed(by);
        lesson.since = round;
        lesson.begun = Begun::No;
    }
}
