//! Where outcomes come from: entropy asked in terms of shuffles, so that a draw can be keyed and checked.

/// Names one shuffle of one pile: the same shuffle is the same order, however it is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Shuffle {
    /// Which pile of the game, in the game's own numbering.
    pub pile: u8,
    /// How many times that pile had been shuffled before.
    pub number: u8,
}

/// The end of a pile a card is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The face-down top.
    Top,
    /// The bottom.
    Bottom,
}

/// A source of outcomes. [`Dice`] makes one of any uniform numbers; a table derives one from its sealed seed.
pub trait Entropy {
    /// Which of `cards` (a mask, not 0) lies at this end of the shuffle: each with equal chance.
    fn draw(&mut self, shuffle: Shuffle, end: End, cards: u64) -> u8;

    /// One of `of` shuffled cards is marked and has not come up while `of - left` were drawn from the
    /// top: is it the next one? True with chance 1 in `left`.
    fn marked(&mut self, shuffle: Shuffle, left: u32, of: u32) -> bool;
}

/// Uniform numbers, for searches and simulations.
pub trait Uniform {
    /// A number in `0..n`, each with equal chance; `n` is not 0.
    fn below(&mut self, n: u32) -> u32;
}

/// Outcomes thrown afresh each time from uniform numbers.
#[derive(Clone, Debug)]
pub struct Dice<U>(pub U);

impl<U: Uniform> Entropy for Dice<U> {
    #[inline]
    fn draw(&mut self, _shuffle: Shuffle, _end: End, cards: u64) -> u8 {
        let mut left = cards;
        for _ in 0..self.0.below(cards.count_ones()) {
            left &= left - 1;
        }
        left.trailing_zeros() as u8
    }
    #[inline]
    fn marked(&mut self, _shuffle: Shuffle, left: u32, _of: u32) -> bool {
        self.0.below(left) == 0
    }
}
