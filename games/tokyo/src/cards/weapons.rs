//! T1.7 T1.11 The weapons: W-01 to W-40.

use super::CardRow;
use super::effect::{After, Attack, EVERY_ENEMY, Row, Trait, When};
use super::short::{COGNITIVE, EITHER, EXHAUST, PHYSICAL, attack};
use crate::words::Ability::{Combat, Empathy};
use crate::words::Provenance::{Inferred, Printed};
use crate::words::Rarity::{Common, Epic, Rare, Unique};
use crate::words::{CardKind, Range, Rarity, Text, text};

const fn weapon(rarity: Rarity, number: u8, word: &'static str, name: Text) -> CardRow {
    CardRow::new(CardKind::Weapon, rarity, number, word, name)
}

pub(super) static ROWS: [CardRow; 16] = [
    weapon(Common, 1, "brass_knuckles", text("Brass Knuckles", "ブラスナックル", "手指虎"))
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
    weapon(Rare, 5, "sawn_off", text("Sawn-off Shotgun", "切り詰め散弾銃", "短管霰彈槍"))
        .worth(4, 7)
        .equip(Combat, 4)
        .rows(&[
            Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 4, Range::NearPlus).spread(2))]).then(EXHAUST)
        ]),
    weapon(Epic, 8, "machine_pistol", text("Machine Pistol", "機関拳銃", "衝鋒手槍"))
        .worth(4, 7)
        .equip(Combat, 6)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 3, Range::Far).hits(2))]).then(EXHAUST)]),
    weapon(Unique, 10, "anti_materiel_rifle", text("Anti-Materiel Rifle", "対物狙撃銃", "反器材狙擊槍"))
        .worth(5, 10)
        .equip(Combat, 7)
        .rows(&[Row::new(
            When::Use,
            &[attack(
                Attack::new(PHYSICAL, 7, Range::FarPlus)
                    .with(&[Trait::IntoAdjacent, Trait::IgnoresReduction]),
            )],
        )
        .then(After::Exhaust(2))]),
    weapon(Common, 11, "crowbar", text("Crowbar", "バール", "撬棍"))
        .worth(2, 4)
        .equip(Combat, 4)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 4, Range::Near))]).then(EXHAUST)]),
    weapon(Rare, 15, "hunting_rifle", text("Hunting Rifle", "猟銃", "獵槍"))
        .worth(3, 6)
        .equip(Combat, 4)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 4, Range::FarPlus))]).then(EXHAUST)]),
    weapon(Epic, 18, "pile_driver", text("Pile Driver", "杭打ち機", "打樁機"))
        .worth(4, 7)
        .equip(Combat, 6)
        .rows(&[
            Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 8, Range::Near))]).then(After::Exhaust(2))
        ]),
    weapon(
        Unique,
        20,
        "granny_chainsaw",
        text("Chainsaw “Granny”", "チェーンソー「婆様」", "鏈鋸「老奶奶」"),
    )
    .worth(5, 9)
    .equip(Combat, 6)
    .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 3, Range::Near).hits(3))]).then(EXHAUST)]),
    weapon(Common, 21, "ghost_pistol", text("Ghost Pistol", "密造拳銃", "土製手槍"))
        .worth(3, 5)
        .equip(Combat, 3)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(PHYSICAL, 3, Range::Far))]).then(EXHAUST)]),
    weapon(Rare, 25, "stun_baton", text("Stun Baton", "スタンバトン", "電擊棍"))
        .worth(3, 5)
        .equip(Combat, 4)
        .rows(&[Row::new(
            When::Use,
            &[attack(Attack::new(PHYSICAL, 3, Range::Near).with(&[Trait::NoCounter]))],
        )
        .then(EXHAUST)]),
    weapon(Epic, 28, "whisper_radio", text("Whisper Radio", "囁くラジオ", "低語收音機"))
        .worth(4, 7)
        .equip(Empathy, 5)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(COGNITIVE, 5, Range::Far))]).then(EXHAUST)]),
    weapon(Unique, 30, "bell_of_hush", text("Bell of Hush", "無音の鐘", "無聲鐘"))
        .worth(6, 10)
        .equip(Empathy, 6)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(COGNITIVE, 5, Range::Far).spread(EVERY_ENEMY))])
            .then(EXHAUST)]),
    weapon(Common, 31, "petrol_bomb", text("Petrol Bomb", "火炎瓶", "汽油彈")).worth(3, 4).rows(&[Row::new(
        When::Play,
        &[attack(Attack::new(PHYSICAL, 5, Range::Far))],
    )
    .then(After::Scrap)]),
    weapon(Rare, 35, "dissonance_fork", text("Dissonance Fork", "不協和音叉", "不諧音叉"))
        .worth(3, 5)
        .equip(Empathy, 4)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(COGNITIVE, 4, Range::NearPlus))]).then(EXHAUST)]),
    weapon(Epic, 38, "satchel_charge", text("Satchel Charge", "梱包爆薬", "炸藥包"))
        .worth(4, 7)
        .rows(&[Row::new(When::Play, &[attack(Attack::new(PHYSICAL, 5, Range::Far).spread(EVERY_ENEMY))])
            .then(After::Scrap)]),
    weapon(Unique, 40, "meteor_sword", text("Meteor-Iron Sword", "隕鉄の太刀", "隕鐵太刀"))
        .worth(5, 9)
        .equip(Combat, 6)
        .rows(&[Row::new(When::Use, &[attack(Attack::new(EITHER, 6, Range::NearPlus))]).then(EXHAUST)]),
];
