//! Stacks of a fixed size: frames that wait, face-up piles.

use std::fmt;

/// A stack of up to `DEPTH` values. Free places hold nothing, so stacks with equal values are equal.
///
/// What waits in a game is a frame on a stack: a step that needs something else first pushes it, and goes on when it is popped.
///
/// ```
/// use kernel::Stack;
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Frame {
///     Draw { left: u8 },
///     HandLimit,
/// }
///
/// let mut waiting: Stack<Frame, 8> = Stack::EMPTY;
/// waiting.push(Frame::Draw { left: 2 });
/// waiting.goto(Frame::Draw { left: 1 });
/// waiting.push(Frame::HandLimit);
/// assert_eq!(waiting.pop(), Some(Frame::HandLimit));
/// assert_eq!(waiting.top(), Some(Frame::Draw { left: 1 }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<T, const DEPTH: usize> {
    values: [Option<T>; DEPTH],
    len: u8,
}

impl<T: Copy, const DEPTH: usize> Stack<T, DEPTH> {
    /// The empty stack.
    pub const EMPTY: Self = Stack { values: [None; DEPTH], len: 0 };

    /// How many values are on the stack.
    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }
    /// Whether the stack is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// The value on top.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.len.checked_sub(1).and_then(|top| self.values[top as usize])
    }
    /// Pushes a value. More than `DEPTH` values are a programming error and panic.
    #[inline]
    pub fn push(&mut self, value: impl Into<T>) {
        self.values[self.len as usize] = Some(value.into());
        self.len += 1;
    }
    /// Takes the top value away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.values[self.len as usize].take()
    }
    /// Replaces the top value, which must be there.
    #[inline]
    pub fn goto(&mut self, value: impl Into<T>) {
        self.values[self.len as usize - 1] = Some(value.into());
    }
    /// Takes out the value at a place counted from the bottom, from 0; those above it move down.
    pub fn remove(&mut self, place: usize) -> Option<T> {
        if place >= self.len() {
            return None;
        }
        self.values[place..self.len as usize].rotate_left(1);
        self.pop()
    }
    /// Inserts a value at a place counted from the bottom, from 0; the values from there on move up.
    pub fn insert(&mut self, place: usize, value: T) {
        self.push(value);
        self.values[place..self.len as usize].rotate_right(1);
    }
    /// The value at a place counted from the bottom, from 0.
    #[inline]
    pub fn get(&self, place: usize) -> Option<T> {
        self.values.get(place).copied().flatten()
    }
    /// The value at a place counted from the bottom, from 0, to be changed.
    #[inline]
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        self.values.get_mut(place).and_then(Option::as_mut)
    }
    /// The values from the bottom to the top.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.values[..self.len as usize].iter().flatten().copied()
    }
    /// Takes all values away.
    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }
}

impl<T: Copy, const DEPTH: usize> FromIterator<T> for Stack<T, DEPTH> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut stack = Self::EMPTY;
        values.into_iter().take(DEPTH).for_each(|value| stack.push(value));
        stack
    }
}

impl<T: Copy + fmt::Debug, const DEPTH: usize> fmt::Debug for Stack<T, DEPTH> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_away_leaves_no_trace() {
        let mut stack: Stack<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!((stack.pop(), stack.top(), stack.len()), (Some(3), Some(2), 2));
        assert_eq!(stack, [1, 2].into_iter().collect());
        stack.push(4);
        assert_eq!(stack.remove(0), Some(1));
        assert_eq!(stack.iter().collect::<Vec<_>>(), [2, 4]);
        stack.insert(1, 3);
        assert_eq!(stack.iter().collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!((stack.remove(1), stack.get(1), stack.get(2)), (Some(3), Some(4), None));
        assert_eq!((stack.remove(2), stack.pop(), stack.pop(), stack.pop()), (None, Some(4), Some(2), None));
        assert_eq!(stack, Stack::EMPTY);
    }
}
