//! P21.30 P21.31 P21.32 Capture: the black pawn goes onto the captor's role card.

use super::leaving::discard;
use crate::rules::turn;
use crate::table::bio_terrorist::{Place, hand, seen_in};
use crate::table::event::Event;
use crate::table::state::State;
use crate::table::trail::Trail;
use crate::words::notation::Action;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, Sink};

/// The action of this chapter.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.bio_terrorist.is_some() && check(state, seat).is_ok() {
        out.push(Action::Capture);
    }
}

/// P21.30 Whether the black pawn stands where this seat's does.
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    if seen_in(state) == Some(state.city_of(seat)) { Ok(()) } else { Err(refusals::NOBODY_TO_CAPTURE) }
}

/// P21.31 P21.32 The whole hand is discarded, and the pawn lies on the role card.
pub(crate) fn act(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    log.emit(Audience::All, Event::Captured { seat });
    for city in hand(state) {
        discard(state, city, log);
    }
    if let Some(terrorist) = &mut state.bio_terrorist {
        terrorist.place = Place::Captured(seat);
        terrorist.trail = Trail::default();
    }
    turn::spend_action(state);
}
