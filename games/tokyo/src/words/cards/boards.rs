//! T1.16 T1.17 T14.9 PC boards with their skills, and BOT cards.

use super::effect::{After, CheckKind, Effect, On, Row, Trait, When, Who};
use super::odd::Odd;
use super::short::{EXHAUST, PHYSICAL, bonus, boost, does, on_attack, on_check, on_damage, reduce, refresh};
use crate::words::Provenance::{self, Inferred, Printed};
use crate::words::{Area, CardKind, DamageType, Role, SKILLS};

/// T1.16 A PC board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// T1.16 Technique, combat, empathy, economy.
    pub abilities: [u8; 4],
    /// T4.10 Where the PC starts.
    pub start: Area,
    /// T1.16 T14.9 Support, enhanced, Site.
    pub skills: [SkillRow; SKILLS],
    /// T14.7 The support skill of the solo side, if it has one.
    pub solo: Option<SkillRow>,
    /// What is documented, and how; everything else is ours.
    pub provenance: &'static [(&'static str, Provenance)],
}

/// T14.1 A skill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkillRow {
    /// Its word, by which the translations name it.
    pub word: &'static str,
    /// What it does.
    pub rows: &'static [Row],
    /// T14.4 When its use gives an AP token.
    pub token_if: Option<TokenIf>,
}

vocabulary::words! {
    /// T14.4 The condition under which a support skill gives an AP token.
    pub enum TokenIf as "condition" {
        /// T14.6 The card handed over is rare or better.
        GivenRare = "given_rare",
        /// T14.7 The card bought is rare or better.
        BoughtRare = "bought_rare",
        /// A passenger gets off in an area with a trouble, or in the Site.
        DroppedOff = "dropped_off",
        /// The check succeeds and the card solved is rare or better.
        SolvedRare = "solved_rare",
        /// The enemy is defeated by it.
        Defeated = "defeated",
    }
}

/// T1.17 A BOT card: whose, and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotCard {
    /// What it does, a skill a row.
    pub rows: &'static [Row],
    /// The words of its first skills, as far as they have names.
    pub names: &'static [&'static str],
    /// What is documented, and how; everything else is ours.
    pub provenance: &'static [(&'static str, Provenance)],
}

/// The board of a role.
pub fn board(role: Role) -> &'static Board {
    match role {
        Role::Fixer => &FIXER,
        Role::Engineer => &ENGINEER,
        Role::Negotiator => &NEGOTIATOR,
        Role::Gangster => &GANGSTER,
    }
}

/// The BOT card of a role.
pub fn bot_card(role: Role) -> &'static BotCard {
    match role {
        Role::Fixer => &FIXER_BOT,
        Role::Engineer => &ENGINEER_BOT,
        Role::Negotiator => &NEGOTIATOR_BOT,
        Role::Gangster => &GANGSTER_BOT,
    }
}

static FIXER: Board = Board {
    abilities: [1, 0, 2, 3],
    start: Area::Shinagawa,
    skills: [
        SkillRow {
            word: "special_delivery",
            rows: &[Row::new(When::Use, &[does(Who::Other, Effect::Odd(Odd::HandOver))]).then(EXHAUST)],
            token_if: Some(TokenIf::GivenRare),
        },
        SkillRow {
            word: "waste_not",
            rows: &[Row::new(
                When::Interrupt(On::Scrap { whose: Who::You }),
                &[does(Who::You, Effect::Odd(Odd::SpareScrap))],
            )
            .then(EXHAUST)],
            token_if: None,
        },
        SkillRow {
            word: "eye_for_salvage",
            rows: &[Row::new(When::Interrupt(On::Reward), &[does(Who::Near, Effect::Odd(Odd::Appraise))])
                .then(EXHAUST)],
            token_if: None,
        },
    ],
    solo: Some(SkillRow {
        word: "phone_order",
        rows: &[Row::new(
            on_check(Who::Other, &[CheckKind::Buy]),
            &[does(Who::Other, Effect::Odd(Odd::ProxyPurchase))],
        )
        .then(EXHAUST)],
        token_if: Some(TokenIf::BoughtRare),
    }),
    provenance: &[
        ("combat", Printed),
        ("economy", Printed),
        ("empathy", Inferred),
        ("hp", Printed),
        ("support_effect", Printed),
        ("support_token", Inferred),
        ("support_after", Inferred),
        ("support_solo_effect", Printed),
        ("support_solo_token", Printed),
        ("support_solo_after", Printed),
        ("enhanced_effect", Printed),
        ("site_concept", Printed),
    ],
};

static ENGINEER: Board = Board {
    abilities: [3, 1, 1, 1],
    start: Area::Akiba,
    skills: [
        SkillRow {
            word: "hop_on",
            rows: &[Row::new(When::Use, &[does(Who::Ally, Effect::Odd(Odd::RideAlong))]).then(EXHAUST)],
            token_if: Some(TokenIf::DroppedOff),
        },
        SkillRow {
            word: "upkeep",
            rows: &[Row::new(When::Start, &[does(Who::Near, refresh(1))])],
            token_if: None,
        },
        SkillRow {
            word: "hazard_sense",
            rows: &[Row::new(
                When::Interrupt(On::RevealCheck),
                &[does(Who::Each, Effect::Odd(Odd::Sidestep))],
            )
            .then(After::Exhaust(2))],
            token_if: None,
        },
    ],
    solo: None,
    provenance: &[
        ("technique", Inferred),
        ("hp", Printed),
        ("support_concept", Printed),
        ("site_concept", Printed),
    ],
};

