//! How the kernel's types are spelled in views and case files: a seat as its number, sets and stacks as lists.

use crate::{Id, Seat, Set, Stack};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number)
            .ok_or_else(|| D::Error::custom(format!("{number} is not a seat; seats count from 0")))
    }
}

/// In rising order of the ids.
impl<T: Id + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// In any order.
impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// From the bottom to the top.
impl<T: Copy + Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        if list.len() > N {
            return Err(D::Error::custom(format!("a list of {} where at most {N} fit", list.len())));
        }
        Ok(list.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeatSet;

    fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn a_seat_is_its_number() {
        assert_eq!(serde_json::to_string(&Seat::new(2)).unwrap(), "2");
        assert_eq!(read("null"), Ok(None::<Seat>));
        assert!(read::<Seat>("9").unwrap_err().starts_with("9 is not a seat; seats count from 0"));
    }

    #[test]
    fn sets_and_stacks_are_lists() {
        let seats: SeatSet = read("[3, 0]").unwrap();
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[0,3]");
        let stack: Stack<u8, 2> = read("[7, 5]").unwrap();
        assert_eq!((stack.top(), serde_json::to_string(&stack).unwrap()), (Some(5), "[7,5]".to_owned()));
        assert!(
            read::<Stack<u8, 2>>("[1, 2, 3]").unwrap_err().starts_with("a list of 3 where at most 2 fit")
        );
    }
}
