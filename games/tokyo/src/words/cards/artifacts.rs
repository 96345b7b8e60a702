//! The artifacts.

use super::effect::{After, Amount, Attack, CheckKind, EVERY_ENEMY, Effect, Row, When, Who};
use super::odd::Odd;
use super::row::{CardRow, Category};
use super::short::{
    COGNITIVE, EITHER, EXHAUST, PHYSICAL, attack, bonus, does, harm, on_check, on_damage, reduce,
};
use crate::words::Provenance::Printed;
use crate::words::{CardKind, DamageType, Keyword, Range, Rarity};

const fn artifact(number: u8, word: &'static str) -> CardRow {
    CardRow { category: Category::Artifact, ..CardRow::new(CardKind::Artifact, Rarity::Unique, number, word) }
}

pub(super) static ROWS: [CardRow; 18] = [
    artifact(1, "everliving_meat")
        .rows(&[Row::new(When::Start, &[does(Who::You, Effect::Heal(1))])])
        .known(&[("name", Printed)]),
    artifact(2, "nimo_the_adapted")
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Odd(Odd::Adapt))])])
        .known(&[("name", Printed)]),
    artifact(3, "evil_eye")
        .rows(&[Row::new(
            When::Use,
            &[
                attack(Attack::new(COGNITIVE, 6, Range::FarPlus)),
                does(Who::You, harm(DamageType::Cognitive, 1)),
            ],
        )
        .then(EXHAUST)])
        .known(&[("name", Printed), ("effect", Printed)]),
    artifact(4, "substitute_doll")
        .rows(&[Row::new(on_damage(Who::You), &[does(Who::You, Effect::Odd(Odd::Doll))])])
        .known(&[("name", Printed), ("effect", Printed)]),
    artifact(5, "pocket_door")
        .rows(&[Row::new(When::Use, &[does(Who::Each, Effect::Odd(Odd::DoorStep))]).then(After::Exhaust(2))]),
    artifact(6, "borrowed_hour")
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Odd(Odd::HandSize))])]),
    artifact(7, "wishing_coin")
        .rows(&[Row::new(When::Use, &[does(Who::Near, Effect::Token(2))]).then(After::Exhaust(2))]),
    artifact(8, "red_thread")
        .rows(&[Row::new(When::Always, &[does(Who::Any, Effect::Odd(Odd::SharedHand))])]),
    artifact(9, "floating_stone")
        .keywords(&[Keyword::Vehicle])
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 4, areas: 2, bonus: 3 })])]),
    artifact(10, "choir_shell").rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 4, Range::Far).spread(EVERY_ENEMY))],
    )
    .then(EXHAUST)]),
    artifact(11, "broom_of_quiet")
        .rows(&[Row::new(When::Use, &[does(Who::Near, Effect::Odd(Odd::Sweep))]).then(After::Exhaust(3))]),
    artifact(12, "coat_of_needles").rows(&[Row::new(
        on_damage(Who::You),
        &[
            does(Who::You, reduce(PHYSICAL, 2)),
            does(Who::You, Effect::Strike { kind: DamageType::Physical, amount: Amount::Fixed(3) }),
        ],
    )
    .then(EXHAUST)]),
    artifact(13, "saints_blindfold").rows(&[Row::new(
        on_damage(Who::Near),
        &[does(Who::Near, Effect::Reduce { kinds: COGNITIVE, amount: 2, environment: 1 })],
    )
    .then(EXHAUST)]),
    artifact(14, "mirror_of_tomorrow")
        .rows(&[Row::new(When::Start, &[does(Who::You, Effect::Odd(Odd::Foresee))])]),
    artifact(15, "bottomless_purse").rows(&[Row::new(
        When::Always,
        &[does(Who::You, Effect::Bonus { kinds: &[CheckKind::Buy], of: None, amount: 3 })],
    )]),
    artifact(16, "second_shadow")
        .rows(&[Row::new(When::Use, &[does(Who::You, Effect::Odd(Odd::Shadow))]).then(EXHAUST)]),
    artifact(17, "ring_splinter").rows(&[Row::new(
        on_check(Who::You, &[]),
        &[does(Who::You, bonus(4)), does(Who::You, harm(DamageType::Cognitive, 1))],
    )]),
    artifact(18, "humming_blade").rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(EITHER, 4, Range::NearPlus).hits(2))],
    )
    .then(EXHAUST)]),
];
