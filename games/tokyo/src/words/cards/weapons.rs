//! The weapons: W-01 to W-40.

use super::effect::{After, Attack, EVERY_ENEMY, Row, Trait, When};
use super::row::CardRow;
use super::short::{COGNITIVE, EITHER, EXHAUST, PHYSICAL, attack};
use crate::words::Ability::{Combat, Empathy};
use crate::words::Provenance::{Inferred, Printed};
use crate::words::Rarity::{self, Common, Epic, Rare, Unique};
use crate::words::{CardKind, Range};

const fn weapon(rarity: Rarity, number: u8, word: &'static str) -> CardRow {
    CardRow::new(CardKind::Weapon, rarity, number, word)
}

pub(super) static ROWS: [CardRow; 16] = [
    weapon(Common, 1, "brass_knuckles")
        .worth(2, 3)
        .equip(Combat, 3)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 3, Range::NearPlus))]).then(EXHAUST)])
        .known(&[
            ("name", Printed),
            ("kind", Printed),
            ("equip", Printed),
            ("rarity", Inferred),
            ("effect", Inferred),
        ]),
    weapon(Rare, 5, "sawn_off").worth(4, 7).equip(Combat, 4).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 4, Range::NearPlus).spread(2))],
    )
    .then(EXHAUST)]),
    weapon(Epic, 8, "machine_pistol").worth(4, 7).equip(Combat, 6).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 3, Range::Far).hits(2))],
    )
    .then(EXHAUST)]),
    weapon(Unique, 10, "anti_materiel_rifle").worth(5, 10).equip(Combat, 7).rows(&[Row::new(
        When::Use,
        &[attack(
            Attack::new(PHYSICAL, 7, Range::FarPlus).with(&[Trait::IntoAdjacent, Trait::IgnoresReduction]),
        )],
    )
    .then(After::Exhaust(2))]),
    weapon(Common, 11, "crowbar").worth(2, 4).equip(Combat, 4).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 4, Range::Near))],
    )
    .then(EXHAUST)]),
    weapon(Rare, 15, "hunting_rifle").worth(3, 6).equip(Combat, 4).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 4, Range::FarPlus))],
    )
    .then(EXHAUST)]),
    weapon(Epic, 18, "pile_driver").worth(4, 7).equip(Combat, 6).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 8, Range::Near))],
    )
    .then(After::Exhaust(2))]),
    weapon(Unique, 20, "granny_chainsaw").worth(5, 9).equip(Combat, 6).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 3, Range::Near).hits(3))],
    )
    .then(EXHAUST)]),
    weapon(Common, 21, "ghost_pistol").worth(3, 5).equip(Combat, 3).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 3, Range::Far))],
    )
    .then(EXHAUST)]),
    weapon(Rare, 25, "stun_baton").worth(3, 5).equip(Combat, 4).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 3, Range::Near).with(&[Trait::NoCounter]))],
    )
    .then(EXHAUST)]),
    weapon(Epic, 28, "whisper_radio").worth(4, 7).equip(Empathy, 5).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 5, Range::Far))],
    )
    .then(EXHAUST)]),
    weapon(Unique, 30, "bell_of_hush").worth(6, 10).equip(Empathy, 6).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 5, Range::Far).spread(EVERY_ENEMY))],
    )
    .then(EXHAUST)]),
    weapon(Common, 31, "petrol_bomb").worth(3, 4).rows(&[Row::new(
        When::Play,
        &[attack(Attack::new(PHYSICAL, 5, Range::Far))],
    )
    .then(After::Scrap)]),
    weapon(Rare, 35, "dissonance_fork").worth(3, 5).equip(Empathy, 4).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 4, Range::NearPlus))],
    )
    .then(EXHAUST)]),
    weapon(Epic, 38, "satchel_charge").worth(4, 7).rows(&[Row::new(
        When::Play,
        &[attack(Attack::new(PHYSICAL, 5, Range::Far).spread(EVERY_ENEMY))],
    )
    .then(After::Scrap)]),
    weapon(Unique, 40, "meteor_sword").worth(5, 9).equip(Combat, 6).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(EITHER, 6, Range::NearPlus))],
    )
    .then(EXHAUST)]),
];
