//! Outlive at the table: the ring of areas, the convoy, the shelters, what is asked and what has happened.

mod action;
mod ask;
mod blocked;
mod convoy;
mod day_choices;
mod defaults;
mod effects;
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
mod sheets;
mod shelter;
mod shelter_tiles;
mod sprite;
#[cfg(test)]
mod tests;
mod visit_choices;
mod ways;
mod words;

use crate::account::Account;
use crate::face::{self, About, Face, Heading, Preset, Sentence, Sheet};
use groups::Group;
use i18n::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::{Markup, html};
use outlive::{Action, Ask, Event, State, View};
use words::Words;

/// A look at a table of Outlive.
type Scene<'a> = face::Scene<'a, State>;

impl Face for State {
    const PRESETS: &'static [Preset] = presets::PRESETS;

    fn scene(scene: &Scene<'_>) -> Markup {
        let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
        let choosing = scene.view.ask() == Some(Ask::Choose);
        html! {
            div #scene .scene {
                (sprite::sprite())
                div #play .play .outlive .choosing[choosing] .ended[scene.view.over] {
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

    fn plain(texts: &Texts, view: &View, people: &[String]) -> String {
        plain::table(&Words { texts, view, people })
    }

    fn question(scene: &Scene<'_>) -> String {
        Words { texts: scene.texts, view: scene.view, people: scene.people }.question(scene.acting).headline
    }

    fn more(scene: &Scene<'_>) -> Vec<String> {
        let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
        words.question(scene.acting).more.into_iter().chain(pressing::sentences(&words)).collect()
    }

    fn asked(view: &View) -> SeatSet {
        view.asked
    }

    fn foremost(view: &View) -> Option<Seat> {
        view.visit.map(|visit| visit.seat).or_else(|| view.asked.first())
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

    fn about(texts: &Texts, view: &View, people: &[String], seat: Seat, action: &Action) -> About {
        Words { texts, view, people }.effect(seat, *action)
    }

    fn heading(texts: &Texts, _view: &View, action: &Action) -> Heading {
        let group = Group::of(*action);
        Heading { place: group as usize, text: texts.say(&format!("outlive-group-{}", group.word())) }
    }

    fn sheets(texts: &Texts, view: &View, people: &[String]) -> Vec<Sheet> {
        sheets::all(&Words { texts, view, people })
    }

    fn refusal(texts: &Texts, refusal: &Refusal) -> String {
        texts.say(&format!("outlive-refusal-{}", refusal.reason))
    }

    fn window(texts: &Texts, window: &str) -> String {
        texts.say(window)
    }

    fn ending(texts: &Texts, view: &View, people: &[String], _ended_by: &str) -> String {
        score::victory(&Words { texts, view, people })
    }

    fn accounts(texts: &Texts, view: &View) -> Vec<Account> {
        score::accounts(&Words { texts, view, people: &[] })
    }
}
