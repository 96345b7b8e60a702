//! The troubles: T-01 to T-40.

use super::effect::{CheckKind, Effect, Passing, Row, When, Who};
use super::enemy::Enemy;
use super::odd::Odd;
use super::short::{COGNITIVE, PHYSICAL, does, harm};
use super::threat::{Solve, ThreatRow};
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::Provenance::{Inferred, Printed};
use crate::words::Rarity::{Common, Epic, Rare, Unique};
use crate::words::{DamageType, Keyword, Range};

pub(super) static ROWS: [ThreatRow; 16] = [
    ThreatRow::new(Common, 1, "hold_up")
        .ap(3)
        .solved(Solve::Checks(&[(Empathy, 3)]))
        .rows(&[Row::new(When::End, &[does(Who::Near, harm(DamageType::Physical, 1))])])
        .known(&[
            ("name", Printed),
            ("kind", Printed),
            ("solve", Printed),
            ("check", Printed),
            ("rarity", Inferred),
        ]),
    ThreatRow::new(Rare, 5, "gunfight")
        .ap(6)
        .solved(Solve::Checks(&[(Combat, 7)]))
        .reward(1)
        .rows(&[
            Row::new(When::Always, &[does(Who::Each, Effect::Odd(Odd::Aggravate))]),
            Row::new(When::End, &[does(Who::Near, harm(DamageType::Physical, 1))]),
        ])
        .known(&[("name", Printed), ("kind", Printed), ("aggravate", Printed)]),
    ThreatRow::new(Epic, 8, "armoured_car")
        .ap(7)
        .solved(Solve::Defeat(
            Enemy::new(6, (DamageType::Physical, 1, Range::Far)).reduces(PHYSICAL, 2),
            None,
        ))
        .reward(2)
        .rows(&[Row::new(When::Pass(Passing::Leave), &[does(Who::You, harm(DamageType::Physical, 1))])])
        .known(&[("name", Printed), ("kind", Printed), ("effect", Printed)]),
    ThreatRow::new(Unique, 10, "gunship")
        .ap(8)
        .solved(Solve::Defeat(
            Enemy::new(7, (DamageType::Physical, 2, Range::Far)).reduces(PHYSICAL, 1),
            None,
        ))
        .reward(3)
        .rows(&[
            Row::new(When::Pass(Passing::Both), &[does(Who::You, harm(DamageType::Physical, 1))]),
            Row::new(When::End, &[does(Who::Each, harm(DamageType::Physical, 1))]),
        ]),
    ThreatRow::new(Common, 11, "biker")
        .ap(4)
        .solved(Solve::Defeat(
            Enemy::new(5, (DamageType::Physical, 1, Range::Near)).reduces(PHYSICAL, 1),
            None,
        ))
        .reward(1)
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Tax { kind: CheckKind::Move, amount: 2 })])])
        .known(&[
            ("name", Printed),
            ("kind", Printed),
            ("solve", Printed),
            ("hp", Printed),
            ("reduce", Printed),
            ("always", Printed),
            ("rarity", Inferred),
        ]),
    ThreatRow::new(Rare, 15, "collapsed_overpass")
        .ap(5)
        .solved(Solve::Checks(&[(Technique, 7)]))
        .keywords(&[Keyword::Environment])
        .rows(&[Row::new(When::End, &[does(Who::Each, harm(DamageType::Physical, 1))])])
        .known(&[("keyword", Printed)]),
    ThreatRow::new(Epic, 18, "riot")
        .ap(7)
        .solved(Solve::Checks(&[(Empathy, 8)]))
        .reward(1)
        .rows(&[Row::new(When::End, &[does(Who::You, Effect::Trouble(1))])])
        .known(&[("effect", Printed)]),
    ThreatRow::new(Unique, 20, "confiscation_order")
        .ap(8)
        .solved(Solve::Checks(&[(Economy, 10)]))
        .reward(2)
        .rows(&[
            Row::new(When::Always, &[does(Who::You, Effect::Tax { kind: CheckKind::Buy, amount: 3 })]),
            Row::new(When::End, &[does(Who::All, Effect::Toll(1))]),
        ]),
    ThreatRow::new(Common, 21, "uneventful_day")
        .rows(&[Row::new(When::Drawn, &[does(Who::You, Effect::Odd(Odd::NoPlacement))])])
        .known(&[
            ("name", Printed),
            ("rarity", Printed),
            ("ap", Printed),
            ("effect", Printed),
            ("kind", Printed),
        ]),
    ThreatRow::new(Rare, 25, "hoarders")
        .ap(7)
        .solved(Solve::Checks(&[(Economy, 7)]))
        .reward(1)
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Tax { kind: CheckKind::Buy, amount: 2 })])]),
    ThreatRow::new(Epic, 28, "wailing_procession")
        .ap(7)
        .solved(Solve::Defeat(
            Enemy::new(8, (DamageType::Cognitive, 1, Range::Near)).reduces(COGNITIVE, 1),
            Some((Empathy, 10)),
        ))
        .reward(1)
        .rows(&[Row::new(When::End, &[does(Who::Each, harm(DamageType::Cognitive, 1))])]),
    ThreatRow::new(Unique, 30, "red_rain")
        .ap(8)
        .solved(Solve::Checks(&[(Technique, 10)]))
        .reward(2)
        .keywords(&[Keyword::Environment])
        .rows(&[Row::new(When::End, &[does(Who::All, harm(DamageType::Physical, 1))])])
        .known(&[("keyword", Printed)]),
    ThreatRow::new(Common, 31, "debater")
        .ap(5)
        .solved(Solve::Defeat(Enemy::new(3, (DamageType::Cognitive, 1, Range::Near)), None))
        .rows(&[Row::new(When::End, &[does(Who::Near, harm(DamageType::Cognitive, 1))])])
        .known(&[("name", Printed), ("kind", Printed), ("solve", Printed), ("counter_type", Printed)]),
    ThreatRow::new(Rare, 35, "soldier")
        .ap(6)
        .solved(Solve::Defeat(Enemy::new(6, (DamageType::Physical, 1, Range::Far)), Some((Economy, 9))))
        .reward(1)
        .rows(&[Row::new(When::Pass(Passing::Enter), &[does(Who::You, harm(DamageType::Physical, 1))])])
        .known(&[("name", Printed), ("kind", Printed), ("effect", Printed)]),
    ThreatRow::new(Epic, 38, "crow_storm")
        .ap(7)
        .solved(Solve::Defeat(Enemy::new(8, (DamageType::Physical, 1, Range::NearPlus)), None))
        .reward(1)
        .keywords(&[Keyword::Environment])
        .rows(&[Row::new(When::End, &[does(Who::Each, harm(DamageType::Physical, 1))])])
        .known(&[("keyword", Printed)]),
    ThreatRow::new(Unique, 40, "wall_climber")
        .ap(8)
        .solved(Solve::Defeat(
            Enemy::new(9, (DamageType::Cognitive, 2, Range::NearPlus)).reduces(PHYSICAL, 2),
            Some((Empathy, 11)),
        ))
        .reward(1)
        .rows(&[
            Row::new(When::End, &[does(Who::You, Effect::Trouble(1))]),
            Row::new(When::Success, &[does(Who::You, Effect::Artifact)]),
        ]),
];
