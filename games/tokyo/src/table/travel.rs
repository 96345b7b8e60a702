//! T16.10 T16.14 A move that is being planned or made.

use crate::words::Area;
use crate::words::cards::Card;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// T16.10 The most areas of one move.
pub(crate) const LEGS: usize = 3;

/// A move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Travel {
    /// T16.16 Who makes the check.
    pub driver: Seat,
    /// T16.10 The vehicle, if there is one.
    #[serde(default)]
    pub vehicle: Option<Card>,
    /// T16.13 How many can move together, the driver included.
    pub seats: u8,
    /// T16.10 How many areas at most.
    pub areas: u8,
    /// Whether it is the Engineer's skill that moves them.
    #[serde(default)]
    pub manner: Manner,
    /// T16.11 The areas on the way, the first one first.
    pub path: [Option<Area>; LEGS],
    /// T16.14 Who is on board on each leg, the driver apart.
    pub riders: [Riders; LEGS],
    /// Who is on board after the last leg planned.
    #[serde(default)]
    pub aboard: SeatSet,
    /// Legs made.
    #[serde(default)]
    pub made: u8,
}

/// A set of passengers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Riders(pub SeatSet);

vocabulary::words! {
    /// What moves PCs.
    #[derive(Default)]
    pub enum Manner as "manner of a move" {
        /// T16.1 A move action.
        #[default]
        Ordinary = "ordinary",
        /// The Engineer's support skill.
        RideAlong = "ride_along",
    }
}

impl Travel {
    /// The legs planned.
    pub fn legs(&self) -> usize {
        self.path.iter().flatten().count()
    }
    /// Where the way ends so far.
    pub fn end(&self, start: Area) -> Area {
        self.path.iter().flatten().last().copied().unwrap_or(start)
    }
}
