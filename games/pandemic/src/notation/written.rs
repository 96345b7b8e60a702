//! How actions are written and read.

use super::{Action, Movement, Pawn, Payment};
use crate::map::City;
use kernel::NotationError;
use std::fmt;
use std::str::FromStr;

vocabulary::spelled_by_notation!(Action);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let station = |f: &mut fmt::Formatter<'_>, from: &Option<City>| match from {
            Some(city) => write!(f, " from {city}"),
            None => Ok(()),
        };
        let whose = |f: &mut fmt::Formatter<'_>, verb: &str, pawn: &Pawn, to: &City| match pawn {
            Pawn::Own => write!(f, "{verb} {to}"),
            Pawn::Of(seat) => write!(f, "{verb} {seat} {to}"),
        };
        match self {
            Action::Role(role) => write!(f, "role {role}"),
            Action::Begin(city) => write!(f, "begin {city}"),
            Action::Move { by, pawn, to } => whose(f, by.word(), pawn, to),
            Action::OperationsFlight { to, card } => write!(f, "operations_flight {to} with {card}"),
            Action::Build { from } => {
                f.write_str("build")?;
                station(f, from)
            }
            Action::Cure { colour, with: Payment::Cards } => write!(f, "cure {colour}"),
            Action::Cure { colour, with: Payment::Samples } => write!(f, "cure {colour} samples"),
            Action::Treat(colour) => write!(f, "treat {colour}"),
            Action::Give { to, card } => write!(f, "give {to} {card}"),
            Action::Take { from, card } => write!(f, "take {from} {card}"),
            Action::Retrieve => f.write_str("retrieve"),
            Action::Obtain { from, card } => write!(f, "obtain {from} {card}"),
            Action::Collect(colour) => write!(f, "collect {colour}"),
            Action::Store(event) => write!(f, "store {event}"),
            Action::Capture => f.write_str("capture"),
            Action::LocalInfection => f.write_str("local_infection"),
            Action::RemoteInfection(city) => write!(f, "remote_infection {city}"),
            Action::Sabotage(city) => write!(f, "sabotage {city}"),
            Action::Draw => f.write_str("draw"),
            Action::Escape(city) => write!(f, "escape {city}"),
            Action::Airlift { pawn, to } => whose(f, "airlift", pawn, to),
            Action::Forecast => f.write_str("forecast"),
            Action::GovernmentGrant { city, from } => {
                write!(f, "government_grant {city}")?;
                station(f, from)
            }
            Action::OneQuietNight => f.write_str("one_quiet_night"),
            Action::ResilientPopulation(city) => write!(f, "resilient_population {city}"),
            Action::BorrowedTime => f.write_str("borrowed_time"),
            Action::CommercialTravelBan => f.write_str("commercial_travel_ban"),
            Action::MobileHospital => f.write_str("mobile_hospital"),
            Action::NewAssignment { seat, role } => write!(f, "new_assignment {seat} {role}"),
            Action::RapidVaccineDeployment => f.write_str("rapid_vaccine_deployment"),
            Action::ReexaminedResearch { seat, card } => write!(f, "reexamined_research {seat} {card}"),
            Action::RemoteTreatment => f.write_str("remote_treatment"),
            Action::SpecialOrders(seat) => write!(f, "special_orders {seat}"),
            Action::Return(colour) => write!(f, "return {colour}"),
            Action::Place(card) => write!(f, "place {card}"),
            Action::Remove { city, colour } => write!(f, "remove {city} {colour}"),
            Action::First(event) => write!(f, "first {event}"),
            Action::Done => f.write_str("done"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Agree => f.write_str("agree"),
            Action::Refuse => f.write_str("refuse"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
        }
    }
}

/// Every form of an action, with the words it begins with.
const FORMS: &[(&str, &str)] = &[
    ("role", "role ROLE"),
    ("begin", "begin CITY"),
    ("drive", "drive [SEAT] CITY"),
    ("direct", "direct [SEAT] CITY"),
    ("charter", "charter [SEAT] CITY"),
    ("shuttle", "shuttle [SEAT] CITY"),
    ("rendezvous", "rendezvous [SEAT] CITY"),
    ("operations_flight", "operations_flight CITY with CITY"),
    ("build", "build` or `build from CITY"),
    ("cure", "cure COLOUR` or `cure COLOUR samples"),
    ("treat", "treat COLOUR"),
    ("give", "give SEAT CITY"),
    ("take", "take SEAT CITY"),
    ("retrieve", "retrieve"),
    ("obtain", "obtain SEAT CITY"),
    ("collect", "collect COLOUR"),
    ("store", "store EVENT"),
    ("capture", "capture"),
    ("local_infection", "local_infection"),
    ("remote_infection", "remote_infection CITY"),
    ("sabotage", "sabotage CITY"),
    ("draw", "draw"),
    ("escape", "escape CITY"),
    ("airlift", "airlift [SEAT] CITY"),
    ("forecast", "forecast"),
    ("government_grant", "government_grant CITY` or `government_grant CITY from CITY"),
    ("one_quiet_night", "one_quiet_night"),
    ("resilient_population", "resilient_population CITY"),
    ("borrowed_time", "borrowed_time"),
    ("commercial_travel_ban", "commercial_travel_ban"),
    ("mobile_hospital", "mobile_hospital"),
    ("new_assignment", "new_assignment SEAT ROLE"),
    ("rapid_vaccine_deployment", "rapid_vaccine_deployment"),
    ("reexamined_research", "reexamined_research SEAT CITY"),
    ("remote_treatment", "remote_treatment"),
    ("special_orders", "special_orders SEAT"),
    ("return", "return COLOUR"),
    ("place", "place CARD"),
    ("remove", "remove CITY COLOUR"),
    ("first", "first EVENT"),
    ("done", "done"),
    ("discard", "discard CARD"),
    ("agree", "agree"),
    ("refuse", "refuse"),
    ("pass", "pass"),
    ("end", "end"),
];

