//! How far the guide has come, and what a page shows of it.

use crate::words::story::Scene;
use kernel::SeatSet;
use serde::{Deserialize, Serialize};

/// Where the guide is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Whose steps are being made.
    pub scene: Scene,
    /// Which one, from 0.
    #[serde(default)]
    pub step: u8,
    /// The round in which it began.
    #[serde(default)]
    pub since: u8,
    /// Whether what it is about has been begun.
    #[serde(default)]
    pub begun: Begun,
}

vocabulary::words! {
    /// Whether what a step is about has been begun.
    #[derive(Default)]
    pub enum Begun as "state of a step" {
        /// It has not.
        #[default]
        No = "no",
        /// It has; when the action is finished, the step is over.
        Yes = "yes",
    }
}

impl Lesson {
    /// The first step of a card.
    pub(crate) const fn new(scene: Scene, round: u8) -> Lesson {
        Lesson { scene, step: 0, since: round, begun: Begun::No }
    }
}

vocabulary::words! {
    /// What can be done about a step in the action phase.
    pub enum Stance as "stance of the guide" {
        /// It can be done.
        Do = "do",
        /// It cannot be paid for now: the round is ended and it comes again.
        Wait = "wait",
        /// There is nothing to do but to read it.
        Read = "read",
    }
}

/// What a page is told about the current step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    /// The scenario card.
    pub scene: Scene,
    /// The step, from 1.
    pub step: u8,
    /// How many steps the card has.
    pub of: u8,
    /// What can be done about it.
    pub stance: Stance,
    /// Who makes it.
    pub seats: SeatSet,
}
