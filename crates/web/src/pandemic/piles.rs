//! The decks and discards, and what is known of them.

use super::ask::shown_city;
use super::hands::card_item;
use super::sprite::pip;
use super::words::{Words, slug};
use kernel::Set;
use maud::{Markup, html};
use pandemic::{City, DeckLayer};

/// Player cards and infection cards.
pub(super) fn piles(words: &Words<'_>) -> Markup {
    let view = words.view;
    let epidemics = view.epidemics_discarded;
    html! {
        section #decks .decks aria-label=(words.say("panel-piles")) {
            article #player-cards .deck .panel {
                h2 .caption { (words.say("panel-player-deck")) }
                (left(words, u32::from(view.player_deck_left())))
                @if view.turn > 0 { p .hint { (stretches(words)) } }
                (folded("player-discard", &words.say("panel-player-discard"), view.player_discard.len() + u32::from(epidemics), &html! {
                    ul .cards {
                        @for card in view.player_discard.iter() { (card_item(words, card, None)) }
                        @if epidemics > 0 {
                            li #card-epidemics .card .epidemic {
                                (words.say_with("card-epidemics", &[("count", epidemics.into())]))
                            }
                        }
                    }
                }))
            }
            article #infection-cards .deck .panel {
                h2 .caption { (words.say("panel-infection-deck")) }
                (left(words, view.infection_deck_left()))
                @for &turns in &view.quiet_nights { p .notice { (quiet(words, turns)) } }
                @if let Some(city) = shown_city(view) {
                    p .caption { (words.say("panel-revealed")) }
                    (cities(words, Set::one(city)))
                }
                (layers(words, &view.infection_deck))
                (folded("infection-discard", &words.say("panel-infection-discard"), view.infection_discard.len(),
                    &cities(words, view.infection_discard)))
                @if !view.infection_removed.is_empty() {
                    (folded("infection-removed", &words.say("panel-removed"), view.infection_removed.len(),
                        &cities(words, view.infection_removed)))
                }
            }
        }
    }
}

fn left(words: &Words<'_>, count: u32) -> Markup {
    html! {
        p .left { b { (count) } span { (words.say_with("panel-cards-left", &[("count", count.into())])) } }
    }
}

/// A pile one can look through.
fn folded(key: &str, name: &str, len: u32, cards: &Markup) -> Markup {
    html! {
        details id=(key) .fold {
            summary { (name) span .count { (len) } }
            @if len > 0 { (cards) }
        }
    }
}

fn cities(words: &Words<'_>, cities: Set<City>) -> Markup {
    html! {
        ul .cards { @for city in cities.iter() { (infection_card(words, city)) } }
    }
}

fn infection_card(words: &Words<'_>, city: City) -> Markup {
    html! {
        li id=(format!("infection-{}", slug(city.word()))) .card .(city.colour().word()) {
            (pip(city.colour())) (words.city(city))
        }
    }
}

fn quiet(words: &Words<'_>, turns: u8) -> String {
    match turns {
        0 => words.say("panel-quiet-now"),
        1 => words.say("panel-quiet-next"),
        later => words.say_with("panel-quiet-later", &[("turns", later.into())]),
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
    told.join(&words.say("sentence-gap"))
}

/// The infection deck from the top, as far as it is known.
fn layers(words: &Words<'_>, layers: &[DeckLayer]) -> Markup {
    let known = layers.iter().take_while(|layer| layer.cards.len() == 1).count();
    let last = layers.len().saturating_sub(1);
    let name = |place: usize| {
        words.say(match place {
            0 if last == 0 => "panel-infection-all",
            _ if place == last => "panel-infection-rest",
            0 => "panel-infection-shuffled-top",
            _ => "panel-infection-shuffled",
        })
    };
    html! {
        @if known > 0 {
            details #infection-known .fold open {
                summary { (words.say("panel-infection-known")) span .count { (known) } }
                ol .cards {
                    @for city in layers[..known].iter().flat_map(|layer| layer.cards.iter()) { (infection_card(words, city)) }
                }
            }
        }
        @for (place, layer) in layers.iter().enumerate().skip(known) {
            details id=(format!("infection-layer-{}", last - place)) .fold {
                summary { (name(place)) span .count { (layer.cards.len()) } }
                (cities(words, layer.cards))
            }
        }
    }
}
