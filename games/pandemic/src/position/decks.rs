//! P1.7 P2.7 P13.8 Cards of a position: each lies in one place.

use super::{Position, wrong};
use crate::frames::Frame;
use crate::map::{CITIES, City};
use crate::options::Options;
use crate::setup;
use crate::state::{DRAWN, EPIDEMICS, FORECAST, INFECTION_LAYERS, RATES, Stretch};
use crate::view::{DeckLayer, View};
use crate::words::{Card, EventCard};
use kernel::{Id, PositionError, Set};
use std::fmt;

/// The most shuffles of infection cards a position may speak of: every card of a game that begins with it can
/// ask for one more (P14.7), and their number stays below 256.
const MOST_SHUFFLES: u8 = 128;

/// Cards that lie in one place only.
pub(super) struct Places<T> {
    pub(super) free: Set<T>,
}

impl<T: Id + fmt::Display> Places<T> {
    pub(super) fn take(&mut self, path: &str, cards: &[T]) -> Result<Set<T>, PositionError> {
        let mut taken = Set::EMPTY;
        for &card in cards {
            if !self.free.remove(card) {
                return wrong(path, format!("{card} lies in two places (P1.7: there is one of each card)"));
            }
            taken.insert(card);
        }
        Ok(taken)
    }
}

/// P2.7 P3.10 The player deck and its discard.
pub(super) fn place_player_cards(
    options: &Options,
    position: &Position,
    cards: &mut Places<Card>,
    view: &mut View,
) -> Result<(), PositionError> {
    view.player_discard =
        cards.take("player_discard", position.player_discard.as_deref().unwrap_or_default())?;
    view.epidemics_waiting = position.epidemics_waiting;
    if view.epidemics_waiting > DRAWN {
        return wrong("epidemics_waiting", format!("{DRAWN} cards are drawn a turn (P13.1)"));
    }
    view.epidemics_drawn = position
        .epidemics_drawn
        .unwrap_or(view.rate_index.min(options.epidemics) + position.epidemics_waiting);
    let begun = view.epidemics_drawn.checked_sub(view.epidemics_waiting);
    if begun.map(|begun| begun.min(RATES.len() as u8 - 1)) != Some(view.rate_index)
        || view.epidemics_drawn > options.epidemics
    {
        return wrong(
            "epidemics_drawn",
            format!(
                "{} Epidemics drawn of {} and {} waiting do not bring the rate marker to index {} (P13.5)",
                view.epidemics_drawn, options.epidemics, view.epidemics_waiting, view.rate_index
            ),
        );
    }
    let epidemics = options.epidemics - view.epidemics_drawn;
    let in_deck = match (&position.unseen, position.player_deck.left) {
        (Some(unseen), _) => cards.take("unseen", unseen)?,
        (None, Some(left)) => {
            let Some(left) =
                u32::from(left).checked_sub(u32::from(epidemics)).filter(|left| *left <= cards.free.len())
            else {
                return wrong(
                    "player_deck.left",
                    format!("{left} cards cannot be left, with {epidemics} Epidemics among them (P2.7)"),
                );
            };
            let gone = cards.free.len() - left;
            cards.free.iter().skip(gone as usize).collect()
        }
        (None, None) => cards.free,
    };
    cards.free = cards.free - in_deck;
    if position.player_discard.is_some() && !cards.free.is_empty() && position.unseen.is_some() {
        return wrong("unseen", "some cards lie in no hand, not in the deck and not on the discard (P1.7)");
    }
    view.player_discard = view.player_discard | cards.free;
    view.unseen = in_deck;
    view.stretches = match &position.player_deck.stretches {
        Some(stretches) => {
            let left: u32 = stretches.iter().map(|stretch| u32::from(stretch.left)).sum();
            let marked: u32 = stretches.iter().map(|stretch| u32::from(stretch.epidemics)).sum();
            let sound = stretches.iter().all(|stretch| {
                stretch.epidemics <= 1 && stretch.epidemics <= stretch.left && stretch.left <= stretch.of
            });
            if left != in_deck.len() + u32::from(epidemics)
                || marked != u32::from(epidemics)
                || stretches.len() > EPIDEMICS
                || !sound
            {
                return wrong(
                    "player_deck.stretches",
                    format!(
                        "up to seven stretches must share the {} cards and {epidemics} Epidemics of the deck (P2.7)",
                        in_deck.len()
                    ),
                );
            }
            stretches.clone()
        }
        None if epidemics == 0 => {
            let size = in_deck.len() as u8;
            vec![Stretch { left: size, of: size, epidemics: 0 }]
        }
        None => setup::stretches(in_deck.len() as u8, epidemics)[..epidemics as usize].to_vec(),
    };
    view.stretches.retain(|stretch| stretch.of > 0);
    Ok(())
}

