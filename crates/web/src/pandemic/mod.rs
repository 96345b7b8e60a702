//! Pandemic at the table: the board, the hands, what is asked and what has happened.

mod action;
mod ask;
mod blocked;
mod board;
mod choices;
mod expected;
mod hands;
mod log;
pub mod map;
mod moves;
mod picks;
mod piles;
mod plain;
mod plays;
mod sprite;
#[cfg(test)]
mod tests;
mod tracks;
mod words;

use crate::face::{Face, Scene, Sentence};
use crate::lang::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::{Markup, html};
use pandemic::{Action, Event, State, View};
use words::{Words, slug};

impl Face for State {
    fn scene(scene: &Scene<'_, State>) -> Markup {
        let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
        html! {
            div #scene .scene {
                (sprite::sprite())
                div #play .play {
                    (board::board(&words, scene))
                    (tracks::tracks(&words))
                    (hands::hands(&words, scene))
                    (piles::piles(&words))
                }
                (choices::desk(&words, scene))
            }
        }
    }

    fn plain(texts: &Texts, view: &View, people: &[String]) -> String {
        plain::table(&Words { texts, view, people })
    }

    fn question(scene: &Scene<'_, State>) -> String {
        Words { texts: scene.texts, view: scene.view, people: scene.people }.question(scene.acting).headline
    }

    fn foremost(view: &View) -> Option<Seat> {
        Some(view.active)
    }

    fn asked(view: &View) -> SeatSet {
        view.asked
    }

    fn expected(view: &View, seat: Seat) -> Vec<Action> {
        expected::actions(view, seat)
    }

    fn sentence(texts: &Texts, view: &View, people: &[String], event: &Event) -> Option<Sentence> {
        log::sentence(&Words { texts, view, people }, event)
    }

    fn action(texts: &Texts, view: &View, people: &[String], action: &Action) -> String {
        Words { texts, view, people }.action(*action)
    }

    fn refusal(texts: &Texts, refusal: &Refusal) -> String {
        texts.say(&format!("refusal-{}", refusal.reason))
    }

    fn window(texts: &Texts, window: &str) -> String {
        texts.say(&format!("window-{}", slug(window)))
    }

    fn ending(texts: &Texts, ended_by: &str) -> String {
        texts.say(&format!("ending-{}", slug(ended_by)))
    }
}
