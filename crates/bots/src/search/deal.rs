//! Nature in an imagined world: one order for every shuffle, the same whatever is played.

use crate::mix;
use kernel::{End, Entropy, Shuffle};

/// Consecutive worlds that form one Latin hypercube sample.
const BLOCK: u32 = 1 << EIGHTHS;
const EIGHTHS: u32 = 3;

/// Entropy whose draws follow from what is drawn, so that two lines of play meet the same cards in the same world.
///
/// The eight worlds of a block are a Latin hypercube sample (McKay, Beckman, Conover 1979): each card lies in the first eighth of its
/// shuffle in one of them, in the second eighth in another, and so on, so that it comes up early about as often as it should. Each
/// world by itself is as likely as any other.
#[derive(Clone, Debug)]
pub(super) struct Deal {
    block: u64,
    /// The number of the world in its block.
    place: u64,
}

impl Deal {
    /// The world with this number among those of a seed.
    pub(super) fn new(seed: u64, world: u32) -> Deal {
        Deal { block: mix(seed ^ mix(u64::from(world / BLOCK) + 1)), place: u64::from(world % BLOCK) }
    }

    /// The rank of a card or place in the shuffle with this key.
    fn stands(&self, key: u64, what: u64) -> u64 {
        let hash = mix(key ^ (what + 1));
        let (multiple, from) = (hash | 1, hash >> EIGHTHS);
        let eighth = self.place.wrapping_mul(multiple).wrapping_add(from);
        eighth << (u64::BITS - EIGHTHS) | mix(hash ^ self.place) >> EIGHTHS
    }

    fn key(&self, shuffle: Shuffle) -> u64 {
        mix(self.block ^ (u64::from(shuffle.pile) << 8 | u64::from(shuffle.number)))
    }
}

/// Maps a rank to a number below `many`, all equally likely.
fn of_many(stands: u64, many: u32) -> u32 {
    ((u128::from(stands) * u128::from(many)) >> u64::BITS) as u32
}

impl Entropy for Deal {
    fn draw(&mut self, shuffle: Shuffle, end: End, cards: u64) -> u8 {
        let key = self.key(shuffle);
        let stands = |card: u8| self.stands(key, card.into());
        let mut left = cards;
        let all = std::iter::from_fn(|| {
            let card = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(card)
        });
        match end {
            End::Top => all.min_by_key(|&card| stands(card)),
            End::Bottom => all.max_by_key(|&card| stands(card)),
        }
        .unwrap_or_default()
    }

    fn marked(&mut self, shuffle: Shuffle, left: u32, of: u32) -> bool {
        let key = self.key(shuffle);
        let place = of_many(self.stands(key, 0), of);
        // Where it should have come up already, what was known of it has changed: it is then drawn anew.
        match of - left {
            drawn if drawn <= place => drawn == place,
            drawn => mix(key ^ self.place ^ u64::from(drawn) << 8).is_multiple_of(u64::from(left)),
        }
    }

    fn pick(&mut self, shuffle: Shuffle, place: u32, of: u32) -> u32 {
        of_many(self.stands(self.key(shuffle), place.into()), of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHUFFLE: Shuffle = Shuffle { pile: 1, number: 3 };
    const CARDS: u8 = 10;

    /// The first cards of a shuffle in each world of a block.
    fn first_cards(block: u32, cards: usize) -> Vec<Vec<u8>> {
        let worlds = block * BLOCK..(block + 1) * BLOCK;
        let drawn = |world| {
            let (mut deal, mut left) = (Deal::new(7, world), (1_u64 << CARDS) - 1);
            let draws = std::iter::repeat_with(|| {
                let card = deal.draw(SHUFFLE, End::Top, left);
                left &= !(1 << card);
                card
            });
            draws.take(cards).collect()
        };
        worlds.map(drawn).collect()
    }

    #[test]
    fn the_worlds_of_a_block_share_the_cards_out() {
        let blocks = 200;
        let (mut all, mut squares) = ([0_u32; CARDS as usize], 0.0);
        let expected = f64::from(BLOCK) * 3.0 / f64::from(CARDS);
        for block in 0..blocks {
            let mut of_block = [0_u32; CARDS as usize];
            first_cards(block, 3).iter().flatten().for_each(|&card| of_block[usize::from(card)] += 1);
            for (all, came) in all.iter_mut().zip(of_block) {
                *all += came;
                squares += (f64::from(came) - expected).powi(2);
            }
        }
        let mean = expected * f64::from(blocks);
        assert!(all.iter().all(|&came| (f64::from(came) - mean).abs() < 0.1 * mean), "{all:?}");
        // Worlds drawn one by one: 8 × 0.3 × 0.7.
        let variance = squares / f64::from(blocks * u32::from(CARDS));
        assert!(variance < 1.68 / 2.0, "{variance}");
    }

    #[test]
    fn what_is_marked_comes_up_once_and_anywhere() {
        let (left, blocks) = (9, 100);
        let mut came = vec![0; left as usize];
        for world in 0..blocks * BLOCK {
            let mut deal = Deal::new(7, world);
            let marked = |drawn: &u32| deal.marked(SHUFFLE, left - drawn, left);
            came[(0..left).find(marked).expect("it is among them") as usize] += 1;
        }
        assert!(came.iter().all(|&times| (60..120).contains(&times)), "{came:?}");
    }
}
