//! T1.18 T33.8 T33.9 The rewards: cards a group earns by clearing a scenario, SC01-14 to SC07-16.

use super::effect::{ALL_OF_IT, After, Attack, Effect, More, On, Row, Trait, When, Who};
use super::odd::Odd;
use super::row::{CardRow, Category};
use super::short::{
    COGNITIVE, EITHER, EXHAUST, PHYSICAL, attack, bonus, does, on_ability, on_check, on_damage, reduce,
};
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::CardKind::{self, Artifact, Follower, Item, Weapon};
use crate::words::Provenance::Printed;
use crate::words::Rarity::{self, Epic, Unique};
use crate::words::options::Scenario::{self, S01, S02, S03, S04, S05, S06, S07};
use crate::words::{Keyword, Range};

/// T1.18 T33.8 A reward of a scenario, of one of the four kinds.
const fn reward((of, number): (Scenario, u8), kind: CardKind, rarity: Rarity, word: &'static str) -> CardRow {
    let category = match kind {
        CardKind::Artifact => Category::Artifact,
        CardKind::Weapon | CardKind::Item | CardKind::Follower => Category::Consume,
    };
    CardRow { category, reward: Some(of), ..CardRow::new(kind, rarity, number, word).copies(1) }
}

/// In the moment in which a trouble is drawn by its wearer.
const OWN_DRAW: When = When::Interrupt(On::Draw { whose: Who::You });

pub(super) static ROWS: [CardRow; 15] = [
    reward((S01, 14), Item, Epic, "minases_card").worth(4, 6).rows(&[Row::new(
        When::Play,
        &[does(Who::Any, Effect::Buy { most: 8 })],
    )
    .then(After::Scrap)]),
    reward((S01, 15), Follower, Epic, "rokuro_off_duty").worth(4, 7).equip(Empathy, 5).rows(&[
        Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 3, Range::Near))]).then(EXHAUST),
        Row::new(on_damage(Who::Near), &[does(Who::Near, reduce(PHYSICAL, 3))]).then(EXHAUST),
    ]),
    reward((S02, 15), Item, Epic, "stationmasters_whistle").worth(4, 6).equip(Technique, 4).rows(&[
        Row::new(When::Interrupt(On::Reveal), &[does(Who::You, Effect::Odd(Odd::Delay))]).then(EXHAUST),
    ]),
    reward((S02, 16), Artifact, Unique, "ticket_to_platform_zero").rows(&[Row::new(
        When::Use,
        &[does(Who::You, Effect::Odd(Odd::Platform))],
    )
    .then(After::Exhaust(2))]),
    // T33.9
    reward((S03, 14), Item, Unique, "heister_mask")
        .worth(4, 8)
        .equip(Technique, 4)
        .rows(&[Row::new(OWN_DRAW, &[does(Who::You, Effect::Odd(Odd::Overlook))]).then(EXHAUST)])
        .known(&[("name", Printed), ("effect", Printed)]),
    reward((S03, 15), Follower, Epic, "kei_stunt_double")
        .worth(4, 7)
        .equip(Economy, 5)
        .keywords(&[Keyword::Hired])
        .rows(&[
            Row::new(on_ability(Who::You, &[Technique]), &[does(Who::You, bonus(4))]).paid(1),
            Row::new(on_damage(Who::You), &[does(Who::You, reduce(EITHER, ALL_OF_IT))])
                .paid(1)
                .then(After::Discard),
        ]),
    // T33.9
    reward((S04, 14), Item, Unique, "doom_zero")
        .worth(5, 9)
        .equip(Technique, 6)
        .keywords(&[Keyword::Vehicle])
        .rows(&[
            Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 2, areas: 2, bonus: 3 })]),
            Row::new(OWN_DRAW, &[does(Who::You, Effect::Odd(Odd::SecondDraw))]),
        ])
        .known(&[("name", Printed), ("effect", Printed)]),
    reward((S04, 15), Weapon, Epic, "chequered_lance").worth(4, 7).equip(Combat, 5).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 4, Range::NearPlus).more(More::AfterMove(2)))],
    )
    .then(EXHAUST)]),
    reward((S05, 14), Item, Epic, "paper_mask").worth(4, 6).equip(Empathy, 4).rows(&[Row::new(
        on_damage(Who::You),
        &[does(Who::You, reduce(COGNITIVE, 3)), does(Who::You, Effect::Odd(Odd::TokenIfUnhurt))],
    )
    .then(EXHAUST)]),
    reward((S05, 15), Weapon, Epic, "thread_shears").worth(4, 7).equip(Combat, 4).or_equip(Empathy, 5).rows(
        &[Row::new(
            When::Use,
            &[attack(Attack::new(COGNITIVE, 4, Range::Near).with(&[Trait::IgnoresReduction]))],
        )
        .then(EXHAUST)],
    ),
    reward((S06, 15), Follower, Epic, "hayase_conductor").worth(4, 7).equip(Empathy, 5).rows(&[Row::new(
        When::Use,
        &[does(Who::You, Effect::Odd(Odd::Punch))],
    )
    .then(EXHAUST)]),
    reward((S06, 16), Weapon, Epic, "signal_gun").worth(4, 6).equip(Combat, 4).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(PHYSICAL, 3, Range::Far).with(&[Trait::IntoAdjacent]).more(More::InCompany(1)))],
    )
    .then(EXHAUST)]),
    reward((S07, 14), Artifact, Unique, "wish_unspent").rows(&[Row::new(
        on_check(Who::Any, &[]),
        &[does(Who::Any, Effect::Odd(Odd::Granted))],
    )
    .then(After::Remove)]),
    reward((S07, 15), Follower, Unique, "terminals_young").worth(5, 9).equip(Empathy, 6).rows(&[
        Row::new(When::Always, &[does(Who::You, Effect::Odd(Odd::Divert))]),
        Row::new(on_check(Who::Near, &[]), &[does(Who::Near, bonus(4))]).then(EXHAUST),
    ]),
    reward((S07, 16), Weapon, Unique, "collectors_hand").worth(5, 9).equip(Combat, 6).rows(&[Row::new(
        When::Use,
        &[attack(Attack::new(COGNITIVE, 5, Range::Far).more(More::PerToken(3)))],
    )
    .then(EXHAUST)]),
];
