//! Face-down piles whose order does not exist before it is looked at.

use crate::{EVERYONE, Id, SeatSet, Set, Shuffle};

/// A face-down pile: layers from bottom to top, each a set of cards in an order that nobody knows and
/// that does not exist yet. A layer of one card is a card whose place is known.
///
/// A shuffle costs nothing, nobody can peek at what is not there, and re-dealing the unknown for a search
/// is free. Where only some seats looked, [`Pile::as_seen_by`] joins again what the others cannot tell apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<T: Id, const LAYERS: usize> {
    cards: [Set<T>; LAYERS],
    /// Who can tell a layer from the one below it.
    parted_for: [SeatSet; LAYERS],
    shuffle: [u8; LAYERS],
    count: u8,
}

impl<T: Id, const LAYERS: usize> Pile<T, LAYERS> {
    /// A pile without cards.
    pub fn empty() -> Self {
        Pile {
            cards: [Set::EMPTY; LAYERS],
            parted_for: [SeatSet::EMPTY; LAYERS],
            shuffle: [0; LAYERS],
            count: 0,
        }
    }

    /// How many cards the pile has.
    pub fn len(&self) -> u32 {
        self.layers().map(|(cards, _)| cards.len()).sum()
    }

    /// Whether the pile has no cards.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// All cards, without their order.
    pub fn all(&self) -> Set<T> {
        self.layers().fold(Set::EMPTY, |all, (cards, _)| all | cards)
    }

    /// The layers from top to bottom, each with who can tell it from the one below.
    pub fn layers(&self) -> impl Iterator<Item = (Set<T>, SeatSet)> + '_ {
        (0..self.count as usize).rev().map(|layer| (self.cards[layer], self.parted_for[layer]))
    }

    /// The cards that can be the top one, and the number of the shuffle that decides. Empty for an empty pile.
    #[inline]
    pub fn top(&self) -> (Set<T>, u8) {
        match self.count {
            0 => (Set::EMPTY, 0),
            count => (self.cards[count as usize - 1], self.shuffle[count as usize - 1]),
        }
    }

    /// The cards that can be the bottom one, and the number of the shuffle that decides.
    #[inline]
    pub fn bottom(&self) -> (Set<T>, u8) {
        (self.cards[0], self.shuffle[0])
    }

    /// Takes the top card, which must be one of [`Pile::top`].
    #[inline]
    pub fn take_top(&mut self, card: T) {
        let top = self.count as usize - 1;
        let was_in = self.cards[top].remove(card);
        debug_assert!(was_in, "the card cannot be the top one");
        if self.cards[top].is_empty() {
            self.forget(top);
        }
    }

    /// Takes the bottom card, which must be one of [`Pile::bottom`].
    pub fn take_bottom(&mut self, card: T) {
        let was_in = self.cards[0].remove(card);
        debug_assert!(was_in, "the card cannot be the bottom one");
        if self.cards[0].is_empty() {
            let count = self.count as usize;
            self.cards.copy_within(1..count, 0);
            self.parted_for.copy_within(1..count, 0);
            self.shuffle.copy_within(1..count, 0);
            self.forget(count - 1);
            self.parted_for[0] = SeatSet::EMPTY;
        }
    }

    /// Shuffles these cards and lays them on top, for all to see. Without cards nothing changes.
    pub fn shuffle_onto(&mut self, cards: Set<T>, shuffle: u8) {
        self.push(cards, EVERYONE, shuffle);
    }

    /// Lays one card on top. The seats in `seen_by` know which; for the others it joins the layer below.
    pub fn lay_on(&mut self, card: T, seen_by: SeatSet) {
        self.push(Set::one(card), seen_by, 0);
    }

    /// The pile as a seat knows it that cannot see what is parted for others.
    pub fn as_seen_by(&self, viewers: SeatSet) -> Self {
        let mut seen = Self::empty();
        for layer in 0..self.count as usize {
            if layer > 0 && (self.parted_for[layer] & viewers).is_empty() {
                let below = seen.count as usize - 1;
                seen.cards[below] = seen.cards[below] | self.cards[layer];
            } else {
                seen.push(self.cards[layer], self.parted_for[layer], self.shuffle[layer]);
            }
        }
        seen
    }

    /// The shuffle numbers of the layers from top to bottom, as [`Pile::layers`] lists them.
    pub fn shuffles(&self) -> impl Iterator<Item = u8> + '_ {
        self.shuffle[..self.count as usize].iter().rev().copied()
    }

    /// The name of the shuffle that decides the top card of this pile.
    pub fn top_shuffle(&self, pile: u8) -> Shuffle {
        Shuffle { pile, number: self.top().1 }
    }

    fn push(&mut self, cards: Set<T>, parted_for: SeatSet, shuffle: u8) {
        if cards.is_empty() {
            return;
        }
        let layer = self.count as usize;
        assert!(layer < LAYERS, "a pile of more than {LAYERS} layers");
        self.cards[layer] = cards;
        self.parted_for[layer] = if layer == 0 { SeatSet::EMPTY } else { parted_for };
        self.shuffle[layer] = shuffle;
        self.count += 1;
    }

    fn forget(&mut self, layer: usize) {
        self.cards[layer] = Set::EMPTY;
        self.parted_for[layer] = SeatSet::EMPTY;
        self.shuffle[layer] = 0;
        self.count -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    type Small = Pile<Seat, 4>;

    fn seat(number: u8) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn a_layer_that_only_one_seat_saw_joins_the_one_below_for_the_others() {
        let mut pile = Small::empty();
        pile.shuffle_onto(Set::from_bits(0b0011), 0);
        pile.lay_on(seat(2), SeatSet::one(seat(0)));
        assert_eq!(pile.top().0, Set::one(seat(2)));
        assert_eq!(pile.as_seen_by(SeatSet::one(seat(0))), pile);
        assert_eq!(pile.as_seen_by(SeatSet::one(seat(1))).top().0, Set::from_bits(0b0111));
    }

    #[test]
    fn taking_the_last_card_of_the_bottom_layer_leaves_the_rest_in_order() {
        let mut pile = Small::empty();
        pile.shuffle_onto(Set::from_bits(0b0001), 3);
        pile.shuffle_onto(Set::from_bits(0b0110), 4);
        pile.take_bottom(seat(0));
        assert_eq!((pile.len(), pile.bottom()), (2, (Set::from_bits(0b0110), 4)));
        pile.take_top(seat(1));
        pile.take_top(seat(2));
        assert_eq!(pile, Small::empty());
    }
}
