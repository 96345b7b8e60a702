//! The ring of areas: one SVG of parts. Its nodes keep their ids and their order, so that a change of `transform` is a movement
//! on the screen.

pub(crate) mod areas;
pub(crate) mod convoy;
pub(crate) mod goods;
pub(crate) mod heroes;
pub(crate) mod hub;
pub(crate) mod hunts;
pub(crate) mod menus;
pub(crate) mod night;
pub(crate) mod phase;
pub(crate) mod places;
pub(crate) mod pressing;
pub(crate) mod score;
pub(crate) mod shelter;
pub(crate) mod shelter_tiles;
pub(crate) mod sprite;
pub(crate) mod ways;

use crate::faces::outlive::Scene;
use crate::faces::outlive::words::Words;
use crate::kit::part::Slot;
use kernel::Seat;
use maud::html;
use outlive::{SeatView, View};

/// The ring, and who presses whom in words.
pub(crate) fn ring(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    menus::name(words, scene);
    let name = words.say("outlive-board-name");
    let presses = pressing::presses(words.view);
    let ring = html! {
        svg #ring .ring-map viewBox=(format!("0 0 {} {}", places::BOX_WIDTH, places::BOX_HEIGHT)) role="group" aria-label=(name) {
            (scene.part("road", (), |()| html! { path #road .road d=(places::road()) {} }))
            (areas::areas(words, scene))
            (hub::hub(words, scene))
            (heroes::heroes(words, scene))
            (heroes::taps(words, scene))
            (pressing::arrows(scene, &presses))
        }
    };
    let ring = scene.frame("ring", ring);
    let board = html! {
        section #board .ring-board aria-label=(name) {
            (ring)
            @if !presses.is_empty() { (pressing::told(words, scene, &presses)) }
        }
    };
    scene.frame("board", board)
}

/// The seats in order.
pub(crate) fn seats(view: &View) -> impl Iterator<Item = (Seat, &SeatView)> {
    Seat::first(view.options.players).zip(&view.seats)
}
