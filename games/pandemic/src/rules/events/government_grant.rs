//! P11.9 P11.10 Government Grant: a research station in any city that has none.

use crate::rules::station;
use crate::table::event::Event;
use crate::table::state::{STATIONS, State};
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::options::GrantWithSix;
use crate::words::refusals;
use kernel::{Audience, Refusal, Sink};

/// P11.3 P11.10 Whether there is a station to set up or to move.
#[inline]
pub(crate) fn has_effect(state: &State) -> bool {
    state.board.stations.len() < STATIONS || state.options.grant_with_6 == GrantWithSix::MoveExisting
}

/// Every city without a station; with an empty stock from every city that has one.
pub(crate) fn legal(state: &State, out: &mut Vec<Action>) {
    let stations = state.board.stations;
    for &city in City::ALL.iter().filter(|&&city| !stations.contains(city)) {
        if stations.len() < STATIONS {
            out.push(Action::GovernmentGrant { city, from: None });
        } else {
            out.extend(stations.iter().map(|from| Action::GovernmentGrant { city, from: Some(from) }));
        }
    }
}

/// Whether a station may come here from there, and if not, why.
pub(crate) fn check(state: &State, city: City, from: Option<City>) -> Result<(), Refusal> {
    let stations = state.board.stations;
    if stations.contains(city) {
        return Err(refusals::GRANT_STATION_THERE);
    }
    match (stations.len() < STATIONS, from) {
        (true, None) => Ok(()),
        (true, Some(_)) => Err(refusals::GRANT_STOCK_HAS_STATION),
        (false, None) => Err(refusals::GRANT_NAME_A_STATION),
        (false, Some(from)) if stations.contains(from) => Ok(()),
        (false, Some(_)) => Err(refusals::GRANT_NO_STATION_THERE),
    }
}

/// P11.9 Sets it up.
pub(crate) fn happen(state: &mut State, city: City, from: Option<City>, log: &mut impl Sink<Event>) {
    station::put(state, city, from);
    log.emit(Audience::All, Event::Granted { city, from });
}