/// Why a text is no action.
fn no_action(words: &[&str]) -> NotationError {
    let form = words.first().and_then(|verb| FORMS.iter().find(|(known, _)| known == verb));
    NotationError::new(match (form, words.first()) {
        (Some((_, form)), _) => format!("`{}`: write `{form}`", words.join(" ")),
        (None, first) => {
            let verbs: Vec<&str> = FORMS.iter().map(|(verb, _)| *verb).collect();
            let wrong = match first {
                Some(verb) => format!("`{verb}` begins no action"),
                None => "an action is missing".to_owned(),
            };
            format!("{wrong}; actions begin with {}", verbs.join(", "))
        }
    })
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if let [verb, rest @ ..] = words.as_slice()
            && let Some(by) = Movement::ALL.into_iter().find(|by| by.word() == *verb)
        {
            let (pawn, to) = pawn_and_city(rest).ok_or_else(|| no_action(&words))?;
            return Ok(Action::Move { by, pawn: pawn?, to: to? });
        }
        Ok(match words.as_slice() {
            ["role", role] => Action::Role(role.parse()?),
            ["begin", city] => Action::Begin(city.parse()?),
            ["operations_flight", to, "with", card] => {
                Action::OperationsFlight { to: to.parse()?, card: card.parse()? }
            }
            ["build"] => Action::Build { from: None },
            ["build", "from", city] => Action::Build { from: Some(city.parse()?) },
            ["cure", colour] => Action::Cure { colour: colour.parse()?, with: Payment::Cards },
            ["cure", colour, "samples"] => Action::Cure { colour: colour.parse()?, with: Payment::Samples },
            ["treat", colour] => Action::Treat(colour.parse()?),
            ["give", seat, card] => Action::Give { to: seat.parse()?, card: card.parse()? },
            ["take", seat, card] => Action::Take { from: seat.parse()?, card: card.parse()? },
            ["retrieve"] => Action::Retrieve,
            ["obtain", seat, card] => Action::Obtain { from: seat.parse()?, card: card.parse()? },
            ["collect", colour] => Action::Collect(colour.parse()?),
            ["store", event] => Action::Store(event.parse()?),
            ["capture"] => Action::Capture,
            ["local_infection"] => Action::LocalInfection,
            ["remote_infection", city] => Action::RemoteInfection(city.parse()?),
            ["sabotage", city] => Action::Sabotage(city.parse()?),
            ["draw"] => Action::Draw,
            ["escape", city] => Action::Escape(city.parse()?),
            ["airlift", rest @ ..] => {
                let (pawn, to) = pawn_and_city(rest).ok_or_else(|| no_action(&words))?;
                Action::Airlift { pawn: pawn?, to: to? }
            }
            ["forecast"] => Action::Forecast,
            ["government_grant", city] => Action::GovernmentGrant { city: city.parse()?, from: None },
            ["government_grant", city, "from", from] => {
                Action::GovernmentGrant { city: city.parse()?, from: Some(from.parse()?) }
            }
            ["one_quiet_night"] => Action::OneQuietNight,
            ["resilient_population", city] => Action::ResilientPopulation(city.parse()?),
            ["borrowed_time"] => Action::BorrowedTime,
            ["commercial_travel_ban"] => Action::CommercialTravelBan,
            ["mobile_hospital"] => Action::MobileHospital,
            ["new_assignment", seat, role] => {
                Action::NewAssignment { seat: seat.parse()?, role: role.parse()? }
            }
            ["rapid_vaccine_deployment"] => Action::RapidVaccineDeployment,
            ["reexamined_research", seat, card] => {
                Action::ReexaminedResearch { seat: seat.parse()?, card: card.parse()? }
            }
            ["remote_treatment"] => Action::RemoteTreatment,
            ["special_orders", seat] => Action::SpecialOrders(seat.parse()?),
            ["return", colour] => Action::Return(colour.parse()?),
            ["place", card] => Action::Place(card.parse()?),
            ["remove", city, colour] => Action::Remove { city: city.parse()?, colour: colour.parse()? },
            ["first", event] => Action::First(event.parse()?),
            ["done"] => Action::Done,
            ["discard", card] => Action::Discard(card.parse()?),
            ["agree"] => Action::Agree,
            ["refuse"] => Action::Refuse,
            ["pass"] => Action::Pass,
            ["end"] => Action::End,
            [..] => return Err(no_action(&words)),
        })
    }
}

type Read<T> = Result<T, NotationError>;

fn pawn_and_city(words: &[&str]) -> Option<(Read<Pawn>, Read<City>)> {
    match words {
        [city] => Some((Ok(Pawn::Own), city.parse())),
        [seat, city] => Some((seat.parse().map(Pawn::Of), city.parse())),
        [] | [_, _, _, ..] => None,
    }
}
