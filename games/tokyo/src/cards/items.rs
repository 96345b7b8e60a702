//! T1.7 T1.11 The items: I-01 to I-40.

use super::CardRow;
use super::effect::{After, Amount, Effect, Row, When, Who};
use super::odd::Odd;
use super::short::{COGNITIVE, EITHER, EXHAUST, PHYSICAL, does, on_attack, on_damage, reduce, refresh};
use crate::words::Ability::{Economy, Technique};
use crate::words::Provenance::{Inferred, Printed};
use crate::words::Rarity::{Common, Epic, Rare, Unique};
use crate::words::{CardKind, DamageType, Keyword, Rarity, Text, text};

const fn item(rarity: Rarity, number: u8, word: &'static str, name: Text) -> CardRow {
    CardRow::new(CardKind::Item, rarity, number, word, name)
}

pub(super) static ROWS: [CardRow; 16] = [
    item(Common, 1, "motorbike", text("Motorbike", "バイク", "機車"))
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
    item(Rare, 5, "ballistic_vest", text("Ballistic Vest", "防弾ベスト", "防彈背心"))
        .worth(3, 4)
        .equip(Technique, 4)
        .rows(&[Row::new(on_damage(Who::You), &[does(Who::You, reduce(PHYSICAL, 2))]).then(EXHAUST)]),
    item(Epic, 8, "field_surgery", text("Field Surgery Set", "野戦手術セット", "野戰手術包"))
        .worth(4, 7)
        .rows(&[Row::new(When::Play, &[does(Who::Each, Effect::Heal(2))]).then(After::Scrap)]),
    item(Unique, 10, "black_card", text("Black Card", "無記名ブラックカード", "無記名黑卡"))
        .worth(5, 9)
        .equip(Economy, 5)
        .rows(&[Row::new(When::Use, &[does(Who::Any, Effect::Buy { most: 8 })]).then(EXHAUST)]),
    item(Common, 11, "first_aid_pouch", text("First-Aid Pouch", "救急ポーチ", "急救包"))
        .worth(3, 4)
        .rows(&[Row::new(When::Play, &[does(Who::Near, Effect::Heal(2))]).then(After::Scrap)]),
    item(Rare, 15, "makeshift_serum", text("Makeshift Serum", "簡易超人血清", "簡易超人血清"))
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
    item(Epic, 18, "attack_barrier", text("Attack Barrier", "攻性防壁", "攻性防壁"))
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
    item(Unique, 20, "exo_armour", text("Exo-Armour", "強化外骨格", "強化外骨骼"))
        .worth(5, 10)
        .equip(Technique, 6)
        .rows(&[
            Row::new(When::Always, &[does(Who::You, reduce(PHYSICAL, 1))]),
            Row::new(on_damage(Who::You), &[does(Who::You, reduce(EITHER, 3))]).then(EXHAUST),
        ]),
    item(Common, 21, "helmet", text("Helmet", "ヘルメット", "頭盔"))
        .worth(3, 4)
        .equip(Technique, 3)
        .rows(&[Row::new(
            on_damage(Who::You),
            &[does(Who::You, Effect::Reduce { kinds: PHYSICAL, amount: 1, environment: 1 })],
        )
        .then(EXHAUST)])
        .known(&[("name", Printed), ("kind", Inferred), ("effect", Printed), ("rarity", Inferred)]),
    item(Rare, 25, "kei_truck", text("Kei Truck", "軽トラック", "小貨車"))
        .worth(4, 7)
        .equip(Technique, 4)
        .keywords(&[Keyword::Vehicle])
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 4, areas: 2, bonus: 2 })])]),
    item(Epic, 28, "brokers_briefcase", text("Broker’s Briefcase", "仲介人の鞄", "仲介的公事包"))
        .worth(4, 7)
        .rows(&[Row::new(When::Play, &[does(Who::Any, Effect::Buy { most: 9 })]).then(After::Scrap)])
        .known(&[("concept", Printed)]),
    item(Unique, 30, "tilt_rotor", text("Tilt-Rotor", "ティルトローター", "傾轉旋翼機"))
        .worth(6, 10)
        .equip(Technique, 7)
        .keywords(&[Keyword::Vehicle])
        .rows(&[Row::new(When::Always, &[does(Who::You, Effect::Vehicle { seats: 4, areas: 3, bonus: 4 })])]),
    item(Common, 31, "ration_coupons", text("Ration Coupons", "配給券の束", "一疊配給券"))
        .worth(3, 4)
        .rows(&[Row::new(When::Play, &[does(Who::You, Effect::Buy { most: 6 })]).then(After::Scrap)])
        .known(&[("concept", Printed)]),
    item(Rare, 35, "tool_roll", text("Tool Roll", "工具一式", "工具捲包"))
        .worth(3, 4)
        .equip(Technique, 3)
        .rows(&[Row::new(When::Use, &[does(Who::Near, refresh(2))]).then(EXHAUST)]),
    item(Epic, 38, "combat_stimulant", text("Combat Stimulant", "戦闘用興奮剤", "戰鬥興奮劑"))
        .worth(4, 7)
        .rows(&[Row::new(
            When::Play,
            &[
                does(Who::You, Effect::Refresh { amount: 3, of: Some(CardKind::Weapon) }),
                does(Who::You, Effect::Draw(2)),
            ],
        )
        .then(After::Scrap)]),
    item(Unique, 40, "autodoc_harness", text("Autodoc Harness", "自動治療ハーネス", "自動醫療背架"))
        .worth(5, 9)
        .equip(Technique, 5)
        .rows(&[Row::new(When::Start, &[does(Who::Each, Effect::Heal(1))])]),
];
