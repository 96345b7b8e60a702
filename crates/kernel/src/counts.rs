//! Small multisets, for tiles that come in kinds, several alike.

use crate::Id;
use std::fmt;
use std::marker::PhantomData;

/// A multiset: how many there are of each of `KINDS` kinds. Iterates kind by kind, in rising order of index.
///
/// ```
/// use kernel::{Counts, Seat};
///
/// // Seats serve as kinds here, since they are ids of the kernel.
/// let [wood, metal] = [0, 1].map(|number| Seat::new(number).unwrap());
/// let mut bag: Counts<Seat, 2> = [wood, metal, wood].into_iter().collect();
/// bag.take(wood);
/// assert_eq!((bag.of(wood), bag.len()), (1, 2));
/// assert_eq!(bag.nth(1), Some(metal));
/// ```
pub struct Counts<T, const KINDS: usize> {
    of: [u8; KINDS],
    kind: PhantomData<T>,
}

impl<T, const KINDS: usize> Counts<T, KINDS> {
    /// The empty multiset.
    pub const EMPTY: Self = Counts { of: [0; KINDS], kind: PhantomData };

    /// The multiset with these numbers of each kind, by index.
    pub const fn from_array(of: [u8; KINDS]) -> Self {
        Counts { of, kind: PhantomData }
    }

    /// How many there are of all kinds together.
    #[inline]
    pub fn len(&self) -> u32 {
        self.of.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether the multiset is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.of.iter().all(|&count| count == 0)
    }
}

impl<T: Id, const KINDS: usize> Counts<T, KINDS> {
    /// How many there are of this kind.
    #[inline]
    pub fn of(&self, kind: T) -> u8 {
        self.of[kind.index() as usize]
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn contains(&self, kind: T) -> bool {
        self.of(kind) > 0
    }

    /// Adds one of this kind.
    #[inline]
    pub fn add(&mut self, kind: T) {
        self.of[kind.index() as usize] += 1;
    }

    /// Takes out one of this kind, which must be there.
    #[inline]
    pub fn take(&mut self, kind: T) {
        debug_assert!(self.contains(kind), "none of this kind is left");
        self.of[kind.index() as usize] -= 1;
    }

    /// Adds all of another multiset.
    pub fn add_all(&mut self, other: &Self) {
        self.of.iter_mut().zip(other.of).for_each(|(count, more)| *count += more);
    }

    /// This multiset without those of another, as far as they are there.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self::from_array(std::array::from_fn(|kind| self.of[kind].saturating_sub(other.of[kind])))
    }

    /// The kind of the one with this number, counted kind by kind from 0; `None` if there are not that many.
    #[inline]
    pub fn nth(&self, number: u32) -> Option<T> {
        let mut left = number;
        for (kind, &count) in self.of.iter().enumerate() {
            if left < u32::from(count) {
                return Some(T::from_index(kind as u8));
            }
            left -= u32::from(count);
        }
        None
    }

    /// The kinds that are there, with how many of each.
    pub fn kinds(&self) -> impl Iterator<Item = (T, u8)> + '_ {
        self.of
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(kind, &count)| (T::from_index(kind as u8), count))
    }

    /// The kind of each one: a kind that is there twice comes twice.
    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.kinds().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }
}

impl<T: Id, const KINDS: usize> FromIterator<T> for Counts<T, KINDS> {
    fn from_iter<I: IntoIterator<Item = T>>(kinds: I) -> Self {
        let mut counts = Self::EMPTY;
        kinds.into_iter().for_each(|kind| counts.add(kind));
        counts
    }
}

impl<T, const KINDS: usize> Clone for Counts<T, KINDS> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const KINDS: usize> Copy for Counts<T, KINDS> {}
impl<T, const KINDS: usize> Default for Counts<T, KINDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T, const KINDS: usize> PartialEq for Counts<T, KINDS> {
    fn eq(&self, other: &Self) -> bool {
        self.of == other.of
    }
}
impl<T, const KINDS: usize> Eq for Counts<T, KINDS> {}
impl<T, const KINDS: usize> std::hash::Hash for Counts<T, KINDS> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.of.hash(state);
    }
}
impl<T: Id + fmt::Debug, const KINDS: usize> fmt::Debug for Counts<T, KINDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn what_is_there_twice_is_counted_twice() {
        let mut counts: Counts<Seat, 4> = [seat(2), seat(0), seat(2)].into_iter().collect();
        assert_eq!((counts.len(), counts.of(seat(2))), (3, 2));
        assert_eq!(counts.iter().collect::<Vec<_>>(), [seat(0), seat(2), seat(2)]);
        assert_eq!((counts.nth(0), counts.nth(2), counts.nth(3)), (Some(seat(0)), Some(seat(2)), None));
        counts.take(seat(0));
        assert_eq!(
            counts.minus(&[seat(2), seat(1)].into_iter().collect()).iter().collect::<Vec<_>>(),
            [seat(2)]
        );
    }
}
