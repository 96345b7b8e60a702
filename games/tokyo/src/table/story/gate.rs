//! The gate that lies on the table.

use crate::words::story::Scene;
use serde::{Deserialize, Serialize};

/// The gate that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gate {
    /// Which card.
    pub scene: Scene,
    /// T20.15 Damage tokens; they stay between challenges.
    #[serde(default)]
    pub damage: u8,
    /// Whether it is being challenged.
    #[serde(default)]
    pub stand: GateStand,
}

vocabulary::words! {
    /// Whether a gate can be or is being challenged.
    #[derive(Default)]
    pub enum GateStand as "stand of a gate" {
        /// It can be.
        #[default]
        Closed = "closed",
        /// It is.
        Challenged = "challenged",
        /// It has been in this round.
        Tried = "tried",
    }
}

impl Gate {
    /// One that nobody has challenged.
    pub(crate) const fn new(scene: Scene) -> Gate {
        Gate { scene, damage: 0, stand: GateStand::Closed }
    }
}
