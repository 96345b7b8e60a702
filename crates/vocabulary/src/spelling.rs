//! The spelling of seats' belongings and of types with a notation in views and case files.

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// Serde of types with a notation: they are spelled by their `Display` and read by their `FromStr`.
#[macro_export]
macro_rules! spelled_by_notation {
    ($($name:ident),+ $(,)?) => {$(
        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    )+};
}

/// Deserializes what belongs to seats, by their numbers: from a list, or from a table with the numbers as keys.
///
/// # Errors
/// If a key is not the number of a seat, or a seat is mentioned twice.
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
                    serde::de::Error::custom(format!("`{key}` is not a seat; seats are 0, 1, …"))
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
