//! T27.19 T31.5 T32.18 A PC is named, or the NPC that accompanies the PCs.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, check_among, close, refusals};
use crate::rules::story::npc;
use crate::rules::{damage, rows};
use crate::table::frames::{Do, Foe, Frame, Harm, Nature};
use crate::words::notation::At;

/// Who is named.
#[derive(Clone, Copy)]
pub(super) enum Named {
    /// A PC.
    Pc(Seat),
    /// T32.18 The NPC.
    Npc,
}

fn offer(state: &State, out: &mut Vec<Action>) {
    out.extend(state.seats().map(Action::Pc));
    out.push(Action::Npc);
}

/// T31.5 Whom the effect below concerns.
impl Question for super::Whom {
    type Answer = Named;

    /// T31.5 The player of the PC that acts or is concerned; if there is none, any.
    fn asked(self, state: &State) -> SeatSet {
        super::one_or_all(state, self.by)
    }

    fn needs_agreement(self) -> bool {
        self.by.is_none()
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        offer(state, out);
    }

    read! { Action::Pc(seat) => Named::Pc(seat), Action::Npc => Named::Npc }

    fn check(self, state: &State, _seat: Seat, named: Named) -> Result<(), Refusal> {
        match named {
            Named::Pc(seat) => check_among(self.among, seat),
            Named::Npc if rows::npc_below(state).is_some() => Ok(()),
            Named::Npc => Err(refusals::NPC_NOT_CONCERNED),
        }
    }

    fn act(self, state: &mut State, _seat: Seat, named: Named, _log: &mut impl Sink<Event>) {
        state.stack.pop();
        let at = match named {
            Named::Pc(seat) => At::Pc(seat),
            Named::Npc => At::Npc,
        };
        if let Some(Frame::Do(Do::Effects { of, row, next, by, .. })) = state.stack.top() {
            state.stack.goto(Do::Effects { of, row, next, by, at });
        }
    }
}

/// T27.19 Who takes the next point of a retreat's damage.
impl Question for super::Divide {
    type Answer = Named;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.by)
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, state: &State, _seat: Seat, out: &mut Vec<Action>) {
        offer(state, out);
    }

    read! { Action::Pc(seat) => Named::Pc(seat), Action::Npc => Named::Npc }

    fn check(self, state: &State, _seat: Seat, named: Named) -> Result<(), Refusal> {
        match named {
            Named::Pc(seat) => check_among(damage::can_bear(state), seat),
            Named::Npc if npc::can_bear(state).is_some() => Ok(()),
            Named::Npc => Err(refusals::NPC_NOT_CONCERNED),
        }
    }

    fn act(self, state: &mut State, _seat: Seat, named: Named, _log: &mut impl Sink<Event>) {
        self.deal(state, named);
    }

    /// T31.6 Where one is left that can bear it, nothing is asked.
    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let (pcs, npc) = (damage::can_bear(state), npc::can_bear(state));
        let only = match (pcs.len(), pcs.first(), npc) {
            (1, Some(seat), None) => Some(Named::Pc(seat)),
            (0, _, Some(_)) => Some(Named::Npc),
            (_, _, _) => None,
        };
        match only.filter(|_| self.left > 0) {
            Some(only) => {
                self.deal(state, only);
                true
            }
            None => close(state, self.left == 0 || pcs.is_empty()),
        }
    }
}

impl super::Divide {
    /// T27.19 One point of it.
    fn deal(self, state: &mut State, to: Named) {
        state.stack.goto(super::Divide { left: self.left - 1, ..self });
        let harm = Harm { kind: None, amount: 1, from: Foe::None, nature: Nature::Ordinary };
        match to {
            Named::Pc(seat) => state.stack.push(Do::Hurt { left: SeatSet::one(seat), harm }),
            Named::Npc => npc::can_bear(state).into_iter().for_each(|npc| npc::hurt(state, npc, harm)),
        }
    }
}
