//! T1.3 T22.1 AP tokens are gained and lost.

use crate::table::event::Event;
use crate::table::state::State;
use kernel::{Audience, Seat, Sink};

/// T1.3 T22.1 AP tokens, as far as the supply lasts.
pub(crate) fn gain(state: &mut State, seat: Seat, tokens: u8, log: &mut impl Sink<Event>) {
    let tokens = tokens.min(state.supply());
    state.pcs[seat].ap += tokens;
    if tokens > 0 {
        log.emit(Audience::All, Event::TokensGained { seat, tokens });
    }
}

/// AP tokens are lost, as far as they are there.
pub(crate) fn lose(state: &mut State, seat: Seat, tokens: u8, log: &mut impl Sink<Event>) {
    let tokens = tokens.min(state.pcs[seat].ap);
    state.pcs[seat].ap -= tokens;
    if tokens > 0 {
        log.emit(Audience::All, Event::TokensLost { seat, tokens });
    }
}