/// Layers that a Forecast and the coming Epidemics can still add to the infection deck.
fn layers_to_come(view: &View) -> usize {
    let forecast = Card::Event(EventCard::Forecast);
    let ordered =
        !view.player_discard.contains(forecast) || matches!(view.top(), Some(Frame::Forecast { .. }));
    let begun = matches!(view.frames.first(), Some(Frame::Bottom | Frame::Infect { .. } | Frame::Intensify));
    let epidemics = view.options.epidemics - view.epidemics_drawn + view.epidemics_waiting + u8::from(begun);
    usize::from(epidemics) + if ordered { FORECAST } else { 0 }
}

/// P1.7 P13.8 The infection cards.
pub(super) fn place_infection_cards(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let mut cards: Places<City> = Places { free: Set::from_bits((1 << CITIES) - 1) };
    for frame in &view.frames {
        if let Frame::Infect { city } | Frame::PlaceInfection { city } = frame {
            cards.take("card", &[*city])?;
        }
        if let Frame::Forecast { order, .. } = frame {
            cards.take("frames", &Vec::from(*order))?;
        }
    }
    view.infection_discard =
        cards.take("infection_discard", position.infection_discard.as_deref().unwrap_or_default())?;
    view.infection_removed = cards.take("infection_removed", &position.infection_removed)?;
    view.forecast = cards.take("forecast", &position.forecast)?;
    let resilient = Card::Event(EventCard::ResilientPopulation);
    if view.infection_removed.len() > 1 {
        return wrong(
            "infection_removed",
            "only Resilient Population removes a card, and there is one (P11.14)",
        );
    }
    if !view.infection_removed.is_empty() && !view.player_discard.contains(resilient) {
        return wrong(
            "infection_removed",
            "a card is removed by Resilient Population, which then lies on the player_discard (P11.14)",
        );
    }
    let deck = &position.infection_deck;
    let shuffled = deck.shuffled.unwrap_or(1);
    let mut layers: Vec<Set<City>> = Vec::new();
    match &deck.layers {
        Some(said) => {
            for layer in said {
                layers.push(cards.take("infection_deck.layers", layer)?);
            }
        }
        None => {
            for city in &deck.top {
                layers.push(cards.take("infection_deck.top", &[*city])?);
            }
            let mut bottom = Vec::new();
            for city in &deck.bottom {
                bottom.push(cards.take("infection_deck.bottom", &[*city])?);
            }
            let known = (layers.len() + bottom.len()) as u32;
            let rest = match deck.left {
                None => cards.free,
                Some(left) => {
                    let Some(unknown) =
                        left.checked_sub(known).filter(|unknown| *unknown <= cards.free.len())
                    else {
                        return wrong("infection_deck.left", format!("{left} cards cannot be left (P1.7)"));
                    };
                    let gone = cards.free.len() - unknown;
                    cards.free.iter().skip(gone as usize).collect()
                }
            };
            cards.free = cards.free - rest;
            if !rest.is_empty() {
                layers.push(rest);
            }
            layers.append(&mut bottom);
        }
    }
    let in_layers: u32 = layers.iter().map(|layer| layer.len()).sum();
    if let Some(left) = deck.left.filter(|&left| left != in_layers) {
        return wrong(
            "infection_deck.left",
            format!("{left} is said, but the layers hold {in_layers} cards"),
        );
    }
    if deck.layers.is_some() && position.infection_discard.is_some() && !cards.free.is_empty() {
        return wrong("infection_deck.layers", "some infection cards lie nowhere (P1.7)");
    }
    view.infection_discard = view.infection_discard | cards.free;
    layers.retain(|layer| !layer.is_empty());
    let to_come = layers_to_come(view);
    if layers.len() + to_come > INFECTION_LAYERS {
        return wrong(
            "infection_deck",
            format!(
                "{} parts whose order is known, and Forecast and Epidemics can add {to_come}; together at most \
                 {INFECTION_LAYERS}: say fewer known cards",
                layers.len()
            ),
        );
    }
    let shuffles = deck.shuffles.clone().unwrap_or_default();
    if !(1..=MOST_SHUFFLES).contains(&shuffled) || shuffles.iter().any(|&shuffle| shuffle >= shuffled) {
        return wrong(
            "infection_deck.shuffled",
            format!(
                "1 to {MOST_SHUFFLES} shuffles have been made, and `shuffles` numbers them from 0 (P13.8)"
            ),
        );
    }
    view.infection_deck = layers
        .into_iter()
        .enumerate()
        .map(|(index, cards)| DeckLayer { cards, shuffle: shuffles.get(index).copied().unwrap_or(0) })
        .collect();
    view.infection_shuffles = shuffled;
    Ok(())
}
