//! O1.8 O15.6 O22.7 O8.4a O15.3 O15.5 O15.6 O22.7 The radiation gauge: the marker moves by spaces.

use crate::table::event::Event;
use crate::table::shelter::{GAUGE, GAUGE_WORST};
use crate::table::state::State;
use kernel::{Audience, Seat, Sink};

/// O1.8 O15.3 O22.7 The marker goes up, that is for the worse. O15.5: says how many spaces there were too many.
pub(crate) fn up(state: &mut State, seat: Seat, spaces: u8, log: &mut impl Sink<Event>) -> u8 {
    let before = state.players[seat].gauge;
    let after = (before + spaces).min(GAUGE_WORST);
    state.players[seat].gauge = after;
    if spaces > 0 {
        let value = GAUGE[usize::from(after)];
        log.emit(Audience::All, Event::RadiationUp { seat, spaces: after - before, value });
    }
    spaces - (after - before)
}

/// O15.6 The marker goes one space down; on +3 it stays.
pub(crate) fn down(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let gauge = &mut state.players[seat].gauge;
    *gauge = gauge.saturating_sub(1);
    let value = GAUGE[usize::from(*gauge)];
    log.emit(Audience::All, Event::RadiationDown { seat, value });
}