static NEGOTIATOR: Board = Board {
    abilities: [1, 1, 3, 1],
    start: Area::Shibuya,
    skills: [
        SkillRow {
            word: "mediation",
            rows: &[Row::new(
                on_check(Who::Ally, &[CheckKind::Solve, CheckKind::Explore]),
                &[does(Who::Ally, bonus(3))],
            )
            .then(EXHAUST)],
            token_if: Some(TokenIf::SolvedRare),
        },
        SkillRow {
            word: "call_together",
            rows: &[Row::new(
                When::Use,
                &[does(Who::You, Effect::Refresh { amount: 2, of: Some(CardKind::Follower) })],
            )
            .then(EXHAUST)],
            token_if: None,
        },
        SkillRow {
            word: "see_through",
            rows: &[
                Row::new(
                    on_attack(Who::Near),
                    &[does(
                        Who::Near,
                        Effect::Boost { amount: 1, kind: None, traits: &[Trait::IgnoresReduction] },
                    )],
                )
                .then(EXHAUST),
                Row::new(on_check(Who::Near, &[CheckKind::Explore]), &[does(Who::Near, bonus(3))])
                    .then(EXHAUST),
            ],
            token_if: None,
        },
    ],
    solo: None,
    provenance: &[
        ("empathy", Printed),
        ("hp", Printed),
        ("site_name", Printed),
        ("site_effect", Printed),
        ("site_slot", Inferred),
    ],
};

static GANGSTER: Board = Board {
    abilities: [1, 3, 0, 2],
    start: Area::Shinjuku,
    skills: [
        SkillRow {
            word: "double_up",
            rows: &[Row::new(on_attack(Who::Other), &[does(Who::You, Effect::Odd(Odd::Combination))])
                .then(EXHAUST)],
            token_if: Some(TokenIf::Defeated),
        },
        SkillRow {
            word: "follow_through",
            rows: &[Row::new(
                When::Interrupt(On::Attack { whose: Who::You, with: Some(CardKind::Weapon) }),
                &[does(Who::You, boost(2))],
            )
            .then(EXHAUST)],
            token_if: None,
        },
        SkillRow {
            word: "first_blood",
            rows: &[Row::new(
                on_attack(Who::Near),
                &[does(Who::Near, Effect::Boost { amount: 1, kind: None, traits: &[Trait::NoCounter] })],
            )
            .then(EXHAUST)],
            token_if: None,
        },
    ],
    solo: None,
    provenance: &[
        ("empathy", Printed),
        ("hp", Printed),
        ("support_effect", Printed),
        ("support_after", Inferred),
        ("site_concept", Printed),
    ],
};

static FIXER_BOT: BotCard = BotCard {
    rows: &[
        Row::new(on_check(Who::Any, &[CheckKind::Buy]), &[does(Who::Any, bonus(3))]).then(After::Exhaust(2)),
        Row::new(
            When::Interrupt(On::Scrap { whose: Who::Any }),
            &[does(Who::Any, Effect::Odd(Odd::SpareScrap))],
        )
        .then(After::Exhaust(2)),
        Row::new(When::Start, &[does(Who::You, Effect::RefreshThis(1))]),
    ],
    names: &[],
    provenance: &[("start", Inferred)],
};

static ENGINEER_BOT: BotCard = BotCard {
    rows: &[
        Row::new(on_check(Who::Any, &[CheckKind::Move]), &[does(Who::Any, bonus(3))]).then(After::Exhaust(2)),
        Row::new(When::Use, &[does(Who::Any, refresh(2))]).then(After::Exhaust(2)),
        Row::new(When::Start, &[does(Who::You, Effect::RefreshThis(1))]),
    ],
    names: &[],
    provenance: &[("start", Inferred)],
};

static NEGOTIATOR_BOT: BotCard = BotCard {
    rows: &[
        Row::new(on_check(Who::Any, &[CheckKind::Solve, CheckKind::Explore]), &[does(Who::Any, bonus(3))])
            .then(After::Exhaust(2)),
        Row::new(When::Use, &[does(Who::Any, Effect::Heal(1))]).then(After::Exhaust(2)),
        Row::new(When::Start, &[does(Who::You, Effect::RefreshThis(1))]),
    ],
    names: &[],
    provenance: &[("start", Inferred)],
};

static GANGSTER_BOT: BotCard = BotCard {
    rows: &[
        Row::new(
            on_attack(Who::Any),
            &[does(Who::Any, Effect::Boost { amount: 2, kind: Some(DamageType::Physical), traits: &[] })],
        )
        .then(After::Exhaust(2)),
        Row::new(on_damage(Who::Any), &[does(Who::Any, reduce(PHYSICAL, 1))]).then(After::Exhaust(2)),
        Row::new(When::Start, &[does(Who::You, Effect::RefreshThis(1))]),
    ],
    names: &["covering_fire"],
    provenance: &[("support", Printed), ("start", Inferred)],
};
