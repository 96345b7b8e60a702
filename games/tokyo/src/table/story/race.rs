//! T32.21 T32.24 Where the race stands.

use crate::words::Area;
use crate::words::cards::Card;
use crate::words::options::Checkpoints;
use crate::words::story::Route;
use kernel::{Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};

/// Where the race stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Race {
    /// T32.21 Who drives.
    pub driver: Option<Seat>,
    /// T32.21 In what.
    pub vehicle: Option<Card>,
    /// T20.28 Who has ridden in a vehicle in this phase.
    pub ridden: SeatSet,
    /// T32.24 The areas whose checkpoints have been reached.
    pub stamps: Set<Area>,
}

impl Race {
    /// T32.24 The checkpoints that count next.
    pub fn due(&self, route: Route, reading: Checkpoints) -> impl Iterator<Item = (u8, Area)> + use<> {
        let stamps = self.stamps;
        let left = route.iter().copied().filter(move |&(_, area)| !stamps.contains(area));
        let next = match reading {
            Checkpoints::Passing => route.len().saturating_sub(stamps.len() as usize + 1).max(1),
            Checkpoints::Stopping => 1,
        };
        left.take(next)
    }

    /// T32.24 Whether these stamps can have been given on this route, with this many tokens for them.
    pub(super) fn check(&self, route: Route, tokens: u8, reading: Checkpoints) -> Result<(), &'static str> {
        let stamped = |&(_, area): &(u8, Area)| self.stamps.contains(area);
        let given = route.iter().filter(|checkpoint| stamped(checkpoint)).count();
        if given < self.stamps.len() as usize {
            return Err("a stamp of an area without a checkpoint (T32.24)");
        }
        if given < usize::from(tokens) {
            return Err("the card has more tokens than checkpoints have been reached (T32.24)");
        }
        match reading {
            Checkpoints::Passing if route.last().is_some_and(stamped) && given < route.len() => {
                Err("the finish is reached last (T32.24)")
            }
            Checkpoints::Stopping
                if given > usize::from(tokens) || !route.iter().take(given).all(stamped) =>
            {
                Err("checkpoints are reached in their order, each for a token on the card (T32.24)")
            }
            Checkpoints::Passing | Checkpoints::Stopping => Ok(()),
        }
    }
}
