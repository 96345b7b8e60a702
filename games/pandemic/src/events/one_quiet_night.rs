//! P11.11 P11.12 P11.13 One Quiet Night: an infection step is skipped; Epidemics are not.

use super::spend;
use crate::event::Event;
use crate::frames::Frame;
use crate::options::QuietNight;
use crate::state::State;
use crate::words::EventCard;
use kernel::{Audience, Seat, Sink};

/// Plans the skip. P11.13: the first turn that has none yet.
pub(crate) fn play(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    spend(state, seat, EventCard::OneQuietNight, log);
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

/// Whether this turn's infection step has begun, or is already past.
fn infection_step_has_begun(state: &State) -> bool {
    state.turn.infected > 0 || state.stack.iter().any(|frame| frame == Frame::EndTurn)
}
