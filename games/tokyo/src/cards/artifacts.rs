//! T22.7 The artifacts.

use super::effect::{After, Amount, Attack, CheckKind, EVERY_ENEMY, Effect, Row, When, Who};
use super::odd::Odd;
use super::short::{
    COGNITIVE, EITHER, EXHAUST, PHYSICAL, attack, bonus, does, harm, on_check, on_damage, reduce,
};
use super::{CardRow, Category};
use crate::words::Provenance::Printed;
use crate::words::{CardKind, DamageType, Keyword, Range, Rarity, Text, text};

const fn artifact(number: u8, word: &'static str, name: Text) -> CardRow {
    CardRow {
        category: Category::Artifact,
        ..CardRow::new(CardKind::Artifact, Rarity::Unique, number, word, name)
    }
}

pub(super) static ROWS: [CardRow; 18] = [
    artifact(1, "everliving_meat", text("Everliving Meat", "視肉", "視肉"))
        .rows(&[Row::new(When::Start, &[does(Who::You, Effect::Heal(1))])])
        .known(&[("name", Printed)]),
    artifact(2, "nimo_the_adapted", text("Nimo the Adapted", "適応者ニモ", "適應者尼莫"))
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Odd(Odd::Adapt))])])
        .known(&[("name", Printed)]),
    artifact(3, "evil_eye", text("Evil Eye", "邪眼", "邪眼"))
        .rows(&[Row::new(
            When::Use,
            &[
                attack(Attack::new(COGNITIVE, 6, Range::FarPlus)),
                does(Who::You, harm(DamageType::Cognitive, 1)),
            ],
        )
        .then(EXHAUST)])
        .known(&[("name", Printed), ("effect", Printed)]),
    artifact(4, "substitute_doll", text("Substitute Doll", "身代わり人形", "替身人偶"))
        .rows(&[Row::new(on_damage(Who::You), &[does(Who::You, Effect::Odd(Odd::Doll))])])
        .known(&[("name", Printed), ("effect", Printed)]),
    artifact(5, "pocket_door", text("Pocket Door", "携帯扉", "隨身門")).rows(&[Row::new(
        When::Use,
        &[does(Who::Each, Effect::Odd(Odd::DoorStep))],
    )
    .then(After::Exhaust(2))]),
    artifact(6, "borrowed_hour", text("Borrowed Hour", "借りた一時間", "借來的一小時"))
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Odd(Odd::HandSize))])]),
    artifact(7, "wishing_coin", text("Wishing Coin", "願い銭", "許願錢")).rows(&[Row::new(
        When::Use,
        &[does(Who::Near, Effect::Token(2))],
    )
    .then(After::Exhaust(2))]),
    artifact(8, "red_thread", text("Red Thread", "赤い糸", "紅線"))
        .rows(&[Row::new(When::Always, &[does(Who::Any, Effect::Odd(Odd::SharedHand))])]),
    artifact(9, "floating_stone", text("Floating Stone", "浮き石", "浮石"))
        .keywords(&[Keyword::Vehicle])
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 4, areas: 2, bonus: 3 })])]),
    artifact(10, "choir_shell", text("Choir Shell", "合唱貝", "合唱貝")).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 4, Range::Far).spread(EVERY_ENEMY))],
    )
    .then(EXHAUST)]),
    artifact(11, "broom_of_quiet", text("Broom of Quiet", "静けさの箒", "靜默掃帚")).rows(&[Row::new(
        When::Use,
        &[does(Who::Near, Effect::Odd(Odd::Sweep))],
    )
    .then(After::Exhaust(3))]),
    artifact(12, "coat_of_needles", text("Coat of Needles", "針の外套", "針之外套")).rows(&[Row::new(
        on_damage(Who::You),
        &[
            does(Who::You, reduce(PHYSICAL, 2)),
            does(Who::You, Effect::Strike { kind: DamageType::Physical, amount: Amount::Fixed(3) }),
        ],
    )
    .then(EXHAUST)]),
    artifact(13, "saints_blindfold", text("Saint’s Blindfold", "聖者の目隠し", "聖者眼罩")).rows(&[
        Row::new(
            on_damage(Who::Near),
            &[does(Who::Near, Effect::Reduce { kinds: COGNITIVE, amount: 2, environment: 1 })],
        )
        .then(EXHAUST),
    ]),
    artifact(14, "mirror_of_tomorrow", text("Mirror of Tomorrow", "明日の鏡", "明日之鏡"))
        .rows(&[Row::new(When::Start, &[does(Who::You, Effect::Odd(Odd::Foresee))])]),
    artifact(15, "bottomless_purse", text("Bottomless Purse", "底なし財布", "無底錢包")).rows(&[Row::new(
        When::Always,
        &[does(Who::You, Effect::Bonus { kinds: &[CheckKind::Buy], of: None, amount: 3 })],
    )]),
    artifact(16, "second_shadow", text("Second Shadow", "二つ目の影", "第二個影子")).rows(&[Row::new(
        When::Use,
        &[does(Who::You, Effect::Odd(Odd::Shadow))],
    )
    .then(EXHAUST)]),
    artifact(17, "ring_splinter", text("Ring Splinter", "リングの欠片", "環之碎片")).rows(&[Row::new(
        on_check(Who::You, &[]),
        &[does(Who::You, bonus(4)), does(Who::You, harm(DamageType::Cognitive, 1))],
    )]),
    artifact(18, "humming_blade", text("Humming Blade", "唸る刃", "低鳴之刃")).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(EITHER, 4, Range::NearPlus).hits(2))],
    )
    .then(EXHAUST)]),
];
