//! P21.16 P21.25 P21.26 P21.27 P21.28 P21.49 P21.50 Sightings: when the black pawn stands on the board, and what the others
//! learn.

use crate::rules::outbreak;
use crate::table::bio_terrorist::{Place, seen_in};
use crate::table::event::Event;
use crate::table::state::State;
use crate::table::trail::Seen;
use crate::words::Colour;
use crate::words::map::City;
use kernel::{Audience, Sink};

/// P21.49 P21.50 What the others can work out of what they see.
pub(super) fn note(state: &mut State, seen: Seen) {
    let (pawns, options) = (state.pawn_cities(), state.options);
    if let Some(terrorist) = &mut state.bio_terrorist {
        terrorist.trail.saw(seen, pawns, &options);
    }
}

/// P21.25 P21.28 The Bio-Terrorist comes to a city. Every step into a city with a player pawn shows.
pub(super) fn arrive(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    let from = seen_in(state);
    if let Some(terrorist) = &mut state.bio_terrorist {
        terrorist.place = Place::City(city);
    }
    if let Some(city) = from {
        log.emit(Audience::All, Event::BioTerroristVanished { city });
    }
    if let Some(city) = seen_in(state) {
        log.emit(Audience::All, Event::BioTerroristAppeared { city });
    }
}

/// P21.5 The Bio-Terrorist has begun, perhaps where a player pawn stands.
pub(super) fn begun(state: &mut State) {
    let seen = seen_in(state);
    if let (Some(city), Some(terrorist)) = (seen, &mut state.bio_terrorist) {
        terrorist.trail.known(city, terrorist.moves_left, terrorist.actions_left);
    }
}

/// P21.16 A step was taken, and this is what showed of it. A silent one is not noted: it is always possible.
pub(super) fn stepped(state: &mut State, card: Option<City>, from: Option<City>) {
    let to = seen_in(state);
    match (card, from, to) {
        (None, None, None) => {}
        (Some(card), None, None) if outbreak::holder_off(state, card, Colour::Purple).is_some() => {
            note(state, Seen::CardInVain { card });
        }
        (_, _, _) => note(state, Seen::Step { card, from, to }),
    }
}

/// P21.26 P21.27 A player pawn has moved; before, the black pawn was seen there or nowhere.
#[inline]
pub(crate) fn pawn_moved(state: &mut State, before: Option<City>, log: &mut impl Sink<Event>) {
    if state.bio_terrorist.is_none() {
        return;
    }
    let now = seen_in(state);
    let pawns = state.pawn_cities();
    let Some(terrorist) = &mut state.bio_terrorist else { return };
    match (before, now) {
        (None, Some(city)) => {
            terrorist.trail.known(city, terrorist.moves_left, terrorist.actions_left);
            log.emit(Audience::All, Event::BioTerroristAppeared { city });
        }
        (Some(city), None) => log.emit(Audience::All, Event::BioTerroristVanished { city }),
        (None, None) => terrorist.trail.not_in(pawns),
        (Some(_), Some(_)) => {}
    }
}
