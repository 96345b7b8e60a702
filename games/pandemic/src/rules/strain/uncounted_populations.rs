//! P19.18 Uncounted Populations: one more cube in each city with exactly one of the strain.

use crate::rules::flow::Flow;
use crate::rules::outbreak;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::Colour;
use crate::words::map::City;
use kernel::{Set, Sink};
use std::ops::ControlFlow;

/// P19.18 The cities are fixed before the first cube is placed.
pub(super) fn happen(state: &mut State, strain: Colour, log: &mut impl Sink<Event>) -> Flow {
    let cities: Set<City> =
        City::ALL.iter().copied().filter(|&city| state.cubes(city, strain) == 1).collect();
    for city in cities {
        outbreak::place(state, city, strain, 1, log)?;
    }
    ControlFlow::Continue(())
}
