//! P11.11 P11.12 P11.13 P21.47 One Quiet Night: an infection step is skipped; Epidemics are not.

use crate::table::event::Event;
use crate::table::frames::{Frame, Step};
use crate::table::state::State;
use crate::words::options::QuietNight;
use kernel::{Audience, Sink};

/// P11.11 P11.12 Plans the skip of an infection step, and of nothing else. P11.13: the first turn that has none yet.
pub(crate) fn happen(state: &mut State, log: &mut impl Sink<Event>) {
    let mut turns = match state.options.one_quiet_night {
        QuietNight::NextPlayersTurn => 1,
        QuietNight::NextInfectionStep => u8::from(infection_step_has_begun(state)),
    };
    while state.turn.quiet >> turns & 1 == 1 {
        turns += 1;
    }
    state.turn.quiet |= 1 << turns;
    log.emit(Audience::All, Event::QuietNight { turns });
}

/// Whether this turn's infection step has begun, or is already past. P21.47: around a turn of the Bio-Terrorist it is
/// still the player turn before.
fn infection_step_has_begun(state: &State) -> bool {
    let past = [Step::EndTurn, Step::BioTerroristTurn, Step::BioTerroristDone].map(Frame::Step);
    state.turn.infected > 0 || state.stack.iter().any(|frame| past.contains(&frame))
}
