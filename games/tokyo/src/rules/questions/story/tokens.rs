//! T32.14 Progress tokens: one keeps off what a scenario text deals, or damage is taken for one.

use super::super::{
    Action, Atone, Event, OrPass, Question, Refusal, Seat, SeatSet, Shelter, Sink, State, close, refusals,
};
use crate::rules::story::tokens;
use crate::table::frames::{Do, Foe, Frame, Harm, Nature};
use crate::words::story::Scene;
use kernel::Audience;

/// T32.14 Whether a token keeps off what a text deals.
impl Question for Shelter {
    type Answer = OrPass<Scene>;

    fn asked(self, state: &State) -> SeatSet {
        state.seats().collect()
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Pass, Action::Spend(self.scene)]);
    }

    read! { Action::Spend(scene) => OrPass::Do(scene), Action::Pass => OrPass::Pass }

    fn check(self, _state: &State, _seat: Seat, answer: OrPass<Scene>) -> Result<(), Refusal> {
        match answer {
            OrPass::Do(scene) if scene != self.scene => Err(refusals::NOTHING_TO_SPEND),
            OrPass::Do(_) | OrPass::Pass => Ok(()),
        }
    }

    /// T32.14 The damage is kept off for all PCs this once.
    fn act(self, state: &mut State, _seat: Seat, answer: OrPass<Scene>, log: &mut impl Sink<Event>) {
        state.stack.pop();
        let (OrPass::Do(_), Shelter { scene, amount }) = (answer, self) else { return };
        tokens::put(state, scene.row().number, -1, log);
        if let Some(Frame::Do(Do::Hurt { left, mut harm })) = state.stack.top() {
            harm.amount = harm.amount.saturating_sub(amount);
            if harm.amount == 0 {
                state.stack.pop();
            } else {
                state.stack.goto(Do::Hurt { left, harm });
            }
        }
        log.emit(Audience::All, Event::Sheltered { scene, amount });
    }
}

/// Whether a PC takes damage that nothing reduces, for a token of a card.
impl Question for Atone {
    type Answer = OrPass<()>;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend([Action::Agree, Action::Pass]);
    }

    read! { Action::Agree => OrPass::Do(()), Action::Pass => OrPass::Pass }

    fn act(self, state: &mut State, _seat: Seat, answer: OrPass<()>, log: &mut impl Sink<Event>) {
        state.stack.pop();
        if let OrPass::Do(()) = answer {
            tokens::put(state, self.scene.row().number, -1, log);
            let harm = Harm { kind: None, amount: 1, from: Foe::None, nature: Nature::Ordinary };
            state.stack.push(Do::Consequences);
            state.stack.push(Do::Hurt { left: SeatSet::one(self.seat), harm });
        }
    }

    /// T31.6 Whether there is nothing left to atone for.
    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let settled = state.story.tokens[self.scene.place()] == 0;
        close(state, settled)
    }
}
