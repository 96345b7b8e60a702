//! A list of what has happened, which a change and the table it was prepared on have in common.

use std::fmt;
use std::ops::Index;
use std::sync::Arc;

/// How many elements lie in one chunk: a power of two.
const CHUNK: usize = 32;

/// Up to [`CHUNK`] elements, with room for all of them from the start: a copy that is appended to need not grow, and a full
/// chunk takes no more room than its elements.
struct Chunk<T>(Vec<T>);

impl<T> Chunk<T> {
    fn empty() -> Self {
        Chunk(Vec::with_capacity(CHUNK))
    }
}

impl<T: Clone> Clone for Chunk<T> {
    fn clone(&self) -> Self {
        let mut copy = Chunk::empty();
        copy.0.extend_from_slice(&self.0);
        copy
    }
}

/// A list that is appended to. Copies share their elements: a copy costs two counters however long the list is, and appending
/// to it copies the newest 31 elements at most, and every 32nd time a pointer for each 32 of them.
pub struct SharedVec<T> {
    full: Arc<Vec<Arc<Chunk<T>>>>,
    /// The elements after those in full chunks; there is room for one more.
    newest: Arc<Chunk<T>>,
}

impl<T> SharedVec<T> {
    pub(crate) fn new() -> Self {
        SharedVec { full: Arc::default(), newest: Arc::new(Chunk::empty()) }
    }

    /// How many elements it has.
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.newest.0.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The element at this place, counted from 0.
    pub fn get(&self, index: usize) -> Option<&T> {
        let chunk = self.full.get(index / CHUNK).unwrap_or(&self.newest);
        if index < self.len() { chunk.0.get(index % CHUNK) } else { None }
    }

    /// The newest element.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All elements, the oldest first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &T> + DoubleEndedIterator {
        self.iter_from(0)
    }

    /// The elements from this place on, the oldest first; none if the list is not that long.
    pub fn iter_from(&self, start: usize) -> impl ExactSizeIterator<Item = &T> + DoubleEndedIterator {
        (start.min(self.len())..self.len()).map(|index| &self[index])
    }
}

impl<T: Clone> SharedVec<T> {
    pub(crate) fn push(&mut self, element: T) {
        Arc::make_mut(&mut self.newest).0.push(element);
        if self.newest.0.len() == CHUNK {
            let full = std::mem::replace(&mut self.newest, Arc::new(Chunk::empty()));
            Arc::make_mut(&mut self.full).push(full);
        }
    }

    pub(crate) fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        if index >= self.len() {
            return None;
        }
        let chunk = if index / CHUNK < self.full.len() {
            &mut Arc::make_mut(&mut self.full)[index / CHUNK]
        } else {
            &mut self.newest
        };
        Arc::make_mut(chunk).0.get_mut(index % CHUNK)
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.get_mut(self.len().checked_sub(1)?)
    }

    /// Only this many elements remain, if there are more.
    pub(crate) fn truncate(&mut self, len: usize) {
        if len >= self.len() {
            return;
        }
        if len / CHUNK < self.full.len() {
            self.newest = self.full[len / CHUNK].clone();
            Arc::make_mut(&mut self.full).truncate(len / CHUNK);
        }
        Arc::make_mut(&mut self.newest).0.truncate(len % CHUNK);
    }

    /// Takes out one element, which must be there; those after it move up.
    pub(crate) fn remove(&mut self, index: usize) {
        let later: Vec<T> = self.iter_from(index + 1).cloned().collect();
        self.truncate(index);
        later.into_iter().for_each(|element| self.push(element));
    }
}

impl<T> Index<usize> for SharedVec<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        &self.full.get(index / CHUNK).unwrap_or(&self.newest).0[index % CHUNK]
    }
}

impl<T> Clone for SharedVec<T> {
    fn clone(&self) -> Self {
        SharedVec { full: self.full.clone(), newest: self.newest.clone() }
    }
}

impl<T: fmt::Debug> fmt::Debug for SharedVec<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(to: usize) -> SharedVec<usize> {
        let mut list = SharedVec::new();
        (0..to).for_each(|number| list.push(number));
        list
    }

    fn elements(list: &SharedVec<usize>) -> Vec<usize> {
        let elements: Vec<usize> = list.iter().copied().collect();
        assert_eq!(
            (list.len(), list.last(), list.is_empty()),
            (elements.len(), elements.last(), elements.is_empty())
        );
        elements
    }

    #[test]
    fn a_list_is_what_was_appended_at_every_length() {
        for len in 0..3 * CHUNK {
            let list = counted(len);
            assert_eq!(elements(&list), (0..len).collect::<Vec<_>>());
            assert!(list.iter_from(len / 2).copied().eq(len / 2..len));
            assert_eq!((list.get(len), list.iter_from(len + 1).len()), (None, 0));
        }
    }

    #[test]
    fn a_copy_goes_its_own_way() {
        for len in 0..3 * CHUNK {
            let list = counted(len);
            for to in 0..=len {
                let mut copy = list.clone();
                copy.truncate(to);
                assert_eq!(elements(&copy), (0..to).collect::<Vec<_>>(), "{len} to {to}");
                copy.push(7);
                assert_eq!((copy[to], copy.len()), (7, to + 1));
            }
            for gone in 0..len {
                let mut copy = list.clone();
                copy.remove(gone);
                assert!(copy.iter().copied().eq((0..len).filter(|number| *number != gone)));
                *copy.get_mut(0).unwrap_or(&mut 0) = 9;
            }
            assert_eq!(elements(&list), (0..len).collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_copy_shares_all_but_the_newest_chunk() {
        let list = counted(2 * CHUNK + 1);
        let mut copy = list.clone();
        copy.push(0);
        let shared = |index: usize| std::ptr::eq(&raw const list[index], &raw const copy[index]);
        assert!((0..2 * CHUNK).all(shared) && !shared(2 * CHUNK));
        assert!(Arc::ptr_eq(&list.full, &copy.full), "not even the pointers to full chunks are copied");
    }

    #[test]
    fn chunks_that_were_copied_on_the_way_have_no_room_to_spare() {
        let mut list = SharedVec::new();
        for number in 0..2 * CHUNK {
            let before = list.clone();
            list.push(number);
            assert_eq!(before.len(), number);
        }
        assert!(list.full.iter().all(|chunk| chunk.0.capacity() == CHUNK));
    }
}
