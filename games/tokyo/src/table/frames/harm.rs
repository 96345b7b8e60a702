//! T20.9 T20.25 T20.26 T21.1 Damage on its way.

use crate::words::notation::Spot;
use crate::words::{DamageType, Slot};
use serde::{Deserialize, Serialize};

/// T20.9 T21.1 Damage on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Harm {
    /// Its type; none for what cannot be reduced.
    #[serde(default)]
    pub kind: Option<DamageType>,
    /// How much, before any reduction.
    pub amount: u8,
    /// T20.25 The enemy that causes it.
    #[serde(default)]
    pub from: Foe,
    /// T20.26 Whether it comes from a card with Environment.
    #[serde(default)]
    pub nature: Nature,
}

/// T20.25 The enemy that causes damage, if one does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// None.
    #[default]
    None,
    /// The one in this slot.
    Slot(Slot),
    /// The open Site card.
    Site,
}

impl Foe {
    /// Where it lies.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Foe::None => None,
            Foe::Slot(slot) => Some(Spot::Slot(slot)),
            Foe::Site => Some(Spot::Site),
        }
    }
}

impl From<Spot> for Foe {
    fn from(spot: Spot) -> Foe {
        match spot {
            Spot::Slot(slot) => Foe::Slot(slot),
            Spot::Site => Foe::Site,
        }
    }
}

vocabulary::words! {
    /// T20.26 Whether damage comes from a card with the keyword Environment.
    #[derive(Default)]
    pub enum Nature as "nature of damage" {
        /// It does not.
        #[default]
        Ordinary = "ordinary",
        /// It does.
        Environment = "environment",
    }
}
