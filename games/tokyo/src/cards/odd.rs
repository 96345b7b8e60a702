//! T31 The texts of the odd steps: what no three cards do.

use super::Odd;
use crate::words::{Text, text};

impl Odd {
    /// Its text, as it stands after the timing.
    pub const fn text(self) -> Text {
        match self {
            Odd::HandOver => text(
                "give one card from your hand, not a starter, to another PC in any area",
                "手札からスターター以外のカード1枚を、任意のエリアにいる他PCの手札に渡す",
                "將手牌中一張非起始牌交給任一區域的另一名PC",
            ),
            Odd::ProxyPurchase
            | Odd::SpareScrap
            | Odd::Appraise
            | Odd::RideAlong
            | Odd::Sidestep
            | Odd::Combination
            | Odd::ScrapCard
            | Odd::TokenIfNone
            | Odd::DoubleDamage
            | Odd::CoverFee
            | Odd::Aggravate
            | Odd::NoPlacement
            | Odd::Scatter
            | Odd::Adapt
            | Odd::Doll
            | Odd::DoorStep
            | Odd::HandSize
            | Odd::SharedHand
            | Odd::Sweep
            | Odd::Foresee
            | Odd::Shadow => text("", "", ""),
        }
    }
}
