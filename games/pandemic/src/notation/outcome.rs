//! What nature decides, and how it is written.

use crate::map::City;
use crate::words::{Card, Colour, EventCard, InfectionCard, Role, StrainCard};
use kernel::{NotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// One thing nature decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
pub enum Outcome {
    /// P21.2 `bio_terrorist s2`: who plays the Bio-Terrorist.
    BioTerrorist(Seat),
    /// P2.2 `role medic`: the next seat gets this role.
    Role(Role),
    /// P2.4 P14.2 `infect lima`, `infect mutation_appears`: the top infection card.
    Infect(InfectionCard),
    /// P2.12 `event airlift`: one of the events of this game.
    Event(EventCard),
    /// P2.6 P13.1 `draw lima`, `draw airlift`, `draw mutation_spreads`: the top player card.
    Draw(Card),
    /// P13.4 `draw epidemic`.
    DrawEpidemic,
    /// P19.1 `draw chronic_effect`: an Epidemic card of Virulent Strain.
    DrawStrain(StrainCard),
    /// P2.9 `start s1`: who begins.
    Start(Seat),
    /// P19.3 `strain red`: which of the tied diseases is the strain.
    Strain(Colour),
    /// P13.6 `bottom lima`: the bottom infection card.
    Bottom(InfectionCard),
    /// P10.12 P11.6 `reveal lima`: the next card that is looked at.
    Reveal(InfectionCard),
    /// P21.3 P21.17 `take lima`: the card the Bio-Terrorist draws.
    Take(City),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::BioTerrorist(seat) => write!(f, "bio_terrorist {seat}"),
            Outcome::Role(role) => write!(f, "role {role}"),
            Outcome::Infect(card) => write!(f, "infect {card}"),
            Outcome::Event(event) => write!(f, "event {event}"),
            Outcome::Draw(card) => write!(f, "draw {card}"),
            Outcome::DrawEpidemic => f.write_str("draw epidemic"),
            Outcome::DrawStrain(card) => write!(f, "draw {card}"),
            Outcome::Start(seat) => write!(f, "start {seat}"),
            Outcome::Strain(colour) => write!(f, "strain {colour}"),
            Outcome::Bottom(card) => write!(f, "bottom {card}"),
            Outcome::Reveal(card) => write!(f, "reveal {card}"),
            Outcome::Take(city) => write!(f, "take {city}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["bio_terrorist", seat] => Ok(Outcome::BioTerrorist(seat.parse()?)),
            ["role", role] => Ok(Outcome::Role(role.parse()?)),
            ["infect", card] => Ok(Outcome::Infect(card.parse()?)),
            ["event", event] => Ok(Outcome::Event(event.parse()?)),
            ["draw", "epidemic"] => Ok(Outcome::DrawEpidemic),
            ["draw", card] => match card.parse() {
                Ok(card) => Ok(Outcome::DrawStrain(card)),
                Err(_) => Ok(Outcome::Draw(card.parse()?)),
            },
            ["start", seat] => Ok(Outcome::Start(seat.parse()?)),
            ["strain", colour] => Ok(Outcome::Strain(colour.parse()?)),
            ["bottom", card] => Ok(Outcome::Bottom(card.parse()?)),
            ["reveal", card] => Ok(Outcome::Reveal(card.parse()?)),
            ["take", city] => Ok(Outcome::Take(city.parse()?)),
            [..] => Err(NotationError::new(format!(
                "`{text}` is no outcome; outcomes are bio_terrorist SEAT, role ROLE, infect CARD, event EVENT, draw CARD, \
                 draw epidemic, start SEAT, strain COLOUR, bottom CARD, reveal CARD, take CITY"
            ))),
        }
    }
}
