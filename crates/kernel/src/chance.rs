//! Where outcomes come from: a source of entropy that is asked in terms of shuffles, so that a draw can be keyed and checked.

/// The name of one shuffle of one pile: the same shuffle is the same order, however it is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Shuffle {
    /// Which pile of the game, in the game's own numbering.
    pub pile: u8,
    /// How many times that pile had been shuffled before.
    pub number: u8,
}

/// The end of a pile that a card is taken from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// The face-down top.
    Top,
    /// The face-down bottom.
    Bottom,
}

/// A source of outcomes. [`Dice`] makes one of any uniform numbers; a table derives one from its sealed seed.
///
/// ```
/// use kernel::{Dice, End, Entropy, Shuffle, Uniform};
///
/// /// Always the lowest number.
/// struct Lowest;
/// impl Uniform for Lowest {
///     fn below(&mut self, _: u32) -> u32 {
///         0
///     }
/// }
///
/// let cards = 0b1010_0000;
/// assert_eq!(Dice(Lowest).draw(Shuffle { pile: 0, number: 2 }, End::Top, cards), 5);
/// ```
pub trait Entropy {
    /// Which of `cards` (a mask, not 0) lies at this end of the shuffle, as its index. Each has the same probability.
    fn draw(&mut self, shuffle: Shuffle, end: End, cards: u64) -> u8;

    /// One of `of` shuffled cards is marked and has not come up while `of - left` were drawn from the
    /// top: is it the next one? True with probability 1 in `left`.
    fn marked(&mut self, shuffle: Shuffle, left: u32, of: u32) -> bool;
    /// What lies at this place of a shuffle of tiles that come in kinds, as a number in `0..of`: the game counts the tiles
    /// that are left kind by kind. Each has the same probability; `of` is not 0.
    fn pick(&mut self, shuffle: Shuffle, place: u32, of: u32) -> u32;
}

/// Uniformly distributed numbers, for searches and simulations.
pub trait Uniform {
    /// A number in `0..n`, each with the same probability; `n` is not 0.
    fn below(&mut self, n: u32) -> u32;
}

/// The place of the `n`th one of a mask, counted from 0: by halves, then by eighths.
#[inline]
fn nth_one(mask: u64, mut n: u32) -> u8 {
    let mut place = 0;
    for width in [32, 16, 8] {
        let ones = (mask >> place & ((1 << width) - 1)).count_ones();
        if n >= ones {
            n -= ones;
            place += width;
        }
    }
    let mut left = mask >> place;
    for _ in 0..n {
        left &= left - 1;
    }
    (place + left.trailing_zeros()) as u8
}

/// Entropy from uniform numbers, drawn afresh each time: the shuffle's name does not matter.
#[derive(Clone, Debug)]
pub struct Dice<U>(pub U);

impl<U: Uniform> Entropy for Dice<U> {
    #[inline]
    fn draw(&mut self, _shuffle: Shuffle, _end: End, cards: u64) -> u8 {
        nth_one(cards, self.0.below(cards.count_ones()))
    }
    #[inline]
    fn marked(&mut self, _shuffle: Shuffle, left: u32, _of: u32) -> bool {
        self.0.below(left) == 0
    }
    #[inline]
    fn pick(&mut self, _shuffle: Shuffle, _place: u32, of: u32) -> u32 {
        self.0.below(of)
    }
}

#[cfg(test)]
mod tests {
    use super::nth_one;

    #[test]
    fn every_one_of_a_mask_is_found_by_its_number() {
        for mask in [1, u64::MAX, 1 << 63, 0x8000_0001_0100_0080, 0x00ff_0000_f00f_0000] {
            let ones: Vec<u8> = (0..64).filter(|place| mask >> place & 1 == 1).collect();
            let found: Vec<u8> = (0..mask.count_ones()).map(|n| nth_one(mask, n)).collect();
            assert_eq!(found, ones, "{mask:x}");
        }
    }
}
