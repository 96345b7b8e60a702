//! T19 A check that is being made.

use crate::words::cards::{Card, CheckKind, TokenIf, Trouble};
use crate::words::notation::Spot;
use crate::words::story::Scene;
use crate::words::{Ability, Slot};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// T19 A check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// Whose.
    pub seat: Seat,
    /// What for.
    pub goal: Goal,
    /// With which ability.
    pub ability: Ability,
    /// T19.15 The target number.
    pub target: u8,
    /// T19.7 The ability with its modifiers and the AP added so far.
    pub strength: u8,
    /// T19.6 AP tokens of other PCs so far.
    #[serde(default)]
    pub helped: u8,
    /// T19.16 Hand cards so far.
    #[serde(default)]
    pub cards: u8,
    /// T19.5 The one trouble.
    #[serde(default)]
    pub drawn: Drawn,
    /// T19.10 Whether it has been given up.
    #[serde(default)]
    pub stand: Stand,
    /// T14.7 Who makes it for the PC, if another does.
    #[serde(default)]
    pub proxy: Option<Seat>,
    /// T14.4 Whose support skill pays if it succeeds, and when.
    #[serde(default)]
    pub promise: Option<Promise>,
    /// Others who add nothing more.
    #[serde(default)]
    pub passed: SeatSet,
    /// Cards that have acted on it and may not again.
    #[serde(default)]
    pub acted: [Option<Card>; ACTED],
}

/// Cards without exhaustion that can act on one check: two lawyers and a splinter, and one to spare.
pub(crate) const ACTED: usize = 4;

/// T14.4 A token that a support skill gives under a condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// Who gains it.
    pub to: Seat,
    /// When.
    pub when: TokenIf,
}

/// What a check is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// T16.1 The move planned.
    Move,
    /// T11.1 To equip this card.
    Equip(Card),
    /// T17.1 To buy what lies in this slot.
    Buy(Slot),
    /// T18.4 T27.11 To solve this card by the check with this ability.
    Solve(Spot),
    /// T18.5 What this scenario card lets a PC try beside solving it.
    Side(Spot),
}

impl Goal {
    /// Its kind.
    pub const fn kind(self) -> CheckKind {
        match self {
            Goal::Move => CheckKind::Move,
            Goal::Equip(_) => CheckKind::Equip,
            Goal::Buy(_) => CheckKind::Buy,
            Goal::Solve(Spot::Slot(_)) | Goal::Side(_) => CheckKind::Solve,
            Goal::Solve(Spot::Site) => CheckKind::Explore,
        }
    }
}

/// T19.5 The one trouble of a check.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// Not drawn.
    #[default]
    NotYet,
    /// T19.11 Held apart until the action is over.
    Held(Trouble),
    /// T32.25 The roaming card, held apart until the action is over.
    HeldScene(Scene),
    /// T19.12 T19.13 Drawn, and nothing is left to be placed.
    Spent,
}

vocabulary::words! {
    /// T19.10 Whether a check goes on.
    #[derive(Default)]
    pub enum Stand as "stand of a check" {
        /// It goes on.
        #[default]
        Open = "open",
        /// Given up.
        GivenUp = "given_up",
    }
}

impl Check {
    /// T19.7 Whether the target is reached.
    #[inline]
    pub fn succeeds(&self) -> bool {
        self.strength >= self.target
    }
    /// What is missing.
    #[inline]
    pub fn missing(&self) -> u8 {
        self.target.saturating_sub(self.strength)
    }
    /// T14.7 The PC whose cards, tokens and ability count.
    #[inline]
    pub fn payer(&self) -> Seat {
        self.proxy.unwrap_or(self.seat)
    }
}
