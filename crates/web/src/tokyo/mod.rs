//! Tokyo Siteseeing at the table: the mat, the PC boards, what is asked and what has happened.

mod about;
mod act_choices;
mod action;
mod answers;
mod ask;
mod awaited;
mod battle;
mod blocked;
mod board;
mod board_cards;
mod bots;
mod campaign;
mod card;
mod card_menu;
mod casting;
mod check;
mod check_choices;
mod clashes;
mod coming;
mod cost;
mod desk;
mod effects;
mod ending;
mod expected;
mod groups;
mod guide;
mod journey;
mod letters;
mod lines;
mod lists;
mod log;
mod mat;
mod mat_menus;
mod means_choices;
mod named;
mod offers;
mod piles;
mod places;
mod plain;
mod race;
mod reach;
mod round;
mod sheets;
mod site;
mod slots;
mod sprite;
mod starts;
mod story;
#[cfg(test)]
mod tests;
mod text;
mod words;

use crate::face::{self, About, Clash, Face, Heading, Sentence, Sheet};
use groups::Group;
use i18n::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::{Markup, html};
use tokyo::{Action, Event, State, View};
use words::Words;

/// A look at a table of Tokyo Siteseeing.
type Scene<'a> = face::Scene<'a, State>;

impl Face for State {
    const CLASHES: &'static [Clash] = clashes::CLASHES;

    fn scene(scene: &Scene<'_>) -> Markup {
        let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
        html! {
            div #scene .scene {
                (sprite::sprite())
                div #play .play .tokyo .ended[scene.view.ending.is_some()] {
                    div #top-of-table .top-of-table {
                        (casting::casting(&words, scene))
                        (mat::mat(&words, scene))
                    }
                    div #world .world {
                        @if story::leads(scene.view) { (story::story(&words, scene)) (round::round(&words)) }
                        @else { (round::round(&words)) (story::story(&words, scene)) }
                    }
                    (board::boards(&words, scene))
                    div #commons .commons {
                        (bots::bots(&words, scene))
                        (piles::piles(&words))
                    }
                }
                (desk::panel(scene))
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
        Words { texts: scene.texts, view: scene.view, people: scene.people }.explained(scene.acting)
    }

    fn asked(view: &View) -> SeatSet {
        view.awaited
    }

    fn foremost(view: &View) -> Option<Seat> {
        view.awaited.first()
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

    fn heading(texts: &Texts, view: &View, action: &Action) -> Heading {
        let group = Group::of(view, *action);
        let place = Group::ALL.iter().position(|other| *other == group).unwrap_or_default();
        Heading { place, text: texts.say(&format!("tokyo-group-{}", group.word())) }
    }

    fn sheets(texts: &Texts, view: &View, people: &[String]) -> Vec<Sheet> {
        sheets::all(&Words { texts, view, people })
    }

    fn refusal(texts: &Texts, refusal: &Refusal) -> String {
        words::refusal_text(texts, refusal)
    }

    fn window(texts: &Texts, window: &str) -> String {
        words::window_text(texts, window)
    }

    fn ending(texts: &Texts, view: &View, people: &[String], _ended_by: &str) -> String {
        ending::text(&Words { texts, view, people })
    }

    fn result(view: &View) -> Option<String> {
        Some(tokyo::campaign::Clear::of(view)?.to_string())
    }

    fn entered(texts: &Texts, view: &View) -> Option<String> {
        Some(campaign::entered(texts, &tokyo::campaign::Clear::of(view)?))
    }

    fn played(texts: &Texts, options: &tokyo::Options) -> Option<String> {
        Some(campaign::title(texts, options.scenario))
    }

    fn part(texts: &Texts, view: &View, seat: Seat) -> Option<String> {
        let role = view.pc(seat).role?;
        Some(text::name(texts, role.word()).to_owned())
    }
}
