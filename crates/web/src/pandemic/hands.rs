//! The hands: whose they are, in which role, where the pawn stands, and the cards.

use super::sprite::{black_figure, figure, icon, pip};
use super::words::{Words, card_class, slug};
use crate::face::Scene;
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Card, City, SeatView, State};

/// All hands: first those the viewer decides for, then the others in turn order.
pub(super) fn hands(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let (mine, others): (Vec<_>, Vec<_>) =
        words.view.team().iter().partition(|&seat| scene.mine.contains(seat));
    html! {
        section #hands .hands aria-labelledby="hands-title" {
            h2 #hands-title .unseen { (words.say("panel-hands")) }
            @for seat in mine.into_iter().chain(others) { (hand(words, scene, seat)) }
        }
    }
}

fn hand(words: &Words<'_>, scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let view = words.view;
    let known = view.seat(seat);
    let number = seat.number();
    let mine = if scene.mine.contains(seat) { "mine" } else { "" };
    let active = seat == view.active && view.turn > 0 && view.ended_by.is_none() && !words.in_secret();
    let limit = view.hand_limit(seat);
    let over = if u32::from(known.hand_count) > limit { "over" } else { "" };
    let captor = view.bio_terrorist.is_some_and(|terrorist| terrorist.captor == Some(seat));
    let role = known.role.map_or_else(|| words.say("player-no-role"), |role| words.role(role));
    let place = words.say_with("player-where", &[("city", (&words.city(known.city)).into())]);
    html! {
        article id=(format!("hand-{number}")) .hand .panel .(mine) aria-label=(words.person(seat)) {
            header {
                (figure(view, seat))
                h3 { (words.person(seat)) }
                @if active { span .tag { (words.say("player-active")) } }
                span .count .(over) {
                    (words.say_with("player-hand", &[("count", known.hand_count.into()), ("limit", limit.into())]))
                }
            }
            details id=(format!("role-{number}")) .fold .ability {
                summary { (role) " · " (place) }
                @if let Some(role) = known.role { p .hint { (words.role_about(role)) } }
            }
            @if captor {
                p .kept { (black_figure()) (words.say("player-captor")) }
            }
            (samples(words, known))
            @if let Some(event) = known.stored {
                div .kept {
                    span .caption { (words.say("player-stored")) }
                    ul .cards { (card_item(words, Card::Event(event), None)) }
                }
            }
            (cards(words, seat))
        }
    }
}

/// P10.7 The samples on the role card.
fn samples(words: &Words<'_>, known: &SeatView) -> Markup {
    let there = words.view.colours().iter().copied().filter(|&colour| known.samples[colour as usize] > 0);
    let there: Vec<_> = there.map(|colour| (colour, known.samples[colour as usize])).collect();
    html! {
        @if !there.is_empty() {
            div .kept {
                span .caption { (words.say("player-samples")) }
                ul .cards {
                    @for (colour, count) in there {
                        @let told = words.tell("board-cubes", &[("count", count.into()), ("hue", colour.into())]);
                        li .card .(colour.word()) title=(told) { (pip(colour)) (told) }
                    }
                }
            }
        }
    }
}

/// The cards as far as the viewer knows them; hidden ones lie face down behind.
fn cards(words: &Words<'_>, seat: Seat) -> Markup {
    let known = words.view.seat(seat);
    let open = known.hand.unwrap_or(known.shown);
    let hidden = u32::from(known.hand_count).saturating_sub(open.len());
    html! {
        @if known.hand_count > 0 {
            ul .cards {
                @for card in open.iter() { (card_item(words, card, Some(known.city))) }
                @for place in 0..hidden {
                    li id=(format!("hidden-{}-{place}", seat.number())) .card .hidden { (words.say("card-hidden")) }
                }
            }
        }
    }
}

/// A player card. It is marked if it is the card of the city `at`.
pub(super) fn card_item(words: &Words<'_>, card: Card, at: Option<City>) -> Markup {
    let about = match card {
        Card::City(_) => None,
        Card::Event(event) => Some(words.event_about(event)),
        Card::Mutation(event) => Some(words.mutation_about(event)),
    };
    let here = if at.is_some_and(|city| card == Card::City(city)) { "here" } else { "" };
    html! {
        li id=(format!("card-{}", slug(card.word()))) .card .(card_class(card)) .(here) title=[about] {
            @match card {
                Card::City(city) => (pip(city.colour())),
                Card::Event(_) => (icon("star")),
                Card::Mutation(_) => (icon("strain")),
            }
            (words.card(card))
        }
    }
}
