//! P11.1 P11.2 P11.3 Event cards, one file each.

pub(crate) mod airlift;
pub(crate) mod forecast;
pub(crate) mod government_grant;
pub(crate) mod one_quiet_night;
pub(crate) mod resilient_population;

use crate::event::Event;
use crate::notation::Action;
use crate::options::GrantWithSix;
use crate::refusals;
use crate::rules::windows;
use crate::state::{STATIONS, State};
use crate::words::{Card, EventCard, events_in};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// P11.3 The events that could have an effect now, whoever holds them.
#[inline]
pub(crate) fn with_effect(state: &State) -> Set<EventCard> {
    let mut events = Set::one(EventCard::Airlift).with(EventCard::OneQuietNight);
    if !state.infection.pile.is_empty() {
        events.insert(EventCard::Forecast);
    }
    if !state.infection.discard.is_empty() {
        events.insert(EventCard::ResilientPopulation);
    }
    if state.board.stations.len() < STATIONS || state.options.grant_with_6 == GrantWithSix::MoveExisting {
        events.insert(EventCard::GovernmentGrant);
    }
    events
}

/// The events this seat may play in the open window, in the order of the notation.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let held = events_in(state.players[seat].hand);
    if held.is_empty() {
        return;
    }
    let Some(window) = windows::open(state) else { return };
    for event in held & windows::allowed(state, window) & with_effect(state) {
        match event {
            EventCard::Airlift => airlift::legal(state, seat, out),
            EventCard::Forecast => out.push(Action::Forecast),
            EventCard::GovernmentGrant => government_grant::legal(state, out),
            EventCard::OneQuietNight => out.push(Action::OneQuietNight),
            EventCard::ResilientPopulation => resilient_population::legal(state, out),
        }
    }
}

/// P11.1 P11.3 Whether the event may be played now, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, event: EventCard) -> Result<(), Refusal> {
    if !state.players[seat].hand.contains(Card::Event(event)) {
        return Err(refusals::EVENT_NOT_HELD);
    }
    let Some(window) = windows::open(state) else { return Err(refusals::NOT_NOW) };
    if !windows::allowed(state, window).contains(event) {
        return Err(refusals::NO_WINDOW);
    }
    if with_effect(state).contains(event) {
        return Ok(());
    }
    match event {
        EventCard::Forecast => Err(refusals::NOTHING_TO_FORECAST),
        EventCard::GovernmentGrant => Err(refusals::GRANT_WITH_SIX),
        EventCard::ResilientPopulation => Err(refusals::NOTHING_TO_REMOVE),
        EventCard::Airlift | EventCard::OneQuietNight => Ok(()),
    }
}

/// P11.2 The card goes onto the discard; the window is open again for everybody.
pub(crate) fn spend(state: &mut State, seat: Seat, event: EventCard, log: &mut impl Sink<Event>) {
    state.discard(seat, Card::Event(event));
    log.emit(Audience::All, Event::Played { seat, event });
    windows::reopen(state);
}
