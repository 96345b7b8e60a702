//! The ring of areas, and the tables around it. Pieces keep their ids and their order, so that a change of place is a movement on
//! the screen.

pub(crate) mod areas;
pub(crate) mod convoy;
pub(crate) mod dealt;
pub(crate) mod goods;
pub(crate) mod heroes;
pub(crate) mod hub;
pub(crate) mod hunting;
pub(crate) mod hunts;
pub(crate) mod menus;
pub(crate) mod miniature;
pub(crate) mod night;
pub(crate) mod phase;
pub(crate) mod places;
pub(crate) mod pressing;
pub(crate) mod score;
pub(crate) mod shelter;
pub(crate) mod shelter_tiles;
pub(crate) mod sprite;
pub(crate) mod touch;
pub(crate) mod visit;
pub(crate) mod ways;

use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::Words;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;

/// The ring, who presses whom in words, and at set-up the cards to choose from. `own` is the seat whose shelter lies open.
pub(crate) fn ring(words: &Words<'_>, scene: &Scene<'_>, own: Option<Seat>) -> Slot {
    menus::name(words, scene);
    let name = words.say("outlive-board-name");
    let presses = pressing::presses(words.view);
    let ring = html! {
        div #ring .ring-map data-walk role="group" aria-label=(name) {
            (areas::areas(words, scene))
            (hub::hub(words, scene, own))
            (heroes::heroes(words, scene))
            (pressing::arrows(scene, &presses))
            @if let Some(steps) = night::steps(words, scene, own) { (steps) }
        }
    };
    let ring = scene.frame("ring", ring);
    let board = html! {
        section #board .ring-board aria-label=(name) {
            (ring)
            @if !presses.is_empty() { (pressing::told(words, scene, &presses)) }
            @if let Some(dealt) = own.and_then(|seat| dealt::dealt(words, scene, seat)) { (dealt) }
        }
    };
    scene.frame("board", board)
}
