//! Actions as buttons say them, and where they lead.

use super::words::{Thing, Words};
use pandemic::{
    ACTIONS, Action, CITY_CUBES, City, Colour, Cure, InfectionCard, Movement, Pawn, Payment, Role, View,
};

impl Words<'_> {
    /// What a role can do that is taken, or an event that is played.
    pub(super) fn effect(&self, action: Action) -> Option<String> {
        if let Action::Role(role) | Action::NewAssignment { role, .. } = action {
            Some(self.role_about(role))
        } else if let Action::Store(event) = action {
            Some(self.event_about(event))
        } else {
            action.event().map(|event| self.event_about(event))
        }
    }

    /// An action in full.
    pub(super) fn action(&self, action: Action) -> String {
        let of = |id: &str, things: &[(&str, Thing)]| self.tell(id, things);
        match action {
            Action::Role(role) => of("do-role", &[("role", role.into())]),
            Action::Begin(city) => of("do-begin", &[("city", city.into())]),
            Action::Move { by, pawn, to } => self.movement(by, pawn, to),
            Action::OperationsFlight { to, card } => {
                of("do-operations-flight", &[("city", to.into()), ("card", card.into())])
            }
            Action::Build { from } => self.station("do-build", self.view.seat(self.view.active).city, from),
            Action::Cure { colour, with: Payment::Cards } => of("do-cure", &[("hue", colour.into())]),
            Action::Cure { colour, with: Payment::Samples } => {
                of("do-cure-samples", &[("hue", colour.into())])
            }
            Action::Treat(colour) => {
                let city = self.view.seat(self.view.active).city;
                let count = self.treated(city, colour);
                of("do-treat", &[("hue", colour.into()), ("city", city.into()), ("count", count.into())])
            }
            Action::Give { to, card } => of("do-give", &[("who", to.into()), ("card", card.into())]),
            Action::Take { from, card } => of("do-take", &[("who", from.into()), ("card", card.into())]),
            Action::Retrieve => of("do-retrieve", &[("city", self.view.seat(self.view.active).city.into())]),
            Action::Obtain { from, card } => of("do-obtain", &[("who", from.into()), ("card", card.into())]),
            Action::Collect(colour) => of("do-collect", &[("hue", colour.into())]),
            Action::Store(event) => of("do-store", &[("event", event.into())]),
            Action::Capture => self.say("do-capture"),
            Action::LocalInfection => match self.view.bio_terrorist.and_then(|terrorist| terrorist.city) {
                Some(city) => of("do-local-infection", &[("city", city.into())]),
                None => self.say("do-local-infection-somewhere"),
            },
            Action::RemoteInfection(city) => of("do-remote-infection", &[("city", city.into())]),
            Action::Sabotage(city) => of("do-sabotage", &[("card", city.into())]),
            Action::Draw => self.say("do-draw"),
            Action::Escape(city) => of("do-escape", &[("city", city.into())]),
            Action::Airlift { pawn: Pawn::Own, to } => of("do-airlift", &[("city", to.into())]),
            Action::Airlift { pawn: Pawn::Of(seat), to } => {
                of("do-airlift-pawn", &[("who", seat.into()), ("city", to.into())])
            }
            Action::Forecast => self.say("do-forecast"),
            Action::GovernmentGrant { city, from } => self.station("do-government-grant", city, from),
            Action::OneQuietNight => self.say("do-one-quiet-night"),
            Action::ResilientPopulation(city) => of("do-resilient-population", &[("city", city.into())]),
            Action::BorrowedTime => self.say("do-borrowed-time"),
            Action::CommercialTravelBan => self.say("do-commercial-travel-ban"),
            Action::MobileHospital => self.say("do-mobile-hospital"),
            Action::NewAssignment { seat, role } => {
                of("do-new-assignment", &[("who", seat.into()), ("role", role.into())])
            }
            Action::RapidVaccineDeployment => self.say("do-rapid-vaccine-deployment"),
            Action::ReexaminedResearch { seat, card } => {
                of("do-reexamined-research", &[("who", seat.into()), ("card", card.into())])
            }
            Action::RemoteTreatment => self.say("do-remote-treatment"),
            Action::SpecialOrders(seat) => of("do-special-orders", &[("who", seat.into())]),
            Action::Return(colour) => of("do-return", &[("hue", colour.into())]),
            Action::Place(card) => of("do-place", &[("card", card.into()), ("copy", copy(card).into())]),
            Action::Remove { city, colour } => {
                of("do-remove", &[("city", city.into()), ("hue", colour.into())])
            }
            Action::First(event) => of("do-first", &[("event", event.into())]),
            Action::Done => self.say("do-done"),
            Action::Discard(card) => of("do-discard", &[("card", card.into())]),
            Action::Agree => self.say("do-agree"),
            Action::Refuse => self.say("do-refuse"),
            Action::Pass if self.in_secret() => self.say("do-pass-secret"),
            Action::Pass => self.say("do-pass"),
            Action::End if self.in_secret() => self.say("do-end-secret"),
            Action::End => of("do-end", &[("left", self.view.seat(self.view.active).actions_left.into())]),
        }
    }

    fn movement(&self, by: Movement, pawn: Pawn, to: City) -> String {
        let moved = self.moved(pawn);
        let suffix = match pawn {
            Pawn::Own => "",
            Pawn::Of(_) => "-pawn",
        };
        let from = self.place(moved).unwrap_or(to);
        let shown = if by == Movement::Direct && self.only_shows() { "-shown" } else { "" };
        self.tell(
            &format!("do-{}{shown}{suffix}", by.word()),
            &[("who", moved.into()), ("city", to.into()), ("from", from.into())],
        )
    }

    /// P10.13 Whether who acts keeps the card of a Direct Flight.
    pub(super) fn only_shows(&self) -> bool {
        !self.in_secret() && self.view.seat(self.view.active).role == Some(Role::Troubleshooter)
    }

    fn station(&self, id: &str, city: City, from: Option<City>) -> String {
        match from {
            None => self.tell(id, &[("city", city.into())]),
            Some(from) => self.tell(&format!("{id}-from"), &[("city", city.into()), ("from", from.into())]),
        }
    }

    /// P7.1 P7.2 P9.11 How many cubes Treat Disease would remove.
    pub(super) fn treated(&self, city: City, colour: Colour) -> u8 {
        let there = self.view.cubes[city as usize][colour as usize];
        let medic = self.view.seat(self.view.active).role == Some(Role::Medic);
        let cured = self.view.cures[colour as usize] != Cure::Active;
        there.min(if medic || cured { CITY_CUBES } else { 1 })
    }
}

