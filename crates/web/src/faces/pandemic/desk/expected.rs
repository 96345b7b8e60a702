//! What a player might expect to be able to do: the server asks the rules about each, and what they refuse
//! is shown greyed with the reason.

use kernel::Seat;
use pandemic::{
    Action, BioTerroristView, Card, City, Colour, Cure, EventCard, Frame, Moment, Movement, OpsExpert, Pawn,
    Payment, Question, Role, STATIONS, View, cities_in, cities_named, cities_of, events_in,
};

/// The expectations of this seat, some of them perhaps allowed.
pub(crate) fn actions(view: &View, seat: Seat) -> Vec<Action> {
    match view.top() {
        Some(Frame::Moment(Moment::Actions { .. })) if seat == view.active => {
            let mut all = on_turn(view, seat);
            all.extend(powers(view, seat));
            all.extend(events(view, seat));
            all
        }
        Some(Frame::Moment(Moment::BioTerrorist)) => {
            view.bio_terrorist.map(|terrorist| in_secret(view, &terrorist)).unwrap_or_default()
        }
        Some(Frame::Moment(Moment::Actions { .. } | Moment::Window { .. } | Moment::OverLimit { .. })) => {
            events(view, seat)
        }
        Some(Frame::Question(Question::Consent { owner, .. })) if owner == seat => vec![Action::Agree],
        Some(Frame::Setup(_) | Frame::Step(_) | Frame::Question(_)) | None => Vec::new(),
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
    for &colour in view.colours() {
        let cards = if colour == Colour::Purple { hand } else { hand & cities_of(colour) };
        if view.cures[colour as usize] == Cure::Active && !cards.is_empty() {
            all.push(Action::Cure { colour, with: Payment::Cards });
        }
    }
    if view.cubes[here as usize].iter().all(|&cubes| cubes == 0) {
        all.push(Action::Treat(here.colour()));
    }
    for other in view.team().without(seat) {
        let theirs = view.seat(other).hand.unwrap_or(view.seat(other).shown);
        if hand.contains(here) {
            all.push(Action::Give { to: other, card: here });
        } else if theirs.contains(Card::City(here)) {
            all.push(Action::Take { from: other, card: here });
        } else if let Some(card) = hand.first().filter(|_| view.seat(other).city == here) {
            all.push(Action::Give { to: other, card });
        }
    }
    if view.bio_terrorist.is_some_and(|terrorist| terrorist.city.is_some()) {
        all.push(Action::Capture);
    }
    all
}

/// P10 What the role could do beside.
fn powers(view: &View, seat: Seat) -> Vec<Action> {
    let known = view.seat(seat);
    let Some(role) = known.role else { return Vec::new() };
    match role {
        Role::Archivist => vec![Action::Retrieve],
        Role::Epidemiologist => {
            let city_card =
                |other: Seat| cities_in(view.seat(other).hand.unwrap_or(view.seat(other).shown)).first();
            let others = view.team().without(seat).iter();
            others.filter_map(|from| city_card(from).map(|card| Action::Obtain { from, card })).collect()
        }
        Role::FieldOperative => {
            let here = view.cubes[known.city as usize];
            let colour = view.colours().iter().copied().find(|&colour| here[colour as usize] > 0);
            let samples = view.colours().iter().copied().filter(|&colour| {
                known.samples[colour as usize] > 0 && view.cures[colour as usize] == Cure::Active
            });
            let cures = samples.map(|colour| Action::Cure { colour, with: Payment::Samples });
            std::iter::once(Action::Collect(colour.unwrap_or(known.city.colour()))).chain(cures).collect()
        }
        Role::ContingencyPlanner => {
            events_in(view.player_discard).first().map(Action::Store).into_iter().collect()
        }
        Role::OperationsExpert if view.options.ops_expert == OpsExpert::Revised => {
            let card = cities_in(known.hand.unwrap_or_default()).first().unwrap_or(known.city);
            let to = if known.city == City::Atlanta { City::Chicago } else { City::Atlanta };
            vec![Action::OperationsFlight { to, card }]
        }
        Role::OperationsExpert
        | Role::Dispatcher
        | Role::Scientist
        | Role::Medic
        | Role::Researcher
        | Role::ContainmentSpecialist
        | Role::Generalist
        | Role::Troubleshooter
        | Role::QuarantineSpecialist => Vec::new(),
    }
}

/// P21.20 P21.21 What only a hidden Bio-Terrorist does.
fn in_secret(view: &View, terrorist: &BioTerroristView) -> Vec<Action> {
    if terrorist.has_not_begun() {
        return Vec::new();
    }
    let hand = terrorist.hand.unwrap_or_default();
    let station = (hand & view.stations).first().or(hand.first());
    let remote = hand.first().map(Action::RemoteInfection);
    let cards = [remote, station.map(Action::Sabotage)];
    let all = [Action::LocalInfection, Action::Draw].into_iter().chain(cards.into_iter().flatten());
    match terrorist.captor {
        Some(_) => all.chain(hand.first().map(Action::Escape)).collect(),
        None => all.collect(),
    }
}

/// One way to play each event in hand or on the role card.
fn events(view: &View, seat: Seat) -> Vec<Action> {
    let known = view.seat(seat);
    let elsewhere = |city: City| City::ALL.iter().copied().find(|&to| to != city).unwrap_or(city);
    let colleague = view.team().without(seat).iter().next().unwrap_or(seat);
    events_in(known.hand.unwrap_or_default())
        .iter()
        .chain(known.stored)
        .map(|event| match event {
            EventCard::Airlift => Action::Airlift { pawn: Pawn::Own, to: elsewhere(known.city) },
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
            EventCard::ResilientPopulation => Action::ResilientPopulation(
                cities_named(view.infection_discard).first().unwrap_or(City::Atlanta),
            ),
            EventCard::BorrowedTime => Action::BorrowedTime,
            EventCard::CommercialTravelBan => Action::CommercialTravelBan,
            EventCard::MobileHospital => Action::MobileHospital,
            EventCard::NewAssignment => {
                let taken = view.team().iter().filter_map(|seat| view.seat(seat).role).collect();
                let role = (view.options.roles() - taken).first().unwrap_or(Role::Medic);
                Action::NewAssignment { seat, role }
            }
            EventCard::RapidVaccineDeployment => Action::RapidVaccineDeployment,
            EventCard::ReexaminedResearch => Action::ReexaminedResearch {
                seat,
                card: cities_in(view.player_discard).first().unwrap_or(City::Atlanta),
            },
            EventCard::RemoteTreatment => Action::RemoteTreatment,
            EventCard::SpecialOrders if view.active == seat => Action::SpecialOrders(colleague),
            EventCard::SpecialOrders => Action::SpecialOrders(seat),
        })
        .collect()
}
