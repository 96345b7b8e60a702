//! O4.1 Positions: anything one can write down in the words of the view, every word optional.

use crate::table::frames::{Frame, Todo};
use crate::table::state::Visit;
use crate::words::equipment::Equipment;
use crate::words::event_cards::EventCard;
use crate::words::leaders::Leader;
use crate::words::rooms::{CANS_MOST, Room};
use crate::words::tokens::Tokens;
use crate::words::{Area, City, Hero, HuntingGround, Prey, SearchTile};
use kernel::Seat;
use serde::Deserialize;
use std::collections::BTreeMap;

/// A position: the words of the view, and `step` for the usual moments. What follows from other words may be said too.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    pub(crate) turn: Option<u8>,
    pub(crate) first: Option<u8>,
    pub(crate) next_first: Option<u8>,
    pub(crate) finished: Vec<u8>,
    pub(crate) step: Option<StepWord>,
    pub(crate) mover: Option<u8>,
    pub(crate) frames: Option<Vec<Frame>>,
    pub(crate) visit: Option<VisitPosition>,
    #[serde(deserialize_with = "vocabulary::spelling::by_seat")]
    pub(crate) seats: BTreeMap<u8, SeatPosition>,
    pub(crate) stock: BTreeMap<Area, u8>,
    pub(crate) iodine: Option<bool>,
    pub(crate) cargo: BTreeMap<String, u8>,
    pub(crate) prey: BTreeMap<HuntingGround, PreyPosition>,
    pub(crate) prey_unseen: Option<Vec<Prey>>,
    pub(crate) cities: BTreeMap<City, CityPosition>,
    pub(crate) events: BTreeMap<String, Option<EventCard>>,
    pub(crate) events_unseen: Option<Vec<EventCard>>,
    pub(crate) deck: Option<Vec<Equipment>>,
    pub(crate) discard: Vec<Equipment>,
    pub(crate) aside: Vec<Equipment>,
    pub(crate) shuffles: u8,
    pub(crate) leaders_unseen: Option<Vec<Leader>>,
    pub(crate) rooms_unseen: Option<Vec<Room>>,
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
    pub(crate) over: bool,
}

/// A visit: only who, which hero and where must be said.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct VisitPosition {
    pub(crate) seat: Seat,
    pub(crate) hero: Hero,
    pub(crate) area: Area,
    pub(crate) points: Option<u8>,
    #[serde(default)]
    pub(crate) gathered: bool,
    #[serde(default)]
    pub(crate) hunted: bool,
    #[serde(default)]
    pub(crate) prey_taken: bool,
    #[serde(default)]
    pub(crate) any_prey: bool,
    #[serde(default)]
    pub(crate) purifier: bool,
    #[serde(default)]
    pub(crate) searched: bool,
    #[serde(default)]
    pub(crate) free_searches: u8,
    #[serde(default)]
    pub(crate) cupboards: u8,
    pub(crate) cargo_rooms: Option<[u8; CANS_MOST]>,
    pub(crate) immune: Option<bool>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct PreyPosition {
    pub(crate) left: Option<u8>,
    pub(crate) top: Option<Prey>,
    pub(crate) tiles: Option<Vec<Option<Prey>>>,
    pub(crate) seen_by: Vec<u8>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct CityPosition {
    pub(crate) shown: Vec<Equipment>,
    pub(crate) face_down: Option<Vec<SearchTile>>,
    pub(crate) open: Option<Vec<SearchTile>>,
    pub(crate) order: Option<Vec<SearchTile>>,
    pub(crate) seen_by: Vec<u8>,
}

/// What a seat has.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct SeatPosition {
    pub(crate) leader: Option<Leader>,
    pub(crate) dealt_leaders: Vec<Leader>,
    pub(crate) dealt_rooms: Vec<Room>,
    pub(crate) discarded_rooms: Vec<Room>,
    pub(crate) tokens: Tokens,
    pub(crate) heroes: BTreeMap<Hero, HeroWords>,
    pub(crate) airlock: u8,
    pub(crate) rooms: BTreeMap<String, RoomWords>,
    pub(crate) radiation: Option<i8>,
    pub(crate) broken: Vec<Equipment>,
    pub(crate) repaired: Vec<Equipment>,
    pub(crate) used: Vec<Equipment>,
    pub(crate) events: Vec<EventCard>,
    pub(crate) prey: BTreeMap<Prey, u8>,
    pub(crate) todo: Option<Todo>,
    pub(crate) survivors: Option<u8>,
    #[serde(rename = "virtual_water")]
    _virtual_water: serde::de::IgnoredAny,
    #[serde(rename = "score")]
    _score: serde::de::IgnoredAny,
}

impl SeatPosition {
    /// Whether it says where the hero is.
    pub(crate) fn places(&self, hero: Hero) -> bool {
        self.heroes.contains_key(&hero)
    }
}

/// A hero: its area, or all about it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged, expecting = "a hero is an area, or a table such as { area = \"dam\", active = true }")]
pub(crate) enum HeroWords {
    At(Area),
    All(AllOfHero),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AllOfHero {
    pub(crate) area: Option<Area>,
    #[serde(default)]
    pub(crate) active: bool,
    #[serde(default)]
    pub(crate) row: Option<u8>,
}

/// A room: the survivors of a built one, or all about it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "a room is a number of survivors, or a table such as { built = true, survivors = 2 }"
)]
pub(crate) enum RoomWords {
    Survivors(u8),
    All(AllOfRoom),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AllOfRoom {
    pub(crate) built: Option<bool>,
    #[serde(default)]
    pub(crate) survivors: u8,
    #[serde(default)]
    pub(crate) used: bool,
    #[serde(default)]
    pub(crate) full: Option<bool>,
}

vocabulary::words! {
    /// The usual moments of a turn.
    pub(crate) enum StepWord as "step" {
        /// O4.1 The dawn of the turn begins.
        Dawn = "dawn",
        /// O5.1 The event card is turned up.
        Event = "event",
        /// O6.1 A player moves.
        Day = "day",
        /// O13.3 Night step 1.
        Night = "night",
        /// O13.2 Night steps 2 to 7.
        Shelters = "shelters",
    }
}

impl VisitPosition {
    /// The visit, with what is said of it and else these.
    pub(crate) fn visit(&self, points: u8, cargo_rooms: [u8; CANS_MOST], immune: bool) -> Visit {
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
