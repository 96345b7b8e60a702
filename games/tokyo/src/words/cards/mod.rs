//! T1.8 T1.9 The cards. A card is one row of one of these tables: its data, its names, its effects
//! in words.
//!
//! To add one, add a row; everything else (decks, texts, pages, bots) reads the rows.

mod areas;
mod artifacts;
mod boards;
mod effect;
mod enemy;
mod followers;
mod ids;
mod items;
mod loans;
mod mods;
mod odd;
mod rewards;
mod row;
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
pub use enemy::Enemy;
pub use odd::Odd;
pub use row::{CardRow, Category, ModRow};
pub use threat::{Solve, ThreatRow};

use crate::words::Role;
use crate::words::options::Scenario;
use std::num::NonZeroU8;

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
            pub fn has(self, keyword: $crate::words::Keyword) -> bool {
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
    /// Whether it has this odd step as something that always works.
    pub(crate) fn has_odd(self, odd: Odd) -> bool {
        let always = self.row().rows.iter().filter(|row| row.when == When::Always);
        always.flat_map(|row| row.does).any(|does| does.what == Effect::Odd(odd))
    }
    /// Whether it repeats others.
    pub(crate) fn is_shadow(self) -> bool {
        self.row().rows.iter().flat_map(|row| row.does).any(|does| does.what == Effect::Odd(Odd::Shadow))
    }
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
    /// T4.8 The eight starters of a role, each copy.
    pub(crate) fn starters_of(role: Option<Role>) -> impl Iterator<Item = Card> {
        Card::all()
            .filter(move |card| role.is_some() && card.row().starter == role)
            .flat_map(|card| std::iter::repeat_n(card, usize::from(card.row().copies)))
    }
}

impl Trouble {
    /// T6.13 Whether it goes to the discard pile instead of a slot.
    pub(crate) fn is_never_placed(self) -> bool {
        let says_so = |row: &Row| row.does.iter().any(|does| does.what == Effect::Odd(Odd::NoPlacement));
        self.row().rows.iter().any(|row| row.when == When::Drawn && says_so(row))
    }
}

/// T16.10 PCs a card carries, if it is a vehicle.
pub fn capacity(card: Card) -> u8 {
    card.vehicle().map_or(0, |(seats, _, _)| seats)
}
