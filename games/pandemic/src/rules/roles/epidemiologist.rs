//! P10.5 The Epidemiologist takes any City card from a player in the same city, once a turn.

use crate::rules::{consent, hand_limit, share, turn, windows};
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::Action;
use crate::words::options::EpidemiologistCost;
use crate::words::refusals;
use crate::words::{Card, Role, cities_in};
use kernel::{Refusal, Seat, Sink};

pub(super) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if state.turn.abilities_used.contains(Role::Epidemiologist) {
        return;
    }
    for from in state.pawns_in(state.city_of(seat)).without(seat) {
        for card in cities_in(share::perhaps_held(state, seat, from)) {
            let action = Action::Obtain { from, card };
            if consent::check(state, seat, action).is_ok() {
                out.push(action);
            }
        }
    }
}

/// P10.5 Once a turn, any City card, from somebody in the same city.
pub(crate) fn check(state: &State, seat: Seat, from: Seat, card: City) -> Result<(), Refusal> {
    turn::once_a_turn(
        state,
        seat,
        Role::Epidemiologist,
        refusals::NOT_THE_EPIDEMIOLOGIST,
        refusals::OBTAINED_THIS_TURN,
    )?;
    if !state.team.contains(from) {
        return Err(refusals::NO_SUCH_SEAT);
    }
    if from == seat || state.city_of(from) != state.city_of(seat) {
        return Err(refusals::NOBODY_TO_OBTAIN_FROM);
    }
    let held = share::perhaps_held(state, seat, from).contains(Card::City(card));
    if held { Ok(()) } else { Err(refusals::NO_CARD_TO_OBTAIN) }
}

pub(crate) fn act(state: &mut State, seat: Seat, from: Seat, card: City, log: &mut impl Sink<Event>) {
    state.turn.abilities_used.insert(Role::Epidemiologist);
    share::pass_card(state, from, seat, card, log);
    match state.options.epidemiologist_cost {
        EpidemiologistCost::Action => turn::spend_action(state),
        EpidemiologistCost::Free => windows::reopen(state),
    }
    hand_limit::check_one(state, seat);
}
