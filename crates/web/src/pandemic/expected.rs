//! What a player might expect to be able to do: the server asks the rules about each, and what they refuse
//! is shown greyed with the reason.

use kernel::Seat;
use pandemic::{
    Action, Card, City, Colour, Cure, EventCard, Frame, Movement, Pawn, STATIONS, View, cities_in, cities_of,
    events_in,
};

/// The expectations of this seat, some of them perhaps allowed.
pub(super) fn actions(view: &View, seat: Seat) -> Vec<Action> {
    match view.top() {
        Some(Frame::Actions { .. }) if seat == view.active => {
            let mut all = on_turn(view, seat);
            all.extend(events(view, seat));
            all
        }
        Some(Frame::Actions { .. } | Frame::Window { .. } | Frame::OverLimit { .. }) => events(view, seat),
        Some(Frame::Consent { owner, .. }) if owner == seat => vec![Action::Agree],
        Some(
            Frame::Consent { .. }
            | Frame::Roles
            | Frame::SetupInfection { .. }
            | Frame::Deal
            | Frame::Start
            | Frame::Draw
            | Frame::Increase
            | Frame::Bottom
            | Frame::Infect { .. }
            | Frame::Intensify
            | Frame::NextEpidemic
            | Frame::HandLimit
            | Frame::Infection
            | Frame::PlaceInfection { .. }
            | Frame::EndTurn
            | Frame::Forecast { .. }
            | Frame::CureCards { .. },
        )
        | None => Vec::new(),
    }
}

fn on_turn(view: &View, seat: Seat) -> Vec<Action> {
    let here = view.seat(seat).city;
    let hand = cities_in(view.seat(seat).hand.unwrap_or_default());
    let mut all = Vec::new();
    if let Some(to) = view.stations.without(here).first() {
        all.push(Action::Move { by: Movement::Shuttle, pawn: Pawn::Own, to });
    }
    let charter_to = if here == City::Atlanta { City::Chicago } else { City::Atlanta };
    all.push(Action::Move { by: Movement::Charter, pawn: Pawn::Own, to: charter_to });
    let from = if view.stations.len() < STATIONS { None } else { view.stations.first() };
    all.push(Action::Build { from });
    for &colour in Colour::ALL {
        let cards = (hand & cities_of(colour)).len();
        if view.cures[colour as usize] == Cure::Active && cards > 0 {
            all.push(Action::Cure(colour));
        }
    }
    if view.cubes[here as usize].iter().all(|&cubes| cubes == 0) {
        all.push(Action::Treat(here.colour()));
    }
    for other in Seat::first(view.options.players).filter(|&other| other != seat) {
        let theirs = view.seat(other).hand.unwrap_or(view.seat(other).shown);
        if hand.contains(here) {
            all.push(Action::Give { to: other, card: here });
        } else if theirs.contains(Card::City(here)) {
            all.push(Action::Take { from: other, card: here });
        } else if let Some(card) = hand.first().filter(|_| view.seat(other).city == here) {
            all.push(Action::Give { to: other, card });
        }
    }
    all
}

/// One way to play each event in hand.
fn events(view: &View, seat: Seat) -> Vec<Action> {
    let elsewhere = |city: City| City::ALL.iter().copied().find(|&to| to != city).unwrap_or(city);
    events_in(view.seat(seat).hand.unwrap_or_default())
        .iter()
        .map(|event| match event {
            EventCard::Airlift => Action::Airlift { pawn: Pawn::Own, to: elsewhere(view.seat(seat).city) },
            EventCard::Forecast => Action::Forecast,
            EventCard::GovernmentGrant => Action::GovernmentGrant {
                city: City::ALL
                    .iter()
                    .copied()
                    .find(|&city| !view.stations.contains(city))
                    .unwrap_or(City::Atlanta),
                from: if view.stations.len() < STATIONS { None } else { view.stations.first() },
            },
            EventCard::OneQuietNight => Action::OneQuietNight,
            EventCard::ResilientPopulation => {
                Action::ResilientPopulation(view.infection_discard.first().unwrap_or(City::Atlanta))
            }
        })
        .collect()
}
