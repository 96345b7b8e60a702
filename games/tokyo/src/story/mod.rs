//! T32 Scenarios: what each one does at the moments the engine knows.

use crate::words::{Ability, DamageType, Range};
use crate::notation::Action;
use crate::options::Scenario;
use crate::state::State;
use kernel::{Refusal, Seat};
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

/// T26.1 Whether the scenario is cleared when a round is over.
pub(crate) fn round_over(state: &State) -> bool {
    match state.options.scenario {
        Scenario::HoldOut => state.round.number >= state.options.rounds,
        Scenario::S00 => false,
    }
}

/// T32.13 Whether the scenario allows this now.
pub(crate) fn allows(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match state.options.scenario {
        Scenario::HoldOut => Ok(()),
        Scenario::S00 => {
            let _ = (seat, action);
            Ok(())
        }
    }
}
