//! Actions and outcomes, and how they are written in records and case files.

use crate::map::City;
use crate::words::{Card, Colour, EventCard, Role};
use kernel::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// Whose pawn moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pawn {
    /// The own one; not written.
    Own,
    /// That of another seat, written `s1`.
    Of(Seat),
}

/// The four ways of moving that every role has, and the Dispatcher's fifth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// P4.1 To a neighbouring city.
    Drive,
    /// P4.2 Against the card of the destination.
    Direct,
    /// P4.3 Against the card of the place of departure.
    Charter,
    /// P4.4 Between research stations.
    Shuttle,
    /// P9.3 To the city of another pawn.
    Rendezvous,
}

impl Movement {
    /// All of them.
    pub const ALL: [Movement; 5] =
        [Movement::Drive, Movement::Direct, Movement::Charter, Movement::Shuttle, Movement::Rendezvous];

    /// The word that begins such an action.
    pub const fn word(self) -> &'static str {
        match self {
            Movement::Drive => "drive",
            Movement::Direct => "direct",
            Movement::Charter => "charter",
            Movement::Shuttle => "shuttle",
            Movement::Rendezvous => "rendezvous",
        }
    }
}

/// One decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// P2.2 `role medic`: picks a role during set-up.
    Role(Role),
    /// P4 P9.1 P9.3 `drive lima`, `direct s1 lima`, …: moves a pawn.
    Move {
        /// How.
        by: Movement,
        /// Whose pawn.
        pawn: Pawn,
        /// Where to.
        to: City,
    },
    /// P5.1 `build`, or P5.3 `build from lagos`: sets up a station in the own city.
    Build {
        /// The station that is taken if the stock is empty.
        from: Option<City>,
    },
    /// P6.1 `cure blue`.
    Cure(Colour),
    /// P7.1 `treat blue`.
    Treat(Colour),
    /// P8.1 `give s1 lima`: hands over a City card.
    Give {
        /// Who receives it.
        to: Seat,
        /// The city on the card.
        card: City,
    },
    /// P8.1 `take s1 lima`: receives a City card.
    Take {
        /// Who gives it.
        from: Seat,
        /// The city on the card.
        card: City,
    },
    /// P11.4 `airlift lima`, `airlift s1 lima`.
    Airlift {
        /// Whose pawn.
        pawn: Pawn,
        /// Where to.
        to: City,
    },
    /// P11.6 `forecast`.
    Forecast,
    /// P11.9 `government_grant lima`, or P11.10 `government_grant lima from lagos`.
    GovernmentGrant {
        /// Where the station goes.
        city: City,
        /// The station that is taken if the stock is empty.
        from: Option<City>,
    },
    /// P11.11 `one_quiet_night`.
    OneQuietNight,
    /// P11.14 `resilient_population lima`: removes a card of the infection discard.
    ResilientPopulation(City),
    /// P11.6 `place lima`: the next card from the top of the forecast order.
    Place(City),
    /// P6.3 P17.3 `discard lima`.
    Discard(Card),
    /// P3.11 `agree`.
    Agree,
    /// P3.11 `refuse`.
    Refuse,
    /// P3.7 `pass`: lets a window go by.
    Pass,
    /// P3.3 `end`: ends the action step.
    End,
}

impl Action {
    /// The event card this action plays, if it plays one.
    pub fn event(self) -> Option<EventCard> {
        match self {
            Action::Airlift { .. } => Some(EventCard::Airlift),
            Action::Forecast => Some(EventCard::Forecast),
            Action::GovernmentGrant { .. } => Some(EventCard::GovernmentGrant),
            Action::OneQuietNight => Some(EventCard::OneQuietNight),
            Action::ResilientPopulation(_) => Some(EventCard::ResilientPopulation),
            Action::Role(_)
            | Action::Move { .. }
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
            | Action::End => None,
        }
    }

