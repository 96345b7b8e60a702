//! T1.9 T1.11 T1.14 T18.1 T18.4 T20.1 What is printed on troubles and Site cards: how they are solved, enemies among them.

use super::effect::Row;
use super::enemy::Enemy;
use crate::words::{Ability, Keyword, Provenance, Rarity};

/// T1.9 A trouble or a Site card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreatRow {
    /// Its word in notation.
    pub word: &'static str,
    /// T1.13 The number of the first copy.
    pub number: u8,
    /// T1.11
    pub rarity: Rarity,
    /// T1.11
    pub copies: u8,
    /// T1.14 AP in a check; 0 for Site cards.
    pub ap: u8,
    /// T1.9
    pub keywords: &'static [Keyword],
    /// T18.1 How it is solved.
    pub solve: Solve,
    /// T22.1 AP tokens for the solver.
    pub reward: u8,
    /// T1.10
    pub rows: &'static [Row],
    /// What is documented, and how; everything else is ours.
    pub provenance: &'static [(&'static str, Provenance)],
}

impl ThreatRow {
    /// T1.11 A card of this rarity, with as many copies as it says, that nothing solves yet.
    pub(super) const fn new(rarity: Rarity, number: u8, word: &'static str) -> ThreatRow {
        ThreatRow {
            word,
            number,
            rarity,
            copies: rarity.copies(),
            ap: 0,
            keywords: &[],
            solve: Solve::Never,
            reward: 0,
            rows: &[],
            provenance: &[],
        }
    }
    /// T1.14 With this AP.
    pub(super) const fn ap(self, ap: u8) -> ThreatRow {
        ThreatRow { ap, ..self }
    }
    /// T18.1 Solved in this way.
    pub(super) const fn solved(self, solve: Solve) -> ThreatRow {
        ThreatRow { solve, ..self }
    }
    /// T22.1 With this many AP tokens for the solver.
    pub(super) const fn reward(self, reward: u8) -> ThreatRow {
        ThreatRow { reward, ..self }
    }
    /// With these keywords.
    pub(super) const fn keywords(self, keywords: &'static [Keyword]) -> ThreatRow {
        ThreatRow { keywords, ..self }
    }
    /// T1.10 With these effects.
    pub(super) const fn rows(self, rows: &'static [Row]) -> ThreatRow {
        ThreatRow { rows, ..self }
    }
    /// With what is documented of it.
    pub(super) const fn known(self, provenance: &'static [(&'static str, Provenance)]) -> ThreatRow {
        ThreatRow { provenance, ..self }
    }
}

/// T18.1 How a trouble or Site card is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solve {
    /// T6.13 Not at all.
    Never,
    /// By itself when it is revealed.
    ByItself,
    /// T18.4 T19.17 By all of these checks, each made by any PC.
    Checks(&'static [(Ability, u8)]),
    /// T20.1 In a battle, or by the check, if there is one.
    Defeat(Enemy, Option<(Ability, u8)>),
}

impl ThreatRow {
    /// T20.1 The enemy, if it is one.
    pub fn enemy(&self) -> Option<&Enemy> {
        match &self.solve {
            Solve::Defeat(enemy, _) => Some(enemy),
            Solve::Never | Solve::ByItself | Solve::Checks(_) => None,
        }
    }
    /// T18.4 The checks that solve it or are part of that.
    pub fn checks(&self) -> &[(Ability, u8)] {
        match &self.solve {
            Solve::Checks(checks) => checks,
            Solve::Defeat(_, check) => check.as_slice(),
            Solve::Never | Solve::ByItself => &[],
        }
    }
}
