//! The steps of the guide: who makes them, and what is done in them.

use crate::words::{Ability, Area, Role, Slot};

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
    /// AP tokens: the PC's own, then another's.
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
