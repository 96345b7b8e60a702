//! T1.13 The IDs of cards.

use super::{Card, Category, ModCard, SiteCard, Trouble};
use crate::words::{CardKind, Role};

impl Card {
    /// T1.13 Its ID, that of the first copy.
    pub fn id(self) -> String {
        let row = self.row();
        if let Category::Lent(scenario, number) = row.category {
            let lent = crate::words::story::Scene::numbered(scenario, number);
            return lent.map(crate::words::story::Scene::id).unwrap_or_default();
        }
        if let Some(of) = row.reward {
            return format!("SC{}-{}", &of.word()[1..], row.number);
        }
        let prefix = match (row.starter, row.kind) {
            (Some(Role::Fixer), _) => "PS",
            (Some(Role::Engineer), _) => "ES",
            (Some(Role::Negotiator), _) => "NS",
            (Some(Role::Gangster), _) => "GS",
            (None, CardKind::Weapon) => "W",
            (None, CardKind::Item) => "I",
            (None, CardKind::Follower) => "F",
            (None, CardKind::Artifact) => "A",
        };
        format!("{prefix}-{:02}", row.number)
    }
}

impl Trouble {
    /// T1.13 Its ID, that of the first copy.
    pub fn id(self) -> String {
        format!("T-{:02}", self.row().number)
    }
}

impl SiteCard {
    /// T1.13 Its ID, that of the first copy.
    pub fn id(self) -> String {
        format!("X-{:02}", self.row().number)
    }
}

impl ModCard {
    /// T1.13 Its ID.
    pub fn id(self) -> String {
        format!("SM-{:02}", self.row().number)
    }
}
