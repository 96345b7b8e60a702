//! T1.2 T1.11 T1.12 T2.7 How many there are of each card: what lies nowhere else lies in its deck.

use super::{Position, wrong};
use crate::table::check::{Drawn, Goal};
use crate::table::frames::{Ask, Do, Draw, Frame};
use crate::table::state::{State, Unseen, packet};
use crate::words::CardKind;
use crate::words::cards::{Card, Category, SiteCard, Trouble};
use crate::words::notation::Means;
use crate::words::options::Scenario;
use kernel::{Counts, Id, PositionError};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Display;

/// Cards without order: a list, or a table with how many of each.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, bound = "T: Deserialize<'de> + Ord")]
pub(super) enum Many<T> {
    List(Vec<T>),
    Table(BTreeMap<T, u8>),
}

impl<T> Default for Many<T> {
    fn default() -> Self {
        Many::List(Vec::new())
    }
}

impl<T: Id> Many<T> {
    pub(super) fn counts<const KINDS: usize>(&self) -> Counts<T, KINDS> {
        let mut counts = Counts::EMPTY;
        match self {
            Many::List(cards) => cards.iter().for_each(|&card| counts.add(card)),
            Many::Table(cards) => {
                cards.iter().for_each(|(&card, &count)| (0..count).for_each(|_| counts.add(card)));
            }
        }
        counts
    }
}

/// What is left of all copies when these lie elsewhere.
fn rest<T: Id + Display, const KINDS: usize>(
    all: &Counts<T, KINDS>,
    elsewhere: &Counts<T, KINDS>,
    path: &str,
    rule: &str,
) -> Result<Counts<T, KINDS>, PositionError> {
    for (card, count) in elsewhere.kinds() {
        if count > all.of(card) {
            let copies = match all.of(card) {
                1 => "there is one copy".to_owned(),
                copies => format!("there are {copies} copies"),
            };
            return Err(wrong(path, format!("{card} lies in {count} places, and {copies} ({rule})")));
        }
    }
    Ok(all.minus(elsewhere))
}

/// What is said of a deck must be what is left; less than that only where a scenario takes cards out.
fn agrees<T: Id + Display, const KINDS: usize>(
    said: &Option<Many<T>>,
    left: Counts<T, KINDS>,
    (path, rule): (&str, &str),
    stacked: bool,
) -> Result<Counts<T, KINDS>, PositionError> {
    let Some(said) = said else { return Ok(left) };
    let said: Counts<T, KINDS> = said.counts();
    for number in 0..KINDS {
        let card = T::from_index(number as u8);
        let fits = said.of(card) == left.of(card) || (stacked && said.of(card) < left.of(card));
        if !fits {
            let (said, left) = (said.of(card), left.of(card));
            return Err(wrong(path, format!("{said} of {card}, but {left} lie nowhere else ({rule})")));
        }
    }
    Ok(said)
}

/// Puts into the decks what lies nowhere else.
pub(super) fn count(state: &mut State, position: &Position) -> Result<(), PositionError> {
    player_cards(state, position)?;
    troubles(state, position)?;
    site_cards(state, position)
}

/// T1.2 T1.12 Every copy of what is in the game.
fn player_cards(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let mut all = Counts::EMPTY;
    let rewards: Vec<Card> = state.options.rewards().collect();
    let played = |card: &Card| {
        card.row().starter.is_none_or(|role| state.seat_of(role).is_some())
            && (card.reward_of().is_none() || rewards.contains(card))
    };
    for card in Card::all().filter(played) {
        (0..card.row().copies).for_each(|_| all.add(card));
    }
    let mut there = Counts::EMPTY;
    for slot in &state.slots {
        slot.goods.into_iter().for_each(|card| there.add(card));
    }
    for owner in state.seats().filter(|&seat| state.options.stash_of(seat) == seat) {
        let stash = state.stash(owner);
        let piles = stash.hand.iter().chain(stash.deck.iter()).chain(stash.discard.iter());
        piles.chain(stash.starters.iter()).chain(stash.under.iter()).for_each(|card| there.add(card));
    }
    for (_, pc) in state.pcs.iter() {
        pc.equipment.iter().for_each(|equipped| there.add(equipped.card));
    }
    let goods = &state.goods;
    [goods.scrap, goods.discard, goods.removed].iter().for_each(|pile| there.add_all(pile));
    goods.under.iter().chain(goods.revealed.iter()).for_each(|card| there.add(card));
    limbo(state).for_each(|card| there.add(card));
    for card in Card::all().filter(|card| matches!(card.row().category, Category::Lent(..))) {
        // What a scenario lends comes from no deck.
        (0..there.of(card)).for_each(|_| all.add(card));
    }
    if let Some((card, _)) = there.kinds().find(|(card, _)| !all.contains(*card)) {
        return Err(wrong("seats", not_in_the_game(card)));
    }
    let mut left = rest(&all, &there, "seats", "T1.11")?;
    for card in Card::all().filter(|card| card.is_starter()) {
        while left.contains(card) {
            left.take(card);
        }
    }
    state.goods.undrawn = agrees(&position.undrawn, left, ("undrawn", "T2.7"), false)?;
    packets(state, position)
}

/// Why there is no copy of a card in this game.
fn not_in_the_game(card: Card) -> String {
    match (card.row().starter, card.reward_of()) {
        (Some(role), _) => format!("{card} is a starter of the {role}, and nobody plays the {role} (T4.8)"),
        (None, Some(scenario)) => {
            format!("{card} is a reward of {scenario}, and the options do not put it into the decks (T3.1)")
        }
        (None, None) => format!("{card} is not in this game (T1.11)"),
    }
}

