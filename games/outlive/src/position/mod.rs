//! O1.9 O4.2 Positions: anything one can write down in the words of the view, every word optional.

mod board;
mod checks;
mod moment;
mod seats;

use crate::equipment::Equipment;
use crate::event_cards::EventCard;
use crate::frames::Frame;
use crate::leaders::Leader;
use crate::options::Options;
use crate::rooms::{CANS_MOST, Room};
use crate::state::{State, Visit};
use crate::words::{Area, City, HuntingGround, Prey, SearchTile};
use crate::{carry_out, setup};
use kernel::PositionError;
use seats::SeatPosition;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position: the words of the view, and `step` for the usual moments. What follows from other words may be said too.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    turn: Option<u8>,
    first: Option<u8>,
    next_first: Option<u8>,
    finished: Vec<u8>,
    step: Option<moment::StepWord>,
    mover: Option<u8>,
    frames: Option<Vec<Frame>>,
    visit: Option<VisitPosition>,
    #[serde(deserialize_with = "vocabulary::spelling::by_seat")]
    seats: BTreeMap<u8, SeatPosition>,
    stock: BTreeMap<Area, u8>,
    iodine: Option<bool>,
    cargo: BTreeMap<String, u8>,
    prey: BTreeMap<HuntingGround, PreyPosition>,
    prey_unseen: Option<Vec<Prey>>,
    cities: BTreeMap<City, CityPosition>,
    events: BTreeMap<String, Option<EventCard>>,
    events_unseen: Option<Vec<EventCard>>,
    deck: Option<Vec<Equipment>>,
    discard: Vec<Equipment>,
    aside: Vec<Equipment>,
    shuffles: u8,
    leaders_unseen: Option<Vec<Leader>>,
    rooms_unseen: Option<Vec<Room>>,
    // What follows from other words.
    #[serde(rename = "viewer")]
    _viewer: serde::de::IgnoredAny,
    #[serde(rename = "options")]
    _options: serde::de::IgnoredAny,
    #[serde(rename = "asked")]
    _asked: serde::de::IgnoredAny,
    #[serde(rename = "leaders_dealt")]
    _leaders_dealt: serde::de::IgnoredAny,
    #[serde(rename = "rooms_dealt")]
    _rooms_dealt: serde::de::IgnoredAny,
    #[serde(rename = "winners")]
    _winners: serde::de::IgnoredAny,
    over: bool,
}

/// A visit: only who, which hero and where must be said.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct VisitPosition {
    seat: kernel::Seat,
    hero: crate::words::Hero,
    area: Area,
    points: Option<u8>,
    #[serde(default)]
    gathered: bool,
    #[serde(default)]
    hunted: bool,
    #[serde(default)]
    prey_taken: bool,
    #[serde(default)]
    any_prey: bool,
    #[serde(default)]
    purifier: bool,
    #[serde(default)]
    searched: bool,
    #[serde(default)]
    free_searches: u8,
    #[serde(default)]
    cupboards: u8,
    cargo_rooms: Option<[u8; CANS_MOST]>,
    immune: Option<bool>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PreyPosition {
    left: Option<u8>,
    top: Option<Prey>,
    tiles: Option<Vec<Option<Prey>>>,
    seen_by: Vec<u8>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct CityPosition {
    shown: Vec<Equipment>,
    face_down: Option<Vec<SearchTile>>,
    open: Option<Vec<SearchTile>>,
    order: Option<Vec<SearchTile>>,
    seen_by: Vec<u8>,
}

/// The state at this position.
pub(crate) fn state_at(options: &Options, position: &Position) -> Result<State, PositionError> {
    let mut state = setup::before(options);
    moment::turn(&mut state, position)?;
    seats::place(&mut state, position)?;
    board::place(&mut state, position)?;
    moment::place(&mut state, position)?;
    if position.frames.is_none() && !state.over {
        carry_out::advance(&mut state, &mut ());
    }
    Ok(state)
}

/// An error at this word.
fn wrong(path: impl Into<String>, reason: impl Into<String>) -> PositionError {
    PositionError { path: path.into(), reason: reason.into() }
}

/// A seat of the game.
fn seat(state: &State, number: u8, path: &str) -> Result<kernel::Seat, PositionError> {
    kernel::Seat::new(number)
        .filter(|seat| seat.number() < state.seats())
        .ok_or_else(|| wrong(path, format!("there is no seat {number}; seats count from 0 (O1.1)")))
}

fn seat_set(state: &State, numbers: &[u8], path: &str) -> Result<kernel::SeatSet, PositionError> {
    numbers.iter().map(|&number| seat(state, number, path)).collect()
}

impl VisitPosition {
    fn visit(&self, points: u8, cargo_rooms: [u8; CANS_MOST], immune: bool) -> Visit {
        Visit {
            seat: self.seat,
            hero: self.hero,
            area: self.area,
            points: self.points.unwrap_or(points),
            gathered: self.gathered,
            hunted: self.hunted,
            prey_taken: self.prey_taken,
            any_prey: self.any_prey,
            purifier: self.purifier,
            searched: self.searched,
            free_searches: self.free_searches,
            cupboards: self.cupboards,
            cargo_rooms: self.cargo_rooms.unwrap_or(cargo_rooms),
            immune: self.immune.unwrap_or(immune),
        }
    }
}
