//! T32 Scenarios: what each one does at the moments the engine knows.

use crate::words::{Ability, DamageType, Range};
use serde::{Deserialize, Serialize};

vocabulary::words! {
    /// T2.3 A scenario card.
    pub enum Scene as "scenario card" {
        /// S00
        Sc0007 = "sc00_07",
    }
}

/// What a scenario remembers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// S00 The step of the guide.
    #[serde(default)]
    pub guide: u8,
}

/// T20.1 T32.5 How a scenario card in a slot is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneRow {
    /// The checks, of which any one solves it.
    pub checks: &'static [(Ability, u8)],
    /// HP, counter, if it is an enemy.
    pub enemy: Option<(u8, (DamageType, u8, Range))>,
    /// AP tokens.
    pub reward: u8,
}
