//! The hands: whose they are, in which role, where the pawn stands, and the cards. The viewer's own lies at the edge of the
//! table; the others' are rows that unfold.

use crate::face::Scene;
use crate::faces::pandemic::board::papers::{Touch, paper, touch};
use crate::faces::pandemic::board::sprite::{black_figure, figure, icon, pip};
use crate::faces::pandemic::pictures;
use crate::faces::pandemic::words::{Words, card_class, slug};
use crate::kit::part::Slot;
use kernel::Seat;
use maud::{Markup, html};
use pandemic::{Card, City, Role, SeatView, State};

/// The hand the viewer plays from: that of the seat that decides, or else of its first seat. None for onlookers.
pub(crate) fn own(words: &Words<'_>, scene: &Scene<'_, State>) -> Option<Slot> {
    let hand = own_seat(words, scene).map(|seat| hand(words, scene, seat))?;
    let markup = html! {
        section #own .own aria-labelledby="own-title" {
            h2 #own-title .unseen { (words.say("panel-own-hand")) }
            (hand)
        }
    };
    Some(scene.frame("own", markup))
}

fn own_seat(words: &Words<'_>, scene: &Scene<'_, State>) -> Option<Seat> {
    let team = words.view.team();
    scene.acting.filter(|seat| team.contains(*seat)).or_else(|| (scene.mine & team).first())
}

/// The hands of all others: first those the viewer decides for, then in turn order.
pub(crate) fn team(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let own = own_seat(words, scene);
    let others = words.view.team().iter().filter(|&seat| Some(seat) != own);
    let (mine, others): (Vec<_>, Vec<_>) = others.partition(|&seat| scene.mine.contains(seat));
    let markup = html! {
        section #team .team aria-labelledby="team-title" {
            h2 #team-title .unseen { (words.say("panel-hands")) }
            @for seat in mine.into_iter().chain(others) { (hand(words, scene, seat)) }
        }
    };
    scene.frame("team", markup)
}

