//! T6.16 T12.5 T14.8 T20.11 T21.6 T22.3 T27.4 T32.18 Windows: something is about to happen, and whoever can may interrupt it.

use super::{Action, Event, OrPass, Question, Refusal, Seat, SeatSet, Sink, State};
use crate::rules::interrupts::{self, Moment};
use crate::rules::story::npc;
use crate::rules::{checks, damage, means, site, troubles};
use crate::table::frames::{DrawnFor, Frame};
use crate::words::notation::{At, Means};

/// T12.5 An interrupt: with what, and at what.
pub(super) type Interrupt = (Means, At);

/// A question that is over when nobody interrupts any more.
pub(super) trait Window: Copy + Into<Frame> {
    /// T12.5 What is happening.
    fn moment(self) -> Moment;

    /// Who lets it be.
    fn passed(&mut self) -> &mut SeatSet;

    /// What happens when nobody interrupts. The frame on top is the question.
    fn happen(self, state: &mut State, log: &mut impl Sink<Event>);
}

impl<W: Window> Question for W {
    type Answer = OrPass<Interrupt>;

    fn asked(mut self, state: &State) -> SeatSet {
        interrupts::askable(state, self.moment(), *self.passed())
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        interrupts::offer(state, self.moment(), seat, out);
    }

    read! {
        Action::Use { by, at, kind: None } => OrPass::Do((by, at)),
        Action::Pass => OrPass::Pass,
    }

    fn check(self, state: &State, seat: Seat, answer: OrPass<Interrupt>) -> Result<(), Refusal> {
        match answer {
            OrPass::Do(interrupt) => interrupts::check(state, self.moment(), seat, interrupt),
            OrPass::Pass => Ok(()),
        }
    }

    fn act(mut self, state: &mut State, seat: Seat, answer: OrPass<Interrupt>, log: &mut impl Sink<Event>) {
        match answer {
            OrPass::Do(interrupt) => interrupts::begin(state, self.moment(), seat, interrupt, log),
            OrPass::Pass => {
                self.passed().insert(seat);
                state.stack.goto(self);
            }
        }
    }

    fn settle(self, state: &mut State, log: &mut impl Sink<Event>) -> bool {
        let over = self.asked(state).is_empty();
        if over {
            self.happen(state, log);
        }
        over
    }

    fn afresh(mut self) -> Self {
        *self.passed() = SeatSet::EMPTY;
        self
    }
}

/// T6.16 T19.13 A trouble has been drawn.
impl Window for super::Drawn {
    fn moment(self) -> Moment {
        Moment::Drawn(self.by)
    }
    fn passed(&mut self) -> &mut SeatSet {
        &mut self.passed
    }
    /// T6.13 T19.5 It is used for what it was drawn for.
    fn happen(self, state: &mut State, log: &mut impl Sink<Event>) {
        let super::Drawn { by, trouble, area, why, .. } = self;
        state.stack.pop();
        state.troubles.second = SeatSet::EMPTY;
        match why {
            DrawnFor::Check => checks::add_trouble(state, trouble, log),
            DrawnFor::Placing if trouble.is_never_placed() => troubles::discard(state, trouble, log),
            DrawnFor::Placing => state.stack.push(super::Place { by, trouble, area }),
        }
    }
}

/// T20.11 T21.6 A PC is about to take damage.
impl Window for super::Damage {
    fn moment(self) -> Moment {
        Moment::Damage(self.seat, self.harm, self.amount)
    }
    fn passed(&mut self) -> &mut SeatSet {
        &mut self.passed
    }
    fn happen(self, state: &mut State, log: &mut impl Sink<Event>) {
        damage::take(state, log);
    }
}

/// T32.18 The NPC is about to take damage.
impl Window for super::NpcDamage {
    fn moment(self) -> Moment {
        Moment::NpcDamage(self.harm, self.amount)
    }
    fn passed(&mut self) -> &mut SeatSet {
        &mut self.passed
    }
    fn happen(self, state: &mut State, log: &mut impl Sink<Event>) {
        npc::take(state, (self.npc, self.harm, self.amount), log);
    }
}

/// T14.8 A card is about to be scrapped.
impl Window for super::Scrap {
    fn moment(self) -> Moment {
        Moment::Scrap(self.seat)
    }
    fn passed(&mut self) -> &mut SeatSet {
        &mut self.passed
    }
    fn happen(self, state: &mut State, log: &mut impl Sink<Event>) {
        state.stack.pop();
        means::scrap(state, self.seat, self.card, log);
    }
}

/// T27.4 A Site card has been turned up.
impl Window for super::Turned {
    fn moment(self) -> Moment {
        Moment::Turned
    }
    fn passed(&mut self) -> &mut SeatSet {
        &mut self.passed
    }
    fn happen(self, state: &mut State, _log: &mut impl Sink<Event>) {
        site::face(state);
    }
}

/// T22.3 T22.7 A reward of a Site card is about to be gained.
impl Window for super::Reward {
    fn moment(self) -> Moment {
        Moment::Reward
    }
    fn passed(&mut self) -> &mut SeatSet {
        &mut self.passed
    }
    fn happen(self, state: &mut State, _log: &mut impl Sink<Event>) {
        state.stack.pop();
    }
}
