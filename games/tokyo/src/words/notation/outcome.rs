//! What nature decides, and how it is written.

use crate::words::Area;
use crate::words::cards::{Card, ModCard, SiteCard, Trouble};
use crate::words::story::Scene;
use kernel::NotationError;
use std::fmt;
use std::str::FromStr;

/// One thing nature decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
pub enum Outcome {
    /// T4.8 T8.2 `draw cash_roll`: the next of a PC's shuffled starters.
    Starter(Card),
    /// T2.8 T2.9 T22.5 T22.7 T25.1 `card helmet`: the top card of a deck of player cards.
    Card(Card),
    /// T6.1 `trouble riot`: the top card of the trouble deck.
    Trouble(Trouble),
    /// T27.4 `site scorching_haze`: the top card of the encounter slot.
    Site(SiteCard),
    /// T6.15 `scene sc07_rt`: a scenario card lies on top of the trouble deck.
    Scene(Scene),
    /// T32.12 `mod curfew`: the top card of the MOD deck.
    Mod(ModCard),
    /// `area shibuya`: an area by lot.
    Area(Area),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Starter(card) => write!(f, "draw {card}"),
            Outcome::Card(card) => write!(f, "card {card}"),
            Outcome::Trouble(trouble) => write!(f, "trouble {trouble}"),
            Outcome::Site(card) => write!(f, "site {card}"),
            Outcome::Scene(scene) => write!(f, "scene {scene}"),
            Outcome::Mod(card) => write!(f, "mod {card}"),
            Outcome::Area(area) => write!(f, "area {area}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["draw", card] => Ok(Outcome::Starter(card.parse()?)),
            ["card", card] => Ok(Outcome::Card(card.parse()?)),
            ["trouble", trouble] => Ok(Outcome::Trouble(trouble.parse()?)),
            ["site", card] => Ok(Outcome::Site(card.parse()?)),
            ["scene", scene] => Ok(Outcome::Scene(scene.parse()?)),
            ["mod", card] => Ok(Outcome::Mod(card.parse()?)),
            ["area", area] => Ok(Outcome::Area(area.parse()?)),
            [..] => Err(NotationError::new(format!(
                "`{text}` is no outcome; outcomes are draw STARTER, card CARD, trouble TROUBLE, site SITE_CARD, scene SCENARIO_CARD, mod MOD_CARD, area AREA"
            ))),
        }
    }
}
