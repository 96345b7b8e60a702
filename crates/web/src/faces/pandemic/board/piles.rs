//! The decks and discards, and what is known of them.

use crate::face::Scene;
use crate::faces::pandemic::board::hands::card_item;
use crate::faces::pandemic::board::sprite::pip;
use crate::faces::pandemic::words::ask::shown_card;
use crate::faces::pandemic::words::{Words, infection_class, infection_colour, slug};
use crate::kit::later;
use crate::kit::part::Slot;
use kernel::Set;
use maud::{Markup, html};
use pandemic::{DeckLayer, InfectionCard, State};

/// Player cards and infection cards. What lies in a pile one can look through comes when it is wanted.
pub(crate) fn piles(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let markup = html! {
        section #decks .decks aria-label=(words.say("panel-piles")) {
            (player_cards(words, scene))
            (infection_cards(words, scene))
        }
    };
    scene.frame("decks", markup)
}

fn player_cards(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let view = words.view;
    let epidemics = view.epidemics_discarded;
    let discard = view.player_discard;
    let drawn = (view.player_deck_left(), view.stretches.clone(), view.epidemics_drawn, view.turn > 0);
    let gone = (discard.len(), epidemics, view.player_removed.len());
    scene.whole("player-cards", (drawn, gone), |_| html! {
        details #player-cards .deck .panel {
            (scene.frame("player-deck", html! {
                summary #player-deck {
                    span .caption { (words.say("panel-player-deck")) }
                    (left(words, u32::from(view.player_deck_left())))
                    @if view.turn > 0 {
                        span .hint { (soonest(words)) }
                        span .hint { (words.say_with("deck-epidemics", &[
                            ("drawn", view.epidemics_drawn.into()), ("total", view.options.epidemics.into()),
                        ])) }
                    }
                }
            }))
            @if view.turn > 0 { p .hint { (stretches(words)) } }
            (folded(words, scene, "player-discard", "panel-player-discard", discard.len() + u32::from(epidemics), || html! {
                ul .cards {
                    @for card in discard.iter() { (card_item(words, card, None)) }
                    @if epidemics > 0 {
                        li #card-epidemics .card .epidemic {
                            (words.say_with("card-epidemics", &[("count", epidemics.into())]))
                        }
                    }
                }
            }))
            @if !view.player_removed.is_empty() {
                (folded(words, scene, "player-removed", "panel-removed", view.player_removed.len(), || html! {
                    ul .cards { @for card in view.player_removed.iter() { (card_item(words, card, None)) } }
                }))
            }
        }
    })
}

fn infection_cards(words: &Words<'_>, scene: &Scene<'_, State>) -> Slot {
    let view = words.view;
    let deck = (view.infection_deck.clone(), view.infection_deck_left(), shown_card(view));
    let gone = (view.infection_discard.len(), view.infection_removed.len());
    scene.whole("infection-cards", (deck, gone), |_| html! {
        details #infection-cards .deck .panel open[shown_card(view).is_some()] {
            (scene.frame("infection-deck", html! {
                summary #infection-deck {
                    span .caption { (words.say("panel-infection-deck")) }
                    (left(words, view.infection_deck_left()))
                    span .hint { (words.say("panel-infection-discard")) " " b { (view.infection_discard.len()) } }
                }
            }))
            @if let Some(card) = shown_card(view) {
                p .caption { (words.say("panel-revealed")) }
                (cards(words, Set::one(card)))
            }
            (layers(words, scene, &view.infection_deck))
            (folded(words, scene, "infection-discard", "panel-infection-discard", view.infection_discard.len(),
                || cards(words, view.infection_discard)))
            @if !view.infection_removed.is_empty() {
                (folded(words, scene, "infection-removed", "panel-removed", view.infection_removed.len(),
                    || cards(words, view.infection_removed)))
            }
        }
    })
}

fn left(words: &Words<'_>, count: u32) -> Markup {
    html! {
        span .left { b { (count) } " " span { (words.say_with("panel-cards-left", &[("count", count.into())])) } }
    }
}

/// A pile one can look through.
fn folded(
    words: &Words<'_>,
    scene: &Scene<'_, State>,
    id: &str,
    name: &'static str,
    len: u32,
    cards: impl FnOnce() -> Markup,
) -> Slot {
    scene.parts.later(id, cards);
    scene.part(id, (len, name), |&(len, name)| {
        let summary = html! { (words.say(name)) span .count { (len) } };
        match len {
            0 => html! { details id=(id) .fold { summary { (summary) } } },
            _ => later::closed(scene, id, "fold", summary),
        }
    })
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

/// P2.7 The same in short: how soon the next Epidemic comes.
fn soonest(words: &Words<'_>) -> String {
    let mut left = words.view.stretches.iter().filter(|stretch| stretch.left > 0);
    let mut before = 0;
    let soonest = left.find_map(|stretch| {
        before += u32::from(stretch.left);
        (stretch.epidemics > 0).then_some(before)
    });
    match soonest {
        Some(within) => words.say_with("deck-epidemic-within", &[("count", within.into())]),
        None => words.say("stretch-none"),
    }
}

/// P2.7 What the sizes of the stretches tell of the Epidemics, and how long the deck lasts.
pub(crate) fn stretches(words: &Words<'_>) -> String {
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
fn layers(words: &Words<'_>, scene: &Scene<'_, State>, layers: &[DeckLayer]) -> Markup {
    let layers: Vec<&DeckLayer> = layers.iter().filter(|layer| layer.left > 0).collect();
    let known = layers.iter().take_while(|layer| layer.cards.len() == 1).count();
    let last = layers.len().saturating_sub(1);
    let name = |place: usize| match place {
        0 if last == 0 => "panel-infection-all",
        _ if place == last => "panel-infection-rest",
        0 => "panel-infection-shuffled-top",
        _ => "panel-infection-shuffled",
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
            (folded(words, scene, &format!("infection-layer-{}", last - place), name(place), layer.left.into(), || html! {
                div {
                    @if elsewhere > 0 { p .hint { (words.tell("panel-infection-elsewhere", &[("count", elsewhere.into())])) } }
                    (cards(words, layer.cards))
                }
            }))
        }
    }
}
