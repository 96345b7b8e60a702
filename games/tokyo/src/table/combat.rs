//! T20 An attack that is being made.

use crate::words::cards::Trait;
use crate::words::notation::{Means, Spot};
use crate::words::{DamageType, SLOTS_PER_AREA};
use kernel::{Seat, SeatSet, Set};
use serde::{Deserialize, Serialize};

/// T20.7 An attack action, with what has been added to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// The attacker and its means.
    pub first: Attacker,
    /// T14.10 The Gangster, if it has joined.
    #[serde(default)]
    pub joined: Option<Attacker>,
    /// T20.20 The targets; ranges are compared with the first.
    pub targets: [Option<Target>; SLOTS_PER_AREA],
    /// T20.22 Added to the first hit.
    #[serde(default)]
    pub boost: u8,
    /// T20.22 AP tokens returned for more damage.
    #[serde(default)]
    pub tokens: u8,
    /// T15.5 Physical damage dealt on its own beside a cognitive attack, or cognitive beside a physical one.
    #[serde(default)]
    pub extra: u8,
    /// T15.6 How often the damage counts: once, doubled, doubled again.
    pub times: u8,
    /// Specialities given by interrupts.
    #[serde(default)]
    pub traits: Set<Trait>,
    /// T20.12 Attackers who have been brought to their limit and do not strike any more.
    #[serde(default)]
    pub stopped: SeatSet,
}

/// T20.2 Who attacks with what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attacker {
    /// Who.
    pub seat: Seat,
    /// With what.
    pub by: Means,
    /// T20.9 The type of damage.
    pub kind: DamageType,
}

/// A target of an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// Where it lies.
    pub at: Spot,
    /// T20.16 Who has brought it to its limit.
    #[serde(default)]
    pub defeated_by: Option<Seat>,
}

impl Battle {
    /// The targets.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.targets.iter().flatten().map(|target| target.at)
    }
}
