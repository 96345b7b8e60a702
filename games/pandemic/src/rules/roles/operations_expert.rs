//! P9.9 P10.18 The Operations Expert builds a research station without a card; in the revised form the Operations Expert also flies from
//! one, once a turn.

use crate::rules::strain::government_interference;
use crate::rules::{movement, turn};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::options::OpsExpert;
use crate::words::refusals;
use crate::words::{Card, Role, cities_in};
use kernel::{Audience, Refusal, Seat, Sink};

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let cards = cities_in(state.players[seat].hand);
    if check_place(state, seat).is_err() {
        return;
    }
    for &to in City::ALL.iter().filter(|&&to| to != state.city_of(seat)) {
        out.extend(cards.iter().map(|card| Action::OperationsFlight { to, card }));
    }
}

/// P10.18 From a station, once a turn; P9.9 only in the revised form.
fn check_place(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.options.ops_expert {
        OpsExpert::BuildOnly => return Err(refusals::BUILD_ONLY),
        OpsExpert::Revised => {}
    }
    turn::once_a_turn(
        state,
        seat,
        Role::OperationsExpert,
        refusals::NOT_THE_OPERATIONS_EXPERT,
        refusals::FLOWN_THIS_TURN,
    )?;
    let from = state.city_of(seat);
    if !state.board.stations.contains(from) {
        return Err(refusals::NO_STATION_TO_FLY_FROM);
    }
    government_interference::check(state, seat, seat)
}

pub(crate) fn check(state: &State, seat: Seat, to: City, card: City) -> Result<(), Refusal> {
    check_place(state, seat)?;
    if to == state.city_of(seat) {
        return Err(refusals::SAME_CITY);
    }
    let held = state.players[seat].hand.contains(Card::City(card));
    if held { Ok(()) } else { Err(refusals::NO_CARD_FOR_THE_FLIGHT) }
}

pub(crate) fn act(state: &mut State, seat: Seat, to: City, card: City, log: &mut impl Sink<Event>) {
    let from = state.city_of(seat);
    state.turn.abilities_used.insert(Role::OperationsExpert);
    state.discard(seat, Card::City(card));
    log.emit(Audience::All, Event::OperationsFlown { seat, from, to, card });
    movement::arrive(state, seat, to, log);
    turn::spend_action(state);
}
