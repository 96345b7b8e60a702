//! T20.1 T32.5 What lies open in a slot and in the Site.

use crate::table::state::State;
use crate::table::story::{Gate, GateStand};
use crate::words::cards::Enemy;
use crate::words::notation::Spot;
use crate::words::story::{Deed, Scene, Scenes, Task};
use crate::words::{Area, Slot};

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
    /// T32.5 The slot in which a scenario card lies.
    pub(crate) fn slot_of(&self, scene: Scene) -> Option<Slot> {
        Slot::ALL.iter().copied().find(|&slot| self.slot(slot).scene == Some(scene))
    }

    /// "The area" of a scenario card's texts: that of its slot, else the Site, where gates are.
    pub(crate) fn area_of(&self, scene: Scene) -> Area {
        self.slot_of(scene).map_or(Area::Site, Slot::area)
    }

    /// T32.3 Every card that lies open, by rising number.
    pub(crate) fn open_scenes(&self) -> impl Iterator<Item = Scene> + '_ {
        let lies_open =
            |scene: &Scene| self.story.table.iter().any(|it| it == *scene) || self.slot_of(*scene).is_some();
        let scenario = self.options.scenario;
        Scene::all().filter(move |scene| scene.row().scenario == scenario).filter(lies_open)
    }

    /// T32.1 Whether a card has come out of the deck.
    pub(crate) fn has_been_revealed(&self, scene: Scene) -> bool {
        let story = &self.story;
        let lies = |zone: &Scenes| zone.iter().any(|it| it == scene);
        lies(&story.table) || lies(&story.discard) || lies(&story.out) || self.slot_of(scene).is_some()
    }

    /// T32.24 Where the driver is.
    pub(crate) fn driver_area(&self) -> Option<Area> {
        self.story.race.driver.map(|seat| self.pcs[seat].area)
    }

    /// T32.3 Whether a card that lies open says this.
    pub(crate) fn says(&self, deed: Deed) -> bool {
        self.open_scenes().any(|scene| scene.row().standing().any(|it| it == deed))
    }

    /// T32.7 The HP of a scenario card that is an enemy.
    pub(crate) fn scene_hp(&self, spot: Spot) -> Option<u8> {
        let (scene, _) = self.matter(spot)?;
        scene.foe(&self.story, self.count()).map(|enemy| enemy.hp)
    }
}
