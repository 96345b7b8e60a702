//! T20.1 T32.5 T32.13 What lies open in a slot and in the Site.

use crate::table::state::State;
use crate::table::story::{Gate, GateStand};
use crate::words::cards::Enemy;
use crate::words::notation::Spot;
use crate::words::story::{Scene, Task};

impl State {
    /// T20.1 The enemy that lies open there.
    #[inline]
    pub(crate) fn enemy(&self, at: Spot) -> Option<&'static Enemy> {
        match at {
            Spot::Slot(slot) if self.slot(slot).scene.is_some() => self.scene_enemy(at),
            Spot::Slot(slot) => self.slot(slot).open_trouble()?.row().enemy(),
            Spot::Site => match self.site.open {
                Some(open) => open.card.row().enemy(),
                None => self.scene_enemy(at),
            },
        }
    }
    /// T20.1 The enemy that a scenario card is.
    #[inline]
    fn scene_enemy(&self, spot: Spot) -> Option<&'static Enemy> {
        match self.matter(spot)? {
            (scene, Task::Enemy { enemy, .. }) => match scene.swell() {
                Some((from, fierce)) if self.story.tokens[scene.place()] >= from => Some(fierce),
                Some(_) | None => Some(enemy),
            },
            (_, Task::Checks { .. }) => None,
        }
    }
    /// The scenario card that lies on top there.
    #[inline]
    pub(crate) fn scene_at(&self, spot: Spot) -> Option<Scene> {
        match spot {
            Spot::Slot(slot) => self.slot(slot).scene,
            Spot::Site => self.challenged().map(|gate| gate.scene),
        }
    }

    /// T32.5 The card that is solved there, and how: what lies there, or a card about it.
    pub(crate) fn matter(&self, spot: Spot) -> Option<(Scene, &'static Task)> {
        let there = self.scene_at(spot)?;
        if there.row().is_gate() == (spot == Spot::Site) { there.matter(&self.story) } else { None }
    }
    /// The gate being challenged.
    #[inline]
    pub(crate) fn challenged(&self) -> Option<Gate> {
        self.story.gate.filter(|gate| gate.stand == GateStand::Challenged)
    }
}
