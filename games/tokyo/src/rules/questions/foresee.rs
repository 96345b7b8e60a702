//! Troubles that were looked at are put back.

use super::{Action, Event, Question, Refusal, Seat, SeatSet, Sink, State, close, refusals};
use crate::table::frames::Foreseen;
use crate::words::cards::Trouble;
use kernel::Audience;

/// What becomes of the troubles.
#[derive(Clone, Copy)]
pub(super) enum Back {
    /// This one goes under the deck.
    Under(Trouble),
    /// This one is the next on top.
    Top(Trouble),
    /// None goes under it.
    Pass,
}

impl Question for super::Foresee {
    type Answer = Back;

    fn asked(self, _state: &State) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(self.seen.into_iter().flatten().flat_map(|it| [Action::Under(it), Action::Top(it)]));
    }

    read! {
        Action::Under(trouble) => Back::Under(trouble),
        Action::Top(trouble) => Back::Top(trouble),
        Action::Pass => Back::Pass,
    }

    fn check(self, state: &State, _seat: Seat, answer: Back) -> Result<(), Refusal> {
        match answer {
            Back::Under(_) | Back::Pass if self.stage == Foreseen::Top => Err(self.out_of_place(state)),
            Back::Under(trouble) | Back::Top(trouble) if !self.seen.contains(&Some(trouble)) => {
                Err(refusals::NOT_IN_PILE)
            }
            Back::Under(_) | Back::Top(_) | Back::Pass => Ok(()),
        }
    }

    fn act(mut self, state: &mut State, _seat: Seat, answer: Back, log: &mut impl Sink<Event>) {
        self.stage = Foreseen::Top;
        if let Back::Under(trouble) | Back::Top(trouble) = answer {
            let place = self.seen.iter().position(|it| *it == Some(trouble));
            place.into_iter().for_each(|place| self.seen[place] = None);
        }
        state.stack.goto(self);
        match answer {
            Back::Under(trouble) => {
                state.troubles.under.insert(0, trouble);
                log.emit(Audience::All, Event::TroubleUnder { trouble });
            }
            Back::Top(trouble) => state.troubles.over.push(trouble),
            Back::Pass => {}
        }
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        close(state, self.seen.iter().all(Option::is_none))
    }
}
