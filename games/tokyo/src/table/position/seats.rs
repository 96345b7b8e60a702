//! T11.4 T29.6 The PCs and their cards at a position.

use super::{Position, seat, wrong};
use crate::table::state::{AP_TOKENS, DOLL, EQUIPMENT, Equipped, HP, Redraw, Starters, State, Step, add};
use crate::words::cards::{Card, Category};
use crate::words::options::{Hands, Scenario};
use crate::words::{Area, CardKind, Role, Skill};
use kernel::{Counts, PositionError, Seat, Set};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

/// A PC and its cards. Piles are written with the top card last.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SeatPosition {
    role: Option<Role>,
    area: Option<Area>,
    damage: u8,
    pages: u8,
    ap: u8,
    seals: Option<Vec<Skill>>,
    exhaustion: BTreeMap<Skill, u8>,
    equipment: Vec<Wearing>,
    hand: Vec<Card>,
    deck: Option<Vec<Card>>,
    starters: Option<Vec<Card>>,
    under: Vec<Card>,
    secret: Option<Vec<Card>>,
    discard: Vec<Card>,
    redraw: Option<Redraw>,
    // What follows from other words.
    #[serde(rename = "hand_size")]
    _hand_size: IgnoredAny,
    #[serde(rename = "hidden")]
    _hidden: IgnoredAny,
    #[serde(rename = "deck_size")]
    _deck_size: IgnoredAny,
    #[serde(rename = "starters_left")]
    _starters_left: IgnoredAny,
    #[serde(rename = "starters_under")]
    _starters_under: IgnoredAny,
}

/// An equipped card: its word, or with its tokens.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Wearing {
    Card(Card),
    WithTokens(Equipped),
}

impl Wearing {
    fn equipped(&self) -> Equipped {
        match self {
            Wearing::Card(card) => Equipped::new(*card),
            Wearing::WithTokens(equipped) => *equipped,
        }
    }
}

pub(super) fn place(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for &number in position.seats.keys() {
        seat(state, number, "seats")?;
    }
    roles(state, position)?;
    let unsaid = SeatPosition::default();
    for seat in state.seats() {
        let said = position.seats.get(&seat.number()).unwrap_or(&unsaid);
        pc(state, seat, said)?;
        let owner = state.options.stash_of(seat);
        if owner == seat {
            stash(state, seat, said)?;
        } else {
            only_repeats(seat, said, owner, position.seats.get(&owner.number()).unwrap_or(&unsaid))?;
        }
    }
    let tokens: u32 = state.pcs.iter().map(|(_, pc)| u32::from(pc.ap)).sum();
    if tokens > u32::from(AP_TOKENS) {
        return Err(wrong("seats", format!("{tokens} AP tokens are out, and there are {AP_TOKENS} (T1.3)")));
    }
    if position.supply.is_some_and(|supply| u32::from(supply) + tokens != u32::from(AP_TOKENS)) {
        return Err(wrong("supply", format!("{tokens} AP tokens are out of {AP_TOKENS} (T1.3)")));
    }
    Ok(())
}

/// T4.1 Roles that are said, then the others in order; during set-up none that is not said.
fn roles(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (&number, said) in &position.seats {
        let Some(role) = said.role else { continue };
        if state.seat_of(role).is_some() {
            return Err(wrong(
                format!("seats.{number}.role"),
                format!("{role} is taken by another seat (T4.1)"),
            ));
        }
        let seat = seat(state, number, "seats")?;
        state.pcs[seat].role = Some(role);
    }
    if state.round.step == Step::Setup {
        return Ok(());
    }
    for seat in state.seats() {
        let free = || Role::ORDER.into_iter().find(|&role| state.seat_of(role).is_none());
        if let (None, Some(role)) = (state.pcs[seat].role, free()) {
            state.pcs[seat].role = Some(role);
        }
    }
    Ok(())
}

fn pc(state: &mut State, seat: Seat, said: &SeatPosition) -> Result<(), PositionError> {
    let path = |word: &str| format!("seats.{seat}.{word}").replace(".s", ".");
    if said.damage > HP {
        return Err(wrong(path("damage"), format!("at most {HP} damage tokens lie on a board (T21.2)")));
    }
    if said.equipment.len() > EQUIPMENT {
        return Err(wrong(path("equipment"), format!("a PC has {EQUIPMENT} places (T11.4)")));
    }
    let equipment: Vec<Equipped> = said.equipment.iter().map(Wearing::equipped).collect();
    if let Some(card) =
        equipment.iter().map(|it| it.card).find(|card| card.row().category == Category::Consume)
    {
        return Err(wrong(path("equipment"), format!("{card} cannot be equipped (T10.2)")));
    }
    let artifacts = equipment.iter().filter(|it| it.card.row().kind == CardKind::Artifact).count();
    if artifacts > 1 {
        return Err(wrong(path("equipment"), "a PC has at most one artifact (T22.10)"));
    }
    let doll = equipment.iter().any(|it| it.damage >= DOLL);
    if doll {
        return Err(wrong(path("equipment"), "a doll with 5 damage tokens is removed (T21.16)"));
    }
    if said.pages > 0 && state.options.scenario != Scenario::S05 {
        return Err(wrong(path("pages"), "pages ride along in S05 only (T32.14)"));
    }
    let seals = state.options.seals(seat);
    let pc = &mut state.pcs[seat];
    let placed = pc.role.is_some();
    pc.area = said.area.unwrap_or(if placed { pc.board().start } else { Area::Shinagawa });
    pc.damage = said.damage;
    pc.pages = said.pages;
    pc.ap = said.ap;
    pc.seals = match &said.seals {
        Some(seals) => seals.iter().copied().collect(),
        None if placed => seals,
        None => Set::EMPTY,
    };
    for (&skill, &tokens) in &said.exhaustion {
        pc.exhaustion[skill as usize] = tokens;
    }
    pc.equipment = equipment.into_iter().collect();
    Ok(())
}

