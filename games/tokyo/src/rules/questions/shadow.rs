//! Another equipped card is used without regard to exhaustion.

use super::{Action, Event, OrPass, Question, Refusal, Seat, SeatSet, Sink, State, refusals};
use crate::rules::using;
use crate::words::DamageType;
use crate::words::cards::Card;
use crate::words::notation::{At, Means};

/// A card, what it is used at, and the type of damage.
type Use = (Card, At, Option<DamageType>);

impl Question for super::Shadow {
    type Answer = OrPass<Use>;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        for card in state.pcs[seat].equipment.iter().map(|equipped| equipped.card) {
            let by = Means::Gear(card);
            using::candidates(state, seat, by, &mut |at, kind| out.push(Action::Use { by, at, kind }));
        }
    }

    read! {
        Action::Use { by: Means::Gear(card), at, kind } => OrPass::Do((card, at, kind)),
        Action::Pass => OrPass::Pass,
    }

    fn check(self, state: &State, seat: Seat, answer: OrPass<Use>) -> Result<(), Refusal> {
        let OrPass::Do((card, at, kind)) = answer else { return Ok(()) };
        state.pcs[seat].equipped(card).ok_or(refusals::NOT_EQUIPPED)?;
        if card.is_shadow() {
            return Err(refusals::NOT_A_TARGET);
        }
        using::check_use(state, (seat, Means::Gear(card)), at, kind).map(|_| ())
    }

    fn act(self, state: &mut State, seat: Seat, answer: OrPass<Use>, log: &mut impl Sink<Event>) {
        state.stack.pop();
        let OrPass::Do((card, at, kind)) = answer else { return };
        let by = Means::Gear(card);
        if let Ok(row) = using::check_use(state, (seat, by), at, kind) {
            using::repeat(state, (seat, by, row), at, kind, log);
        }
    }
}
