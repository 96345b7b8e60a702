//! T1.8 T1.9 T1.11 T1.13 T1.15 T1.20 The cards. A card is one row of one of these tables: its data, its names,
//! its effects in words.
//!
//! To add one, add a row; everything else (decks, texts, pages, bots) reads the rows.

mod areas;
mod artifacts;
mod boards;
mod effect;
mod followers;
mod ids;
mod items;
mod loans;
mod mods;
mod odd;
pub(crate) mod short;
mod site;
mod starters;
mod troubles;
mod weapons;

pub use areas::{area_name, facility};
pub use boards::{Board, BotCard, SkillRow, TokenIf, board, bot_card};
pub use effect::{
    After, Amount, Attack, Cause, CheckKind, Does, EVERY_ENEMY, Effect, On, Passing, Row, Trait, When, Who,
};
pub use odd::Odd;

use crate::options::Scenario;
use crate::words::{Ability, CardKind, DamageType, Keyword, Provenance, Range, Rarity, Role, Text};
use std::num::NonZeroU8;

/// T1.8 A player card: weapon, item, follower, artifact or starter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRow {
    /// Its word in notation.
    pub word: &'static str,
    /// T1.13 The number of the first copy; the others follow it.
    pub number: u8,
    /// In three languages.
    pub name: Text,
    /// Its kind.
    pub kind: CardKind,
    /// T1.11 An artifact is unique.
    pub rarity: Rarity,
    /// T4.8 Whose starter it is.
    pub starter: Option<Role>,
    /// T1.11 How many are in the game.
    pub copies: u8,
    /// AP as payment.
    pub ap: u8,
    /// T17.1 The purchase cost; 0 where it cannot be bought.
    pub cost: u8,
    /// T10 T11
    pub category: Category,
    /// T1.8
    pub keywords: &'static [Keyword],
    /// T1.10
    pub rows: &'static [Row],
    /// What is documented, and how; everything else is ours.
    pub provenance: &'static [(&'static str, Provenance)],
}

impl CardRow {
    /// T1.11 A consume card of this rarity, with as many copies as it says.
    const fn new(kind: CardKind, rarity: Rarity, number: u8, word: &'static str, name: Text) -> CardRow {
        CardRow {
            word,
            number,
            name,
            kind,
            rarity,
            starter: None,
            copies: rarity.copies(),
            ap: 0,
            cost: 0,
            category: Category::Consume,
            keywords: &[],
            rows: &[],
            provenance: &[],
        }
    }
    /// In so many copies.
    const fn copies(self, copies: u8) -> CardRow {
        CardRow { copies, ..self }
    }
    /// With this AP and this purchase cost.
    const fn worth(self, ap: u8, cost: u8) -> CardRow {
        CardRow { ap, cost, ..self }
    }
    /// T11.1 To be equipped by this check.
    const fn equip(self, ability: Ability, target: u8) -> CardRow {
        CardRow { category: Category::Equip(ability, target), ..self }
    }
    /// With these keywords.
    const fn keywords(self, keywords: &'static [Keyword]) -> CardRow {
        CardRow { keywords, ..self }
    }
    /// T1.10 With these effects.
    const fn rows(self, rows: &'static [Row]) -> CardRow {
        CardRow { rows, ..self }
    }
    /// With what is documented of it.
    const fn known(self, provenance: &'static [(&'static str, Provenance)]) -> CardRow {
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

/// T1.9 A trouble or a Site card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThreatRow {
    /// Its word in notation.
    pub word: &'static str,
    /// T1.13 The number of the first copy.
    pub number: u8,
    /// In three languages.
    pub name: Text,
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
    const fn new(rarity: Rarity, number: u8, word: &'static str, name: Text) -> ThreatRow {
        ThreatRow {
            word,
            number,
            name,
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
    const fn ap(self, ap: u8) -> ThreatRow {
        ThreatRow { ap, ..self }
    }
    /// T18.1 Solved in this way.
    const fn solved(self, solve: Solve) -> ThreatRow {
        ThreatRow { solve, ..self }
    }
    /// T22.1 With so many AP tokens for the solver.
    const fn reward(self, reward: u8) -> ThreatRow {
        ThreatRow { reward, ..self }
    }
    /// With these keywords.
    const fn keywords(self, keywords: &'static [Keyword]) -> ThreatRow {
        ThreatRow { keywords, ..self }
    }
    /// T1.10 With these effects.
    const fn rows(self, rows: &'static [Row]) -> ThreatRow {
        ThreatRow { rows, ..self }
    }
    /// With what is documented of it.
    const fn known(self, provenance: &'static [(&'static str, Provenance)]) -> ThreatRow {
        ThreatRow { provenance, ..self }
    }
}

/// T32.12 A MOD card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModRow {
    /// Its word in notation.
    pub word: &'static str,
    /// T1.13 Its running number.
    pub number: u8,
    /// In three languages.
    pub name: Text,
    /// What is told.
    pub story: Text,
    /// T1.8
    pub keywords: &'static [Keyword],
    /// T1.10
    pub rows: &'static [Row],
}

