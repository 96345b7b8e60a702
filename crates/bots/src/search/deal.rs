//! The chance of an imagined world: one order for every shuffle, the same whatever is played.

use crate::mix;
use kernel::{End, Entropy, Shuffle};

/// Entropy whose draws follow from what is drawn, so that two lines of play meet the same cards in the same world.
#[derive(Clone, Debug)]
pub(super) struct Deal(u64);

impl Deal {
    /// The world of this number among those of a seed.
    pub(super) fn new(seed: u64, world: u32) -> Deal {
        Deal(mix(seed ^ mix(u64::from(world) + 1)))
    }

    fn key(&self, shuffle: Shuffle) -> u64 {
        mix(self.0 ^ (u64::from(shuffle.pile) << 8 | u64::from(shuffle.number)))
    }
}

impl Entropy for Deal {
    fn draw(&mut self, shuffle: Shuffle, end: End, cards: u64) -> u8 {
        let key = self.key(shuffle);
        let place = |card: u8| mix(key ^ (u64::from(card) + 1));
        let mut left = cards;
        let all = std::iter::from_fn(|| {
            let card = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(card)
        });
        match end {
            End::Top => all.min_by_key(|&card| place(card)),
            End::Bottom => all.max_by_key(|&card| place(card)),
        }
        .unwrap_or_default()
    }

    fn marked(&mut self, shuffle: Shuffle, left: u32, of: u32) -> bool {
        let place = (self.key(shuffle) % u64::from(of.max(1))) as u32;
        // Where it should have come up already, what was known of it has changed: it is then drawn anew.
        match of - left {
            drawn if drawn <= place => drawn == place,
            drawn => mix(self.key(shuffle) ^ u64::from(drawn)).is_multiple_of(u64::from(left)),
        }
    }

    fn pick(&mut self, shuffle: Shuffle, place: u32, of: u32) -> u32 {
        (mix(self.key(shuffle) ^ (u64::from(place) + 1)) % u64::from(of)) as u32
    }
}