/// T29.5 A merged deck is said at its first seat; at the other one it can only be said again.
fn only_repeats(
    seat: Seat,
    said: &SeatPosition,
    owner: Seat,
    of_owner: &SeatPosition,
) -> Result<(), PositionError> {
    let piles = |of: &SeatPosition| {
        let [deck, starters, secret] =
            [&of.deck, &of.starters, &of.secret].map(Clone::clone).map(Option::unwrap_or_default);
        [
            ("hand", of.hand.clone()),
            ("deck", deck),
            ("starters", starters),
            ("under", of.under.clone()),
            ("secret", secret),
            ("discard", of.discard.clone()),
        ]
    };
    for ((word, cards), (_, of_owner)) in piles(said).into_iter().zip(piles(of_owner)) {
        if !cards.is_empty() && cards != of_owner {
            let reason = format!("with a merged deck the cards of both PCs are said at {owner} (T29.5)");
            return Err(wrong(format!("seats.{}.{word}", seat.number()), reason));
        }
    }
    if said.redraw.is_some() && said.redraw != of_owner.redraw {
        let reason = format!("a merged deck is redrawn by {owner} (T29.6)");
        return Err(wrong(format!("seats.{}.redraw", seat.number()), reason));
    }
    Ok(())
}

fn stash(state: &mut State, seat: Seat, said: &SeatPosition) -> Result<(), PositionError> {
    let path = |word: &str| format!("seats.{}.{word}", seat.number());
    let artifact = |cards: &[Card]| cards.iter().copied().find(|card| card.row().kind == CardKind::Artifact);
    let deck = said.deck.clone().unwrap_or_default();
    for (word, cards) in [("hand", &said.hand), ("deck", &deck), ("discard", &said.discard)] {
        if let Some(card) = artifact(cards) {
            return Err(wrong(
                path(word),
                format!("{card} is an artifact: it is equipped or removed (T22.9)"),
            ));
        }
    }
    let starters = match (&said.starters, &said.deck, state.round.step) {
        (Some(said), ..) => said.clone(),
        (None, Some(_), _) | (None, None, Step::Setup) => Vec::new(),
        (None, None, _) => left_over(state, seat, said),
    };
    let own: Vec<Option<Role>> =
        state.options.sharers(seat).iter().map(|seat| state.pcs[seat].role).collect();
    for (word, cards) in [("starters", &starters), ("under", &said.under)] {
        let strange =
            cards.iter().find(|card| card.row().starter.is_none() || !own.contains(&card.row().starter));
        if let Some(card) = strange {
            return Err(wrong(path(word), format!("{card} is no starter of this deck's PCs (T4.8)")));
        }
        if cards.len() > 16 {
            return Err(wrong(path(word), "a PC has eight starters (T4.8)"));
        }
    }
    let secret = said.secret.clone().unwrap_or_default();
    let held: Counts<Card, { crate::words::cards::CARDS }> = said.hand.iter().copied().collect();
    let hidden: Counts<Card, { crate::words::cards::CARDS }> = secret.iter().copied().collect();
    if hidden.kinds().any(|(card, count)| !card.is_starter() || count > held.of(card)) {
        return Err(wrong(path("secret"), "only starters of the hand can be unknown to others (T30.5)"));
    }
    if !secret.is_empty() && state.options.hands == Hands::Open {
        return Err(wrong(path("secret"), "hands are open (T30.5)"));
    }
    let beginning = state.round.number <= 1 && state.round.step < Step::Actions;
    let redraw = said.redraw.unwrap_or(if beginning { Redraw::NotYet } else { Redraw::Over });
    let stash = &mut state.stashes[seat];
    said.hand.iter().for_each(|&card| stash.take_in(card));
    stash.deck = deck.into_iter().collect();
    stash.discard = said.discard.iter().copied().collect();
    let sorted = |cards: &[Card]| {
        let mut all = Starters::EMPTY;
        cards.iter().for_each(|&card| add(&mut all, card));
        all
    };
    stash.starters = sorted(&starters);
    stash.under = sorted(&said.under);
    stash.secret = sorted(&secret);
    stash.redraw = redraw;
    Ok(())
}

/// T4.8 The starters of the PCs of a deck that this position puts nowhere else of theirs.
fn left_over(state: &State, seat: Seat, said: &SeatPosition) -> Vec<Card> {
    let mut placed: Counts<Card, { crate::words::cards::CARDS }> = said.hand.iter().copied().collect();
    said.discard.iter().chain(&said.under).for_each(|&card| placed.add(card));
    said.equipment.iter().for_each(|it| placed.add(it.equipped().card));
    let all = state.options.sharers(seat);
    let starters = all.iter().flat_map(|seat| Card::starters_of(state.pcs[seat].role));
    starters
        .filter(|&card| {
            let elsewhere = placed.contains(card);
            if elsewhere {
                placed.take(card);
            }
            !elsewhere
        })
        .collect()
}
