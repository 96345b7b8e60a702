//! What everything else stands on: the kind of a card is its ground, its rarity the light.

use super::symbols::sky;
use crate::kit::picture::{Layer, Tone};
use tokyo::{Card, CardKind, Rarity, Role};

/// What has a colour of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    Weapon,
    Item,
    Follower,
    Artifact,
    Starter,
    Trouble,
    Site,
    Scene,
    Mod,
    Bot,
    Fixer,
    Engineer,
    Negotiator,
    Gangster,
    Shinagawa,
    Shibuya,
    Shinjuku,
    Akiba,
}

impl Ground {
    /// That of a player card.
    pub(super) fn of(card: Card) -> Ground {
        let row = card.row();
        match (row.starter, row.kind) {
            (Some(_), _) => Ground::Starter,
            (None, CardKind::Weapon) => Ground::Weapon,
            (None, CardKind::Item) => Ground::Item,
            (None, CardKind::Follower) => Ground::Follower,
            (None, CardKind::Artifact) => Ground::Artifact,
        }
    }

    /// That of a PC: the colour that its role has everywhere.
    pub(super) fn of_role(role: Role) -> Ground {
        match role {
            Role::Fixer => Ground::Fixer,
            Role::Engineer => Ground::Engineer,
            Role::Negotiator => Ground::Negotiator,
            Role::Gangster => Ground::Gangster,
        }
    }

    /// That of an area.
    pub(super) fn in_area(area: tokyo::Area) -> Ground {
        match area {
            tokyo::Area::Shinagawa => Ground::Shinagawa,
            tokyo::Area::Shibuya => Ground::Shibuya,
            tokyo::Area::Shinjuku => Ground::Shinjuku,
            tokyo::Area::Akiba => Ground::Akiba,
            tokyo::Area::Site => Ground::Site,
        }
    }

    /// The classes that the stylesheet paints it by.
    pub(super) fn class(self) -> &'static str {
        match self {
            Ground::Weapon => "neon neon-weapon",
            Ground::Item => "neon neon-item",
            Ground::Follower => "neon neon-follower",
            Ground::Artifact => "neon neon-artifact",
            Ground::Starter => "neon neon-starter",
            Ground::Trouble => "neon neon-trouble",
            Ground::Site => "neon neon-site",
            Ground::Scene => "neon neon-scene",
            Ground::Mod => "neon neon-mod",
            Ground::Bot => "neon neon-bot",
            Ground::Fixer => "neon neon-fixer",
            Ground::Engineer => "neon neon-engineer",
            Ground::Negotiator => "neon neon-negotiator",
            Ground::Gangster => "neon neon-gangster",
            Ground::Shinagawa => "neon neon-shinagawa",
            Ground::Shibuya => "neon neon-shibuya",
            Ground::Shinjuku => "neon neon-shinjuku",
            Ground::Akiba => "neon neon-akiba",
        }
    }
}

/// T1.11 The light of a rarity: a lamp, dots, a slash, a band, rays with foil. T1.13 Odd numbers are lit from one side,
/// even ones from the other.
pub(super) fn light(rarity: Rarity, number: u8) -> Vec<Layer> {
    let lit = |name| {
        let layer = Layer::wide(sky(name)).tone(Tone::Faint);
        if number.is_multiple_of(2) { layer.mirrored() } else { layer }
    };
    match rarity {
        Rarity::Starter => vec![lit("light-lamp")],
        Rarity::Common => vec![lit("light-dots")],
        Rarity::Rare => vec![lit("light-slash")],
        Rarity::Epic => vec![lit("light-band")],
        Rarity::Unique => {
            vec![lit("light-rays"), Layer::wide(sky("light-foil")).tone(Tone::Bright)]
        }
    }
}
