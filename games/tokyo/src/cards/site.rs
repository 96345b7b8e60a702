//! T1.9 site.

use super::effect::{Effect, Row, When, Who, does};
use super::{Enemy, Solve, ThreatRow};
use crate::words::{Ability, DamageType, Keyword, Provenance, Range, Rarity, text};

/// site
pub(super) static ROWS: [ThreatRow; 1] = [ThreatRow {
    word: "hold_up",
    number: 1,
    name: text("Hold-Up", "立てこもり", "挾持事件"),
    rarity: Rarity::Common,
    copies: 4,
    ap: 3,
    keywords: &[],
    solve: Solve::Checks(&[(Ability::Empathy, 3)]),
    reward: 0,
    rows: &[Row::new(When::End, &[does(Who::Near, Effect::Harm { kind: DamageType::Physical, amount: 1 })])],
    provenance: &[("name", Provenance::Printed)],
}];
