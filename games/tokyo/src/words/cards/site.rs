//! T27 The Site cards.

use super::effect::{Effect, Row, When, Who};
use super::enemy::Enemy;
use super::odd::Odd;
use super::short::{EITHER, PHYSICAL, does, harm};
use super::threat::{Solve, ThreatRow};
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::Provenance::{Inferred, Printed};
use crate::words::Rarity::{Common, Epic, Rare, Unique};
use crate::words::{DamageType, Keyword, Range};

pub(super) static ROWS: [ThreatRow; 16] = [
    ThreatRow::new(Common, 1, "all_clear")
        .solved(Solve::ByItself)
        .rows(&[Row::new(When::Success, &[does(Who::Each, Effect::Draw(1))])])
        .known(&[("name", Printed), ("id", Printed), ("rarity", Printed), ("kind", Printed)]),
    ThreatRow::new(Rare, 5, "scorching_haze")
        .solved(Solve::Checks(&[(Technique, 8)]))
        .reward(1)
        .keywords(&[Keyword::Environment])
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Salvage(1))]),
            Row::new(When::Failure, &[does(Who::Each, harm(DamageType::Physical, 1))]),
        ])
        .known(&[
            ("name", Printed),
            ("id", Printed),
            ("rarity", Printed),
            ("kind", Printed),
            ("keyword", Inferred),
        ]),
    ThreatRow::new(Epic, 8, "hand_from_behind")
        .solved(Solve::Defeat(
            Enemy::new(5, (DamageType::Cognitive, 1, Range::NearPlus)).immune(PHYSICAL),
            None,
        ))
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
            Row::new(
                When::Failure,
                &[does(Who::Near, harm(DamageType::Cognitive, 1)), does(Who::Near, Effect::Strip(1))],
            ),
        ])
        .known(&[("name", Printed), ("id", Printed), ("rarity", Printed), ("kind", Printed)]),
    ThreatRow::new(Unique, 10, "ring_song")
        .solved(Solve::Checks(&[(Empathy, 11)]))
        .reward(2)
        .keywords(&[Keyword::Environment])
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
            Row::new(
                When::Failure,
                &[
                    does(Who::Each, harm(DamageType::Cognitive, 2)),
                    does(Who::All, harm(DamageType::Cognitive, 1)),
                ],
            ),
        ]),
    ThreatRow::new(Common, 11, "dimension_door")
        .solved(Solve::ByItself)
        .rows(&[Row::new(When::Success, &[does(Who::Each, Effect::Odd(Odd::Scatter))])])
        .known(&[
            ("name", Printed),
            ("id", Printed),
            ("rarity", Printed),
            ("kind", Printed),
            ("effect", Printed),
        ]),
    ThreatRow::new(Rare, 15, "loop_tunnel")
        .solved(Solve::Checks(&[(Empathy, 8)]))
        .reward(1)
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Salvage(1))]),
            Row::new(When::Failure, &[does(Who::You, Effect::Deeper(1))]),
        ])
        .known(&[("name", Printed), ("id", Printed), ("rarity", Printed), ("kind", Printed)]),
    ThreatRow::new(Epic, 18, "inverted_gravity")
        .solved(Solve::Checks(&[(Technique, 7), (Combat, 6)]))
        .keywords(&[Keyword::Environment])
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
            Row::new(
                When::Failure,
                &[does(Who::Near, harm(DamageType::Physical, 2)), does(Who::Each, Effect::Discard(1))],
            ),
        ])
        .known(&[("keyword", Inferred)]),
    ThreatRow::new(Unique, 20, "nameless_guardian")
        .solved(Solve::Defeat(Enemy::new(8, (DamageType::Cognitive, 1, Range::Far)).reduces(EITHER, 1), None))
        .reward(2)
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
            Row::new(
                When::Failure,
                &[does(Who::Each, harm(DamageType::Cognitive, 1)), does(Who::You, Effect::Trouble(1))],
            ),
        ]),
    ThreatRow::new(Common, 21, "memory_vendor").solved(Solve::Checks(&[(Economy, 6)])).rows(&[
        Row::new(When::Success, &[does(Who::You, Effect::Draw(2))]),
        Row::new(When::Failure, &[does(Who::Each, Effect::Toll(1)), does(Who::Near, Effect::Discard(1))]),
    ]),
    ThreatRow::new(Rare, 25, "rebar_crawler")
        .solved(Solve::Defeat(
            Enemy::new(6, (DamageType::Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
            None,
        ))
        .reward(1)
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Salvage(1))]),
            Row::new(When::Failure, &[does(Who::Each, harm(DamageType::Physical, 1))]),
        ]),
    ThreatRow::new(Epic, 28, "mimic_bus")
        .solved(Solve::Defeat(
            Enemy::new(7, (DamageType::Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
            None,
        ))
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
            Row::new(
                When::Failure,
                &[does(Who::Each, harm(DamageType::Physical, 1)), does(Who::Near, Effect::Strip(1))],
            ),
        ]),
    ThreatRow::new(Unique, 30, "walking_crane")
        .solved(Solve::Defeat(
            Enemy::new(9, (DamageType::Physical, 1, Range::Far)).reduces(PHYSICAL, 1),
            None,
        ))
        .reward(2)
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
            Row::new(When::Failure, &[does(Who::Each, harm(DamageType::Physical, 2))]),
        ]),
    ThreatRow::new(Common, 31, "shadow_children")
        .solved(Solve::Defeat(
            Enemy::new(4, (DamageType::Cognitive, 1, Range::Near)).immune(PHYSICAL),
            Some((Empathy, 6)),
        ))
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Salvage(1))]),
            Row::new(When::Failure, &[does(Who::Each, Effect::Discard(1))]),
        ]),
    ThreatRow::new(Rare, 35, "faceless_commuter")
        .solved(Solve::Defeat(
            Enemy::new(6, (DamageType::Cognitive, 1, Range::Far)).immune(PHYSICAL),
            Some((Empathy, 8)),
        ))
        .reward(1)
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Salvage(1))]),
            Row::new(
                When::Failure,
                &[does(Who::Each, harm(DamageType::Cognitive, 1)), does(Who::Each, Effect::Toll(1))],
            ),
        ]),
    ThreatRow::new(Epic, 38, "mannequin_march").solved(Solve::Checks(&[(Combat, 9)])).rows(&[
        Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
        Row::new(When::Failure, &[does(Who::You, Effect::Deeper(1)), does(Who::Near, Effect::Strip(1))]),
    ]),
    ThreatRow::new(Unique, 40, "sea_of_glass")
        .solved(Solve::Checks(&[(Technique, 8), (Economy, 6)]))
        .reward(2)
        .keywords(&[Keyword::Environment])
        .rows(&[
            Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
            Row::new(
                When::Failure,
                &[does(Who::Each, harm(DamageType::Physical, 1)), does(Who::You, Effect::Deeper(1))],
            ),
        ])
        .known(&[("keyword", Inferred)]),
];
