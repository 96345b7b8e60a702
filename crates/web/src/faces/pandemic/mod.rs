//! Pandemic at the table: the board, the hands, what is asked and what has happened.

mod board;
mod course;
mod desk;
mod finale;
mod gallery;
mod last_map;
mod pictures;
mod placard;
#[cfg(test)]
mod tests;
mod words;

use crate::course::Telling;
use crate::face::{About, Clash, ExtraSeat, Face, Heading, Placard, Scene, Sentence, Sheet};
use crate::finale::{Ended, Finale};
use crate::gallery::Shelf;
use crate::kit::part::Slot;
use board::{black_pawn, hands, notes, piles, sprite};
use desk::groups::Group;
use i18n::Texts;
use kernel::{Refusal, Seat, SeatSet};
use maud::{Markup, html};
use pandemic::{
    Action, BtSeat, Event, Frame, Moment, Options, PurpleModule, SpectatorView, State, View, refusals,
};
use words::{Words, slug};

impl Face for State {
    const STYLES: &'static [&'static str] =
        &["pandemic/table.css", "pandemic/window.css", "pandemic/pictures.css", "pandemic/moments.css"];
    const MOMENTS: Option<&'static str> = Some("pandemic/moments.js");
    const SYMBOLS: &'static [&'static str] = pictures::FILES;
    const PLACARD: Placard = placard::PLACARD;
    const TELLING: Option<Telling<Self>> = Some(course::TELLING);

    const EXTRA_SEATS: &'static [ExtraSeat] = &[ExtraSeat {
        comes_with: ("module_purple", "bio_terrorist"),
        drawn_with: ("bt_seat", "random"),
        name: "role-bio-terrorist",
    }];

    const CLASHES: &'static [Clash] = &[Clash {
        values: [("players", "5"), ("module_purple", "bio_terrorist")],
        why: refusals::TOO_MANY_AGAINST_BIO_TERRORIST,
    }];

    fn scene(scene: &Scene<'_, State>) -> Slot {
        let words = Words { texts: scene.texts, view: scene.view, people: scene.people };
        let scenery = html! {
            div #scene .scene {
                (scene.part("sprite", (), |()| Self::sprite()))
                div #play .play {
                    (board::board(&words, scene))
                    div #world .world {
                        @if let Some(notes) = notes::notes(&words, scene) { (notes) }
                        @if let Some(panel) = black_pawn::panel(&words, scene) { (panel) }
                    }
                    @if let Some(own) = hands::own(&words, scene) { (own) }
                    (hands::team(&words, scene))
                    (piles::piles(&words, scene))
                    @if let Some(course) = desk::turn::course(&words, scene) { (course) }
                }
                (desk::desk(&words, scene))
            }
        };
        scene.frame("scene", scenery)
    }

    fn turn(view: &View) -> Option<u32> {
        Some(view.turn.into()).filter(|turn| *turn > 0)
    }

    fn seat_class(view: &View, seat: Seat) -> Option<String> {
        let terrorist = view.bio_terrorist.is_some_and(|terrorist| terrorist.seat == seat);
        Some(if terrorist {
            "role-bio-terrorist".to_owned()
        } else {
            sprite::role_class(view.seat(seat).role)
        })
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
        match view.top() {
            // Beside the actions the page says only where one stands, and the map.
            Some(Frame::Moment(Moment::Actions { .. })) => Vec::new(),
            Some(Frame::Moment(_) | Frame::Setup(_) | Frame::Step(_) | Frame::Question(_)) | None => {
                words.question(acting).more.into_iter().collect()
            }
        }
    }

    fn foremost(view: &View) -> Option<Seat> {
        Some(view.active)
    }

    fn asked(view: &View) -> SeatSet {
        view.asked
    }

    fn expected(view: &View, seat: Seat) -> Vec<Action> {
        desk::expected::actions(view, seat)
    }

    fn sentence(texts: &Texts, view: &View, people: &[String], event: &Event) -> Option<Sentence> {
        words::log::sentence(&Words { texts, view, people }, event)
    }

    fn sentence_by_itself(texts: &Texts, view: &View, people: &[String], event: &Event) -> Option<Sentence> {
        words::log::sentence_by_itself(&Words { texts, view, people }, event)
    }

    fn action(texts: &Texts, view: &View, people: &[String], action: &Action) -> String {
        Words { texts, view, people }.action(*action)
    }

    fn about(texts: &Texts, view: &View, people: &[String], _seat: Seat, action: &Action) -> About {
        let printed = Words { texts, view, people }.effect(*action).into_iter().collect();
        About { own: Vec::new(), printed }
    }

    fn heading(texts: &Texts, _view: &View, action: &Action) -> Heading {
        let group = Group::of(*action);
        Heading { place: group as usize, text: texts.say(&format!("group-{}", group.word())) }
    }

    fn sheets(texts: &Texts, view: &View, people: &[String]) -> Vec<Sheet> {
        words::sheets::all(&Words { texts, view, people })
    }

    fn gallery(texts: &Texts) -> Vec<Shelf> {
        gallery::shelves(texts)
    }

    fn sprite() -> Markup {
        sprite::sprite()
    }

    fn reasons(texts: &Texts, view: &View, people: &[String], seat: Seat, line: &[Action]) -> Vec<String> {
        Words { texts, view, people }.reasons(seat, line)
    }

    fn is_closed_to_onlookers(options: &Options) -> bool {
        options.spectator_view == SpectatorView::None
    }

    /// Whoever sees the same cards knows the same: all that is left is who looks.
    fn sees_alike(one: &View, other: &View) -> bool {
        View { viewer: one.viewer, ..other.clone() } == *one
    }

    fn refusal(texts: &Texts, refusal: &Refusal) -> String {
        texts.say(&format!("refusal-{}", refusal.reason))
    }

    fn window(texts: &Texts, window: &str) -> String {
        texts.say(&format!("window-{}", slug(window)))
    }

    fn ending(texts: &Texts, view: &View, people: &[String], ended_by: &str) -> String {
        Words { texts, view, people }.ending(ended_by)
    }

    fn finale(ended: &Ended<'_, Self>) -> Finale {
        finale::finale(ended)
    }

    fn part(texts: &Texts, view: &View, seat: Seat) -> Option<String> {
        if view.bio_terrorist.is_some_and(|terrorist| terrorist.seat == seat) {
            return Some(texts.say("role-bio-terrorist"));
        }
        // Until lots are drawn for the Bio-Terrorist's seat, the table has one more than the game.
        let role = view.seats.get(usize::from(seat.number()))?.role?;
        Some(Words { texts, view, people: &[] }.role(role))
    }

    fn parts(texts: &Texts, view: &View) -> Option<String> {
        match (view.options.module_purple, view.options.bt_seat) {
            (PurpleModule::None | PurpleModule::Mutation, _) => None,
            (PurpleModule::BioTerrorist, BtSeat::Volunteer) => {
                let last = view.options.players + 1;
                Some(texts.say_with("parts-bio-terrorist", &[("seat", last.into())]))
            }
            (PurpleModule::BioTerrorist, BtSeat::Random) => Some(texts.say("parts-bio-terrorist-drawn")),
        }
    }
}
