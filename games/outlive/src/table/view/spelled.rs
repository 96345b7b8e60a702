//! How a view is spelled in text: the words of case files.

use super::{CityView, HeroView, PreyView, SeatView, View};
use crate::table::frames::Todo;
use crate::words::equipment::EQUIPMENT;
use crate::words::{Area, City, Hero, HuntingGround, Prey};
use kernel::{Counts, Id, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// Tiles that come in kinds, as a list with each as often as it is there.
struct Tiles<T, const KINDS: usize>(Counts<T, KINDS>);

impl<T: Id + Serialize, const KINDS: usize> Serialize for Tiles<T, KINDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// How many of each kind of prey.
struct PreyCounts([u8; crate::words::PREY]);

impl Serialize for PreyCounts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Prey::ALL.iter().map(|&kind| (kind, self.0[kind as usize])))
    }
}

struct Heroes<'a>(&'a [HeroView]);

impl Serialize for Heroes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Hero::ALL.iter().zip(self.0))
    }
}

impl Serialize for HeroView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("area", &self.area)?;
        map.serialize_entry("active", &self.active)?;
        map.serialize_entry("row", &self.row)?;
        map.end()
    }
}

struct RoomsOf<'a>(&'a crate::table::shelter::Rooms);

impl Serialize for RoomsOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, room) in self.0.named() {
            map.serialize_entry(&name.to_string(), &RoomOf(room))?;
        }
        map.end()
    }
}

struct RoomOf<'a>(&'a crate::table::shelter::RoomState);

impl Serialize for RoomOf<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("built", &self.0.built)?;
        map.serialize_entry("survivors", &self.0.survivors)?;
        map.serialize_entry("full", &self.0.is_full())?;
        map.serialize_entry("used", &self.0.used)?;
        map.end()
    }
}

impl Serialize for SeatView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("leader", &self.leader)?;
        map.serialize_entry("dealt_leaders", &self.dealt_leaders)?;
        map.serialize_entry("dealt_rooms", &Tiles(self.dealt_rooms))?;
        map.serialize_entry("discarded_rooms", &Tiles(self.discarded_rooms))?;
        map.serialize_entry("tokens", &self.tokens)?;
        map.serialize_entry("heroes", &Heroes(&self.heroes))?;
        map.serialize_entry("airlock", &self.airlock)?;
        map.serialize_entry("survivors", &self.survivors())?;
        map.serialize_entry("rooms", &RoomsOf(&self.rooms))?;
        map.serialize_entry("radiation", &self.radiation())?;
        map.serialize_entry("virtual_water", &self.virtual_water())?;
        map.serialize_entry("broken", &self.broken)?;
        map.serialize_entry("repaired", &self.repaired)?;
        map.serialize_entry("used", &self.used)?;
        map.serialize_entry("events", &self.events)?;
        map.serialize_entry("prey", &PreyCounts(self.prey))?;
        map.serialize_entry("todo", &Some(self.todo).filter(|todo| *todo != Todo::Nothing))?;
        map.serialize_entry("score", &self.score)?;
        map.end()
    }
}

struct Grounds<'a>(&'a [PreyView]);

impl Serialize for Grounds<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(HuntingGround::ALL.iter().zip(self.0))
    }
}

impl Serialize for PreyView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("left", &self.left)?;
        map.serialize_entry("top", &self.tiles.first().copied().flatten())?;
        map.serialize_entry("tiles", &self.tiles)?;
        map.serialize_entry("seen_by", &self.seen_by)?;
        map.end()
    }
}

struct Cities<'a>(&'a [CityView]);

impl Serialize for Cities<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(City::ALL.iter().zip(self.0))
    }
}

impl Serialize for CityView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("shown", &Tiles(self.shown))?;
        map.serialize_entry("face_down", &Tiles(self.face_down))?;
        map.serialize_entry("open", &Tiles(self.open))?;
        map.serialize_entry("order", &self.order)?;
        map.serialize_entry("seen_by", &self.seen_by)?;
        map.end()
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let stock = Area::ALL.iter().filter(|area| area.resource().is_some());
        let stock: Vec<(Area, u8)> = stock.map(|&area| (area, self.stock(area))).collect();
        let mut map = serializer.serialize_map(None)?;
        match self.viewer {
            Viewer::Seat(seat) => map.serialize_entry("viewer", &seat.number())?,
            Viewer::Spectator => map.serialize_entry("viewer", "spectator")?,
            Viewer::Omniscient => map.serialize_entry("viewer", "omniscient")?,
        }
        map.serialize_entry("options", &self.options)?;
        map.serialize_entry("turn", &self.turn)?;
        map.serialize_entry("first", &self.first.number())?;
        map.serialize_entry("next_first", &self.next_first.map(kernel::Seat::number))?;
        map.serialize_entry("finished", &self.finished)?;
        map.serialize_entry("asked", &self.asked)?;
        map.serialize_entry("frames", &self.frames)?;
        map.serialize_entry("visit", &self.visit)?;
        map.serialize_entry("seats", &self.seats)?;
        map.serialize_entry("stock", &Pairs(&stock))?;
        map.serialize_entry("iodine", &self.iodine)?;
        map.serialize_entry("cargo", &Rows(self.cargo))?;
        map.serialize_entry("prey", &Grounds(&self.prey))?;
        map.serialize_entry("prey_unseen", &Tiles(self.prey_unseen))?;
        map.serialize_entry("cities", &Cities(&self.cities))?;
        map.serialize_entry("events", &ByTurn(&self.events))?;
        map.serialize_entry("events_unseen", &self.events_unseen)?;
        map.serialize_entry("deck", &Tiles::<_, EQUIPMENT>(self.deck))?;
        map.serialize_entry("discard", &Tiles(self.discard))?;
        map.serialize_entry("aside", &Tiles(self.aside))?;
        map.serialize_entry("shuffles", &self.shuffles)?;
        map.serialize_entry("leaders_unseen", &self.leaders_unseen)?;
        map.serialize_entry("rooms_unseen", &Tiles(self.rooms_unseen))?;
        map.serialize_entry("rooms_dealt", &self.rooms_dealt)?;
        map.serialize_entry("leaders_dealt", &self.leaders_dealt)?;
        map.serialize_entry("over", &self.over)?;
        map.serialize_entry("winners", &self.winners())?;
        map.end()
    }
}

struct Pairs<'a, K, V>(&'a [(K, V)]);

impl<K: Serialize, V: Serialize> Serialize for Pairs<'_, K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// The open events by turn, from 1.
struct ByTurn<'a>(&'a [Option<crate::words::event_cards::EventCard>]);

impl Serialize for ByTurn<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map((1..).map(|turn: usize| turn.to_string()).zip(self.0))
    }
}

/// Survivors in the rows of the Cargo Ship, by row.
struct Rows([bool; crate::table::state::CARGO_ROWS]);

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let rows = (crate::table::state::FIRST_ROW..).zip(self.0);
        serializer.collect_map(rows.map(|(row, survivor)| (row.to_string(), u8::from(survivor))))
    }
}
