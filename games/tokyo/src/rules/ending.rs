//! T1.1 T5.3 T15.4 T26.1 T26.2 T26.3 T26.4 T26.6 T26.7 T29.13 T32.10 T33.2 The end of the game, the evaluated rounds,
//! and how the PCs stand.

use crate::table::event::Event;
use crate::table::frames::Ask;
use crate::table::state::{Ending, State};
use crate::words::cards::Card;
use crate::words::options::RankCount;
use kernel::{Audience, PerSeat, Sink, Standing};

/// T5.3 T26.6 T26.7 T26 The game is over.
pub(crate) fn finish(state: &mut State, ending: Ending, log: &mut impl Sink<Event>) {
    state.ending = Some(ending);
    log.emit(Audience::All, Event::Over { ending });
}

/// T26.1 T32.10 T33.2 The scenario is cleared: where it has rewards, the group takes one of them first.
pub(crate) fn clear(state: &mut State, log: &mut impl Sink<Event>) {
    if Card::rewards_of(state.options.scenario).next().is_some() {
        state.stack.push(Ask::ClearReward);
    } else {
        finish(state, Ending::Cleared, log);
    }
}

/// T15.4 T26.2 T26.3 T26.4 Evaluated clear rounds: cards drawn, divided by PCs, rounded down.
pub(crate) fn evaluated_rounds(state: &State) -> u8 {
    let pcs = u32::from(state.count());
    let (troubles, site) = match state.options.rank {
        RankCount::Printed => {
            let on_mat = state.slots.iter().filter(|slot| slot.trouble.is_some()).count() as u32;
            let site = u32::from(state.site.encounter()) + state.site.discard.len();
            (on_mat + state.troubles.discard.len(), site)
        }
        RankCount::Drawn => (u32::from(state.troubles.drawn), u32::from(state.site.drawn)),
    };
    ((troubles + site.saturating_sub(pcs)) / pcs) as u8
}

/// T1.1 T29.13 All win together or lose together.
pub(crate) fn standings(state: &State) -> PerSeat<Standing> {
    let standing = match state.ending {
        None => Standing::Playing,
        Some(Ending::Cleared) => Standing::Won,
        Some(Ending::Overflow | Ending::Defeat) => Standing::Lost,
    };
    PerSeat::filled(state.count(), standing)
}
