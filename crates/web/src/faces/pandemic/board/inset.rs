//! The whole map, small, for windows where the map is larger than its frame. The script fills it in from the board that is there.

use crate::face::Scene;
use crate::faces::pandemic::board::map;
use crate::kit::part::Slot;
use maud::html;
use pandemic::State;

/// The coasts, and places for what the script shows: where it is worst, who is where, and what part of the map is in view.
pub(crate) fn inset(scene: &Scene<'_, State>) -> Slot {
    scene.part("inset", (), |()| {
        html! {
            div #inset .inset hidden aria-hidden="true" {
                svg viewBox=(format!("0 0 {} {}", map::WIDTH, map::HEIGHT)) {
                    use .land href="#coasts" {}
                    g .marks {}
                    rect .view {}
                }
            }
        }
    })
}
