//! P18.1 P18.2 P18.3 P18.4 P18.5 P18.6 P18.7 Winning and losing.

use crate::event::Event;
use crate::state::{Ending, State};
use crate::words::Cure;
use kernel::{Audience, PerSeat, Sink, Standing};
use std::ops::ControlFlow;

/// Something that may decide the game on its way. P18.5: after a break nothing more is carried out.
pub(crate) type Flow<T = ()> = ControlFlow<Ending, T>;

/// P18.1 All four cures are known.
#[inline]
pub(crate) fn check_win(state: &State) -> Flow {
    if state.board.cures.iter().all(|&cure| cure != Cure::Active) {
        return ControlFlow::Break(Ending::Cures);
    }
    ControlFlow::Continue(())
}

/// P18.5 The game is decided.
pub(crate) fn decide(state: &mut State, ending: Ending, log: &mut impl Sink<Event>) {
    state.ending = Some(ending);
    state.stack.clear();
    state.refused.clear();
    log.emit(Audience::All, Event::Ended { by: ending });
}

/// P18.6 All seats win or lose together.
pub(crate) fn standings(state: &State) -> PerSeat<Standing> {
    let all = match state.ending {
        None => Standing::Playing,
        Some(Ending::Cures) => Standing::Won,
        Some(Ending::Cubes | Ending::Outbreaks | Ending::PlayerDeck | Ending::InfectionDeck) => {
            Standing::Lost
        }
    };
    PerSeat::filled(state.options.players, all)
}
