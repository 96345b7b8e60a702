//! What nature decides, and how it is written.

use crate::words::Area;
use crate::words::cards::{Card, ModCard, SiteCard, Trouble};
use crate::words::story::Scene;

vocabulary::moves! {
    /// One thing nature decides.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::VariantNames)]
    pub enum Outcome as "outcome" {
        /// T4.8 T8.2 `draw cash_roll`: the next of a PC's shuffled starters.
        Starter(card: Card) = "draw", card;
        /// T2.8 T2.9 T22.5 T22.7 T25.1 `card helmet`: the top card of a deck of player cards.
        Card(card: Card) = "card", card;
        /// T6.1 `trouble riot`: the top card of the trouble deck.
        Trouble(trouble: Trouble) = "trouble", trouble;
        /// T27.4 `site scorching_haze`: the top card of the encounter slot.
        Site(card: SiteCard) = "site", card;
        /// T6.15 `scene sc07_rt`: a scenario card lies on top of the trouble deck.
        Scene(scene: Scene) = "scene", scene;
        /// T32.12 `mod curfew`: the top card of the MOD deck.
        Mod(card: ModCard) = "mod", card;
        /// `area shibuya`: an area by lot.
        Area(area: Area) = "area", area;
    }
}
