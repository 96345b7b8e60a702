//! P12.10 Re-examined Research: a player takes a City card back from the discard.

use crate::rules::hand_limit;
use crate::rules::roles::archivist;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::refusals;
use crate::words::{Card, cities_in};
use kernel::{Audience, Refusal, Seat, Sink};

/// P11.3 P12.10 Whether a City card lies there.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    !cities_in(state.player_discard).is_empty()
}

pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    for seat in state.team {
        out.extend(
            cities_in(state.player_discard).iter().map(|card| Action::ReexaminedResearch { seat, card }),
        );
    }
}

pub(crate) fn check(state: &State, seat: Seat, card: City) -> Result<(), Refusal> {
    if !state.team.contains(seat) {
        return Err(refusals::NO_SUCH_SEAT);
    }
    let there = state.player_discard.contains(Card::City(card));
    if there { Ok(()) } else { Err(refusals::RESEARCH_NOT_DISCARDED) }
}

/// P10.6 The receiver may have to discard at once.
pub(crate) fn happen(state: &mut State, seat: Seat, card: City, log: &mut impl Sink<Event>) {
    archivist::from_discard(state, seat, Card::City(card));
    log.emit(Audience::All, Event::Researched { seat, card });
    hand_limit::check_one(state, seat);
}
