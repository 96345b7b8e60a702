//! The decks and discards, and what is known of them.

use super::ask::shown_city;
use super::words::{Words, card_class, slug};
use kernel::Set;
use maud::{Markup, html};
use pandemic::{City, DeckLayer};

/// Player cards and infection cards.
pub(super) fn piles(words: &Words<'_>) -> Markup {
    let view = words.view;
    html! {
        section #piles .piles aria-label=(words.say("panel-piles")) {
            div #player-deck .pile {
                h3 { (words.say("panel-player-deck")) }
                (count(words, u32::from(view.player_deck_left())))
                @if view.turn > 0 { p .note { (stretches(words)) } }
            }
            (folded("player-discard", &words.say("panel-player-discard"), view.player_discard.len() + u32::from(view.epidemics_discarded), words, &html! {
                ul .list {
                    @for card in view.player_discard.iter() {
                        li id=(format!("card-{}", slug(card.word()))) .card .(card_class(card)) { (words.card(card)) }
                    }
                    @if view.epidemics_discarded > 0 {
                        li #card-epidemics .card .epidemic {
                            (words.say_with("card-epidemics", &[("count", view.epidemics_discarded.into())]))
                        }
                    }
                }
            }))
            div #infection-deck .pile {
                h3 { (words.say("panel-infection-deck")) }
                (count(words, view.infection_deck_left()))
                @if let Some(city) = shown_city(view) {
                    p .shown { (words.say("panel-revealed")) ": "
                        span id=(format!("infection-{}", slug(city.word()))) .icard .(city.colour().word()) { (words.city(city)) } }
                }
                (layers(words, &view.infection_deck))
            }
            (folded("infection-discard", &words.say("panel-infection-discard"), view.infection_discard.len(), words,
                &cities(words, view.infection_discard)))
            @if !view.infection_removed.is_empty() {
                (folded("infection-removed", &words.say("panel-removed"), view.infection_removed.len(), words,
                    &cities(words, view.infection_removed)))
            }
        }
    }
}

fn count(words: &Words<'_>, count: u32) -> Markup {
    html! { p .count { (words.say_with("panel-cards", &[("count", count.into())])) } }
}

/// A pile one can look through.
fn folded(key: &str, name: &str, len: u32, words: &Words<'_>, cards: &Markup) -> Markup {
    html! {
        details id=(key) .pile .open-pile {
            summary { h3 { (name) } (count(words, len)) }
            @if len > 0 { (cards) }
        }
    }
}

fn cities(words: &Words<'_>, cities: Set<City>) -> Markup {
    html! {
        ul .list {
            @for city in cities.iter() {
                li id=(format!("infection-{}", slug(city.word()))) .icard .(city.colour().word()) { (words.city(city)) }
            }
        }
    }
}

/// P2.7 What the sizes of the stretches tell of the Epidemics, and how long the deck lasts.
fn stretches(words: &Words<'_>) -> String {
    let view = words.view;
    let mut left = view.stretches.iter().filter(|stretch| stretch.left > 0);
    let mut told = Vec::new();
    let tell = |id: &str, count: u8| words.say_with(id, &[("count", count.into())]);
    match left.next() {
        Some(top) if top.epidemics > 0 => told.push(tell("stretch-epidemic", top.left)),
        Some(top) => match left.find(|stretch| stretch.epidemics > 0) {
            Some(next) => told.extend([tell("stretch-clear", top.left), tell("stretch-then", next.left)]),
            None => told.push(words.say("stretch-none")),
        },
        None => told.push(words.say("stretch-none")),
    }
    told.push(tell("panel-turns-left", view.player_deck_left() / 2));
    told.push(words.say_with(
        "panel-epidemics",
        &[("drawn", view.epidemics_drawn.into()), ("total", view.options.epidemics.into())],
    ));
    told.join(" ")
}

/// The infection deck from the top, as far as it is known.
fn layers(words: &Words<'_>, layers: &[DeckLayer]) -> Markup {
    let known = layers.iter().take_while(|layer| layer.cards.len() == 1).count();
    let last = layers.len().saturating_sub(1);
    let name = |place: usize, layer: &DeckLayer| {
        let id = match place {
            _ if place == last => "panel-infection-rest",
            0 => "panel-infection-shuffled-top",
            _ => "panel-infection-shuffled",
        };
        words.say_with(id, &[("count", layer.cards.len().into())])
    };
    html! {
        @if known > 0 {
            details #infection-known .layer open {
                summary { (words.say("panel-infection-known")) }
                ol .list {
                    @for city in layers[..known].iter().flat_map(|layer| layer.cards.iter()) {
                        li id=(format!("infection-{}", slug(city.word()))) .icard .(city.colour().word()) { (words.city(city)) }
                    }
                }
            }
        }
        @for (place, layer) in layers.iter().enumerate().skip(known) {
            details id=(format!("infection-layer-{}", last - place)) .layer {
                summary { (name(place, layer)) }
                (cities(words, layer.cards))
            }
        }
    }
}