impl ModRow {
    /// With these keywords.
    const fn keywords(self, keywords: &'static [Keyword]) -> ModRow {
        ModRow { keywords, ..self }
    }
    /// T1.10 With these effects.
    const fn rows(self, rows: &'static [Row]) -> ModRow {
        ModRow { rows, ..self }
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

/// T1.9 An enemy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Enemy {
    /// T20.15
    pub hp: u8,
    /// T20.10 T20.11 Less damage of these types, by itself.
    pub reduce: (&'static [DamageType], u8),
    /// T14.11 No damage of these types.
    pub immune: &'static [DamageType],
    /// T20.9 The counter: type, amount, range.
    pub counter: (DamageType, u8, Range),
}

impl Enemy {
    /// One with this HP and this counter.
    pub(crate) const fn new(hp: u8, counter: (DamageType, u8, Range)) -> Enemy {
        Enemy { hp, reduce: (&[], 0), immune: &[], counter }
    }
    /// T20.11 That takes so much less damage of these types.
    pub(crate) const fn reduces(self, kinds: &'static [DamageType], amount: u8) -> Enemy {
        Enemy { reduce: (kinds, amount), ..self }
    }
    /// T14.11 That takes no damage of these types.
    const fn immune(self, kinds: &'static [DamageType]) -> Enemy {
        Enemy { immune: kinds, ..self }
    }
}

/// Defines a type of cards: a number into a table of rows, spelled by the word of the row.
macro_rules! card_type {
    ($(#[$meta:meta])* $name:ident as $kind:literal, $row:ty, $count:ident, [$($table:path),+ $(,)?]) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(NonZeroU8);

        /// How many different ones there are.
        pub const $count: usize = 0 $(+ $table.len())+;

        impl $name {
            const ROWS: [&'static $row; $count] = {
                let tables: &[&'static [$row]] = &[$(&$table),+];
                let mut rows = [&tables[0][0]; $count];
                let (mut table, mut row, mut at) = (0, 0, 0);
                while table < tables.len() {
                    while row < tables[table].len() {
                        rows[at] = &tables[table][row];
                        row += 1;
                        at += 1;
                    }
                    row = 0;
                    table += 1;
                }
                rows
            };

            /// The words of all, in the order of the tables.
            pub const WORDS: &'static [&'static str] = &{
                let mut words = [""; $count];
                let mut at = 0;
                while at < $count {
                    words[at] = Self::ROWS[at].word;
                    at += 1;
                }
                words
            };

            /// Every one, in the order of the tables.
            pub fn all() -> impl ExactSizeIterator<Item = $name> + DoubleEndedIterator + Clone {
                (1..=$count as u8).map(|number| $name(NonZeroU8::new(number).expect("numbers count from 1")))
            }

            /// Its data.
            #[inline]
            pub fn row(self) -> &'static $row {
                Self::ROWS[self.0.get() as usize - 1]
            }

            /// Its spelling in notation, views and case files.
            pub fn word(self) -> &'static str {
                self.row().word
            }

            /// Whether it has this keyword.
            pub fn has(self, keyword: Keyword) -> bool {
                self.row().keywords.contains(&keyword)
            }
        }

        impl kernel::Id for $name {
            #[inline]
            fn index(self) -> u8 {
                self.0.get() - 1
            }
            #[inline]
            fn from_index(index: u8) -> Self {
                $name(NonZeroU8::new(index + 1).expect("numbers count from 1"))
            }
        }

        vocabulary::spelled_by_word!($name as $kind in $name::all());
    };
}

pub(crate) use card_type;

card_type! {
    /// T1.8 A player card. Copies are alike.
    Card as "card", CardRow, CARDS,
    [weapons::ROWS, items::ROWS, followers::ROWS, artifacts::ROWS, starters::ROWS, loans::ROWS]
}

card_type! {
    /// T1.9 A trouble. Copies are alike.
    Trouble as "trouble", ThreatRow, TROUBLES, [troubles::ROWS]
}

card_type! {
    /// T1.9 A Site card. Copies are alike.
    SiteCard as "Site card", ThreatRow, SITE_CARDS, [site::ROWS]
}

card_type! {
    /// T32.12 A MOD card.
    ModCard as "MOD card", ModRow, MODS, [mods::ROWS]
}

impl Card {
    /// T28.2 Whether it is a starter card.
    pub fn is_starter(self) -> bool {
        self.row().starter.is_some()
    }
    /// T16.10 Seats, areas and bonus, if it is a vehicle.
    pub fn vehicle(self) -> Option<(u8, u8, u8)> {
        self.row().rows.iter().flat_map(|row| row.does).find_map(|does| {
            let Effect::Vehicle { seats, areas, bonus } = does.what else { return None };
            Some((seats, areas, bonus))
        })
    }
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
