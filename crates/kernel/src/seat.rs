//! Seats: who decides. A seat is a place at the table, not a person; one person may hold several.

use crate::{NotationError, Set, set::Id};
use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0. Written `s0`, `s1`, ….
///
/// ```
/// use kernel::Seat;
///
/// let last: Seat = "s2".parse().unwrap();
/// assert_eq!(last.next(3).to_string(), "s0");
/// let order: Vec<String> = last.and_following(3).map(|seat| seat.to_string()).collect();
/// assert_eq!(order, ["s2", "s0", "s1"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if it is below [`MAX_SEATS`].
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seat's number, `0..MAX_SEATS`.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The message that a game of `count` seats does not have this one.
    pub fn is_missing_among(self, count: u8) -> String {
        format!("there is no seat {self}; this game has the seats s0 to s{}", count.saturating_sub(1))
    }

    /// The seats `s0 .. s(count-1)` in order.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS as u8)).map(Seat)
    }

    /// All `count` seats in turn order, beginning with this one.
    pub fn and_following(self, count: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..count).map(move |step| Seat((self.0 + step) % count))
    }

    /// The seat after this one at a table of `count` seats.
    pub const fn next(self, count: u8) -> Seat {
        Seat((self.0 + 1) % count)
    }
}

impl Id for Seat {
    fn index(self) -> u8 {
        self.0
    }
    fn from_index(index: u8) -> Self {
        debug_assert!(EVERYONE.bits() >> index & 1 == 1, "no seat and no onlooker");
        Seat(index)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let seat = match text.as_bytes() {
            [b's', digit @ b'0'..=b'9'] => Seat::new(digit - b'0'),
            [..] => None,
        };
        seat.ok_or_else(|| NotationError::new(format!("`{text}` is not a seat; seats are written s0 to s5")))
    }
}

/// A set of seats.
pub type SeatSet = Set<Seat>;

/// All seats there can be, and onlookers: for what everybody sees.
pub const EVERYONE: SeatSet = SeatSet::from_bits(u8::MAX as u64);

/// Onlookers, as a member of sets that say who has seen something.
pub const ONLOOKERS: SeatSet = SeatSet::from_bits(1 << 7);

/// One value for each seat of a table. Only the seats in play exist; indexing another is a programming error.
///
/// ```
/// use kernel::{PerSeat, Seat};
///
/// let mut points: PerSeat<u8> = PerSeat::new(2);
/// points[Seat::new(1).unwrap()] += 3;
/// assert_eq!(points.as_slice(), [0, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T> {
    values: [T; MAX_SEATS],
    count: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// `count` seats, each with the default value.
    pub fn new(count: u8) -> Self {
        assert!(count as usize <= MAX_SEATS, "at most {MAX_SEATS} seats");
        PerSeat { values: [T::default(); MAX_SEATS], count }
    }

    /// `count` seats, each with this value.
    pub fn filled(count: u8, value: T) -> Self {
        let mut all = Self::new(count);
        for slot in &mut all.values[..count as usize] {
            *slot = value;
        }
        all
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.count as usize]
    }

    /// Seats with their values, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(number, value)| (Seat(number as u8), value))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.0 < self.count);
        &self.values[seat.0 as usize]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.0 < self.count);
        &mut self.values[seat.0 as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_written_in_one_way() {
        for seat in Seat::first(MAX_SEATS as u8) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in ["s6", "s+1", "s01", "s", "1", "S1", "s256"] {
            assert!(text.parse::<Seat>().unwrap_err().to_string().contains("written s0 to s5"), "{text}");
        }
    }
}