    /// P3.11 The seat the action concerns beside the one that takes it: whose pawn moves, who gives or receives.
    pub fn other_party(self) -> Option<Seat> {
        match self {
            Action::Move { pawn: Pawn::Of(seat), .. } | Action::Airlift { pawn: Pawn::Of(seat), .. } => {
                Some(seat)
            }
            Action::Give { to, .. } => Some(to),
            Action::Take { from, .. } => Some(from),
            Action::Move { pawn: Pawn::Own, .. }
            | Action::Airlift { pawn: Pawn::Own, .. }
            | Action::Role(_)
            | Action::Build { .. }
            | Action::Cure(_)
            | Action::Treat(_)
            | Action::Forecast
            | Action::GovernmentGrant { .. }
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
}

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
            Action::Move { by, pawn, to } => whose(f, by.word(), pawn, to),
            Action::Build { from } => {
                f.write_str("build")?;
                station(f, from)
            }
            Action::Cure(colour) => write!(f, "cure {colour}"),
            Action::Treat(colour) => write!(f, "treat {colour}"),
            Action::Give { to, card } => write!(f, "give {to} {card}"),
            Action::Take { from, card } => write!(f, "take {from} {card}"),
            Action::Airlift { pawn, to } => whose(f, "airlift", pawn, to),
            Action::Forecast => f.write_str("forecast"),
            Action::GovernmentGrant { city, from } => {
                write!(f, "government_grant {city}")?;
                station(f, from)
            }
            Action::OneQuietNight => f.write_str("one_quiet_night"),
            Action::ResilientPopulation(city) => write!(f, "resilient_population {city}"),
            Action::Place(city) => write!(f, "place {city}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Agree => f.write_str("agree"),
            Action::Refuse => f.write_str("refuse"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
        }
    }
}

const VERBS: &str = "role, drive, direct, charter, shuttle, rendezvous, build, cure, treat, give, take, airlift, \
                     forecast, government_grant, one_quiet_night, resilient_population, place, discard, agree, \
                     refuse, pass, end";

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let wrong = |form: &str| NotationError::new(format!("`{text}`: write `{form}`"));
        if let [verb, rest @ ..] = words.as_slice()
            && let Some(by) = Movement::ALL.into_iter().find(|by| by.word() == *verb)
        {
            let (pawn, to) = pawn_and_city(rest).ok_or_else(|| wrong(&format!("{verb} [SEAT] CITY")))?;
            return Ok(Action::Move { by, pawn: pawn?, to: to? });
        }
        match words.as_slice() {
            ["role", role] => Ok(Action::Role(role.parse()?)),
            ["role", ..] => Err(wrong("role ROLE")),
            ["build"] => Ok(Action::Build { from: None }),
            ["build", "from", city] => Ok(Action::Build { from: Some(city.parse()?) }),
            ["build", ..] => Err(wrong("build` or `build from CITY")),
            ["cure", colour] => Ok(Action::Cure(colour.parse()?)),
            ["cure", ..] => Err(wrong("cure COLOUR")),
            ["treat", colour] => Ok(Action::Treat(colour.parse()?)),
            ["treat", ..] => Err(wrong("treat COLOUR")),
            ["give", seat, card] => Ok(Action::Give { to: seat.parse()?, card: card.parse()? }),
            ["give", ..] => Err(wrong("give SEAT CITY")),
            ["take", seat, card] => Ok(Action::Take { from: seat.parse()?, card: card.parse()? }),
            ["take", ..] => Err(wrong("take SEAT CITY")),
            ["airlift", rest @ ..] => {
                let (pawn, to) = pawn_and_city(rest).ok_or_else(|| wrong("airlift [SEAT] CITY"))?;
                Ok(Action::Airlift { pawn: pawn?, to: to? })
            }
            ["forecast"] => Ok(Action::Forecast),
            ["government_grant", city] => Ok(Action::GovernmentGrant { city: city.parse()?, from: None }),
            ["government_grant", city, "from", from] => {
                Ok(Action::GovernmentGrant { city: city.parse()?, from: Some(from.parse()?) })
            }
            ["government_grant", ..] => {
                Err(wrong("government_grant CITY` or `government_grant CITY from CITY"))
            }
            ["one_quiet_night"] => Ok(Action::OneQuietNight),
            ["resilient_population", city] => Ok(Action::ResilientPopulation(city.parse()?)),
            ["resilient_population", ..] => Err(wrong("resilient_population CITY")),
            ["place", city] => Ok(Action::Place(city.parse()?)),
            ["place", ..] => Err(wrong("place CITY")),
            ["discard", card] => Ok(Action::Discard(card.parse()?)),
            ["discard", ..] => Err(wrong("discard CARD")),
            ["agree"] => Ok(Action::Agree),
            ["refuse"] => Ok(Action::Refuse),
            ["pass"] => Ok(Action::Pass),
            ["end"] => Ok(Action::End),
            [] => Err(NotationError::new(format!("an action is missing; actions begin with {VERBS}"))),
            [verb, ..] => {
                Err(NotationError::new(format!("`{verb}` begins no action; actions begin with {VERBS}")))
            }
        }
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

/// One thing nature decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// P2.2 `role medic`: the next seat gets this role.
    Role(Role),
    /// P2.4 P14.2 `infect lima`: the top infection card.
    Infect(City),
    /// P2.6 P13.1 `draw lima`, `draw airlift`: the top player card.
    Draw(Card),
    /// P13.4 `draw epidemic`.
    DrawEpidemic,
    /// P2.9 `start s1`: who begins.
    Start(Seat),
    /// P13.6 `bottom lima`: the bottom infection card.
    Bottom(City),
    /// P11.6 `reveal lima`: the next card a Forecast looks at.
    Reveal(City),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Role(role) => write!(f, "role {role}"),
            Outcome::Infect(city) => write!(f, "infect {city}"),
            Outcome::Draw(card) => write!(f, "draw {card}"),
            Outcome::DrawEpidemic => f.write_str("draw epidemic"),
            Outcome::Start(seat) => write!(f, "start {seat}"),
            Outcome::Bottom(city) => write!(f, "bottom {city}"),
            Outcome::Reveal(city) => write!(f, "reveal {city}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["role", role] => Ok(Outcome::Role(role.parse()?)),
            ["infect", city] => Ok(Outcome::Infect(city.parse()?)),
            ["draw", "epidemic"] => Ok(Outcome::DrawEpidemic),
            ["draw", card] => Ok(Outcome::Draw(card.parse()?)),
            ["start", seat] => Ok(Outcome::Start(seat.parse()?)),
            ["bottom", city] => Ok(Outcome::Bottom(city.parse()?)),
            ["reveal", city] => Ok(Outcome::Reveal(city.parse()?)),
            [..] => Err(NotationError::new(format!(
                "`{text}` is no outcome; outcomes are role ROLE, infect CITY, draw CARD, draw epidemic, start SEAT, \
                 bottom CITY, reveal CITY"
            ))),
        }
    }
}
