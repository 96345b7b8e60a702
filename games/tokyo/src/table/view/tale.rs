//! T6.15 T32.18 T32.19 What follows from a scenario for those who look at it: who goes with the PCs, where and on
//! which terms a card is solved, how high an account stands.

use super::View;
use crate::words::cards::{Does, Effect, Row, When};
use crate::words::story::{Cue, Deed, Given, Scene, Task, by_pcs};
use crate::words::{Area, Slot};

/// T32.18 An NPC that accompanies the PCs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Companion {
    /// Its card.
    pub card: Scene,
    /// What it has left of its HP.
    pub left: u8,
    /// Its HP.
    pub hp: u8,
}

impl View {
    /// T32.18 The NPC that accompanies the PCs.
    pub fn companion(&self) -> Option<Companion> {
        let card = self.story.table.iter().find(|scene| scene.row().npc.is_some())?;
        let hp = card.row().npc?;
        Some(Companion { card, left: hp.saturating_sub(self.story.tokens[card.place()]), hp })
    }
    /// T32.19 Whether that NPC is in an area.
    pub fn companion_is_in(&self, area: Area) -> bool {
        let inside = self.in_area(Area::Site).is_empty();
        self.companion().is_some() && !self.in_area(area).is_empty() && (area == Area::Site || inside)
    }
    /// T32.5 The scenario card that is solved in a slot, and how.
    pub fn matter(&self, slot: Slot) -> Option<(Scene, &'static Task)> {
        let there = self.slot(slot).scene?;
        if there.row().is_gate() { None } else { there.matter(&self.story) }
    }
    /// T32.11 The tokens of a card at which the scenario is lost.
    pub fn limit(&self, scene: Scene) -> Option<u8> {
        self.awaited_tokens(scene, |row| row.does.iter().any(is_defeat))
    }
    /// T32.14 The tokens of a card at which the story goes on.
    pub fn goal(&self, scene: Scene) -> Option<u8> {
        self.awaited_tokens(scene, |row| !row.does.iter().any(is_defeat))
    }
    fn awaited_tokens(&self, scene: Scene, meant: impl Fn(&Row) -> bool) -> Option<u8> {
        let own = |given: Given| {
            let Given::Tokens(of, most) = given else { return None };
            (of == scene.row().number).then(|| by_pcs(most, self.options.players))
        };
        scene
            .row()
            .rows
            .iter()
            .filter(|row| meant(row))
            .find_map(|row| if let When::Story(Cue::Once(given)) = row.when { own(given) } else { None })
    }
    /// T6.15 The card that roams, and where it lies if it is on the mat.
    pub fn roamer(&self) -> Option<(Scene, Option<Slot>)> {
        let scenario = self.options.scenario;
        let card =
            Scene::all().find(|scene| scene.row().scenario == scenario && scene.row().roams.is_some())?;
        Some((card, Slot::ALL.iter().copied().find(|&slot| self.slot(slot).scene == Some(card))))
    }
}

fn is_defeat(does: &Does) -> bool {
    does.what == Effect::Story(Deed::Defeat)
}
