//! P6.1 P6.2 P6.3 P6.4 P6.5 P20.18 P20.19 P21.40 Discover a Cure.

use super::{eradication, turn};
use crate::rules::roles::{field_operative, medic};
use crate::rules::strain::complex_molecular_structure;
use crate::table::event::Event;
use crate::table::frames::{Chosen, Frame, Question, Window};
use crate::table::state::State;
use crate::words::map::{City, cities_of};
use crate::words::notation::{Action, Payment};
use crate::words::options::Switch;
use crate::words::refusals;
use crate::words::{Card, Colour, Cure, Role, cities_in, city_cards};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// P6.4 The cards in the hand that count towards a cure. P20.18: for purple any City card does.
#[inline]
pub(crate) fn cards_for(state: &State, seat: Seat, colour: Colour) -> Set<City> {
    let cards = cities_in(state.players[seat].hand);
    if colour == Colour::Purple { cards } else { cards & cities_of(colour) }
}

/// P6.1 P9.10 P10.8 P19.11 How many City cards a cure takes.
#[inline]
pub(crate) fn cards_needed(state: &State, seat: Seat, colour: Colour, with: Payment) -> u8 {
    let cards = state.abilities(seat).cure_cards + complex_molecular_structure::more_cards(state, colour);
    match with {
        Payment::Cards => cards,
        Payment::Samples => cards - field_operative::CARDS_SAVED,
    }
}

/// P20.18 P20.19 Of the cards for the purple cure one names a city that holds purple.
#[inline]
fn names_purple(state: &State, cards: Set<City>) -> bool {
    cards.iter().any(|city| state.cubes(city, Colour::Purple) > 0)
}

/// The actions of this chapter.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !state.board.stations.contains(state.city_of(seat)) {
        return;
    }
    let ways: &[Payment] = if state.is(seat, Role::FieldOperative) {
        &[Payment::Cards, Payment::Samples]
    } else {
        &[Payment::Cards]
    };
    let least = u32::from(state.abilities(seat).cure_cards - field_operative::CARDS_SAVED);
    for &colour in state.colours() {
        if cards_for(state, seat, colour).len() < least {
            continue;
        }
        for &with in ways {
            if check(state, seat, colour, with).is_ok() {
                out.push(Action::Cure { colour, with });
            }
        }
    }
}

/// P6.2 Whether the cure may be found, and if not, why. P21.40: purple is cured like in the Mutation module.
#[inline]
pub(crate) fn check(state: &State, seat: Seat, colour: Colour, with: Payment) -> Result<(), Refusal> {
    if !state.colours().contains(&colour) {
        return Err(refusals::NO_PURPLE);
    }
    if state.cure(colour) != Cure::Active {
        return Err(refusals::ALREADY_CURED);
    }
    if !state.board.stations.contains(state.city_of(seat)) {
        return Err(refusals::NO_STATION_HERE);
    }
    match with {
        Payment::Cards => {}
        Payment::Samples => field_operative::check_samples(state, seat, colour)?,
    }
    let cards = cards_for(state, seat, colour);
    let needed = cards_needed(state, seat, colour, with);
    if cards.len() < u32::from(needed) {
        let usual = needed - complex_molecular_structure::more_cards(state, colour);
        return Err(match with {
            Payment::Cards | Payment::Samples if cards.len() >= u32::from(usual) => {
                refusals::TOO_FEW_CARDS_FOR_THE_STRAIN
            }
            Payment::Cards if colour == Colour::Purple => refusals::TOO_FEW_CARDS_FOR_PURPLE,
            Payment::Cards => refusals::TOO_FEW_CARDS,
            Payment::Samples => refusals::TOO_FEW_CARDS_WITH_SAMPLES,
        });
    }
    if colour == Colour::Purple && !names_purple(state, cards) {
        return Err(refusals::NO_PURPLE_CITY_NAMED);
    }
    Ok(())
}

/// Begins a cure. With more cards than needed the player says which ones go (P6.3).
pub(crate) fn act(state: &mut State, seat: Seat, colour: Colour, with: Payment, log: &mut impl Sink<Event>) {
    let needed = cards_needed(state, seat, colour, with);
    let cards = cards_for(state, seat, colour);
    if cards.len() > u32::from(needed) {
        state.stack.push(Question::CureCards { colour, with, left: needed, chosen: Chosen::default() });
        return;
    }
    for city in cards {
        pay(state, seat, city, log);
    }
    found(state, seat, colour, with, log);
}

/// The cards that may be chosen next. P20.18: the last one names a city with purple if none before did.
fn choices(state: &State, seat: Seat) -> Set<City> {
    let Some(Question::CureCards { colour, left, chosen, .. }) = state.question() else {
        return Set::EMPTY;
    };
    let cards = cards_for(state, seat, colour);
    if colour == Colour::Purple && left == 1 && !names_purple(state, chosen.cities()) {
        return cards.iter().filter(|&city| state.cubes(city, Colour::Purple) > 0).collect();
    }
    cards
}

/// P20.18 Whether a card can still be chosen.
pub(crate) fn can_go_on(state: &State, seat: Seat) -> bool {
    !choices(state, seat).is_empty()
}

/// P6.3 The cards that can pay for the cure.
pub(crate) fn legal_choices(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(city_cards(choices(state, seat)).iter().map(Action::Discard));
}

/// P6.3 Whether this card can pay for the cure, and if not, why.
pub(crate) fn check_choice(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    let Some(Question::CureCards { colour, .. }) = state.question() else {
        return Err(refusals::NOT_ASKED);
    };
    if !city_cards(cards_for(state, seat, colour)).contains(card) {
        return Err(refusals::NOT_A_CARD_FOR_THE_CURE);
    }
    if city_cards(choices(state, seat)).contains(card) { Ok(()) } else { Err(refusals::NO_PURPLE_CITY_NAMED) }
}

/// P6.3 One of the cards that pay for the cure.
pub(crate) fn choose(state: &mut State, card: Card, log: &mut impl Sink<Event>) {
    let Some(Question::CureCards { colour, with, left, chosen }) = state.question() else { return };
    let Card::City(city) = card else { return };
    let seat = state.turn.active;
    pay(state, seat, city, log);
    if left > 1 {
        let chosen = chosen.with(city);
        state.stack.goto(Question::CureCards { colour, with, left: left - 1, chosen });
        return;
    }
    state.stack.pop();
    found(state, seat, colour, with, log);
}

fn pay(state: &mut State, seat: Seat, city: City, log: &mut impl Sink<Event>) {
    state.discard(seat, Card::City(city));
    log.emit(Audience::All, Event::Discarded { seat, card: Card::City(city) });
}

/// P6.5 The cure is found: the Medic's removal, the eradication check and, once nobody is being asked, the win
/// check (`ending`), in this order; then the window.
fn found(state: &mut State, seat: Seat, colour: Colour, with: Payment, log: &mut impl Sink<Event>) {
    state.board.cures[colour as usize] = Cure::Cured;
    log.emit(Audience::All, Event::Cured { seat, colour });
    match with {
        Payment::Cards => {}
        Payment::Samples => field_operative::spend_samples(state, seat, colour, log),
    }
    medic::cured(state, log);
    match state.options.eradicate_on_cure {
        Switch::On => eradication::check(state, colour, log),
        Switch::Off => {}
    }
    turn::spend_action(state);
    state.turn.just_cured = Some(colour);
    state.stack.push(Frame::window(Window::AfterCure));
}
