//! How seats, sets and notation are spelled in views and case files: for `#[serde(with = "…")]` and by hand.

use kernel::{Id, Seat, SeatSet, Set};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// A set of words as a list in the order of the words.
pub struct Words<T>(pub Set<T>);

impl<T: Id + Serialize> Serialize for Words<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// A set of words as a list, for fields.
pub mod set_of_words {
    use super::*;
    /// Writes it, in the order of the words.
    pub fn serialize<T: Id + Serialize, S: Serializer>(
        set: &Set<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        Words(*set).serialize(serializer)
    }
    /// Reads it, in any order.
    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<Set<T>, D::Error>
    where
        T: Id + Deserialize<'de>,
        D: Deserializer<'de>,
    {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A seat as its number.
pub mod seat {
    use super::*;
    /// Writes it.
    pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(seat.number())
    }
    /// Reads it.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number)
            .ok_or_else(|| serde::de::Error::custom(format!("{number} is no seat; seats count from 0")))
    }
}

/// A seat as its number, or nothing.
pub mod maybe_seat {
    use super::*;
    /// Writes it.
    pub fn serialize<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
        seat.map(Seat::number).serialize(serializer)
    }
    /// Reads it.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
        let number = Option::<u8>::deserialize(deserializer)?;
        number
            .map(|number| {
                Seat::new(number).ok_or_else(|| serde::de::Error::custom(format!("{number} is no seat")))
            })
            .transpose()
    }
}

/// A set of seats as a list of numbers.
pub mod seats {
    use super::*;
    /// Writes them.
    pub fn serialize<S: Serializer>(seats: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(seats.iter().map(Seat::number))
    }
    /// Reads them.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Vec::<u8>::deserialize(deserializer)?
            .into_iter()
            .map(|number| {
                Seat::new(number).ok_or_else(|| serde::de::Error::custom(format!("{number} is no seat")))
            })
            .collect()
    }
}

/// Anything with a notation, such as an action, in its notation.
pub mod notation {
    use super::*;
    use std::borrow::Cow;
    use std::fmt::Display;
    use std::str::FromStr;
    /// Writes it.
    pub fn serialize<T: Display, S: Serializer>(it: &T, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(it)
    }
    /// Reads it.
    pub fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        <Cow<'de, str>>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// What belongs to seats, by their numbers: as a list, or as a table with the numbers as keys.
pub fn by_seat<'de, T, D>(deserializer: D) -> Result<BTreeMap<u8, T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Seats<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de>> Visitor<'de> for Seats<T> {
        type Value = BTreeMap<u8, T>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a table of seats with the keys 0, 1, …, or a list of seats")
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut seats = BTreeMap::new();
            while let Some(key) = map.next_key::<String>()? {
                let number = key.strip_prefix('s').unwrap_or(&key).parse().map_err(|_| {
                    serde::de::Error::custom(format!("`{key}` is no seat; seats are 0, 1, …"))
                })?;
                if seats.insert(number, map.next_value()?).is_some() {
                    return Err(serde::de::Error::custom(format!("seat {number} is said twice")));
                }
            }
            Ok(seats)
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
            let mut seats = BTreeMap::new();
            while let Some(seat) = list.next_element()? {
                seats.insert(seats.len() as u8, seat);
            }
            Ok(seats)
        }
    }
    deserializer.deserialize_any(Seats(PhantomData))
}