fn hand(words: &Words<'_>, scene: &Scene<'_, State>, seat: Seat) -> Slot {
    let view = words.view;
    let (number, known) = (seat.number(), view.seat(seat));
    let mine = if own_seat(words, scene) == Some(seat) { "mine" } else { "" };
    let captor = view.bio_terrorist.and_then(|terrorist| terrorist.captor);
    // The actions that are left show on the desk.
    let shown = SeatView { actions_left: 0, ..*known };
    let id = format!("hand-{number}");
    let held = known.hand.iter().flat_map(|hand| hand.iter()).filter(|_| !mine.is_empty());
    let own: (_, Vec<Touch>) = (mine, held.map(|card| touch(words, scene, card)).collect());
    scene.whole(&id, (shown, view.hand_limit(seat), is_active(words, seat), own, captor), |_| {
        html! {
            article id=(format!("hand-{number}")) .hand .panel .(mine) aria-label=(words.person(seat)) {
                (head(words, scene, seat))
                @if let Some(role) = known.role.filter(|_| !mine.is_empty()) {
                    (scene.part("portrait", role, |&role| html! { div #portrait .portrait { (pictures::role(role)) } }))
                }
                (role(words, scene, seat))
                @if let Some(kept) = kept(words, scene, seat) { (kept) }
                @if known.hand_count > 0 { (cards(words, scene, seat)) }
            }
        }
    })
}

/// Whether it is the seat's turn, for all to see.
fn is_active(words: &Words<'_>, seat: Seat) -> bool {
    let view = words.view;
    seat == view.active && view.turn > 0 && view.ended_by.is_none() && !words.in_secret()
}

fn head_id(seat: Seat) -> String {
    format!("holder-{}", seat.number())
}

/// Whose hand it is, and how many cards it has.
fn head(words: &Words<'_>, scene: &Scene<'_, State>, seat: Seat) -> Slot {
    let (view, known) = (words.view, words.view.seat(seat));
    let active = is_active(words, seat);
    let id = head_id(seat);
    let input = (known.role, known.hand_count, view.hand_limit(seat), active);
    scene.part(&id, input, |&(role, count, limit, active)| {
        let over = if u32::from(count) > limit { "over" } else { "" };
        let told = words.say_with("player-hand", &[("count", count.into()), ("limit", limit.into())]);
        html! {
            header id=(id) {
                (figure(role, seat))
                h3 { (words.person(seat)) }
                @if active { span .tag { (words.say("player-active")) } }
                span .count .(over) { (told) }
            }
        }
    })
}

/// The role, and where the pawn is. What one's own role can do lies open, as a card.
fn role(words: &Words<'_>, scene: &Scene<'_, State>, seat: Seat) -> Slot {
    let known = words.view.seat(seat);
    let name = |role: Option<Role>| role.map_or_else(|| words.say("player-no-role"), |role| words.role(role));
    let place = |city: City| words.say_with("player-where", &[("city", (&words.city(city)).into())]);
    if own_seat(words, scene) == Some(seat) {
        return scene.part("own-role", (known.role, known.city), |&(role, city)| {
            html! {
                div #own-role .ability tabindex="0" role="group" aria-label=(name(role)) {
                    h4 { (name(role)) }
                    @if let Some(role) = role { p { (words.role_about(role)) } }
                    p .stands { (place(city)) }
                }
            }
        });
    }
    let id = format!("role-{}", seat.number());
    scene.part(&id, (known.role, known.city), |&(role, city)| {
        html! {
            details id=(id) .fold .ability {
                summary { (name(role)) " · " (place(city)) }
                @if let Some(role) = role { p .hint { (words.role_about(role)) } }
            }
        }
    })
}

/// What lies on the role card: the black pawn, samples, and an event.
fn kept(words: &Words<'_>, scene: &Scene<'_, State>, seat: Seat) -> Option<Slot> {
    let known = words.view.seat(seat);
    let captor = words.view.bio_terrorist.is_some_and(|terrorist| terrorist.captor == Some(seat));
    if !captor && known.stored.is_none() && known.samples.iter().all(|&count| count == 0) {
        return None;
    }
    let id = format!("kept-{}", seat.number());
    let markup = html! {
        div id=(id) .kept-cards {
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
        }
    };
    Some(scene.frame(&id, markup))
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

/// From this many cards on they are named in smaller letters, and from that many they lie one over the other.
const MANY: u32 = 4;
const FAN: u32 = 6;

/// The cards as far as the viewer knows them; hidden ones lie face down behind.
fn cards(words: &Words<'_>, scene: &Scene<'_, State>, seat: Seat) -> Slot {
    let known = words.view.seat(seat);
    let open = known.hand.unwrap_or(known.shown);
    let hidden = u32::from(known.hand_count).saturating_sub(open.len());
    let own = own_seat(words, scene) == Some(seat);
    let card = |card: Card| {
        if own {
            return paper(words, scene, card, known.city);
        }
        let here = card == Card::City(known.city);
        scene.part(&card_id(card), here, |&here| card_item(words, card, Some(known.city).filter(|_| here)))
    };
    let id = format!("cards-{}", seat.number());
    let markup = html! {
        ul id=(id) .cards .many[open.len() >= MANY] .fan[open.len() >= FAN] tabindex=[own.then_some(0)] aria-labelledby=[own.then(|| head_id(seat))] {
            @for known in open.iter() { (card(known)) }
            @for place in 0..hidden {
                li id=(format!("hidden-{}-{place}", seat.number())) .card .hidden { (words.say("card-hidden")) }
            }
        }
    };
    scene.frame(&id, markup)
}

pub(crate) fn card_id(card: Card) -> String {
    format!("card-{}", slug(card.word()))
}

pub(crate) fn sign(card: Card) -> Markup {
    match card {
        Card::City(city) => pip(city.colour()),
        Card::Event(_) => icon("star"),
        Card::Mutation(_) => icon("strain"),
    }
}

/// What a card does, where its name does not say it.
pub(crate) fn about(words: &Words<'_>, card: Card) -> Option<String> {
    match card {
        Card::City(_) => None,
        Card::Event(event) => Some(words.event_about(event)),
        Card::Mutation(event) => Some(words.mutation_about(event)),
    }
}

/// A player card. It is marked if it is the card of the city `at`.
pub(crate) fn card_item(words: &Words<'_>, card: Card, at: Option<City>) -> Markup {
    let here = if at.is_some_and(|city| card == Card::City(city)) { "here" } else { "" };
    html! {
        li id=(card_id(card)) .card .(card_class(card)) .(here) title=[about(words, card)] {
            (sign(card))
            (words.card(card))
        }
    }
}
