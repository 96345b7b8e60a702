//! O2.12 Names of rooms, and of where survivors live.

use super::rooms::Room;
use kernel::NotationError;
use std::fmt;
use std::str::FromStr;

/// A room of a shelter: its kind, and the second one where a shelter has two alike. Written `ammo_4` and `ammo_4_2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RoomName {
    /// The kind.
    pub kind: Room,
    /// Which of two alike (O3.9b).
    pub copy: Copy,
}

/// Which of two rooms of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Copy {
    /// The only one or the first.
    First,
    /// The second.
    Second,
}

impl From<Room> for RoomName {
    fn from(kind: Room) -> Self {
        RoomName { kind, copy: Copy::First }
    }
}

vocabulary::spelled_by_notation!(Home, RoomName);
vocabulary::one_word!(Home, RoomName);

impl fmt::Display for RoomName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy {
            Copy::First => write!(f, "{}", self.kind),
            Copy::Second => write!(f, "{}_2", self.kind),
        }
    }
}

impl FromStr for RoomName {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let second = text.strip_suffix("_2").and_then(|kind| kind.parse().ok());
        match (text.parse::<Room>(), second) {
            (Ok(kind), _) => Ok(kind.into()),
            (Err(_), Some(kind)) => Ok(RoomName { kind, copy: Copy::Second }),
            (Err(error), None) => Err(error),
        }
    }
}

/// O2.12 Where a survivor lives. Written `airlock` or as the room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Home {
    /// The airlock.
    Airlock,
    /// A room.
    Room(RoomName),
}

impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Home::Airlock => f.write_str("airlock"),
            Home::Room(room) => room.fmt(f),
        }
    }
}

impl FromStr for Home {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "airlock" { Ok(Home::Airlock) } else { text.parse().map(Home::Room) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_reads_back_as_written() {
        for &kind in Room::ALL {
            for copy in [Copy::First, Copy::Second] {
                let name = RoomName { kind, copy };
                assert_eq!(name.to_string().parse(), Ok(name));
            }
        }
        assert!("cellar".parse::<RoomName>().unwrap_err().to_string().contains("room"));
    }
}
