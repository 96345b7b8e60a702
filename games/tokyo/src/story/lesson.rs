//! T32.28 What a lesson of the guide is: steps, who makes them, and how far they have come.

use super::Scene;
use crate::words::{Ability, Area, Role, Slot};
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
    pub(super) const fn new(scene: Scene, round: u8) -> Lesson {
        Lesson { scene, step: 0, since: round, begun: Begun::No }
    }
}

/// One step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuideStep {
    /// Who makes it.
    pub who: Cast,
    /// What is done.
    pub task: GuideTask,
}

/// Who makes a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cast {
    /// The PC with this role.
    The(Role),
    /// Any.
    Any,
}

/// What is done in a step. Cards are named by their words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GuideTask {
    /// The page is read.
    Read,
    /// All end their action phase, and the day closes.
    End,
    /// The trouble drawn goes there.
    Place(Slot),
    /// The card is bought there for this number.
    Buy(Slot, &'static str, u8),
    /// The trouble there is solved by this ability and this payment.
    Solve(Slot, Ability, Payment),
    /// The PC moves there.
    Move(Area),
    /// The first card goes to the other PC, the second one comes.
    Exchange(&'static str, &'static str),
    /// The card is equipped.
    Equip(&'static str),
    /// The scenario card is attacked with the card: once, or until it is beaten.
    Attack(&'static str, Blows),
    /// A hand card takes an exhaustion token off the card.
    Return(&'static str),
    /// The card is played on the other PC.
    Play(&'static str),
    /// The BOT card is used, if it would do something.
    Bot(Role),
    /// Both ride into the Site on the card.
    RideIn(&'static str),
    /// The top card of the encounter slot is turned up, or the gate challenged.
    Explore,
    /// The gate is solved by this ability.
    Gate(Ability),
    /// All leave the Site for this area.
    Leave(Area),
}

/// T19.2 How a check of the guide is paid for first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Payment {
    /// AP tokens: the own one, then another's.
    Tokens,
    /// A trouble.
    Trouble,
}

/// How often a step attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blows {
    /// Once.
    One,
    /// Until it is beaten; whenever the weapon is exhausted the guide goes back to the step before.
    ToTheEnd,
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
