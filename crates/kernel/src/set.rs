//! Small sets of ids as 64-bit masks: cards, cities, seats.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Sub};

/// Something with a number below 64, such as a card, a city or a seat.
pub trait Id: Copy {
    /// Its number, `0..64`.
    fn index(self) -> u8;
    /// The one with this number. Numbers that no id has are a programming error and may panic.
    fn from_index(index: u8) -> Self;
}

/// A set of up to 64 ids, as a mask. Iterates in rising order of index.
///
/// ```
/// use kernel::{Seat, SeatSet};
///
/// let everybody: SeatSet = Seat::first(3).collect();
/// let others = everybody.without(Seat::new(1).unwrap());
/// assert_eq!(others.bits(), 0b101);
/// assert!(others.is_subset(everybody));
/// assert_eq!((everybody - others).first(), Seat::new(1));
/// ```
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T> Set<T> {
    /// The empty set.
    pub const EMPTY: Set<T> = Set::from_bits(0);

    /// The set whose mask this is: bit `i` stands for the id with index `i`.
    pub const fn from_bits(bits: u64) -> Self {
        Set { bits, of: PhantomData }
    }
    /// The mask.
    pub const fn bits(self) -> u64 {
        self.bits
    }
    /// How many ids are in the set.
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }
    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
    /// Whether every id of this set is in `other`.
    pub const fn is_subset(self, other: Self) -> bool {
        self.bits & !other.bits == 0
    }
}

impl<T: Id> Set<T> {
    /// The set of just this id.
    #[inline]
    pub fn one(id: T) -> Self {
        Set::from_bits(1 << id.index())
    }
    /// Whether the id is in the set.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.bits >> id.index() & 1 == 1
    }
    /// Adds the id.
    #[inline]
    pub fn insert(&mut self, id: T) {
        self.bits |= 1 << id.index();
    }
    /// Takes the id out; returns whether it was in.
    #[inline]
    pub fn remove(&mut self, id: T) -> bool {
        let was_in = self.contains(id);
        self.bits &= !(1 << id.index());
        was_in
    }
    /// The set with this id as well.
    pub fn with(mut self, id: T) -> Self {
        self.insert(id);
        self
    }
    /// The set without this id.
    pub fn without(mut self, id: T) -> Self {
        self.remove(id);
        self
    }
    /// The id with the lowest index.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.bits == 0 { None } else { Some(T::from_index(self.bits.trailing_zeros() as u8)) }
    }
    /// The ids in rising order of index.
    #[inline]
    pub fn iter(self) -> Iter<T> {
        Iter { bits: self.bits, of: PhantomData }
    }
}

/// The ids of a [`Set`] in rising order of index.
#[derive(Clone)]
pub struct Iter<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Id> Iterator for Iter<T> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.bits == 0 {
            return None;
        }
        let index = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(T::from_index(index))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.bits.count_ones() as usize;
        (left, Some(left))
    }
}

impl<T: Id> ExactSizeIterator for Iter<T> {}

impl<T: Id> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;
    fn into_iter(self) -> Iter<T> {
        self.iter()
    }
}
impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        ids.into_iter().fold(Set::EMPTY, Set::with)
    }
}
impl<T> BitOr for Set<T> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Set::from_bits(self.bits | other.bits)
    }
}
impl<T> BitAnd for Set<T> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Set::from_bits(self.bits & other.bits)
    }
}
impl<T> Sub for Set<T> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Set::from_bits(self.bits & !other.bits)
    }
}
impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<T> Eq for Set<T> {}
impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Set::EMPTY
    }
}
impl<T: Id + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
