//! O1.5 O5 The convoy: a space for each turn with its radiation and its event.

use crate::faces::outlive::board::shelter_tiles::tokens;
use crate::faces::outlive::board::sprite::icon;
use crate::faces::outlive::words::{Words, slug};
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
pub(crate) fn convoy(words: &Words<'_>) -> Markup {
    let view = words.view;
    html! {
        section #convoy .convoy .panel aria-labelledby="convoy-title" {
            h2 #convoy-title { (words.say("outlive-convoy")) }
            ol {
                @for ((place, space), level) in spaces(view).into_iter().enumerate().zip(RADIATION) {
                    @let turn = place as u8 + 1;
                    @let now = turn == view.turn && !view.over;
                    li id=(format!("convoy-{turn}")) .space .(class(space)) .now[now] aria-current=[now.then_some("step")] {
                        p .level {
                            span .number { (turn) }
                            span .unseen { (words.tell("outlive-convoy-turn", &[("turn", turn.into()), ("level", level.into())])) }
                            span .points aria-hidden="true" { @for _ in 0..level { (icon("radiation")) } }
                        }
                        (card(words, space))
                    }
                }
            }
        }
    }
}

fn class(space: Space) -> &'static str {
    match space {
        Space::Open(_) => "open",
        Space::Closed => "closed",
        Space::Resolved => "resolved",
    }
}

fn card(words: &Words<'_>, space: Space) -> Markup {
    html! {
        @match space {
            Space::Open(card) => (event(words, card)),
            Space::Closed => p .hint { (words.say("outlive-convoy-closed")) },
            Space::Resolved => p .hint { (words.say("outlive-convoy-resolved")) },
        }
    }
}

/// An event with what it does, what it costs and what it is worth.
fn event(words: &Words<'_>, card: EventCard) -> Markup {
    let record = card.record();
    html! {
        div id=(format!("event-{}", slug(card.word()))) .event-card .shortage[card.is_shortage()] {
            h3 { (icon("event")) (words.event(card)) }
            p .hint { (words.event_about(card)) }
            p .price {
                span { (words.say("outlive-convoy-cost")) }
                @if card == EventCard::Wanderers { (icon("food")) (words.event_cost(card)) } @else { (tokens(words, record.cost)) }
            }
            p .worth { (icon("star")) (words.tell("outlive-points", &[("count", record.points.into())])) }
        }
    }
}
