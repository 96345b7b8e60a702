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
mod ways;
mod words;

use crate::face::Choice;
use crate::lang::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::{Markup, html};
use outlive::{Action, View};
use words::Words;

pub struct Scene<'a> {
    texts: &'a Texts,
    view: &'a View,
    people: &'a [String],
    mine: SeatSet,
    acting: Option<Seat>,
    choices: &'a [Choice<Action>],
    blocked: &'a [(Action, Refusal)],
    post_to: &'a str,
    version: u64,
}

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
