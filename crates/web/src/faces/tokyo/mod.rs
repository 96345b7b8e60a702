//! Tokyo Siteseeing at the table: the mat, the PC boards, what is asked and what has happened.

mod board;
mod campaign;
mod clashes;
mod course;
mod desk;
mod finale;
mod gallery;
mod pictures;
mod placard;
mod scene;
#[cfg(test)]
mod tests;
mod words;

use crate::course::Telling;
use crate::face::{About, Clash, Face, Heading, Placard, Sentence, Sheet};
use crate::finale::{Ended, Finale};
use crate::gallery::Shelf;
use crate::kit::part::Slot;
use board::Board;
use board::bots::bots;
use board::casting::casting;
use board::mat::mat;
use board::pc_board::boards;
use board::piles::piles;
use board::round::round;
use board::sprite::sprite;
use board::story::{leads, story};
use desk::groups::Group;
use i18n::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::{Markup, html};
use scene::Scene;
use tokyo::{Action, Event, State, View};
use words::Words;

impl Face for State {
    const STYLES: &'static [&'static str] = &[
        "tokyo/table.css",
        "tokyo/story.css",
        "tokyo/pictures.css",
        "tokyo/mat.css",
        "tokyo/window.css",
        "tokyo/asked.css",
    ];
    const MOMENTS: Option<&'static str> = Some("tokyo/moments.js");

    const SYMBOLS: &'static [&'static str] = pictures::FILES;

    const CLASHES: &'static [Clash] = clashes::CLASHES;

    const AT_HOME_IN: Option<&'static str> = Some("ja");
    const PLACARD: Placard = placard::PLACARD;

    const TELLING: Option<Telling<Self>> = Some(course::TELLING);

    fn scene(scene: &Scene<'_>) -> Slot {
        let board = Board::of(scene);
        let scenery = html! {
            div #scene .scene {
                (scene.part("sprite", (), |()| Self::sprite()))
                div #play .play .tokyo .ended[scene.view.ending.is_some()] {
                    div #top-of-table .top-of-table {
                        @if let Some(casting) = casting(&board) { (casting) }
                        (mat(&board))
                    }
                    div #world .world {
                        @if leads(scene.view) { (story(&board)) (round(&board)) }
                        @else { (round(&board)) (story(&board)) }
                    }
                    (boards(&board))
                    div #commons .commons {
                        @if let Some(bots) = bots(&board) { (bots) }
                        (piles(&board))
                    }
                }
                (desk::panel(&board))
            }
        };
        scene.frame("scene", scenery)
    }

    fn turn(view: &View) -> Option<u32> {
        Some(view.round.into()).filter(|turn| *turn > 0)
    }

    fn seat_class(view: &View, seat: Seat) -> Option<String> {
        Some(board::sprite::role_class(view.pc(seat).role))
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
        Words { texts, view, people }.explained(acting)
    }

    fn asked(view: &View) -> SeatSet {
        view.awaited
    }

    fn foremost(view: &View) -> Option<Seat> {
        view.awaited.first()
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

    fn heading(texts: &Texts, view: &View, action: &Action) -> Heading {
        let group = Group::of(view, *action);
        let place = Group::ALL.iter().position(|other| *other == group).unwrap_or_default();
        Heading { place, text: texts.say(&format!("tokyo-group-{}", group.word())) }
    }

    fn sheets(texts: &Texts, view: &View, people: &[String]) -> Vec<Sheet> {
        words::sheets::all(&Words { texts, view, people })
    }

    fn gallery(texts: &Texts) -> Vec<Shelf> {
        gallery::shelves(texts)
    }

    fn sprite() -> Markup {
        html! { (sprite()) }
    }

    fn refusal(texts: &Texts, refusal: &Refusal) -> String {
        words::refusal_text(texts, refusal)
    }

    fn window(texts: &Texts, window: &str) -> String {
        words::window_text(texts, window)
    }

    fn ending(texts: &Texts, view: &View, people: &[String], _ended_by: &str) -> String {
        words::ending::text(&Words { texts, view, people })
    }

    fn finale(ended: &Ended<'_, Self>) -> Finale {
        finale::finale(ended)
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
        Some(words::text::name(texts, role.word()).to_owned())
    }
}
