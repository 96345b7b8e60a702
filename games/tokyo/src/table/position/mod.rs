//! T2 Positions: anything one can write down in the words of the view, every word optional.
//!
//! What is unsaid is the action phase of round 1 on an empty mat; PCs stand where they start, their starters are shuffled.

mod board;
mod cards;
mod moment;
mod seats;

use crate::table::check::Check;
use crate::table::combat::Battle;
use crate::table::frames::Frame;
use crate::table::state::{Duty, Ending, OpenCard, State, Step};
use crate::table::story::Story;
use crate::table::travel::Travel;
use crate::words::cards::{Card, SiteCard, Trouble};
use crate::words::options::Options;
use crate::words::{CardKind, Role, Slot};
use cards::Many;
use kernel::{PositionError, Seat, SeatSet};
use seats::SeatPosition;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

/// A position: the words of the view. What follows from other words may be said too.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    round: Option<u8>,
    step: Option<Step>,
    ended: Vec<u8>,
    adjusting: Option<Vec<u8>>,
    moved: Vec<u8>,
    frames: Option<Vec<Frame>>,
    #[serde(deserialize_with = "vocabulary::spelling::by_seat")]
    seats: BTreeMap<u8, SeatPosition>,
    slots: BTreeMap<Slot, SlotPosition>,
    bots: BTreeMap<Role, u8>,
    undrawn: Option<Many<Card>>,
    under: Vec<Card>,
    scrap: Many<Card>,
    goods_discard: Many<Card>,
    removed: Many<Card>,
    revealed: Vec<Card>,
    packets: Option<BTreeMap<CardKind, u8>>,
    troubles: Option<Many<Trouble>>,
    troubles_over: Vec<Trouble>,
    troubles_under: Vec<Trouble>,
    trouble_discard: Many<Trouble>,
    trouble_shuffles: u8,
    troubles_drawn: Option<u16>,
    second: Vec<u8>,
    site_layers: Option<Vec<LayerPosition>>,
    site_beneath: Many<SiteCard>,
    site_under: Vec<SiteCard>,
    site_discard: Many<SiteCard>,
    site_shuffles: u8,
    site_drawn: Option<u16>,
    encounter: Option<u8>,
    open: Option<OpenCard>,
    explorers: Option<Vec<u8>>,
    duty: Option<Duty>,
    check: Option<Check>,
    travel: Option<Travel>,
    battle: Option<Battle>,
    falling: Vec<u8>,
    shaken: Vec<u8>,
    story: Story,
    ending: Option<Ending>,
    supply: Option<u8>,
    // What follows from other words.
    #[serde(rename = "viewer")]
    _viewer: IgnoredAny,
    #[serde(rename = "options")]
    _options: IgnoredAny,
    #[serde(rename = "guide")]
    _guide: IgnoredAny,
    #[serde(rename = "asked")]
    _asked: IgnoredAny,
    #[serde(rename = "awaited")]
    _awaited: IgnoredAny,
    #[serde(rename = "site_unseen")]
    _site_unseen: IgnoredAny,
    #[serde(rename = "evaluated_rounds")]
    _evaluated_rounds: IgnoredAny,
}

/// A market slot.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SlotPosition {
    goods: Option<Card>,
    trouble: Option<Trouble>,
    damage: u8,
    done: u8,
    scene: Option<crate::words::story::Scene>,
    scene_damage: u8,
    pages: u8,
}

/// T30.6 The Site cards of a shuffle.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct LayerPosition {
    cards: Many<SiteCard>,
    face_down: u8,
    shuffle: u8,
}

/// The state at this position, before anything follows from it.
pub(crate) fn state_at(options: &Options, position: &Position) -> Result<State, PositionError> {
    let mut state = State::empty(options);
    moment::round(&mut state, position)?;
    seats::place(&mut state, position)?;
    board::place(&mut state, position)?;
    moment::place(&mut state, position)?;
    cards::count(&mut state, position)?;
    Ok(state)
}

impl Position {
    /// Whether it says what waits.
    pub(crate) fn says_what_waits(&self) -> bool {
        self.frames.is_some()
    }
}

/// An error at this word.
pub(crate) fn wrong(path: impl Into<String>, reason: impl Into<String>) -> PositionError {
    PositionError { path: path.into(), reason: reason.into() }
}

/// A seat of the game.
fn seat(state: &State, number: u8, path: &str) -> Result<Seat, PositionError> {
    Seat::new(number)
        .filter(|seat| seat.number() < state.count())
        .ok_or_else(|| wrong(path, format!("there is no seat {number}; seats count from 0 (T1.1)")))
}

fn seat_set(state: &State, numbers: &[u8], path: &str) -> Result<SeatSet, PositionError> {
    let mut seats = SeatSet::EMPTY;
    for &number in numbers {
        let seat = seat(state, number, path)?;
        if seats.contains(seat) {
            return Err(wrong(path, format!("{seat} is named twice (T1.1)")));
        }
        seats.insert(seat);
    }
    Ok(seats)
}
