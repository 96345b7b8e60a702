//! T1.8 weapons.

use super::effect::{After, Attack, Effect, PHYSICAL, Row, When, Who, does};
use super::{CardRow, Category};
use crate::words::{Ability, CardKind, Provenance, Range, Rarity, text};

/// weapons
pub(super) static ROWS: [CardRow; 1] = [CardRow {
    word: "brass_knuckles",
    number: 1,
    name: text("Brass Knuckles", "ブラスナックル", "手指虎"),
    kind: CardKind::Weapon,
    rarity: Rarity::Common,
    starter: None,
    copies: 4,
    ap: 2,
    cost: 3,
    category: Category::Equip(Ability::Combat, 3),
    keywords: &[],
    rows: &[Row::new(
        When::Use,
        &[does(Who::You, Effect::Attack(Attack::new(PHYSICAL, 3, Range::NearPlus)))],
    )
    .then(After::Exhaust(1))],
    provenance: &[("name", Provenance::Printed)],
}];
