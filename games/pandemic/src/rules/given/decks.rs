//! P1.7 P2.7 P13.8 Cards of a position: each lies in one place.

use super::wrong;
use crate::rules::setup;
use crate::table::frames::{Bottom, Frame, Question, Step};
use crate::table::position::Position;
use crate::table::state::{DRAWN, EPIDEMICS, FORECAST, INFECTION_LAYERS, RATES, Stretch};
use crate::table::view::{DeckLayer, View};
use crate::words::options::{EventSet, Options, StrainTime};
use crate::words::{Card, EventCard, InfectionCard, Role, event_cards, events_in};
use kernel::{EVERYONE, Id, PositionError, SeatSet, Set};
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
    view.player_removed = cards.take("player_removed", &position.player_removed)?;
    let waiting: Vec<Card> = position.mutations_waiting.iter().copied().map(Card::Mutation).collect();
    cards.take("mutations_waiting", &waiting)?;
    let strain_cards = view.strain.waiting.iter().flatten().count() as u8;
    view.epidemics_waiting = position.epidemics_waiting.max(strain_cards);
    if view.epidemics_waiting > DRAWN {
        return wrong("epidemics_waiting", format!("{DRAWN} cards are drawn a turn (P13.1)"));
    }
    let of_strain = view.strain.drawn.len() as u8;
    let by_rate = view.rate_index.min(options.epidemics) + view.epidemics_waiting;
    view.epidemics_drawn = position.epidemics_drawn.unwrap_or(by_rate.max(of_strain));
    let not_increased =
        view.frames.contains(&Step::Strain.into()) && options.strain_time == StrainTime::OnDraw;
    let begun = view.epidemics_drawn.checked_sub(view.epidemics_waiting + u8::from(not_increased));
    if of_strain > 0 && of_strain != view.epidemics_drawn {
        return wrong(
            "strain.drawn",
            format!("{of_strain} strain cards and {} Epidemics drawn (P19.1)", view.epidemics_drawn),
        );
    }
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
    leave_events_in_box(options, position, cards)?;
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
    view.player_cards_left = in_deck.len() as u8;
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

/// P2.12 With a mixed set of events: those nobody has said anything of stay in the box, but for as many as the game
/// has.
fn leave_events_in_box(
    options: &Options,
    position: &Position,
    cards: &mut Places<Card>,
) -> Result<(), PositionError> {
    match options.event_set {
        EventSet::Base5 => return Ok(()),
        EventSet::Mix13 => {}
    }
    let free = events_in(cards.free);
    let placed = (options.events() - free).len();
    let Some(missing) = u32::from(options.events_in_deck()).checked_sub(placed) else {
        return wrong(
            "options",
            format!("{placed} events are said; {} are in this game (P2.12)", options.events_in_deck()),
        );
    };
    let said: Set<Card> = position.unseen.iter().flatten().copied().collect();
    let in_deck = events_in(said) & free;
    if position.unseen.is_some() && in_deck.len() != missing {
        return wrong("unseen", format!("{missing} events of this game must be in the deck (P2.12)"));
    }
    let kept: Set<EventCard> =
        if position.unseen.is_some() { in_deck } else { free.iter().take(missing as usize).collect() };
    cards.free = cards.free - event_cards(free - kept);
    Ok(())
}

/// Layers that Forecasts, looks of the Troubleshooter and the coming Epidemics can still add to this infection deck.
fn layers_to_come(view: &View, layers: &[Set<InfectionCard>]) -> usize {
    let begun = view.frames.first().is_some_and(|&frame| is_in_epidemic(frame));
    let epidemics = view.options.epidemics - view.epidemics_drawn + view.epidemics_waiting + u8::from(begun);
    let known_on_top = if begun { 0 } else { layers.iter().take_while(|layer| layer.len() == 1).count() };
    usize::from(epidemics) + FORECAST * forecasts_to_come(view) + looks_to_come(view, known_on_top)
}

/// P11.6 P10.14 Forecasts that can still be carried out: that of a Contingency Planner too.
fn forecasts_to_come(view: &View) -> usize {
    let card = Card::Event(EventCard::Forecast);
    let again = usize::from(view.options.roles().contains(Role::ContingencyPlanner));
    let looking = matches!(view.frames.last(), Some(Frame::Question(Question::Forecast { .. })));
    let played = if view.player_removed.contains(card) {
        1 + again
    } else {
        usize::from(view.player_discard.contains(card) || stored(view, EventCard::Forecast))
    };
    usize::from(looking) + (1 + again).saturating_sub(played)
}

/// P10.12 Cards that can still be looked at, as many as the rate each time: on this deck, and after each Intensify.
fn looks_to_come(view: &View, known_on_top: usize) -> usize {
    if !view.options.roles().contains(Role::Troubleshooter) {
        return 0;
    }
    let rates = &RATES[usize::from(view.rate_index)..];
    let after_the_last = usize::from(RATES[RATES.len() - 1]);
    let coming: usize = rates.iter().map(|&rate| usize::from(rate)).sum::<usize>() + after_the_last;
    coming - known_on_top.min(usize::from(view.rate()))
}

fn is_in_epidemic(frame: Frame) -> bool {
    let by_epidemic = |by: Bottom| by == Bottom::Epidemic;
    match frame {
        Frame::Step(Step::Bottom { by, .. } | Step::Infect { by, .. }) => by_epidemic(by),
        Frame::Step(Step::Strain | Step::Effect | Step::Intensify) => true,
        Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => false,
    }
}

