//! Actions as buttons say them, and where they lead.

use super::words::{Words, slug};
use kernel::Seat;
use pandemic::{Action, CITY_CUBES, City, Colour, Cure, Movement, Pawn, Role};

impl Words<'_> {
    /// An action in full.
    pub(super) fn action(&self, action: Action) -> String {
        match action {
            Action::Role(role) => self.say_with("do-role", &[("role", (&self.role(role)).into())]),
            Action::Move { by, pawn, to } => self.movement(by, pawn, to),
            Action::Build { from } => self.station("do-build", self.view.seat(self.view.active).city, from),
            Action::Cure(colour) => self.say_with("do-cure", &[("hue", (&self.hue(colour)).into())]),
            Action::Treat(colour) => {
                let city = self.view.seat(self.view.active).city;
                self.say_with(
                    "do-treat",
                    &[
                        ("hue", (&self.hue(colour)).into()),
                        ("city", (&self.city(city)).into()),
                        ("count", self.treated(city, colour).into()),
                    ],
                )
            }
            Action::Give { to, card } => self.passing("do-give", to, card),
            Action::Take { from, card } => self.passing("do-take", from, card),
            Action::Airlift { pawn: Pawn::Own, to } => {
                self.say_with("do-airlift", &[("city", (&self.city(to)).into())])
            }
            Action::Airlift { pawn: Pawn::Of(seat), to } => self.say_with(
                "do-airlift-pawn",
                &[("who", (&self.who(seat)).into()), ("city", (&self.city(to)).into())],
            ),
            Action::Forecast => self.say("do-forecast"),
            Action::GovernmentGrant { city, from } => self.station("do-government-grant", city, from),
            Action::OneQuietNight => self.say("do-one-quiet-night"),
            Action::ResilientPopulation(city) => {
                self.say_with("do-resilient-population", &[("city", (&self.city(city)).into())])
            }
            Action::Place(city) => self.say_with("do-place", &[("city", (&self.city(city)).into())]),
            Action::Discard(card) => self.say_with("do-discard", &[("card", (&self.card(card)).into())]),
            Action::Agree => self.say("do-agree"),
            Action::Refuse => self.say("do-refuse"),
            Action::Pass => self.say("do-pass"),
            Action::End => {
                self.say_with("do-end", &[("left", self.view.seat(self.view.active).actions_left.into())])
            }
        }
    }

    fn movement(&self, by: Movement, pawn: Pawn, to: City) -> String {
        let moved = self.moved(pawn);
        let suffix = match pawn {
            Pawn::Own => "",
            Pawn::Of(_) => "-pawn",
        };
        self.say_with(
            &format!("do-{}{suffix}", by.word()),
            &[
                ("who", (&self.who(moved)).into()),
                ("city", (&self.city(to)).into()),
                ("from", (&self.city(self.view.seat(moved).city)).into()),
            ],
        )
    }

    fn station(&self, id: &str, city: City, from: Option<City>) -> String {
        let city = self.city(city);
        match from {
            None => self.say_with(id, &[("city", (&city).into())]),
            Some(from) => self.say_with(
                &format!("{id}-from"),
                &[("city", (&city).into()), ("from", (&self.city(from)).into())],
            ),
        }
    }

    fn passing(&self, id: &str, other: Seat, card: City) -> String {
        self.say_with(id, &[("who", (&self.who(other)).into()), ("card", (&self.city(card)).into())])
    }

    /// P7.1 P7.2 P9.11 How many cubes Treat Disease would remove.
    pub(super) fn treated(&self, city: City, colour: Colour) -> u8 {
        let there = self.view.cubes[city as usize][colour as usize];
        let medic = self.view.seat(self.view.active).role == Some(Role::Medic);
        let cured = self.view.cures[colour as usize] != Cure::Active;
        there.min(if medic || cured { CITY_CUBES } else { 1 })
    }
}

/// Where on the map an action shows: the city a pawn or a station comes to.
pub(super) fn leads_to(action: Action) -> Option<City> {
    match action {
        Action::Move { to, .. } | Action::Airlift { to, .. } => Some(to),
        Action::GovernmentGrant { city, from: None } => Some(city),
        Action::GovernmentGrant { from: Some(_), .. }
        | Action::Role(_)
        | Action::Build { .. }
        | Action::Cure(_)
        | Action::Treat(_)
        | Action::Give { .. }
        | Action::Take { .. }
        | Action::Forecast
        | Action::OneQuietNight
        | Action::ResilientPopulation(_)
        | Action::Place(_)
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
        match action {
            Action::Move {
                by: Movement::Drive | Movement::Shuttle | Movement::Rendezvous,
                pawn: Pawn::Own,
                ..
            } => Cost::Free,
            Action::Airlift { .. }
            | Action::Forecast
            | Action::GovernmentGrant { .. }
            | Action::OneQuietNight
            | Action::ResilientPopulation(_) => Cost::Event,
            Action::Move { .. }
            | Action::Role(_)
            | Action::Build { .. }
            | Action::Cure(_)
            | Action::Treat(_)
            | Action::Give { .. }
            | Action::Take { .. }
            | Action::Place(_)
            | Action::Discard(_)
            | Action::Agree
            | Action::Refuse
            | Action::Pass
            | Action::End => Cost::Dear,
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

/// The notation as part of an element id: `drive s1 lima` is `drive-s1-lima`.
pub(super) fn id(prefix: &str, notation: &str) -> String {
    format!("{prefix}-{}", slug(notation).replace(' ', "-"))
}
