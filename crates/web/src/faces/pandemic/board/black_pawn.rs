//! P21.49 P21.50 The Bio-Terrorist in words: what the table can tell, and to the Bio-Terrorist's own seat what only it
//! knows.

use crate::face::Scene;
use crate::faces::pandemic::board::sprite::{black_figure, pip};
use crate::faces::pandemic::words::{Words, slug};
use crate::kit::part::Slot;
use kernel::{Set, Viewer};
use maud::{Markup, html};
use pandemic::{BioTerroristView, BtHiddenActions, City, HAND_LIMIT, HiddenAction, State};

/// Up to this many possible cities are listed at once.
const FEW: u32 = 6;

/// The panel; nothing where nobody plays the Bio-Terrorist.
pub(crate) fn panel(words: &Words<'_>, scene: &Scene<'_, State>) -> Option<Slot> {
    let terrorist = words.view.bio_terrorist.as_ref()?;
    let own = words.view.viewer == Viewer::Seat(terrorist.seat);
    let markup = html! {
        section #bio-terrorist .black-pawn .panel .mine[own] aria-labelledby="bio-terrorist-name" {
            header {
                (black_figure())
                h3 #bio-terrorist-name { (words.say("role-bio-terrorist")) " · " (words.person(terrorist.seat)) }
                @if words.in_secret() { span .tag { (words.say("player-active")) } }
                span .count { (words.tell("player-hand", &[("count", terrorist.hand_count.into()), ("limit", HAND_LIMIT.into())])) }
            }
            p { (whereabouts(words, terrorist, own)) }
            @if own && words.in_secret() && !terrorist.has_not_begun() { (budget(words, terrorist)) }
            (possible(words, terrorist, own))
            @match terrorist.hand {
                Some(hand) => (cards(words, "bio-terrorist-hand", hand, terrorist.city)),
                None if terrorist.known.is_empty() => "",
                None => {
                    p .caption { (words.say("bio-terrorist-known")) }
                    (cards(words, "bio-terrorist-known", terrorist.known, None))
                },
            }
        }
    };
    Some(scene.frame("bio-terrorist", markup))
}

/// Where the Bio-Terrorist is, as far as the viewer knows.
fn whereabouts(words: &Words<'_>, terrorist: &BioTerroristView, own: bool) -> String {
    let whose = if own { "own" } else { "their" };
    if terrorist.out {
        return words.say("bio-terrorist-out");
    }
    if let Some(captor) = terrorist.captor {
        return words.tell(&format!("bio-terrorist-{whose}-captured"), &[("captor", captor.into())]);
    }
    if terrorist.has_not_begun() {
        return words.say(&format!("bio-terrorist-{whose}-not-begun"));
    }
    match terrorist.city {
        Some(city) if is_seen(words, city) => {
            words.tell(&format!("bio-terrorist-{whose}-seen"), &[("city", city.into())])
        }
        Some(city) => words.tell(&format!("bio-terrorist-{whose}-hidden"), &[("city", city.into())]),
        None => words.tell("bio-terrorist-somewhere", &[("count", terrorist.possible.len().into())]),
    }
}

/// P21.25 Whether a player's pawn shares the city, so that all see the black one.
pub(crate) fn is_seen(words: &Words<'_>, city: City) -> bool {
    words.view.team().iter().any(|seat| words.view.seat(seat).city == city)
}

/// P21.8 P21.21 What is left of the turn.
fn budget(words: &Words<'_>, terrorist: &BioTerroristView) -> Markup {
    let used = terrorist.hidden_used.unwrap_or_default();
    let left: Vec<HiddenAction> = HiddenAction::ALL
        .iter()
        .copied()
        .filter(|&action| match words.view.options.bt_hidden_actions {
            BtHiddenActions::OneTotal => used.is_empty(),
            BtHiddenActions::EachOnce => !used.contains(action),
        })
        .collect();
    let hidden = terrorist.captor.is_none() && terrorist.city.is_some_and(|city| !is_seen(words, city));
    let names = words.list(left.iter().map(|action| words.say(&format!("hidden-{}", slug(action.word())))));
    let told = match (left.is_empty(), hidden) {
        (true, _) => words.say("bio-terrorist-hidden-spent"),
        (false, false) => words.say("bio-terrorist-hidden-impossible"),
        (false, true) => words.say_with("bio-terrorist-hidden-left", &[("actions", (&names).into())]),
    };
    let moves = terrorist.moves_left.unwrap_or_default();
    let actions = terrorist.actions_left.unwrap_or_default();
    html! {
        p { (words.tell("bio-terrorist-budget", &[("moves", moves.into()), ("left", actions.into())])) " " (told) }
    }
}

/// The cities where the others must expect it. While the list is open, the map marks them.
fn possible(words: &Words<'_>, terrorist: &BioTerroristView, own: bool) -> Markup {
    let cities = terrorist.possible;
    let seen = terrorist.city.is_some_and(|city| is_seen(words, city));
    let id = if own { "bio-terrorist-own-possible" } else { "bio-terrorist-possible" };
    html! {
        @if !cities.is_empty() && !seen && !terrorist.has_not_begun() {
            details #whereabouts .fold open[cities.len() <= FEW] {
                summary { (words.say(id)) span .count { (cities.len()) } }
                p .hint { (words.list(cities.iter().map(|city| words.city(city)))) }
            }
        }
    }
}

/// Infection cards in the Bio-Terrorist's hand.
fn cards(words: &Words<'_>, key: &str, cities: Set<City>, at: Option<City>) -> Markup {
    html! {
        ul id=(key) .cards {
            @for city in cities.iter() {
                @let here = if at == Some(city) { "here" } else { "" };
                li id=(format!("held-{}", slug(city.word()))) .card .(city.colour().word()) .(here) {
                    (pip(city.colour())) (words.city(city))
                }
            }
        }
    }
}
