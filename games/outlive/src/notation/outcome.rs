//! What nature decides, and how it is written.

use crate::equipment::Equipment;
use crate::event_cards::EventCard;
use crate::leaders::Leader;
use crate::rooms::Room;
use crate::words::{Prey, SearchTile};
use kernel::NotationError;
use std::fmt;
use std::str::FromStr;

/// One thing nature decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
pub enum Outcome {
    /// O3.6 `deal erin_mccarthy`: the next leader, seat by seat.
    DealLeader(Leader),
    /// O3.9 `deal ammo_4`: the next advanced room, seat by seat.
    DealRoom(Room),
    /// O3.4 `prey prey_5`: the tile that lies open on the pile.
    Prey(Prey),
    /// O4.5 `show axe`: the next equipment tile in a city.
    Show(Equipment),
    /// O4.6 O22.4 `set_aside can`: a search tile that is laid open.
    SetAside(SearchTile),
    /// O5.1 `event rats`.
    Event(EventCard),
    /// O12.3 O23.11 `find can`: a search tile that is drawn.
    Find(SearchTile),
    /// O20.18 `look can`: the next tile of the pile that is looked at, from the top.
    LookAtSearchTile(SearchTile),
    /// O21.20 `look prey_5`.
    LookAtPrey(Prey),
    /// O2.13a `draw axe`: the top tile of the deck.
    Draw(Equipment),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::DealLeader(leader) => write!(f, "deal {leader}"),
            Outcome::DealRoom(room) => write!(f, "deal {room}"),
            Outcome::Prey(prey) => write!(f, "prey {prey}"),
            Outcome::Show(kind) => write!(f, "show {kind}"),
            Outcome::SetAside(tile) => write!(f, "set_aside {tile}"),
            Outcome::Event(card) => write!(f, "event {card}"),
            Outcome::Find(tile) => write!(f, "find {tile}"),
            Outcome::LookAtSearchTile(tile) => write!(f, "look {tile}"),
            Outcome::LookAtPrey(prey) => write!(f, "look {prey}"),
            Outcome::Draw(kind) => write!(f, "draw {kind}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["deal", card] => match card.parse() {
                Ok(leader) => Ok(Outcome::DealLeader(leader)),
                Err(_) => Ok(Outcome::DealRoom(card.parse()?)),
            },
            ["prey", prey] => Ok(Outcome::Prey(prey.parse()?)),
            ["show", kind] => Ok(Outcome::Show(kind.parse()?)),
            ["set_aside", tile] => Ok(Outcome::SetAside(tile.parse()?)),
            ["event", card] => Ok(Outcome::Event(card.parse()?)),
            ["find", tile] => Ok(Outcome::Find(tile.parse()?)),
            ["look", tile] => match tile.parse() {
                Ok(prey) => Ok(Outcome::LookAtPrey(prey)),
                Err(_) => Ok(Outcome::LookAtSearchTile(tile.parse()?)),
            },
            ["draw", kind] => Ok(Outcome::Draw(kind.parse()?)),
            [..] => Err(NotationError::new(format!(
                "`{text}` is no outcome; outcomes are deal LEADER, deal ROOM, prey PREY, show EQUIPMENT, set_aside TILE, \
                 event EVENT, find TILE, look TILE, look PREY, draw EQUIPMENT"
            ))),
        }
    }
}
