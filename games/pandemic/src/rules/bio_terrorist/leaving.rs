//! P21.19 P21.44 What leaves the Bio-Terrorist's hand, and the Bio-Terrorist the game.

use crate::table::bio_terrorist::{BioTerrorist, Place, hand};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::{Colour, Cure, InfectionCard};
use kernel::{Audience, Sink};

/// P21.19 A card leaves the hand, face up onto the infection discard.
pub(super) fn discard(state: &mut State, city: City, log: &mut impl Sink<Event>) {
    state.infection.pile.show_dealt(InfectionCard::City(city));
    state.infection.discard.insert(InfectionCard::City(city));
    log.emit(Audience::All, Event::BioTerroristDiscarded { city });
}

/// P21.44 With purple eradicated the Bio-Terrorist has lost and leaves; the hand goes to the infection discard.
pub(crate) fn leave_if_eradicated(state: &mut State, log: &mut impl Sink<Event>) {
    if state.bio_terrorist.as_ref().is_none_or(BioTerrorist::is_out)
        || state.cure(Colour::Purple) != Cure::Eradicated
    {
        return;
    }
    for city in hand(state) {
        discard(state, city, log);
    }
    if let Some(terrorist) = &mut state.bio_terrorist {
        *terrorist = BioTerrorist { place: Place::Out, ..BioTerrorist::new(terrorist.seat) };
    }
    log.emit(Audience::All, Event::BioTerroristOut);
}
