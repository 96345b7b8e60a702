//! T1.9 T1.14 The troubles: T-01 to T-40.

use super::effect::{CheckKind, Effect, Passing, Row, When, Who};
use super::odd::Odd;
use super::short::{COGNITIVE, PHYSICAL, does, harm};
use super::{Enemy, Solve, ThreatRow};
use crate::words::Ability::{Combat, Economy, Empathy, Technique};
use crate::words::Provenance::{Inferred, Printed};
use crate::words::Rarity::{Common, Epic, Rare, Unique};
use crate::words::{DamageType, Keyword, Range, text};

pub(super) static ROWS: [ThreatRow; 16] = [
    ThreatRow::new(Common, 1, "hold_up", text("Hold-Up", "立てこもり", "持械據守"))
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
    ThreatRow::new(Rare, 5, "gunfight", text("Gunfight", "銃撃戦", "槍戰"))
        .ap(6)
        .solved(Solve::Checks(&[(Combat, 7)]))
        .reward(1)
        .rows(&[
            Row::new(When::Always, &[does(Who::Each, Effect::Odd(Odd::Aggravate))]),
            Row::new(When::End, &[does(Who::Near, harm(DamageType::Physical, 1))]),
        ])
        .known(&[("name", Printed), ("kind", Printed), ("aggravate", Printed)]),
    ThreatRow::new(Epic, 8, "armoured_car", text("Armoured Car", "装甲車", "裝甲車"))
        .ap(7)
        .solved(Solve::Defeat(
            Enemy::new(6, (DamageType::Physical, 1, Range::Far)).reduces(PHYSICAL, 2),
            None,
        ))
        .reward(2)
        .rows(&[Row::new(When::Pass(Passing::Leave), &[does(Who::You, harm(DamageType::Physical, 1))])])
        .known(&[("name", Printed), ("kind", Printed), ("effect", Printed)]),
    ThreatRow::new(Unique, 10, "gunship", text("Gunship", "武装ヘリ", "武裝直升機"))
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
    ThreatRow::new(Common, 11, "biker", text("Biker", "バイカー", "飆車族"))
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
    ThreatRow::new(Rare, 15, "collapsed_overpass", text("Collapsed Overpass", "高架崩落", "高架崩塌"))
        .ap(5)
        .solved(Solve::Checks(&[(Technique, 7)]))
        .keywords(&[Keyword::Environment])
        .rows(&[Row::new(When::End, &[does(Who::Each, harm(DamageType::Physical, 1))])])
        .known(&[("keyword", Printed)]),
    ThreatRow::new(Epic, 18, "riot", text("Riot", "暴動", "暴動"))
        .ap(7)
        .solved(Solve::Checks(&[(Empathy, 8)]))
        .reward(1)
        .rows(&[Row::new(When::End, &[does(Who::You, Effect::Trouble(1))])])
        .known(&[("effect", Printed)]),
    ThreatRow::new(Unique, 20, "confiscation_order", text("Confiscation Order", "接収命令", "徵收令"))
        .ap(8)
        .solved(Solve::Checks(&[(Economy, 10)]))
        .reward(2)
        .rows(&[
            Row::new(When::Always, &[does(Who::You, Effect::Tax { kind: CheckKind::Buy, amount: 3 })]),
            Row::new(When::End, &[does(Who::All, Effect::Toll(1))]),
        ]),
    ThreatRow::new(
        Common,
        21,
        "uneventful_day",
        text("A Wonderful Uneventful Day", "何もない素晴らしい1日", "平安無事的美好一天"),
    )
    .rows(&[Row::new(When::Drawn, &[does(Who::You, Effect::Odd(Odd::NoPlacement))])])
    .known(&[
        ("name", Printed),
        ("rarity", Printed),
        ("ap", Printed),
        ("effect", Printed),
        ("kind", Printed),
    ]),
    ThreatRow::new(Rare, 25, "hoarders", text("Hoarders’ Ring", "買い占め組織", "囤貨集團"))
        .ap(7)
        .solved(Solve::Checks(&[(Economy, 7)]))
        .reward(1)
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Tax { kind: CheckKind::Buy, amount: 2 })])]),
    ThreatRow::new(Epic, 28, "wailing_procession", text("Wailing Procession", "慟哭の行列", "慟哭隊伍"))
        .ap(7)
        .solved(Solve::Defeat(
            Enemy::new(8, (DamageType::Cognitive, 1, Range::Near)).reduces(COGNITIVE, 1),
            Some((Empathy, 10)),
        ))
        .reward(1)
        .rows(&[Row::new(When::End, &[does(Who::Each, harm(DamageType::Cognitive, 1))])]),
    ThreatRow::new(Unique, 30, "red_rain", text("Red Rain", "赤い雨", "紅雨"))
        .ap(8)
        .solved(Solve::Checks(&[(Technique, 10)]))
        .reward(2)
        .keywords(&[Keyword::Environment])
        .rows(&[Row::new(When::End, &[does(Who::All, harm(DamageType::Physical, 1))])])
        .known(&[("keyword", Printed)]),
    ThreatRow::new(Common, 31, "debater", text("Debater", "論客", "辯士"))
        .ap(5)
        .solved(Solve::Defeat(Enemy::new(3, (DamageType::Cognitive, 1, Range::Near)), None))
        .rows(&[Row::new(When::End, &[does(Who::Near, harm(DamageType::Cognitive, 1))])])
        .known(&[("name", Printed), ("kind", Printed), ("solve", Printed), ("counter_type", Printed)]),
    ThreatRow::new(Rare, 35, "soldier", text("Soldier", "兵士", "士兵"))
        .ap(6)
        .solved(Solve::Defeat(Enemy::new(6, (DamageType::Physical, 1, Range::Far)), Some((Economy, 9))))
        .reward(1)
        .rows(&[Row::new(When::Pass(Passing::Enter), &[does(Who::You, harm(DamageType::Physical, 1))])])
        .known(&[("name", Printed), ("kind", Printed), ("effect", Printed)]),
    ThreatRow::new(Epic, 38, "crow_storm", text("Crow Storm", "鴉嵐", "鴉群風暴"))
        .ap(7)
        .solved(Solve::Defeat(Enemy::new(8, (DamageType::Physical, 1, Range::NearPlus)), None))
        .reward(1)
        .keywords(&[Keyword::Environment])
        .rows(&[Row::new(When::End, &[does(Who::Each, harm(DamageType::Physical, 1))])])
        .known(&[("keyword", Printed)]),
    ThreatRow::new(Unique, 40, "wall_climber", text("What Climbed the Wall", "壁を越えたもの", "越牆之物"))
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
