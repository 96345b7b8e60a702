//! Tokyo Siteseeing at the table: the mat, the PC boards, what is asked and what has happened.

mod about;
mod battle;
mod blow;
mod board;
mod board_cards;
mod bots;
mod card;
mod casting;
mod check;
mod coming;
mod groups;
mod lines;
mod mat;
mod mat_menus;
mod named;
mod piles;
mod places;
mod reach;
mod round;
mod site;
mod slots;
mod sprite;
mod story;
mod text;
mod words;

use crate::desk::{fields, id};
use crate::face::{self, Face, Sentence};
use crate::lang::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::{Markup, html};
use tokyo::{Action, Event, State, View};
use words::Words;

/// A look at a table of Tokyo Siteseeing.
type Scene<'a> = face::Scene<'a, State>;

impl Face for State {
    fn scene(scene: &Scene<'_>) -> Markup {
        let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
        html! {
            div #scene .scene {
                (sprite::sprite())
                div #play .play .tokyo .ended[scene.view.ending.is_some()] {
                    (casting::casting(&words, scene))
                    (mat::mat(&words, scene))
                    div #world .world {
                        (round::round(&words))
                        (story::story(&words))
                    }
                    (board::boards(&words, scene))
                    div #commons .commons {
                        (bots::bots(&words))
                        (piles::piles(&words))
                    }
                }
                (panel(scene, &words))
            }
        }
    }

    fn plain(texts: &Texts, view: &View, people: &[String]) -> String {
        String::new()
    }

    fn question(scene: &Scene<'_>) -> String {
        String::new()
    }

    fn asked(view: &View) -> SeatSet {
        view.awaited
    }

    fn foremost(view: &View) -> Option<Seat> {
        view.awaited.first()
    }

    fn expected(view: &View, seat: Seat) -> Vec<Action> {
        Vec::new()
    }

    fn sentence(texts: &Texts, view: &View, people: &[String], event: &Event) -> Option<Sentence> {
        None
    }

    fn action(texts: &Texts, view: &View, people: &[String], action: &Action) -> String {
        action.to_string()
    }

    fn refusal(texts: &Texts, refusal: &Refusal) -> String {
        texts.say(&format!("tokyo-refusal-{}", refusal.reason))
    }

    fn window(texts: &Texts, window: &str) -> String {
        texts.say(window)
    }

    fn ending(texts: &Texts, view: &View, people: &[String], _ended_by: &str) -> String {
        String::new()
    }
}

fn panel(scene: &Scene<'_>, words: &Words<'_>) -> Markup {
    html! {
        details #desk .desk .panel open {
            summary .prompt { h2 #ask { (format!("{:?}", scene.view.top())) } }
            @if scene.acting.is_some() {
                form #act data-live method="post" action=(scene.post_to) { (fields(scene)) }
                div #choices .sheet {
                    (check::check(words)) (battle::battle(words))
                    div .choices { @for choice in scene.choices {
                        button id=(id("do", &choice.notation)) .choice type="submit" form="act" name="action" value=(choice.notation) { (choice.notation) }
                    } }
                }
            }
        }
    }
}
