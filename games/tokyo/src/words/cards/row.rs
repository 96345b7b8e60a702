//! T1.8 T1.11 T1.15 T1.20 T10.2 T32.12 What is printed on player cards and MOD cards.

use super::effect::Row;
use crate::words::options::Scenario;
use crate::words::{Ability, CardKind, Keyword, Provenance, Rarity, Role};

/// T1.8 A player card: weapon, item, follower, artifact or starter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// Its word in notation.
    pub word: &'static str,
    /// T1.13 The number of the first copy; the others follow it.
    pub number: u8,
    /// Its kind.
    pub kind: CardKind,
    /// T1.11 An artifact is unique.
    pub rarity: Rarity,
    /// T4.8 Whose starter it is.
    pub starter: Option<Role>,
    /// T33.2 Of which scenario it is a reward.
    pub reward: Option<Scenario>,
    /// T1.11 How many are in the game, if any are.
    pub copies: u8,
    /// AP as payment.
    pub ap: u8,
    /// T17.1 The purchase cost; 0 where it cannot be bought.
    pub cost: u8,
    /// T10 T11
    pub category: Category,
    /// T11.1 Another check by which it can be equipped.
    pub or_equip: Option<(Ability, u8)>,
    /// T1.8
    pub keywords: &'static [Keyword],
    /// T1.10
    pub rows: &'static [Row],
    /// T1.15 T1.20 What is documented, and how; everything else is ours.
    pub provenance: &'static [(&'static str, Provenance)],
}

impl CardRow {
    /// T1.11 A consume card of this rarity, with as many copies as it says.
    pub(super) const fn new(kind: CardKind, rarity: Rarity, number: u8, word: &'static str) -> CardRow {
        CardRow {
            word,
            number,
            kind,
            rarity,
            starter: None,
            reward: None,
            copies: rarity.copies(),
            ap: 0,
            cost: 0,
            category: Category::Consume,
            or_equip: None,
            keywords: &[],
            rows: &[],
            provenance: &[],
        }
    }
    /// In this many copies.
    pub(super) const fn copies(self, copies: u8) -> CardRow {
        CardRow { copies, ..self }
    }
    /// With this AP and this purchase cost.
    pub(super) const fn worth(self, ap: u8, cost: u8) -> CardRow {
        CardRow { ap, cost, ..self }
    }
    /// T11.1 To be equipped by this check.
    pub(super) const fn equip(self, ability: Ability, target: u8) -> CardRow {
        CardRow { category: Category::Equip(ability, target), ..self }
    }
    /// T11.1 Or by this one.
    pub(super) const fn or_equip(self, ability: Ability, target: u8) -> CardRow {
        CardRow { or_equip: Some((ability, target)), ..self }
    }
    /// With these keywords.
    pub(super) const fn keywords(self, keywords: &'static [Keyword]) -> CardRow {
        CardRow { keywords, ..self }
    }
    /// T1.10 With these effects.
    pub(super) const fn rows(self, rows: &'static [Row]) -> CardRow {
        CardRow { rows, ..self }
    }
    /// With what is documented of it.
    pub(super) const fn known(self, provenance: &'static [(&'static str, Provenance)]) -> CardRow {
        CardRow { provenance, ..self }
    }
}

/// T10.2 How a card comes into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// T10.1 Played from the hand.
    Consume,
    /// T11.1 Equipped by a check.
    Equip(Ability, u8),
    /// T22.9 Equipped at once when it is gained.
    Artifact,
    /// Equipped at once when a scenario lends it: the scenario card of this scenario with this number.
    Lent(Scenario, u8),
}

/// T32.12 A MOD card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModRow {
    /// Its word in notation.
    pub word: &'static str,
    /// T1.13 Its running number.
    pub number: u8,
    /// T1.8
    pub keywords: &'static [Keyword],
    /// T1.10
    pub rows: &'static [Row],
}

impl ModRow {
    /// With these keywords.
    pub(super) const fn keywords(self, keywords: &'static [Keyword]) -> ModRow {
        ModRow { keywords, ..self }
    }
    /// T1.10 With these effects.
    pub(super) const fn rows(self, rows: &'static [Row]) -> ModRow {
        ModRow { rows, ..self }
    }
}
