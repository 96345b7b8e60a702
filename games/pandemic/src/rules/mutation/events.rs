//! P20.6 P20.7 P20.10 P20.11 P20.12 P20.22 The mutation events, and the cards they turn up from the bottom.

use crate::rules::flow::Flow;
use crate::rules::{draw, outbreak, windows};
use crate::table::event::Event;
use crate::table::frames::{Bottom, Step, Window};
use crate::table::state::{CITY_CUBES, State};
use crate::words::map::City;
use crate::words::{Card, Colour, Cure, InfectionCard, MutationEvent};
use kernel::{Audience, Set, Sink};
use std::ops::ControlFlow;

/// P20.11 Cards The Mutation Spreads! turns up.
pub(crate) const SPREADS: u8 = 3;
/// P20.12 Purple cubes in the cities that The Mutation Intensifies! adds to.
const INTENSIFIES: u8 = 2;

/// P20.4 A drawn event goes to the player discard and happens. P20.22: not once purple is eradicated.
pub(super) fn carry_out(state: &mut State, event: MutationEvent, log: &mut impl Sink<Event>) -> Flow {
    state.turn.mutations_waiting.remove(event);
    state.player_discard.insert(Card::Mutation(event));
    log.emit(Audience::All, Event::MutationBegan { event });
    if state.cure(Colour::Purple) == Cure::Eradicated {
        log.emit(Audience::All, Event::MutationWithoutEffect);
        draw::special_resolved(state);
        return ControlFlow::Continue(());
    }
    match event {
        MutationEvent::Threatens => state.stack.goto(Step::Bottom { by: Bottom::MutationThreatens, left: 1 }),
        MutationEvent::Spreads => {
            state.stack.goto(Step::Bottom { by: Bottom::MutationSpreads, left: SPREADS });
        }
        MutationEvent::Intensifies => {
            let cities: Set<City> = City::ALL
                .iter()
                .copied()
                .filter(|&city| state.cubes(city, Colour::Purple) == INTENSIFIES)
                .collect();
            for city in cities {
                outbreak::place(state, city, Colour::Purple, 1, log)?;
            }
            draw::special_resolved(state);
        }
    }
    ControlFlow::Continue(())
}

/// P20.6 P20.7 P20.10 P20.11 Purple cubes in the city of a card turned up from the bottom, and nothing else.
pub(crate) fn infect(
    state: &mut State,
    city: City,
    by: Bottom,
    left: u8,
    log: &mut impl Sink<Event>,
) -> Flow {
    let cubes = if by == Bottom::MutationThreatens { CITY_CUBES } else { 1 };
    outbreak::place(state, city, Colour::Purple, cubes, log)?;
    state.infection.discard.insert(InfectionCard::City(city));
    if left > 1 {
        state.stack.goto(Step::Bottom { by, left: left - 1 });
    } else if by == Bottom::MutationAppears {
        windows::open_before(state, Step::Infection, Window::InfectionResolved);
    } else {
        draw::special_resolved(state);
    }
    ControlFlow::Continue(())
}
