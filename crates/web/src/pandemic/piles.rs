//! The decks and discards, and what is known of them.

use super::ask::shown_card;
use super::hands::card_item;
use super::sprite::pip;
use super::words::{Words, infection_class, infection_colour, slug};
use kernel::Set;
use maud::{Markup, html};
use pandemic::{DeckLayer, InfectionCard};

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
                @if !view.player_removed.is_empty() {
                    (folded("player-removed", &words.say("panel-removed"), view.player_removed.len(), &html! {
                        ul .cards { @for card in view.player_removed.iter() { (card_item(words, card, None)) } }
                    }))
                }
            }
            article #infection-cards .deck .panel {
                h2 .caption { (words.say("panel-infection-deck")) }
                (left(words, view.infection_deck_left()))
                @if let Some(card) = shown_card(view) {
                    p .caption { (words.say("panel-revealed")) }
                    (cards(words, Set::one(card)))
                }
                (layers(words, &view.infection_deck))
                (folded("infection-discard", &words.say("panel-infection-discard"), view.infection_discard.len(),
                    &cards(words, view.infection_discard)))
                @if !view.infection_removed.is_empty() {
                    (folded("infection-removed", &words.say("panel-removed"), view.infection_removed.len(),
                        &cards(words, view.infection_removed)))
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

fn cards(words: &Words<'_>, cards: Set<InfectionCard>) -> Markup {
    html! {
        ul .cards { @for card in cards.iter() { (infection_card(words, card)) } }
    }
}

fn infection_card(words: &Words<'_>, card: InfectionCard) -> Markup {
    let about = match card {
        InfectionCard::City(_) => None,
        InfectionCard::MutationAppears | InfectionCard::MutationAppearsToo => {
            Some(words.say("mutation-appears-about"))
        }
    };
    html! {
        li id=(format!("infection-{}", slug(card.word()))) .card .(infection_class(card)) title=[about] {
            (pip(infection_colour(card))) (words.infection_card(card))
        }
    }
}

/// P2.7 What the sizes of the stretches tell of the Epidemics, and how long the deck lasts.
pub(super) fn stretches(words: &Words<'_>) -> String {
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

/// The infection deck from the top, as far as it is known. P21.50: of some cards one only knows that they lie there or in
/// the Bio-Terrorist's hand.
fn layers(words: &Words<'_>, layers: &[DeckLayer]) -> Markup {
    let layers: Vec<&DeckLayer> = layers.iter().filter(|layer| layer.left > 0).collect();
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
                    @for card in layers[..known].iter().flat_map(|layer| layer.cards.iter()) { (infection_card(words, card)) }
                }
            }
        }
        @for (place, layer) in layers.iter().enumerate().skip(known) {
            @let elsewhere = layer.cards.len() - u32::from(layer.left);
            details id=(format!("infection-layer-{}", last - place)) .fold {
                summary { (name(place)) span .count { (layer.left) } }
                @if elsewhere > 0 { p .hint { (words.tell("panel-infection-elsewhere", &[("count", elsewhere.into())])) } }
                (cards(words, layer.cards))
            }
        }
    }
}