/// P20.6 The two mutation cards differ by their number.
fn copy(card: InfectionCard) -> u8 {
    match card {
        InfectionCard::City(_) => 0,
        InfectionCard::MutationAppears => 1,
        InfectionCard::MutationAppearsToo => 2,
    }
}

/// P3.2 P10.11 P12.1 How many actions the turn began with, as far as the table shows.
pub(super) fn actions_of_the_turn(view: &View) -> u8 {
    let seat = view.seat(view.active);
    let usual = if seat.role == Some(Role::Generalist) { ACTIONS + 1 } else { ACTIONS };
    usual.max(seat.actions_left)
}

/// Where on the map an action shows: the city a pawn or a station comes to, or a cube goes from.
pub(super) fn leads_to(action: Action) -> Option<City> {
    match action {
        Action::Move { to, .. } | Action::Airlift { to, .. } => Some(to),
        Action::Begin(city)
        | Action::Escape(city)
        | Action::GovernmentGrant { city, from: None }
        | Action::RemoteInfection(city)
        | Action::Remove { city, .. } => Some(city),
        Action::GovernmentGrant { from: Some(_), .. }
        | Action::OperationsFlight { .. }
        | Action::Role(_)
        | Action::Build { .. }
        | Action::Cure { .. }
        | Action::Treat(_)
        | Action::Give { .. }
        | Action::Take { .. }
        | Action::Retrieve
        | Action::Obtain { .. }
        | Action::Collect(_)
        | Action::Store(_)
        | Action::Capture
        | Action::LocalInfection
        | Action::Sabotage(_)
        | Action::Draw
        | Action::Forecast
        | Action::OneQuietNight
        | Action::ResilientPopulation(_)
        | Action::BorrowedTime
        | Action::CommercialTravelBan
        | Action::MobileHospital
        | Action::NewAssignment { .. }
        | Action::RapidVaccineDeployment
        | Action::ReexaminedResearch { .. }
        | Action::RemoteTreatment
        | Action::SpecialOrders(_)
        | Action::Return(_)
        | Action::Place(_)
        | Action::First(_)
        | Action::Done
        | Action::Discard(_)
        | Action::Agree
        | Action::Refuse
        | Action::Pass
        | Action::End => None,
    }
}

/// What a step to a city costs beside the action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Cost {
    /// Nothing.
    Free,
    /// A City card, or a colleague's consent.
    Dear,
    /// An event card.
    Event,
}

impl Cost {
    /// What this action costs.
    pub(super) fn of(action: Action) -> Cost {
        let free = matches!(
            action,
            Action::Move {
                by: Movement::Drive | Movement::Shuttle | Movement::Rendezvous,
                pawn: Pawn::Own,
                ..
            } | Action::Remove { .. }
        );
        match action.event() {
            Some(_) => Cost::Event,
            None if free => Cost::Free,
            None => Cost::Dear,
        }
    }

    /// The class of a lit city.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Cost::Free => "lit",
            Cost::Dear => "lit card-lit",
            Cost::Event => "event-lit",
        }
    }
}
