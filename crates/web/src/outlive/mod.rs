//! Outlive at the table: the ring of areas, the convoy, the shelters, what is asked and what has happened.

mod convoy;
mod hub;
mod menus;
mod night;
mod phase;
mod places;
mod plain;
mod pressing;
mod ring;
mod score;
mod shelter;
mod shelter_tiles;
mod sprite;
#[cfg(test)]
mod tests;
mod ways;
mod words;

use crate::face;
use kernel::Refusal;
use maud::{Markup, html};
use outlive::State;
use words::Words;

/// A look at a table of this game.
type Scene<'a> = face::Scene<'a, State>;

fn refusal(words: &Words<'_>, refusal: &Refusal) -> String {
    words.say(&format!("outlive-refusal-{}", refusal.reason))
}

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
        }
    }
}
