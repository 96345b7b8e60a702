//! W1 to W3: the board as one drawing. Its nodes keep their ids, so that a change of `transform` is a movement on the screen.

use super::words::{Words, action, card, diver, worth};
use super::{At, Card, State};
use kernel::{Seat, Set};
use maud::{Markup, html};
use web::kit::button::{ORDINARY, button_at};
use web::kit::later::menu_link;
use web::kit::menu::{Kind, menu};
use web::kit::words::slug;
use web::{Scene, Slot};

/// The divers, the wreck, and what has come out of it.
pub(super) fn board(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    scene.parts.later("search", || search(words, scene));
    let markup = html! {
        section #board .board {
            svg #sea viewBox="0 0 840 380" role="group" aria-label=(words.say("board")) {
                (scene.part("water", (), |()| water()))
                (wreck(words, scene))
                (turned(words, scene))
                (left(words, scene))
                (divers(words, scene))
            }
        }
    };
    scene.frame("board", markup)
}

/// What never changes is sent once.
fn water() -> Markup {
    html! {
        g #water aria-hidden="true" {
            rect width="840" height="80" fill="#cfe6f2" {}
            rect y="80" width="840" height="300" fill="#1c5d7c" {}
            path d="M650 330q10-90 60-100l20-70 12 4-14 72q60 20 70 94z" fill="#4a3526" {}
        }
    }
}

/// W2.1 The wreck, which is touched for its menu.
fn wreck(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    scene.part("wreck", scene.acting, |_| {
        html! {
            g #wreck .lit {
                circle .ring cx="725" cy="275" r="48" {}
                foreignObject x="680" y="230" width="90" height="90" {
                    (menu_link(scene, "open-search", "target", "search", Some(&words.say("search")), ""))
                }
            }
        }
    })
}

/// W1.3, W2.1 What may still be turned up, as far as the viewer knows, and what can be decided.
fn search(words: &Words<'_>, scene: &Scene<'_, State>) -> Markup {
    let charts: Set<Card> = words.view.seats.values().filter_map(|diver| diver.chart).collect();
    let unseen = Card::ALL.iter().filter(|card| !(words.view.turned | charts).contains(**card));
    let content = html! {
        p .hint { (words.say("search-cards")) }
        ul .cards { @for &card in unseen { li .card { (worth(words, card)) } } }
        div .choices {
            @for choice in scene.choices {
                (button_at("search", choice, ORDINARY, &html! { (action(words, choice.action)) }, None))
            }
        }
    };
    menu("search", Kind::Area, &html! { (words.say("wreck")) }, &content)
}

/// W2.2, W2.3 The cards turned up, each in its place.
fn turned(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let drawn = |turned: Card| {
        let id = format!("turned-{}", slug(turned.word()));
        scene.part(&id, (), |()| {
            let (x, about) = (20 + 68 * turned as u32, worth(words, turned));
            html! {
                g id=(id) role="img" aria-label=(about) transform=(format!("translate({x} 280)")) {
                    title { (about) }
                    rect width="62" height="80" rx="6" fill=(if turned.worth() > 0 { "#f5d77a" } else { "#b7c4cc" }) {}
                    @for (line, word) in (0..).zip(card(words, turned).split(' ')) {
                        text x="31" y=(24 + 14 * line) text-anchor="middle" font-size="13" { (word) }
                    }
                    @if turned.worth() > 0 { text x="31" y="66" text-anchor="middle" font-size="24" { (turned.worth()) } }
                }
            }
        })
    };
    scene.frame("turned", html! { g #turned { @for card in words.view.turned.iter() { (drawn(card)) } } })
}

/// W2.2 What could not be shared.
fn left(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    scene.part("left", words.view.left, |&left| {
        let told = words.tell("left", &[("count", left.into())]);
        html! { text #left x="725" y="362" text-anchor="middle" font-size="16" fill="#ffffff" { (told) } }
    })
}

/// W1.1, W3.3 The divers, below or at the surface.
fn divers(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let drawn = |seat: Seat| {
        let id = format!("diver-{}", seat.number());
        scene.part(&id, (At::of(words.view, seat), words.view.purse(seat)), |&(at, purse)| {
            let (x, about) = (90 + 150 * u32::from(seat.number()), diver(words, seat, at, purse));
            let (y, ink) = if at == At::Surface { (50, "#12303f") } else { (190, "#ffffff") };
            html! {
                g id=(id) .pawn role="img" aria-label=(about) transform=(format!("translate({x} {y})")) {
                    title { (about) }
                    circle r="24" fill="#e8743b" stroke=(ink) stroke-width=(if at == At::Decided { 6 } else { 2 }) {}
                    text y="7" text-anchor="middle" font-size="20" { (purse) }
                    text y="44" text-anchor="middle" font-size="15" fill=(ink) { (words.person(seat)) }
                }
            }
        })
    };
    let seats = Seat::first(words.view.options.players);
    scene.frame("divers", html! { g #divers { @for seat in seats { (drawn(seat)) } } })
}
