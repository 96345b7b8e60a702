//! P6.1 P6.2 P6.3 P6.4 P6.5 Discover a Cure.

use super::ending::{self, Flow};
use super::{eradication, turn};
use crate::event::Event;
use crate::frames::Frame;
use crate::map::{City, cities_of};
use crate::notation::Action;
use crate::options::Switch;
use crate::refusals;
use crate::roles::{Abilities, medic};
use crate::state::State;
use crate::words::{Card, Colour, Cure, cities_in, city_cards};
use kernel::{Audience, Refusal, Seat, Set, Sink};
use std::ops::ControlFlow;

/// P6.4 The cards in the hand that count towards a cure.
#[inline]
pub(crate) fn cards_for(state: &State, seat: Seat, colour: Colour) -> Set<City> {
    cities_in(state.players[seat].hand) & cities_of(colour)
}

/// P6.1 P9.10 How many cards of one colour a cure takes.
#[inline]
pub(crate) fn cards_needed(state: &State, seat: Seat) -> u8 {
    Abilities::of(state.players[seat].role).cure_cards
}

/// The actions of this chapter.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.board.stations.contains(state.city_of(seat)) {
        return;
    }
    let needed = u32::from(cards_needed(state, seat));
    for colour in State::colours() {
        if state.cure(colour) == Cure::Active && cards_for(state, seat, colour).len() >= needed {
            out.push(Action::Cure(colour));
        }
    }
}

/// Whether the cure may be found, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, colour: Colour) -> Result<(), Refusal> {
    if state.cure(colour) != Cure::Active {
        return Err(refusals::ALREADY_CURED);
    }
    if !state.board.stations.contains(state.city_of(seat)) {
        return Err(refusals::NO_STATION_HERE);
    }
    if cards_for(state, seat, colour).len() < u32::from(cards_needed(state, seat)) {
        return Err(refusals::TOO_FEW_CARDS);
    }
    Ok(())
}

/// Begins a cure. With more cards than needed the player says which ones go (P6.3).
pub(crate) fn act(state: &mut State, seat: Seat, colour: Colour, log: &mut impl Sink<Event>) -> Flow {
    let needed = cards_needed(state, seat);
    let cards = cards_for(state, seat, colour);
    if cards.len() > u32::from(needed) {
        state.stack.push(Frame::CureCards { colour, left: needed });
        return ControlFlow::Continue(());
    }
    for city in cards {
        pay(state, seat, city, log);
    }
    found(state, seat, colour, log)
}

/// P6.3 Whether this card can pay for the cure, and if not, why.
pub(crate) fn check_choice(state: &State, seat: Seat, colour: Colour, card: Card) -> Result<(), Refusal> {
    if city_cards(cards_for(state, seat, colour)).contains(card) {
        Ok(())
    } else {
        Err(refusals::NOT_A_CARD_FOR_THE_CURE)
    }
}

/// P6.3 One of the cards that pay for the cure.
pub(crate) fn choose(state: &mut State, card: Card, log: &mut impl Sink<Event>) -> Flow {
    let (Some(Frame::CureCards { colour, left }), Card::City(city)) = (state.stack.top(), card) else {
        return ControlFlow::Continue(());
    };
    let seat = state.turn.active;
    pay(state, seat, city, log);
    if left > 1 {
        state.stack.goto(Frame::CureCards { colour, left: left - 1 });
        return ControlFlow::Continue(());
    }
    state.stack.pop();
    found(state, seat, colour, log)
}

fn pay(state: &mut State, seat: Seat, city: City, log: &mut impl Sink<Event>) {
    state.discard(seat, Card::City(city));
    log.emit(Audience::All, Event::Discarded { seat, card: Card::City(city) });
}

/// P6.5 The cure is found: the Medic's removal, the eradication check, the win check, in this order.
fn found(state: &mut State, seat: Seat, colour: Colour, log: &mut impl Sink<Event>) -> Flow {
    state.board.cures[colour as usize] = Cure::Cured;
    log.emit(Audience::All, Event::Cured { seat, colour });
    medic::cured(state, log);
    match state.options.eradicate_on_cure {
        Switch::On => eradication::check(state, colour, log),
        Switch::Off => {}
    }
    turn::spend_action(state);
    ending::check_win(state)
}
