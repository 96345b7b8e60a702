//! How sets, seats and actions are spelled in views and case files.

use crate::map::{CITIES, City};
use crate::words::{COLOURS, Card, Colour};
use kernel::{Id, Seat, SeatSet, Set};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A set of words as a list in the order of the words.
pub(crate) struct Words<T>(pub(crate) Set<T>);

impl<T: Id + Serialize> Serialize for Words<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// A seat as its number.
pub(crate) mod seat {
    use super::*;
    pub(crate) fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.number())
    }
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number)
            .ok_or_else(|| serde::de::Error::custom(format!("{number} is no seat; seats count from 0")))
    }
}

/// A set of seats as a list of numbers.
pub(crate) mod seats {
    use super::*;
    pub(crate) fn serialize<S: Serializer>(seats: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter().map(Seat::number))
    }
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Vec::<u8>::deserialize(deserializer)?
            .into_iter()
            .map(|number| {
                Seat::new(number).ok_or_else(|| serde::de::Error::custom(format!("{number} is no seat")))
            })
            .collect()
    }
}

/// An action in notation.
pub(crate) mod notation {
    use crate::notation::Action;
    use serde::{Deserialize, Deserializer, Serializer};
    pub(crate) fn serialize<S: Serializer>(action: &Action, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(action)
    }
    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// One value for each colour in the game, as a table with the colours' names.
pub(crate) struct ByColour<T>(pub(crate) [T; COLOURS], pub(crate) &'static [Colour]);

impl<T: Serialize> Serialize for ByColour<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.1.iter().map(|colour| (colour, &self.0[*colour as usize])))
    }
}

/// The cubes of every city, as a table of tables.
pub(crate) struct Cubes<'a>(pub(crate) &'a [[u8; COLOURS]; CITIES], pub(crate) &'static [Colour]);

impl Serialize for Cubes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(CITIES))?;
        for city in City::ALL {
            map.serialize_entry(city, &ByColour(self.0[*city as usize], self.1))?;
        }
        map.end()
    }
}

/// A hand that may be hidden: a list of cards, or nothing.
pub(crate) fn hand(hand: Option<Set<Card>>) -> Option<Words<Card>> {
    hand.map(Words)
}
