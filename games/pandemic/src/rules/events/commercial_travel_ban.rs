//! P12.2 P12.3 Commercial Travel Ban: the infection rate counts as 1 until the current player's next turn.

use crate::table::event::Event;
use crate::table::state::State;
use kernel::{Audience, Sink};

/// P12.2 P12.3 What the rate counts as is asked in `rules/infection.rs`.
pub(crate) fn happen(state: &mut State, log: &mut impl Sink<Event>) {
    state.travel_ban = Some(state.turn.active);
    log.emit(Audience::All, Event::TravelBanned { seat: state.turn.active });
}
