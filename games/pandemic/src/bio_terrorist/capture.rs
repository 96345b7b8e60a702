//! P21.30 P21.31 P21.32 Capture: the black pawn goes onto the captor's role card.

use super::{Place, discard, hand, sighting};
use crate::event::Event;
use crate::notation::Action;
use crate::refusals;
use crate::rules::turn;
use crate::state::State;
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
    if sighting::seen_in(state) == Some(state.city_of(seat)) {
        Ok(())
    } else {
        Err(refusals::NOBODY_TO_CAPTURE)
    }
}

/// P21.31 The whole hand is discarded.
pub(crate) fn act(state: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    log.emit(Audience::All, Event::Captured { seat });
    for city in hand(state) {
        discard(state, city, log);
    }
    if let Some(terrorist) = &mut state.bio_terrorist {
        terrorist.place = Place::Captured(seat);
        terrorist.trail = super::Trail::default();
    }
    turn::spend_action(state);
}
