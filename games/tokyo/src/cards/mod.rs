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
mod rewards;
pub(crate) mod short;
mod site;
mod starters;
mod threat;
mod troubles;
mod weapons;

pub use areas::facility;
pub use boards::{Board, BotCard, SkillRow, TokenIf, board, bot_card};
pub use effect::{
    ALL_OF_IT, After, Amount, Attack, Cause, CheckKind, Does, EVERY_ENEMY, Effect, More, On, Passing, Row,
    Trait, When, Who,
};
pub use odd::Odd;
pub use threat::{Enemy, Solve, ThreatRow};

use crate::options::Scenario;
use crate::words::{Ability, CardKind, Keyword, Provenance, Rarity, Role};
use std::num::NonZeroU8;

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
    /// What is documented, and how; everything else is ours.
    pub provenance: &'static [(&'static str, Provenance)],
}

impl CardRow {
    /// T1.11 A consume card of this rarity, with as many copies as it says.
    const fn new(kind: CardKind, rarity: Rarity, number: u8, word: &'static str) -> CardRow {
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
    /// T11.1 Or by this one.
    const fn or_equip(self, ability: Ability, target: u8) -> CardRow {
        CardRow { or_equip: Some((ability, target)), ..self }
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
    const fn keywords(self, keywords: &'static [Keyword]) -> ModRow {
        ModRow { keywords, ..self }
    }
    /// T1.10 With these effects.
    const fn rows(self, rows: &'static [Row]) -> ModRow {
        ModRow { rows, ..self }
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
    [weapons::ROWS, items::ROWS, followers::ROWS, artifacts::ROWS, rewards::ROWS, starters::ROWS, loans::ROWS]
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
    /// T33.2 Of which scenario it is a reward.
    pub fn reward_of(self) -> Option<Scenario> {
        self.row().reward
    }
    /// T33.2 The rewards of a scenario, in order.
    pub fn rewards_of(scenario: Scenario) -> impl Iterator<Item = Card> + Clone {
        Card::all().filter(move |card| card.reward_of() == Some(scenario))
    }
    /// T16.10 Seats, areas and bonus, if it is a vehicle.
    pub fn vehicle(self) -> Option<(u8, u8, u8)> {
        self.row().rows.iter().flat_map(|row| row.does).find_map(|does| {
            let Effect::Vehicle { seats, areas, bonus } = does.what else { return None };
            Some((seats, areas, bonus))
        })
    }
}
