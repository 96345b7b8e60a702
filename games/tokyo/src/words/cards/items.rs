//! The items: I-01 to I-40.

use super::effect::{After, Amount, Effect, Row, When, Who};
use super::odd::Odd;
use super::row::CardRow;
use super::short::{COGNITIVE, EITHER, EXHAUST, PHYSICAL, does, on_attack, on_damage, reduce, refresh};
use crate::words::Ability::{Economy, Technique};
use crate::words::Provenance::{Inferred, Printed};
use crate::words::Rarity::{self, Common, Epic, Rare, Unique};
use crate::words::{CardKind, DamageType, Keyword};

const fn item(rarity: Rarity, number: u8, word: &'static str) -> CardRow {
    CardRow::new(CardKind::Item, rarity, number, word)
}

pub(super) static ROWS: [CardRow; 16] = [
    item(Common, 1, "motorbike")
        .worth(3, 5)
        .equip(Technique, 3)
        .keywords(&[Keyword::Vehicle])
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 2, areas: 1, bonus: 2 })])])
        .known(&[
            ("name", Printed),
            ("ap", Printed),
            ("kind", Inferred),
            ("keyword", Inferred),
            ("rarity", Inferred),
        ]),
    item(Rare, 5, "ballistic_vest").worth(3, 4).equip(Technique, 4).rows(&[Row::new(
        on_damage(Who::You),
        &[does(Who::You, reduce(PHYSICAL, 2))],
    )
    .then(EXHAUST)]),
    item(Epic, 8, "field_surgery").worth(4, 7).rows(&[Row::new(
        When::Play,
        &[does(Who::Each, Effect::Heal(2))],
    )
    .then(After::Scrap)]),
    item(Unique, 10, "black_card").worth(5, 9).equip(Economy, 5).rows(&[Row::new(
        When::Use,
        &[does(Who::Any, Effect::Buy { most: 8 })],
    )
    .then(EXHAUST)]),
    item(Common, 11, "first_aid_pouch").worth(3, 4).rows(&[Row::new(
        When::Play,
        &[does(Who::Near, Effect::Heal(2))],
    )
    .then(After::Scrap)]),
    item(Rare, 15, "makeshift_serum")
        .worth(3, 4)
        .rows(&[Row::new(on_attack(Who::You), &[does(Who::You, Effect::Odd(Odd::DoubleDamage))])
            .then(After::Scrap)])
        .known(&[
            ("name", Printed),
            ("effect", Printed),
            ("amount", Printed),
            ("consume", Printed),
            ("kind", Inferred),
        ]),
    item(Epic, 18, "attack_barrier")
        .worth(4, 7)
        .equip(Technique, 4)
        .rows(&[Row::new(
            on_damage(Who::You),
            &[
                does(Who::You, reduce(COGNITIVE, 2)),
                does(Who::You, Effect::Strike { kind: DamageType::Cognitive, amount: Amount::Unreduced }),
            ],
        )
        .then(EXHAUST)])
        .known(&[("name", Printed), ("effect", Printed), ("kind", Inferred)]),
    item(Unique, 20, "exo_armour").worth(5, 10).equip(Technique, 6).rows(&[
        Row::new(When::Always, &[does(Who::You, reduce(PHYSICAL, 1))]),
        Row::new(on_damage(Who::You), &[does(Who::You, reduce(EITHER, 3))]).then(EXHAUST),
    ]),
    item(Common, 21, "helmet")
        .worth(3, 4)
        .equip(Technique, 3)
        .rows(&[Row::new(
            on_damage(Who::You),
            &[does(Who::You, Effect::Reduce { kinds: PHYSICAL, amount: 1, environment: 1 })],
        )
        .then(EXHAUST)])
        .known(&[("name", Printed), ("kind", Inferred), ("effect", Printed), ("rarity", Inferred)]),
    item(Rare, 25, "kei_truck")
        .worth(4, 7)
        .equip(Technique, 4)
        .keywords(&[Keyword::Vehicle])
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 4, areas: 2, bonus: 2 })])]),
    item(Epic, 28, "brokers_briefcase")
        .worth(4, 7)
        .rows(&[Row::new(When::Play, &[does(Who::Any, Effect::Buy { most: 9 })]).then(After::Scrap)])
        .known(&[("concept", Printed)]),
    item(Unique, 30, "tilt_rotor")
        .worth(6, 10)
        .equip(Technique, 7)
        .keywords(&[Keyword::Vehicle])
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 4, areas: 3, bonus: 4 })])]),
    item(Common, 31, "ration_coupons")
        .worth(3, 4)
        .rows(&[Row::new(When::Play, &[does(Who::You, Effect::Buy { most: 6 })]).then(After::Scrap)])
        .known(&[("concept", Printed)]),
    item(Rare, 35, "tool_roll").worth(3, 4).equip(Technique, 3).rows(&[Row::new(
        When::Use,
        &[does(Who::Near, refresh(2))],
    )
    .then(EXHAUST)]),
    item(Epic, 38, "combat_stimulant").worth(4, 7).rows(&[Row::new(
        When::Play,
        &[
            does(Who::You, Effect::Refresh { amount: 3, of: Some(CardKind::Weapon) }),
            does(Who::You, Effect::Draw(2)),
        ],
    )
    .then(After::Scrap)]),
    item(Unique, 40, "autodoc_harness")
        .worth(5, 9)
        .equip(Technique, 5)
        .rows(&[Row::new(When::Start, &[does(Who::Each, Effect::Heal(1))])]),
];
