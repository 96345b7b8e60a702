//! Outlive at the table: the ring of areas, the convoy, the shelters, what is asked and what has happened.

mod board;
mod course;
mod deciders;
mod desk;
mod finale;
mod gallery;
mod pictures;
mod placard;
mod scene;
#[cfg(test)]
mod tests;
mod words;

use crate::account::Account;
use crate::course::Telling;
use crate::face::{About, Decider, Face, Heading, Placard, Sentence, Sheet};
use crate::finale::{Ended, Finale};
use crate::gallery::Shelf;
use crate::kit::part::Slot;
use board::phase::Phase;
use desk::groups::Group;
use i18n::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::{Markup, html};
use outlive::{Action, Ask, Event, State, View};
use scene::Scene;
use words::Words;

impl Face for State {
    const STYLES: &'static [&'static str] = &[
        "outlive/table.css",
        "outlive/window.css",
        "outlive/night.css",
        "outlive/pictures.css",
        "outlive/dark.css",
    ];
    const MOMENTS: Option<&'static str> = Some("outlive/moments.js");

    const SYMBOLS: &'static [&'static str] = pictures::FILES;

    const DECIDERS: &'static [Decider] = deciders::DECIDERS;

    const PLACARD: Placard = placard::PLACARD;

    const TELLING: Option<Telling<Self>> = Some(course::TELLING);

    fn scene(scene: &Scene<'_>) -> Slot {
        let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
        let scenery = html! {
            div #scene .scene {
                (scene.part("sprite", (), |()| Self::sprite()))
                (play(&words, scene))
                (desk::panel(scene))
            }
        };
        scene.frame("scene", scenery)
    }

    fn turn(view: &View) -> Option<u32> {
        Some(view.turn.into()).filter(|turn| *turn > 0)
    }

    fn seat_class(_view: &View, seat: Seat) -> Option<String> {
        Some(board::sprite::seat_class(seat))
    }

    fn miniature(view: &View) -> Option<Markup> {
        Some(board::miniature::miniature(view))
    }

    fn plain(texts: &Texts, view: &View, people: &[String]) -> String {
        words::plain::table(&Words { texts, view, people })
    }

    fn question(texts: &Texts, view: &View, people: &[String], acting: Option<Seat>) -> String {
        Words { texts, view, people }.question(acting).headline
    }

    fn more(texts: &Texts, view: &View, people: &[String], acting: Option<Seat>) -> Vec<String> {
        let words = Words { texts, view, people };
        words.question(acting).more.into_iter().chain(board::pressing::sentences(&words)).collect()
    }

    fn asked(view: &View) -> SeatSet {
        view.asked
    }

    fn foremost(view: &View) -> Option<Seat> {
        view.visit.map(|visit| visit.seat).or_else(|| view.asked.first())
    }

    fn expected(view: &View, seat: Seat) -> Vec<Action> {
        desk::expected::actions(view, seat)
    }

    fn sentence(texts: &Texts, view: &View, people: &[String], event: &Event) -> Option<Sentence> {
        words::log::sentence(&Words { texts, view, people }, event)
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
        words::sheets::all(&Words { texts, view, people })
    }

    fn gallery(texts: &Texts) -> Vec<Shelf> {
        gallery::shelves(texts)
    }

    fn sprite() -> Markup {
        html! { (board::sprite::sprite()) }
    }

    fn refusal(texts: &Texts, refusal: &Refusal) -> String {
        texts.say(&format!("outlive-refusal-{}", refusal.reason))
    }

    fn window(texts: &Texts, window: &str) -> String {
        texts.say(window)
    }

    fn ending(texts: &Texts, view: &View, people: &[String], _ended_by: &str) -> String {
        board::score::victory(&Words { texts, view, people })
    }

    fn finale(ended: &Ended<'_, Self>) -> Finale {
        finale::finale(ended)
    }

    fn part(texts: &Texts, view: &View, seat: Seat) -> Option<String> {
        view.seat(seat).leader.map(|leader| Words { texts, view, people: &[] }.leader(leader))
    }

    fn accounts(texts: &Texts, view: &View) -> Vec<Account> {
        board::score::accounts(&Words { texts, view, people: &[] })
    }
}

/// The table without the desk.
fn play(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let choosing = scene.view.ask() == Some(Ask::Choose);
    let (phase, own) = (Phase::of(scene.view), board::shelter::open(scene));
    let play = html! {
        div #play .play .{ "is-" (phase.class()) } .choosing[choosing] .ended[scene.view.over] {
            (board::convoy::convoy(words, scene))
            (board::ring(words, scene, own))
            (board::shelter::shelters(words, scene, own))
            @if let Some(score) = board::score::score(words, scene) { (score) }
        }
    };
    scene.frame("play", play)
}
