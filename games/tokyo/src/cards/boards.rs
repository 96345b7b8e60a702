//! T1.16 T1.17 T4.5 T14 T15 PC boards with their skills, and BOT cards.

use super::effect::{After, CheckKind, Effect, Odd, On, Row, Trait, When, Who, does};
use crate::words::{Ability, Area, Provenance, Rarity, Role, SKILLS, Skill, Text, text};

/// T1.16 A PC board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// In three languages.
    pub name: Text,
    /// T1.16 Technique, combat, empathy, economy.
    pub abilities: [u8; 4],
    /// T4.10 Where the PC starts.
    pub start: Area,
    /// T1.16 Support, enhanced, Site.
    pub skills: [SkillRow; SKILLS],
    /// T14.7 The support skill of the solo side, if it has one.
    pub solo: Option<SkillRow>,
    /// What is documented, and how; everything else is ours.
    pub provenance: &'static [(&'static str, Provenance)],
}

/// T14.1 A skill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkillRow {
    /// In three languages.
    pub name: Text,
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
    /// What it does.
    pub rows: &'static [Row],
    /// What is documented, and how; everything else is ours.
    pub provenance: &'static [(&'static str, Provenance)],
}

/// The board of a role.
pub fn board(role: Role) -> &'static Board {
    match role {
        Role::Fixer | Role::Engineer | Role::Negotiator | Role::Gangster => &GANGSTER,
    }
}

/// The BOT card of a role.
pub fn bot_card(role: Role) -> &'static BotCard {
    match role {
        Role::Fixer | Role::Engineer | Role::Negotiator | Role::Gangster => &GANGSTER_BOT,
    }
}

static GANGSTER: Board = Board {
    name: text("Gangster", "ギャングスター", "幫派分子"),
    abilities: [1, 3, 0, 2],
    start: Area::Shinjuku,
    skills: [
        SkillRow {
            name: text("Double Up", "連携攻撃", "聯手攻擊"),
            rows: &[Row::new(
                When::Interrupt(On::Attack { whose: Who::Any, with: None }),
                &[does(Who::You, Effect::Odd(Odd::Combination))],
            )
            .then(After::Exhaust(1))],
            token_if: Some(TokenIf::Defeated),
        },
        SkillRow {
            name: text("Follow Through", "畳みかけ", "乘勝追擊"),
            rows: &[Row::new(
                When::Interrupt(On::Attack { whose: Who::You, with: Some(crate::words::CardKind::Weapon) }),
                &[does(Who::You, Effect::Boost { amount: 2, kind: None, traits: &[] })],
            )
            .then(After::Exhaust(1))],
            token_if: None,
        },
        SkillRow {
            name: text("First Blood", "先手必勝", "先下手為強"),
            rows: &[Row::new(
                When::Interrupt(On::Attack { whose: Who::Near, with: None }),
                &[does(Who::Near, Effect::Boost { amount: 1, kind: None, traits: &[Trait::NoCounter] })],
            )
            .then(After::Exhaust(1))],
            token_if: None,
        },
    ],
    solo: None,
    provenance: &[("empathy", Provenance::Printed), ("hp", Provenance::Printed)],
};

static GANGSTER_BOT: BotCard =
    BotCard { rows: &[Row::new(When::Start, &[does(Who::You, Effect::RefreshThis(1))])], provenance: &[] };