/// T3.2 T3.3 The packets with rewards: as at set-up where nothing is said.
fn packets(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for &kind in CardKind::ALL {
        let deck = state.goods.undrawn.kinds().filter(|(card, _)| card.row().kind == kind);
        let (rewards, all) = deck.fold((0, 0), |(rewards, all), (card, count)| {
            (rewards + if card.reward_of().is_some() { count } else { 0 }, all + count)
        });
        let usual = packet(kind, rewards).min(all);
        let said = position.packets.as_ref().map(|packets| packets.get(&kind).copied().unwrap_or(0));
        let packet = said.unwrap_or(usual);
        if packet < rewards || packet > all {
            let reason = format!("from {rewards}, the rewards in that deck, to {all}, its cards (T3.2)");
            return Err(wrong(format!("packets.{kind}"), reason));
        }
        state.goods.packets[kind as usize] = packet;
    }
    Ok(())
}

/// T10.3 Cards that have left one place and not reached another.
fn limbo(state: &State) -> impl Iterator<Item = Card> + '_ {
    let frames = state.stack.iter().filter_map(|frame| match frame {
        Frame::Do(Do::After { by: Means::Hand(card), .. } | Do::Answer { by: Means::Hand(card), .. }) => {
            Some(card)
        }
        Frame::Ask(Ask::Scrap { card, .. } | Ask::MakeRoom { card, .. }) => Some(card),
        Frame::Do(_) | Frame::Ask(_) | Frame::Draw(_) => None,
    });
    let held = state.check.and_then(|check| match check.goal {
        Goal::Equip(card) => Some(card),
        Goal::Move | Goal::Buy(_) | Goal::Solve(_) | Goal::Side(_) => None,
    });
    let joined = state.battle.and_then(|battle| battle.joined).and_then(|joined| match joined.by {
        Means::Hand(card) => Some(card),
        Means::Gear(_) | Means::Skill(_) | Means::Bot(_) => None,
    });
    frames.chain(held).chain(joined)
}

fn troubles(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let mut all = Counts::EMPTY;
    for trouble in Trouble::all() {
        (0..trouble.row().copies).for_each(|_| all.add(trouble));
    }
    let deck = &state.troubles;
    let mut there = deck.discard;
    deck.over.iter().chain(deck.under.iter()).for_each(|trouble| there.add(trouble));
    state.slots.iter().filter_map(|slot| slot.trouble).for_each(|trouble| there.add(trouble));
    for frame in state.stack.iter() {
        match frame {
            Frame::Ask(Ask::Drawn { trouble, .. } | Ask::Place { trouble, .. }) => there.add(trouble),
            Frame::Ask(Ask::Foresee { seen, .. }) | Frame::Draw(Draw::LookAhead { seen, .. }) => {
                seen.into_iter().flatten().for_each(|trouble| there.add(trouble));
            }
            Frame::Ask(_) | Frame::Draw(_) | Frame::Do(_) => {}
        }
    }
    if let Some(Drawn::Held(trouble)) = state.check.map(|check| check.drawn) {
        there.add(trouble);
    }
    let left = rest(&all, &there, "slots", "T1.11")?;
    let stacked = state.options.scenario == Scenario::S00;
    state.troubles.undrawn = agrees(&position.troubles, left, ("troubles", "T2.7"), stacked)?;
    let drawn = 40 - state.troubles.undrawn.len() as u16;
    state.troubles.drawn = position.troubles_drawn.unwrap_or(drawn);
    Ok(())
}

fn site_cards(state: &mut State, position: &Position) -> Result<(), PositionError> {
    let mut all = Counts::EMPTY;
    for card in SiteCard::all() {
        (0..card.row().copies).for_each(|_| all.add(card));
    }
    let mut there = state.site.discard;
    there.add_all(&state.site.beneath);
    state.site.under.iter().for_each(|card| there.add(card));
    state.site.open.into_iter().for_each(|open| there.add(open.card));
    for layer in position.site_layers.iter().flatten() {
        there.add_all(&layer.cards.counts());
    }
    let left = rest(&all, &there, "open", "T1.11")?;
    let face_down = position.encounter.unwrap_or(0);
    match &position.site_layers {
        Some(_) if !left.is_empty() => {
            return Err(wrong("site_layers", format!("{} Site cards lie nowhere (T2.7)", left.len())));
        }
        Some(layers) => {
            for layer in layers {
                let cards: Counts<SiteCard, { crate::words::cards::SITE_CARDS }> = layer.cards.counts();
                if u32::from(layer.face_down) > cards.len() || cards.is_empty() {
                    return Err(wrong(
                        "site_layers",
                        "a layer has at least as many cards as lie face down (T30.6)",
                    ));
                }
                state.site.layers.push(Unseen { cards, face_down: layer.face_down, shuffle: layer.shuffle });
            }
            if position.encounter.is_some_and(|said| said != state.site.encounter()) {
                return Err(wrong("encounter", "as many cards as lie face down in the layers (T6.9)"));
            }
        }
        None if u32::from(face_down) > left.len() => {
            return Err(wrong("encounter", format!("only {} Site cards are left (T6.9)", left.len())));
        }
        None if left.is_empty() => {}
        None => state.site.layers.push(Unseen { cards: left, face_down, shuffle: state.site.shuffles }),
    }
    let seen = 40 - state.site.unseen().len() as u16 + u16::from(state.site.encounter());
    state.site.drawn = position.site_drawn.unwrap_or(seen);
    Ok(())
}
