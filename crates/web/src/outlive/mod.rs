//! Outlive at the table: the ring of areas, the convoy, the shelters, what is asked and what has happened.

mod action;
mod ask;
mod blocked;
mod convoy;
mod day_choices;
mod defaults;
mod expected;
mod groups;
mod hub;
mod hunts;
mod log;
mod menus;
mod night;
mod night_choices;
mod panel;
mod phase;
mod places;
mod plain;
mod presets;
mod pressing;
mod ring;
mod score;
mod setup_choices;
mod shelter;
mod shelter_tiles;
mod sprite;
#[cfg(test)]
mod tests;
mod visit_choices;
mod ways;
mod words;

use maud::{Markup, html};
use outlive::State;
use words::Words;

/// One look at a table of Outlive.
pub type Scene<'a> = crate::face::Scene<'a, State>;

/// The whole playing area.
pub fn scene(scene: &Scene<'_>) -> Markup {
    let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
    html! {
        div #scene .scene {
            (sprite::sprite())
            div #play .play .outlive {
                (ring::ring(&words, scene))
                (shelter::shelters(&words, scene))
                div #world .world {
                    (convoy::convoy(&words))
                    (night::night(&words))
                    (score::score(&words))
                }
            }
            (panel::panel(scene))
        }
    }
}
