//! O1.5 O5 The convoy: a space for each turn with its radiation and its event.

use crate::faces::outlive::board::goods::price;
use crate::faces::outlive::board::menus::{self, menu_id};
use crate::faces::outlive::board::sprite::icon;
use crate::faces::outlive::board::touch::{self, Thing};
use crate::faces::outlive::scene::Scene;
use crate::faces::outlive::words::{Words, slug};
use crate::kit::later::{Dragged, dragged_link};
use crate::kit::part::Slot;
use maud::{Markup, html};
use outlive::{EventCard, RADIATION, View};

/// What lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Space {
    /// An event that strikes every day until somebody resolves it.
    Open(EventCard),
    /// An event nobody knows.
    Closed,
    /// Nothing any more.
    Resolved,
}

/// The six spaces. A card is missing because it is resolved, or this turn's because it is not turned up yet.
fn spaces(view: &View) -> Vec<Space> {
    let turned = |place: usize| place < usize::from(view.turn);
    let missing =
        view.events.iter().enumerate().filter(|(place, card)| turned(*place) && card.is_none()).count();
    let resolved: u32 = view.seats.iter().map(|seat| seat.events.len()).sum();
    let waits = missing > resolved as usize;
    view.events
        .iter()
        .enumerate()
        .map(|(place, card)| match card {
            Some(card) => Space::Open(*card),
            None if !turned(place) || (waits && place + 1 == usize::from(view.turn)) => Space::Closed,
            None => Space::Resolved,
        })
        .collect()
}

/// The convoy board.
pub(crate) fn convoy(words: &Words<'_>, scene: &Scene<'_>) -> Slot {
    let spaces = (1u8..).zip(spaces(words.view)).zip(RADIATION);
    let spaces = spaces.map(|((turn, space), level)| drawn(words, scene, turn, level, space));
    let convoy = html! {
        section #convoy .convoy .panel aria-labelledby="convoy-title" {
            h2 #convoy-title { (words.say("outlive-convoy")) }
            ol { @for space in spaces { (space) } }
        }
    };
    scene.frame("convoy", convoy)
}

fn drawn(words: &Words<'_>, scene: &Scene<'_>, turn: u8, level: u8, space: Space) -> Slot {
    let id = format!("convoy-{turn}");
    let now = turn == words.view.turn && !words.view.over;
    let menu = menu_id(&id);
    let mut lit = false;
    if let Space::Open(card) = space {
        scene.parts.later(&menu, || menus::event_menu(words, scene, &menu, card));
        lit = scene.acting.is_some_and(|seat| touch::is_lit(scene, seat, Thing::Event(card)));
    }
    scene.part(&id, (space, now, lit), |_| {
        html! {
            li id=(id) .space .(class(space)) .now[now] .lit[lit] aria-current=[now.then_some("step")] {
                p .level {
                    span .number aria-hidden="true" { (turn) }
                    span .unseen { (words.tell("outlive-convoy-turn", &[("turn", turn.into()), ("level", level.into())])) }
                    span .points aria-hidden="true" { @for _ in 0..level { (icon("radiation")) } }
                }
                @match space {
                    Space::Open(card) => {
                        (event(words, card))
                        @let shape = event_id(card);
                        @let dragged = lit.then_some(Dragged { shape: &shape });
                        (dragged_link(scene, &format!("show-{id}"), "touch", &menu, Some(&words.event(card)), dragged, ""))
                    }
                    Space::Closed => p .hint { (words.say("outlive-convoy-closed")) },
                    Space::Resolved => p .hint { (words.say("outlive-convoy-resolved")) },
                }
            }
        }
    })
}

fn class(space: Space) -> &'static str {
    match space {
        Space::Open(_) => "open",
        Space::Closed => "closed",
        Space::Resolved => "resolved",
    }
}

fn event_id(card: EventCard) -> String {
    format!("event-{}", slug(card.word()))
}

/// An event with what it costs and what it is worth.
fn event(words: &Words<'_>, card: EventCard) -> Markup {
    html! {
        div id=(event_id(card)) .event-card .shortage[card.is_shortage()] {
            h3 { (words.event(card)) }
            (price(words, card))
        }
    }
}
