//! P19.16 Hidden Pocket: an eradicated strain comes back, merely cured.

use crate::rules::flow::Flow;
use crate::rules::{eradication, outbreak};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::cities_of;
use crate::words::{Colour, Cure, cities_named};
use kernel::{Audience, Sink};
use std::ops::ControlFlow;

/// P19.16 One cube in the city of each strain card of the infection discard. If none lands, the strain is gone again.
pub(super) fn happen(state: &mut State, strain: Colour, log: &mut impl Sink<Event>) -> Flow {
    let cities = cities_named(state.infection.discard) & cities_of(strain);
    if state.cure(strain) != Cure::Eradicated || cities.is_empty() {
        return ControlFlow::Continue(());
    }
    state.board.cures[strain as usize] = Cure::Cured;
    log.emit(Audience::All, Event::StrainReturned { colour: strain });
    for city in cities {
        outbreak::place(state, city, strain, 1, log)?;
    }
    eradication::check(state, strain, log);
    ControlFlow::Continue(())
}
