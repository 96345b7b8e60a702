//! T24.5 Troubles that scenarios bring or take: in which area one comes, which ones a MOD card discards.

use super::super::{
    Action, Event, Lull, OrPass, Question, Refusal, Seat, SeatSet, Sink, State, Where, close, refusals,
};
use crate::rules::story::{mods, roaming};
use crate::table::frames::Do;
use crate::words::{Area, Slot};

/// T24.5 Of several areas with the fewest troubles one is named.
impl Question for Where {
    type Answer = Area;

    fn asked(self, state: &State) -> SeatSet {
        state.seats().collect()
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.extend(Area::NORMAL.map(Action::Area));
    }

    read! { Action::Area(area) => area }

    fn check(self, state: &State, _seat: Seat, area: Area) -> Result<(), Refusal> {
        if roaming::quietest(state).contains(area) { Ok(()) } else { Err(refusals::NOT_A_TARGET) }
    }

    fn act(self, state: &mut State, _seat: Seat, area: Area, _log: &mut impl Sink<Event>) {
        state.stack.goto(Do::MoreTroubles { left: 1, by: None, area });
    }
}

/// SM-09 Which troubles are discarded for a MOD card; with the first one the card is.
impl Question for Lull {
    type Answer = OrPass<Slot>;

    fn asked(self, state: &State) -> SeatSet {
        state.seats().collect()
    }

    fn needs_agreement(self) -> bool {
        true
    }

    fn offer(self, _state: &State, _seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Pass);
        out.extend(Slot::ALL.iter().map(|&slot| Action::Slot(slot)));
    }

    read! { Action::Slot(slot) => OrPass::Do(slot), Action::Pass => OrPass::Pass }

    fn check(self, state: &State, _seat: Seat, answer: OrPass<Slot>) -> Result<(), Refusal> {
        match answer {
            OrPass::Do(slot) if state.slot(slot).open_trouble().is_none() => Err(refusals::NO_TROUBLE_THERE),
            OrPass::Do(_) | OrPass::Pass => Ok(()),
        }
    }

    fn act(self, state: &mut State, _seat: Seat, answer: OrPass<Slot>, log: &mut impl Sink<Event>) {
        match answer {
            OrPass::Do(slot) => {
                if state.story.mods.open.contains(self.card) {
                    mods::discard(state, self.card, log);
                }
                state.stack.goto(Lull { left: self.left - 1, ..self });
                crate::rules::troubles::sweep(state, slot, log);
            }
            OrPass::Pass => state.stack.goto(Lull { left: 0, ..self }),
        }
    }

    fn settle(self, state: &mut State, _log: &mut impl Sink<Event>) -> bool {
        let over = self.left == 0 || Area::NORMAL.iter().all(|&area| state.troubles_in(area) == 0);
        close(state, over)
    }
}
