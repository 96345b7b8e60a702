//! T1.9 Enemies.

use crate::words::{DamageType, Range};

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
    pub(super) const fn immune(self, kinds: &'static [DamageType]) -> Enemy {
        Enemy { immune: kinds, ..self }
    }
}
