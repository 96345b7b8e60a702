//! T2.3 T32 The words of scenarios: their cards, one table a scenario, and what the rows of these tables are made of.

mod deed;
mod rank;
mod row;
mod s00;
mod s01;
mod s02;
mod s03;
pub(crate) mod s04;
mod s05;
mod s06;
mod s07;
mod scaled;
mod steps;

pub use deed::{Aim, Cue, Deed, Fit, Given, Letter, Renewal, Route, Turn};
pub use rank::{Rank, rank, rank_table};
pub(crate) use row::standing;
pub use row::{Needs, SceneRow, Side, Task, Tries, Way};
pub use scaled::{Scaled, by_pcs};
pub use steps::{Blows, Cast, GuideStep, GuideTask, Payment};

use crate::words::cards::{Effect, Enemy};
use crate::words::options::Scenario;
use std::num::NonZeroU8;

/// T2.3 The most cards of one scenario.
pub const SCENES_MOST: usize = 16;

/// Scenario cards of one zone.
pub type Scenes = kernel::Stack<Scene, SCENES_MOST>;

/// This many pages on one slot harm everybody in its area.
pub const PAGES_MANY: u8 = 3;

crate::words::cards::card_type! {
    /// T2.3 A scenario card.
    Scene as "scenario card", SceneRow, SCENES,
    [s00::ROWS, s01::ROWS, s02::ROWS, s03::ROWS, s04::ROWS, s05::ROWS, s06::ROWS, s07::ROWS]
}

impl Scene {
    /// The card of a scenario with this number.
    pub fn numbered(scenario: Scenario, number: u8) -> Option<Scene> {
        Scene::all().find(|scene| scene.row().scenario == scenario && scene.row().number == number)
    }
    /// From how many tokens on it is which other enemy.
    pub(crate) fn swell(self) -> Option<(u8, &'static Enemy)> {
        self.row().standing().find_map(|deed| {
            let Deed::Swell(from, enemy) = deed else { return None };
            Some((from, enemy))
        })
    }
    /// T1.13 Its ID.
    pub fn id(self) -> String {
        self.word().to_uppercase().replace('_', "-")
    }
    /// Its place among the cards of its scenario, from 0.
    #[inline]
    pub(crate) fn place(self) -> usize {
        usize::from(self.row().number) - 1
    }
    /// T32.24 The route of the race this card is the stamp card of.
    pub fn route(self) -> Option<Route> {
        let does = self.row().rows.iter().flat_map(|row| row.does);
        let stamp =
            |what: Effect| if let Effect::Story(Deed::Stamp(route)) = what { Some(route) } else { None };
        does.map(|does| does.what).find_map(stamp)
    }
}
