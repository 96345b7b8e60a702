//! P4.1 P4.2 P4.3 P4.4 P4.5 P4.6 P4.7 The four movement actions, for the seat's own pawn and for those of others.

use super::turn;
use crate::rules::bio_terrorist::sighting;
use crate::rules::events::mobile_hospital;
use crate::rules::roles::{containment_specialist, dispatcher, medic, troubleshooter};
use crate::rules::strain::government_interference;
use crate::table::bio_terrorist::seen_in;
use crate::table::event::Event;
use crate::table::state::State;
use crate::words::map::City;
use crate::words::notation::{Action, Movement, Pawn};
use crate::words::refusals;
use crate::words::{Card, cities_in};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// P4.1 P4.2 P4.3 P4.4 Where this kind of movement can take a pawn that stands in `from`, with the cards in `hand`: those of the one who
/// acts.
#[inline]
fn destinations(state: &State, by: Movement, pawn: Seat, from: City, hand: Set<City>) -> Set<City> {
    let all: Set<City> = Set::from_bits((1 << crate::words::map::CITIES) - 1);
    if government_interference::holds(state, from) {
        return Set::EMPTY;
    }
    let reached = match by {
        Movement::Drive => from.neighbours(),
        Movement::Direct => hand,
        Movement::Charter if hand.contains(from) => all,
        Movement::Charter => Set::EMPTY,
        Movement::Shuttle if state.board.stations.contains(from) => state.board.stations,
        Movement::Shuttle => Set::EMPTY,
        Movement::Rendezvous => dispatcher::meeting_places(state, pawn),
    };
    reached.without(from)
}

/// The actions of this chapter.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = cities_in(state.players[seat].hand);
    let others = dispatcher::may_move(state, seat);
    for &by in dispatcher::ways(state, seat) {
        let own = destinations(state, by, seat, state.city_of(seat), hand);
        out.extend(own.iter().map(|to| Action::Move { by, pawn: Pawn::Own, to }));
        for other in others {
            let pawn = Pawn::Of(other);
            for to in destinations(state, by, other, state.city_of(other), hand) {
                let action = Action::Move { by, pawn, to };
                if super::consent::check(state, seat, action).is_ok() {
                    out.push(action);
                }
            }
        }
    }
}

/// P4.5 Whether this movement is allowed, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, by: Movement, pawn: Pawn, to: City) -> Result<(), Refusal> {
    let moved = dispatcher::check_pawn(state, seat, by, pawn)?;
    let from = state.city_of(moved);
    if from == to {
        return Err(refusals::SAME_CITY);
    }
    government_interference::check(state, seat, moved)?;
    let hand = cities_in(state.players[seat].hand);
    if destinations(state, by, moved, from, hand).contains(to) {
        return Ok(());
    }
    // I2: of another's hand a refusal tells only what everybody knows.
    let known_of_moved = cities_in(state.open_hand(moved));
    Err(match by {
        Movement::Drive => refusals::NOT_A_NEIGHBOUR,
        Movement::Direct if known_of_moved.contains(to) => refusals::DISPATCHER_PAYS,
        Movement::Direct => refusals::NO_DESTINATION_CARD,
        Movement::Charter if moved != seat && !(hand | known_of_moved).is_empty() => {
            refusals::DISPATCHER_PAYS
        }
        Movement::Charter => refusals::NO_DEPARTURE_CARD,
        Movement::Shuttle => refusals::NO_SHUTTLE,
        Movement::Rendezvous => refusals::NO_RENDEZVOUS,
    })
}

/// Carries out a movement. P4.7: the card goes first, then the pawn moves, then arrival has its effects.
pub(crate) fn act(
    state: &mut State,
    seat: Seat,
    by: Movement,
    pawn: Pawn,
    to: City,
    log: &mut impl Sink<Event>,
) {
    let moved = match pawn {
        Pawn::Own => seat,
        Pawn::Of(other) => other,
    };
    let from = state.city_of(moved);
    let card = match by {
        Movement::Direct if troubleshooter::only_shows(state, seat) => {
            troubleshooter::show(state, seat, to, log);
            None
        }
        Movement::Direct => Some(to),
        Movement::Charter => Some(from),
        Movement::Drive | Movement::Shuttle | Movement::Rendezvous => None,
    };
    if let Some(city) = card {
        state.discard(seat, Card::City(city));
    }
    log.emit(Audience::All, Event::Moved { seat, pawn: moved, by, from, to, card });
    arrive(state, moved, to, log);
    turn::spend_action(state);
    if by == Movement::Drive {
        mobile_hospital::entered(state, moved, log);
    }
}

/// P4.6 A pawn comes to a city, by whatever means.
#[inline]
pub(crate) fn arrive(state: &mut State, pawn: Seat, city: City, log: &mut impl Sink<Event>) {
    let seen = seen_in(state);
    state.players[pawn].city = city;
    medic::arrived(state, pawn, log);
    containment_specialist::arrived(state, pawn, log);
    sighting::pawn_moved(state, seen, log);
}
