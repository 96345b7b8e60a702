//! P19.14 P22.4 Rate Effect: a strain card in an infection step brings one more card, once.

use crate::table::event::Event;
use crate::table::state::State;
use crate::words::{Cure, InfectionCard, StrainCard};
use kernel::{Audience, Sink};

/// P19.14 An infection card was turned up. P22.4: a mutation card has no colour.
pub(crate) fn revealed(state: &mut State, card: InfectionCard, log: &mut impl Sink<Event>) {
    let Some(strain) = state.strain_under(StrainCard::RateEffect) else { return };
    let of_strain = card.city().is_some_and(|city| city.colour() == strain);
    if of_strain && state.cure(strain) != Cure::Eradicated && state.turn.additional == 0 {
        state.turn.additional = 1;
        log.emit(Audience::All, Event::AdditionalCard);
    }
}
