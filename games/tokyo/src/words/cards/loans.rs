//! What a scenario lends: a scenario card that is equipped stands in play as a card of this table.

use super::effect::Row;
use super::row::{CardRow, Category};
use crate::words::options::Scenario;
use crate::words::story::s04;
use crate::words::{CardKind, Keyword, Rarity};

const fn lent(number: u8, word: &'static str, rows: &'static [Row]) -> CardRow {
    CardRow {
        category: Category::Lent(Scenario::S04, number),
        ..CardRow::new(CardKind::Item, Rarity::Unique, number, word)
    }
    .copies(0)
    .keywords(&[Keyword::Vehicle])
    .rows(rows)
}

pub(super) static ROWS: [CardRow; 1] = [lent(12, "old_number_nine", s04::NINE)];
