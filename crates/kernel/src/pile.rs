//! Face-down piles whose order does not exist before it is looked at.

use crate::{EVERYONE, Id, SeatSet, Set};

/// A face-down pile: layers from bottom to top, each a set of cards in an order that nobody knows and
/// that does not exist yet. A layer of one card is a card whose place is known.
///
/// A shuffle costs nothing, nobody can peek at what is not there, and re-dealing the unknown for a search
/// is free. Where only some seats looked, [`Pile::as_seen_by`] joins again what the others cannot tell apart.
/// A card taken into a hidden hand stays noted with its layer: to the others it may be any card of the layer.
///
/// ```
/// use kernel::{Pile, Seat, SeatSet, Set};
///
/// // Seats serve as cards here, since they are ids of the kernel.
/// let card = |number| Seat::new(number).unwrap();
/// let looker = SeatSet::one(card(0));
///
/// let mut pile: Pile<Seat, 4> = Pile::empty();
/// pile.shuffle_onto([card(1), card(2), card(3)].into_iter().collect(), 0);
/// assert_eq!(pile.top().0.len(), 3, "any of the three may be on top");
///
/// // One seat looks at a card and lays it back on top.
/// pile.take_top(card(2));
/// pile.lay_on(card(2), looker);
/// assert_eq!(pile.as_seen_by(looker).top().0, Set::one(card(2)));
/// assert_eq!(pile.as_seen_by(SeatSet::one(card(5))).top().0.len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<T: Id, const LAYERS: usize> {
    cards: [Set<T>; LAYERS],
    /// Cards taken from each layer into hidden hands.
    dealt: [Set<T>; LAYERS],
    /// Who can tell a layer from the one below it: the bits of a set of seats and onlookers.
    parted_for: [u8; LAYERS],
    shuffle: [u8; LAYERS],
    count: u8,
}

/// A part of a [`Pile`]: cards whose order among themselves nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layer<T: Id> {
    /// The cards that lie here.
    pub cards: Set<T>,
    /// The cards taken from here into hidden hands.
    pub dealt: Set<T>,
    /// Who can tell the layer from the one below it.
    pub parted_for: SeatSet,
    /// The number of the shuffle that decides the order ([`Shuffle::number`](crate::Shuffle::number)).
    pub shuffle: u8,
}

impl<T: Id, const LAYERS: usize> Pile<T, LAYERS> {
    /// A pile without cards.
    pub fn empty() -> Self {
        Pile {
            cards: [Set::EMPTY; LAYERS],
            dealt: [Set::EMPTY; LAYERS],
            parted_for: [0; LAYERS],
            shuffle: [0; LAYERS],
            count: 0,
        }
    }

    /// How many cards the pile has.
    pub fn len(&self) -> u32 {
        self.here().iter().map(|cards| cards.len()).sum()
    }

