//! P5.1 P5.2 P5.3 P5.4 P9.8 Build a Research Station.

use super::turn;
use crate::table::event::Event;
use crate::table::state::{STATIONS, State};
use crate::words::Card;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::refusals;
use kernel::{Audience, Refusal, Seat, Sink};

/// P5.1 P9.8 Whether the seat can pay for a station where it stands.
#[inline]
fn can_pay(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    state.abilities(seat).builds_without_card || player.hand.contains(Card::City(player.city))
}

/// The actions of this chapter.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.board.stations.contains(state.city_of(seat)) || !can_pay(state, seat) {
        return;
    }
    if state.board.stations.len() < STATIONS {
        out.push(Action::Build { from: None });
    } else {
        out.extend(state.board.stations.iter().map(|city| Action::Build { from: Some(city) }));
    }
}

/// P5.2 P5.3 P5.4 Whether a station may be built, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, from: Option<City>) -> Result<(), Refusal> {
    if state.board.stations.contains(state.city_of(seat)) {
        return Err(refusals::STATION_HERE);
    }
    if !can_pay(state, seat) {
        return Err(refusals::NO_CARD_TO_BUILD);
    }
    match (state.board.stations.len() < STATIONS, from) {
        (true, None) => Ok(()),
        (true, Some(_)) => Err(refusals::STOCK_HAS_STATION),
        (false, None) => Err(refusals::NAME_A_STATION),
        (false, Some(city)) if state.board.stations.contains(city) => Ok(()),
        (false, Some(_)) => Err(refusals::NO_STATION_THERE),
    }
}

/// Builds.
pub(crate) fn act(state: &mut State, seat: Seat, from: Option<City>, log: &mut impl Sink<Event>) {
    let city = state.city_of(seat);
    let card = (!state.abilities(seat).builds_without_card).then_some(city);
    if let Some(city) = card {
        state.discard(seat, Card::City(city));
    }
    put(state, city, from);
    log.emit(Audience::All, Event::Built { seat, city, from, card });
    turn::spend_action(state);
}

/// Sets a station in a city, from the stock or from another city.
pub(crate) fn put(state: &mut State, city: City, from: Option<City>) {
    if let Some(from) = from {
        state.board.stations.remove(from);
    }
    state.board.stations.insert(city);
}
