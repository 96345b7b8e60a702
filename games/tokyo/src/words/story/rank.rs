//! T26.5 Clear ranks.

use super::{s00, s01, s02, s03, s04, s05, s06, s07};
use crate::words::options::{Options, Scenario};

vocabulary::words! {
    /// T26.5 A clear rank.
    pub enum Rank as "clear rank" {
        /// The best.
        S = "s",
        /// Good.
        A = "a",
        /// Fair.
        B = "b",
        /// Cleared.
        C = "c",
    }
}

/// T26.5 The most evaluated rounds for S, A and B, by the number of PCs; nothing where there is no rank.
pub fn rank_table(options: &Options) -> Option<[u8; 3]> {
    let pcs = usize::from(options.players) - 1;
    match options.scenario {
        Scenario::HoldOut => None,
        Scenario::S00 => Some(s00::RANKS),
        Scenario::S01 => Some(s01::RANKS[pcs]),
        Scenario::S02 => Some(s02::RANKS[pcs]),
        Scenario::S03 => Some(s03::RANKS[pcs]),
        Scenario::S04 => Some(s04::RANKS[pcs]),
        Scenario::S05 => Some(s05::RANKS[pcs]),
        Scenario::S06 => Some(s06::RANKS[pcs]),
        Scenario::S07 => Some(s07::RANKS[pcs]),
    }
}

/// T26.5 The clear rank of this many evaluated rounds.
pub fn rank(options: &Options, rounds: u8) -> Option<Rank> {
    let table = rank_table(options)?;
    let place = table.iter().position(|&most| rounds <= most).unwrap_or(table.len());
    Rank::ALL.get(place).copied()
}