    /// Whether the pile has no cards.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.here().iter().all(|cards| cards.is_empty())
    }

    /// All cards, without their order.
    pub fn all(&self) -> Set<T> {
        self.here().iter().fold(Set::EMPTY, |all, &cards| all | cards)
    }

    /// All cards taken from the pile into hidden hands and not shown since.
    pub fn dealt(&self) -> Set<T> {
        self.dealt[..self.count as usize].iter().fold(Set::EMPTY, |all, &cards| all | cards)
    }

    /// The layers from top to bottom.
    pub fn layers(&self) -> impl DoubleEndedIterator<Item = Layer<T>> + '_ {
        (0..self.count as usize).rev().map(|layer| self.layer(layer))
    }

    /// The cards that can be the top one, and the number of the shuffle that decides. Empty for an empty pile.
    #[inline]
    pub fn top(&self) -> (Set<T>, u8) {
        self.top_layer().map_or((Set::EMPTY, 0), |layer| (self.cards[layer], self.shuffle[layer]))
    }

    /// The cards that can be the bottom one, and the number of the shuffle that decides. Empty for an empty pile.
    #[inline]
    pub fn bottom(&self) -> (Set<T>, u8) {
        self.bottom_layer().map_or((Set::EMPTY, 0), |layer| (self.cards[layer], self.shuffle[layer]))
    }

    /// Takes the top card, which must be one of [`Pile::top`].
    #[inline]
    pub fn take_top(&mut self, card: T) {
        if let Some(layer) = self.top_layer() {
            self.take(layer, card);
        }
    }

    /// Takes the bottom card, which must be one of [`Pile::bottom`].
    pub fn take_bottom(&mut self, card: T) {
        if let Some(layer) = self.bottom_layer() {
            self.take(layer, card);
        }
    }

    /// Takes the top card, which must be one of [`Pile::top`], into a hidden hand.
    pub fn deal_top(&mut self, card: T) {
        if let Some(layer) = self.top_layer() {
            let was_in = self.cards[layer].remove(card);
            debug_assert!(was_in, "the card cannot be the top one");
            self.dealt[layer].insert(card);
            self.forget_order_if_none(layer);
        }
    }

    /// Notes that a card of a hidden hand is shown: from now on everybody knows where it is.
    pub fn show_dealt(&mut self, card: T) {
        if let Some(layer) = (0..self.count as usize).find(|&layer| self.dealt[layer].contains(card)) {
            self.dealt[layer].remove(card);
            self.forget_if_empty(layer);
        }
    }

    /// Shuffles these cards and lays them on top, for all to see, as shuffle number `shuffle` of the pile. Without cards nothing
    /// changes.
    pub fn shuffle_onto(&mut self, cards: Set<T>, shuffle: u8) {
        self.push(Layer { cards, dealt: Set::EMPTY, parted_for: EVERYONE, shuffle });
    }

    /// Lays one card on top. The seats in `seen_by` know which; for the others it joins the layer below.
    pub fn lay_on(&mut self, card: T, seen_by: SeatSet) {
        self.push(Layer { cards: Set::one(card), dealt: Set::EMPTY, parted_for: seen_by, shuffle: 0 });
    }

    /// Lays a layer on top. A layer without any cards changes nothing. More than `LAYERS` layers are a programming error and panic.
    pub fn push(&mut self, new: Layer<T>) {
        if new.cards.is_empty() && new.dealt.is_empty() {
            return;
        }
        let layer = self.count as usize;
        assert!(layer < LAYERS, "a pile of more than {LAYERS} layers");
        self.cards[layer] = new.cards;
        self.dealt[layer] = new.dealt;
        self.parted_for[layer] = if layer == 0 { 0 } else { new.parted_for.bits() as u8 };
        self.shuffle[layer] = new.shuffle;
        self.count += 1;
    }

    /// The pile as these viewers know it: layers that none of them can tell apart are joined.
    pub fn as_seen_by(&self, viewers: SeatSet) -> Self {
        let mut seen = Self::empty();
        for layer in (0..self.count as usize).map(|layer| self.layer(layer)) {
            if seen.count > 0 && (layer.parted_for & viewers).is_empty() {
                let below = seen.count as usize - 1;
                seen.cards[below] = seen.cards[below] | layer.cards;
                seen.dealt[below] = seen.dealt[below] | layer.dealt;
            } else {
                seen.push(layer);
            }
        }
        seen
    }

    fn here(&self) -> &[Set<T>] {
        &self.cards[..self.count as usize]
    }

    fn layer(&self, layer: usize) -> Layer<T> {
        Layer {
            cards: self.cards[layer],
            dealt: self.dealt[layer],
            parted_for: SeatSet::from_bits(u64::from(self.parted_for[layer])),
            shuffle: self.shuffle[layer],
        }
    }

    #[inline]
    fn top_layer(&self) -> Option<usize> {
        self.here().iter().rposition(|cards| !cards.is_empty())
    }

    #[inline]
    fn bottom_layer(&self) -> Option<usize> {
        self.here().iter().position(|cards| !cards.is_empty())
    }

    #[inline]
    fn take(&mut self, layer: usize, card: T) {
        let was_in = self.cards[layer].remove(card);
        debug_assert!(was_in, "the card cannot be at this end");
        self.forget_order_if_none(layer);
        self.forget_if_empty(layer);
    }

    /// Where no card is left, no shuffle decides anything.
    #[inline]
    fn forget_order_if_none(&mut self, layer: usize) {
        if self.cards[layer].is_empty() {
            self.shuffle[layer] = 0;
        }
    }

    #[inline]
    fn forget_if_empty(&mut self, layer: usize) {
        if !self.cards[layer].is_empty() || !self.dealt[layer].is_empty() {
            return;
        }
        let count = self.count as usize;
        if layer + 1 < count {
            self.parted_for[layer + 1] |= self.parted_for[layer];
        }
        self.cards.copy_within(layer + 1..count, layer);
        self.dealt.copy_within(layer + 1..count, layer);
        self.parted_for.copy_within(layer + 1..count, layer);
        self.shuffle.copy_within(layer + 1..count, layer);
        let last = count - 1;
        self.cards[last] = Set::EMPTY;
        self.dealt[last] = Set::EMPTY;
        self.parted_for[last] = 0;
        self.shuffle[last] = 0;
        self.count -= 1;
        self.parted_for[0] = 0;
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

    #[test]
    fn a_layer_that_is_used_up_still_parts_those_around_it() {
        let mut pile = Small::empty();
        pile.shuffle_onto(Set::from_bits(0b0011), 0);
        pile.shuffle_onto(Set::from_bits(0b0100), 1);
        pile.lay_on(seat(3), SeatSet::one(seat(0)));
        pile.deal_top(seat(3));
        let others = SeatSet::one(seat(1));
        assert_eq!(pile.as_seen_by(others).layers().count(), 2);
        pile.take_top(seat(2));
        assert_eq!(pile.as_seen_by(others).layers().count(), 2);
    }

    #[test]
    fn a_card_in_a_hidden_hand_may_be_any_of_its_layer_until_it_is_shown() {
        let mut pile = Small::empty();
        pile.shuffle_onto(Set::from_bits(0b0111), 0);
        pile.lay_on(seat(3), SeatSet::one(seat(0)));
        pile.deal_top(seat(3));
        pile.deal_top(seat(1));
        let below = |pile: Small| pile.layers().last().unwrap();
        assert_eq!((pile.len(), pile.dealt()), (2, Set::from_bits(0b1010)));
        assert_eq!(below(pile).dealt, Set::one(seat(1)));
        let others = pile.as_seen_by(SeatSet::one(seat(1)));
        assert_eq!(
            (below(others).cards, below(others).dealt),
            (Set::from_bits(0b0101), Set::from_bits(0b1010))
        );
        pile.show_dealt(seat(3));
        pile.show_dealt(seat(1));
        assert_eq!(pile.layers().count(), 1);
    }
}
