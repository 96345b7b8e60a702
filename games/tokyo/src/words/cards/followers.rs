//! The followers: F-01 to F-40.

use super::effect::{After, Amount, Attack, Cause, CheckKind, Effect, On, Row, Trait, When, Who};
use super::odd::Odd;
use super::row::CardRow;
use super::short::{COGNITIVE, EITHER, EXHAUST, PHYSICAL, attack, bonus, does, on_ability, on_check};
use crate::words::Ability::{Economy, Empathy, Technique};
use crate::words::Provenance::{Inferred, Printed};
use crate::words::Rarity::{self, Common, Epic, Rare, Unique};
use crate::words::{CardKind, DamageType, Keyword, Range};

const fn follower(rarity: Rarity, number: u8, word: &'static str) -> CardRow {
    CardRow::new(CardKind::Follower, rarity, number, word)
}

pub(super) static ROWS: [CardRow; 16] = [
    follower(Common, 1, "stray_hound").worth(2, 3).equip(Empathy, 3).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 3, Range::NearPlus))],
    )
    .then(EXHAUST)]),
    follower(Rare, 5, "maid")
        .worth(3, 5)
        .equip(Empathy, 4)
        .rows(&[
            Row::new(
                When::Always,
                &[does(
                    Who::Each,
                    Effect::Bonus { kinds: &[CheckKind::Equip], of: Some(Keyword::Hired), amount: 3 },
                )],
            ),
            Row::new(
                When::Interrupt(On::Fee { whose: Who::Near }),
                &[does(Who::Near, Effect::Odd(Odd::CoverFee))],
            )
            .then(EXHAUST),
        ])
        .known(&[("name", Printed), ("kind", Printed), ("effect", Inferred)]),
    follower(Epic, 8, "sniper")
        .worth(4, 7)
        .equip(Empathy, 5)
        .rows(&[Row::new(
            When::Use,
            &[attack(Attack::new(PHYSICAL, 4, Range::FarPlus).with(&[Trait::IntoAdjacent]))],
        )
        .then(EXHAUST)])
        .known(&[("name", Printed), ("kind", Printed), ("effect", Printed), ("type", Inferred)]),
    follower(Unique, 10, "street_idol")
        .worth(5, 9)
        .equip(Empathy, 4)
        .rows(&[Row::new(When::Start, &[does(Who::You, Effect::Token(1))])]),
    follower(Common, 11, "hitman")
        .worth(2, 4)
        .equip(Empathy, 3)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 6, Range::NearPlus))]).then(After::Scrap)])
        .known(&[("name", Printed), ("kind", Printed)]),
    follower(Rare, 15, "mercenary")
        .worth(4, 7)
        .equip(Economy, 5)
        .keywords(&[Keyword::Hired])
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 5, Range::Far))]).paid(1)])
        .known(&[("keyword", Printed)]),
    follower(Epic, 18, "crooked_lawyer")
        .worth(4, 7)
        .equip(Economy, 6)
        .keywords(&[Keyword::Hired])
        .rows(&[Row::new(on_check(Who::Near, &[]), &[does(Who::Near, bonus(5))]).paid(1)])
        .known(&[("keyword", Printed)]),
    follower(Unique, 20, "back_alley_doctor").worth(5, 9).equip(Empathy, 5).rows(&[Row::new(
        When::Use,
        &[does(Who::Any, Effect::Heal(2))],
    )
    .then(EXHAUST)]),
    follower(Common, 21, "bouncer")
        .worth(3, 5)
        .equip(Economy, 4)
        .keywords(&[Keyword::Hired])
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 4, Range::Near))]).paid(1)])
        .known(&[("keyword", Printed)]),
    follower(Rare, 25, "medium").worth(3, 6).equip(Empathy, 4).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 4, Range::Far))],
    )
    .then(EXHAUST)]),
    follower(Epic, 28, "fortune_teller").worth(4, 7).equip(Empathy, 4).rows(&[Row::new(
        When::Interrupt(On::Draw { whose: Who::Any }),
        &[does(Who::Any, Effect::Redraw)],
    )
    .then(EXHAUST)]),
    follower(Unique, 30, "anomaly_professor").worth(6, 10).equip(Empathy, 6).rows(&[Row::new(
        on_check(Who::Near, &[CheckKind::Solve, CheckKind::Explore]),
        &[does(Who::Near, bonus(6))],
    )
    .then(EXHAUST)]),
    follower(Common, 31, "informant").worth(2, 4).equip(Empathy, 3).rows(&[Row::new(
        on_check(Who::Near, &[]),
        &[does(Who::Near, bonus(3))],
    )
    .then(EXHAUST)]),
    follower(Rare, 35, "alley_hacker").worth(3, 5).equip(Empathy, 4).rows(&[Row::new(
        on_ability(Who::Near, &[Technique, Economy]),
        &[does(Who::Near, bonus(4))],
    )
    .then(EXHAUST)]),
    follower(Epic, 38, "psychic_twins").worth(5, 8).equip(Empathy, 6).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(EITHER, 4, Range::NearPlus).with(&[Trait::NoCounter]))],
    )
    .then(EXHAUST)]),
    follower(Unique, 40, "kashima_reiko")
        .worth(5, 9)
        .equip(Empathy, 4)
        .rows(&[Row::new(
            When::Interrupt(On::Damage { whose: Who::You, from: Cause::Enemy }),
            &[does(Who::You, Effect::Strike { kind: DamageType::Cognitive, amount: Amount::Fixed(7) })],
        )
        .then(EXHAUST)])
        .known(&[("name", Printed), ("effect", Inferred)]),
];
