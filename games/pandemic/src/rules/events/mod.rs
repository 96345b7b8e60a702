//! P11.1 P11.2 P11.3 P12 P21.46 Event cards, one file each.

pub(crate) mod airlift;
pub(crate) mod borrowed_time;
pub(crate) mod commercial_travel_ban;
pub(crate) mod cubes;
pub(crate) mod forecast;
pub(crate) mod government_grant;
pub(crate) mod mobile_hospital;
pub(crate) mod new_assignment;
pub(crate) mod one_quiet_night;
pub(crate) mod rapid_vaccine_deployment;
pub(crate) mod reexamined_research;
pub(crate) mod remote_treatment;
pub(crate) mod resilient_population;
pub(crate) mod special_orders;

use crate::rules::roles::contingency_planner;
use crate::rules::windows;
use crate::table::event::Event;
use crate::table::frames::Moment;
use crate::table::state::State;
use crate::words::notation::Action;
use crate::words::options::EventSet;
use crate::words::refusals;
use crate::words::{Card, EventCard, events_in};
use kernel::{Audience, Refusal, Seat, Set, Sink};

/// P11.3 The events that could have an effect now, whoever holds them.
#[inline]
pub(crate) fn with_effect(state: &State) -> Set<EventCard> {
    let mut events = Set::one(EventCard::OneQuietNight);
    let mut add = |event: EventCard, possible: bool| {
        if possible {
            events.insert(event);
        }
    };
    add(EventCard::Airlift, airlift::has_effect(state));
    add(EventCard::Forecast, forecast::has_effect(state));
    add(EventCard::ResilientPopulation, resilient_population::has_effect(state));
    add(EventCard::GovernmentGrant, government_grant::has_effect(state));
    match state.options.event_set {
        EventSet::Base5 => {}
        EventSet::Mix13 => {
            add(EventCard::BorrowedTime, true);
            add(EventCard::CommercialTravelBan, true);
            add(EventCard::MobileHospital, mobile_hospital::has_effect(state));
            add(EventCard::NewAssignment, new_assignment::has_effect(state));
            add(EventCard::RapidVaccineDeployment, rapid_vaccine_deployment::has_effect(state));
            add(EventCard::ReexaminedResearch, reexamined_research::has_effect(state));
            add(EventCard::RemoteTreatment, remote_treatment::has_effect(state));
            add(EventCard::SpecialOrders, special_orders::has_effect(state));
        }
    }
    events
}

/// P10.15 The events this seat holds, in the hand or on the role card.
#[inline]
pub(crate) fn held(state: &State, seat: Seat) -> Set<EventCard> {
    events_in(state.players[seat].hand) | contingency_planner::stored_by(state, seat)
}

/// The events this seat may play in the open window, in the order of the notation.
#[inline]
pub(crate) fn legal(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let held = held(state, seat);
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
            EventCard::BorrowedTime => out.push(Action::BorrowedTime),
            EventCard::CommercialTravelBan => out.push(Action::CommercialTravelBan),
            EventCard::MobileHospital => out.push(Action::MobileHospital),
            EventCard::NewAssignment => new_assignment::legal(state, seat, out),
            EventCard::RapidVaccineDeployment => out.push(Action::RapidVaccineDeployment),
            EventCard::ReexaminedResearch => reexamined_research::legal(state, out),
            EventCard::RemoteTreatment => out.push(Action::RemoteTreatment),
            EventCard::SpecialOrders => special_orders::legal(state, seat, out),
        }
    }
}

/// P11.1 P11.3 P21.46 Whether the event may be played now, and if not, why.
pub(crate) fn check(state: &State, seat: Seat, event: EventCard) -> Result<(), Refusal> {
    if !held(state, seat).contains(event) {
        return Err(refusals::EVENT_NOT_HELD);
    }
    let Some(window) = windows::open(state) else {
        return Err(match state.moment() {
            Some(Moment::BioTerrorist) => refusals::NOT_IN_THE_BIO_TERRORISTS_TURN,
            Some(Moment::Actions { .. } | Moment::Window { .. } | Moment::OverLimit { .. }) | None => {
                refusals::NOT_NOW
            }
        });
    };
    if !windows::allowed(state, window).contains(event) {
        return Err(match event {
            EventCard::RapidVaccineDeployment => refusals::ONLY_AFTER_A_CURE,
            EventCard::BorrowedTime | EventCard::MobileHospital | EventCard::SpecialOrders => {
                refusals::ONLY_DURING_ACTIONS
            }
            EventCard::Airlift
            | EventCard::Forecast
            | EventCard::GovernmentGrant
            | EventCard::OneQuietNight
            | EventCard::ResilientPopulation
            | EventCard::CommercialTravelBan
            | EventCard::NewAssignment
            | EventCard::ReexaminedResearch
            | EventCard::RemoteTreatment => refusals::NO_WINDOW,
        });
    }
    if with_effect(state).contains(event) {
        return Ok(());
    }
    match event {
        EventCard::Forecast => Err(refusals::NOTHING_TO_FORECAST),
        EventCard::GovernmentGrant => Err(refusals::GRANT_WITH_SIX),
        EventCard::ResilientPopulation => Err(refusals::NOTHING_TO_REMOVE),
        EventCard::MobileHospital => Err(refusals::HOSPITAL_AT_WORK),
        EventCard::NewAssignment => Err(refusals::NO_FREE_ROLE),
        EventCard::RapidVaccineDeployment | EventCard::RemoteTreatment => Err(refusals::NO_CUBE_TO_REMOVE),
        EventCard::ReexaminedResearch => Err(refusals::NO_CITY_CARD_DISCARDED),
        EventCard::Airlift => Err(refusals::INTERFERENCE_WHEN_MOVED),
        EventCard::SpecialOrders => Err(refusals::ORDERS_GIVEN),
        EventCard::OneQuietNight | EventCard::BorrowedTime | EventCard::CommercialTravelBan => Ok(()),
    }
}

/// P11.2 The event's card goes onto the discard, P10.15 or from the role card into the box; the window is open again for
/// everybody.
pub(crate) fn spend(state: &mut State, seat: Seat, event: EventCard, log: &mut impl Sink<Event>) {
    if state.players[seat].hand.contains(Card::Event(event)) {
        state.discard(seat, Card::Event(event));
    } else {
        contingency_planner::use_up(state, event);
    }
    log.emit(Audience::All, Event::Played { seat, event });
    windows::reopen(state);
}