/// P1.7 P13.8 The infection cards.
pub(super) fn place_infection_cards(position: &Position, view: &mut View) -> Result<(), PositionError> {
    let mut cards: Places<InfectionCard> = Places { free: view.options.infection_cards() };
    for &frame in &view.frames {
        take_cards_of(frame, &mut cards)?;
    }
    view.infection_discard =
        cards.take("infection_discard", position.infection_discard.as_deref().unwrap_or_default())?;
    view.infection_removed = cards.take("infection_removed", &position.infection_removed)?;
    view.forecast = cards.take("forecast", &position.forecast)?;
    check_removed(view)?;
    let dealt = hidden_hand(position, &mut cards)?;
    let deck = &position.infection_deck;
    let shuffled = deck.shuffled.unwrap_or(1);
    let layers = layers(position, &mut cards)?;
    view.infection_discard = view.infection_discard | cards.free;
    let to_come = layers_to_come(view, &layers);
    if layers.len() + to_come > INFECTION_LAYERS {
        return wrong(
            "infection_deck",
            format!(
                "{} parts whose order is known, and events, roles and Epidemics can add {to_come}; together at most \
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
    let parted = deck.parted_for.clone().unwrap_or_default();
    view.infection_deck = layers
        .into_iter()
        .enumerate()
        .map(|(index, cards)| DeckLayer {
            cards,
            left: cards.len() as u8,
            dealt: dealt.get(index).copied().unwrap_or(Set::EMPTY),
            parted_for: parted.get(index).map_or(EVERYONE, |&seats| SeatSet::from_bits(u64::from(seats))),
            shuffle: shuffles.get(index).copied().unwrap_or(0),
        })
        .filter(|layer| !layer.cards.is_empty() || !layer.dealt.is_empty())
        .collect();
    view.infection_shuffles = shuffled;
    Ok(())
}

/// Cards that lie open because a frame is about them.
fn take_cards_of(frame: Frame, cards: &mut Places<InfectionCard>) -> Result<(), PositionError> {
    match frame {
        Frame::Step(Step::Infect { city, .. }) => cards.take("card", &[InfectionCard::City(city)]),
        Frame::Step(Step::PlaceInfection { card }) => cards.take("card", &[card]),
        Frame::Step(Step::Look { seen, .. }) => cards.take("frames", &Vec::from(seen)),
        Frame::Question(Question::Forecast { order, .. }) => cards.take("frames", &Vec::from(order)),
        Frame::Setup(_) | Frame::Moment(_) | Frame::Step(_) | Frame::Question(_) => Ok(Set::EMPTY),
    }?;
    Ok(())
}

/// P11.14 Only Resilient Population removes cards.
fn check_removed(view: &View) -> Result<(), PositionError> {
    let resilient = Card::Event(EventCard::ResilientPopulation);
    let times =
        u32::from(view.player_discard.contains(resilient) || stored(view, EventCard::ResilientPopulation))
            + 2 * u32::from(view.player_removed.contains(resilient));
    if !view.infection_removed.is_subset(InfectionCard::cities()) {
        return wrong("infection_removed", "mutation infection cards cannot be removed (P20.9)");
    }
    if view.infection_removed.len() > times {
        return wrong(
            "infection_removed",
            "a card is removed by each Resilient Population, which then lies on the player_discard (P11.14)",
        );
    }
    Ok(())
}

/// Whether the event lies on a role card.
fn stored(view: &View, event: EventCard) -> bool {
    view.seats.iter().any(|seat| seat.stored == Some(event))
}

/// P21.3 The cards of the Bio-Terrorist's hand, by the layer they were taken from if that is said.
fn hidden_hand(
    position: &Position,
    cards: &mut Places<InfectionCard>,
) -> Result<Vec<Set<InfectionCard>>, PositionError> {
    if let Some(dealt) = &position.infection_deck.dealt {
        return dealt.iter().map(|dealt| cards.take("infection_deck.dealt", dealt)).collect();
    }
    let hand = position.bio_terrorist.iter().flat_map(|terrorist| terrorist.hand.iter().flatten());
    let hand: Vec<InfectionCard> = hand.copied().map(InfectionCard::City).collect();
    cards.take("bio_terrorist.hand", &hand)?;
    Ok(Vec::new())
}

/// The layers of the deck from the top; what is left in `cards` lies on the discard.
fn layers(
    position: &Position,
    cards: &mut Places<InfectionCard>,
) -> Result<Vec<Set<InfectionCard>>, PositionError> {
    let deck = &position.infection_deck;
    let mut layers: Vec<Set<InfectionCard>> = Vec::new();
    match &deck.layers {
        Some(said) => {
            for layer in said {
                layers.push(cards.take("infection_deck.layers", layer)?);
            }
        }
        None => {
            for card in &deck.top {
                layers.push(cards.take("infection_deck.top", &[*card])?);
            }
            let mut bottom = Vec::new();
            for card in &deck.bottom {
                bottom.push(cards.take("infection_deck.bottom", &[*card])?);
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
            layers.push(rest);
            layers.append(&mut bottom);
            layers.retain(|layer| !layer.is_empty());
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
    Ok(layers)
}
