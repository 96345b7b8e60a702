//! The sealed seed: a table fixes all of its draws before the first move and can prove it afterwards.
//!
//! How a draw follows from the seed is part of the record format and never changes:
//! - The commitment is the SHA-256 of the 32 bytes of the seed.
//! - The seed is the key of ChaCha8. Each shuffle reads a stream of its own, numbered `pile << 8 | number`.
//! - The rank of the card with index `i` is the 64-bit little-endian number at words `2i` and `2i + 1`. The
//!   pile lies in order of rank, the lowest on top; of equal ranks the lower index is drawn first.
//! - The place of a shuffle's marked card is a number below `of`, by Lemire's method with rejection, from
//!   the 32-bit words of the stream `1 << 32 | pile << 8 | number`.
//! - The tile at a place of a shuffle of kinds is a number below `of`, by the same method, from the 32-bit words
//!   of the stream `2 << 32 | place << 16 | pile << 8 | number`.

use crate::notice::Revision;
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use kernel::{End, Entropy, Seat, Shuffle};
use sha2::{Digest, Sha256};
use std::fmt;

/// Bit 32 sets the streams of marked cards apart from those of ranks.
const MARKS: u64 = 1 << 32;
/// Bit 33 sets the streams of tiles that come in kinds apart.
const PLACES: u64 = 2 << 32;

/// A table's secret seed of 256 bits. Whoever knows it knows every card to come.
#[derive(Clone, PartialEq, Eq)]
pub struct Seal([u8; 32]);

impl Seal {
    /// Seals these bytes, which should come from the operating system's randomness.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Seal(bytes)
    }

    /// Reads what [`Seal::reveal`] wrote: 64 lower-case hexadecimal digits.
    pub fn from_revealed(text: &str) -> Option<Self> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Some(byte - b'0'),
            b'a'..=b'f' => Some(byte - b'a' + 10),
            _ => None,
        };
        let mut bytes = [0; 32];
        let text = text.as_bytes();
        if text.len() != 2 * bytes.len() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Some(Seal(bytes))
    }

    /// What may be shown from the start: the SHA-256 of the seed in lower-case hexadecimal.
    pub fn commitment(&self) -> String {
        hexadecimal(&Sha256::digest(self.0))
    }

    /// The seed itself in lower-case hexadecimal: only for finished games.
    pub fn reveal(&self) -> String {
        hexadecimal(&self.0)
    }

    /// The seed's bytes, for keeping them.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The outcomes that follow from the seed.
    pub fn entropy(&self) -> SealedDeal {
        SealedDeal { seed: self.0 }
    }

    /// A seed for the bot that decides at this revision of its seat. It tells nothing about the seal, and
    /// the bot's choice nothing about what the seat does not know.
    pub(crate) fn bot_seed(&self, seat: Seat, revision: Revision) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"holdfast bot");
        hash.update(self.0);
        hash.update([seat.number()]);
        hash.update(revision.0.to_le_bytes());
        let mut seed = [0; 8];
        seed.copy_from_slice(&hash.finalize()[..8]);
        u64::from_le_bytes(seed)
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seal({}…)", &self.commitment()[..8])
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])).collect()
}

/// Outcomes that are fixed by a [`Seal`]: the same shuffle is the same order, whatever is done in between.
#[derive(Clone)]
pub struct SealedDeal {
    seed: [u8; 32],
}

impl SealedDeal {
    fn stream(&self, number: u64) -> ChaCha8Rng {
        let mut stream = ChaCha8Rng::from_seed(self.seed);
        stream.set_stream(number);
        stream
    }
}

impl fmt::Debug for SealedDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SealedDeal")
    }
}

fn stream_number(shuffle: Shuffle) -> u64 {
    u64::from(shuffle.pile) << 8 | u64::from(shuffle.number)
}

impl Entropy for SealedDeal {
    fn draw(&mut self, shuffle: Shuffle, end: End, cards: u64) -> u8 {
        let mut stream = self.stream(stream_number(shuffle));
        let mut found: Option<(u64, u8)> = None;
        for card in 0..64 - cards.leading_zeros() as u8 {
            let rank = stream.next_u64();
            let nearer = match (found, end) {
                (None, _) => true,
                (Some((nearest, _)), End::Top) => rank < nearest,
                (Some((nearest, _)), End::Bottom) => rank > nearest,
            };
            if cards >> card & 1 == 1 && nearer {
                found = Some((rank, card));
            }
        }
        found.expect("a draw is asked of at least one card").1
    }

    fn marked(&mut self, shuffle: Shuffle, left: u32, of: u32) -> bool {
        let mut stream = self.stream(MARKS | stream_number(shuffle));
        bots::below(of, || stream.next_u32()) == of - left
    }

    fn pick(&mut self, shuffle: Shuffle, place: u32, of: u32) -> u32 {
        let mut stream = self.stream(PLACES | u64::from(place) << 16 | stream_number(shuffle));
        bots::below(of, || stream.next_u32())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::array;

    // The vectors come from a program of its own, written from the description above and RFC 8439.

    fn counting() -> Seal {
        Seal::from_bytes(array::from_fn(|index| index as u8))
    }

    fn order(seal: &Seal, shuffle: Shuffle, end: End, mut cards: u64) -> Vec<u8> {
        let mut deal = seal.entropy();
        let mut order = Vec::new();
        while cards != 0 {
            order.push(deal.draw(shuffle, end, cards));
            cards &= !(1 << order[order.len() - 1]);
        }
        order
    }

    #[test]
    fn the_draws_of_a_seed_never_change() {
        let zero = Seal::from_bytes([0; 32]);
        let check = |seal: &Seal, pile, number, expected: [u8; 12]| {
            let shuffle = Shuffle { pile, number };
            assert_eq!(order(seal, shuffle, End::Top, 0xfff), expected);
            let upwards: Vec<_> = expected.into_iter().rev().collect();
            assert_eq!(order(seal, shuffle, End::Bottom, 0xfff), upwards);
        };
        check(&zero, 0, 0, [6, 5, 3, 2, 4, 7, 8, 11, 1, 10, 9, 0]);
        check(&zero, 1, 0, [9, 7, 11, 3, 0, 6, 4, 5, 1, 2, 8, 10]);
        check(&zero, 1, 3, [5, 2, 6, 4, 8, 11, 1, 7, 9, 10, 3, 0]);
        check(&counting(), 0, 0, [1, 4, 2, 8, 0, 11, 6, 9, 10, 3, 7, 5]);
        check(&counting(), 1, 0, [7, 4, 11, 5, 2, 9, 3, 0, 10, 6, 1, 8]);
        check(&counting(), 1, 3, [4, 8, 0, 9, 6, 7, 1, 5, 10, 2, 3, 11]);
        let whole = order(&zero, Shuffle { pile: 1, number: 0 }, End::Top, u64::MAX);
        assert_eq!(whole[..4], [59, 9, 7, 47]);
    }

    #[test]
    fn the_marks_of_a_seed_never_change() {
        let place = |seal: &Seal, pile, number, of: u32| {
            let mut deal = seal.entropy();
            let drawn = (0..of).filter(|drawn| deal.marked(Shuffle { pile, number }, of - drawn, of));
            drawn.collect::<Vec<_>>()
        };
        let zero = Seal::from_bytes([0; 32]);
        assert_eq!([1, 4, 13, 52].map(|of| place(&zero, 0, 0, of)), [vec![0], vec![1], vec![5], vec![21]]);
        assert_eq!([1, 4, 13, 52].map(|of| place(&zero, 1, 0, of)), [vec![0], vec![2], vec![8], vec![32]]);
        assert_eq!([4, 13, 52].map(|of| place(&counting(), 1, 3, of)), [vec![2], vec![9], vec![38]]);
    }

    #[test]
    fn a_seal_commits_and_reveals_but_does_not_leak() {
        let zero = Seal::from_bytes([0; 32]);
        assert_eq!(zero.commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
        assert_eq!(counting().reveal()[..8], *"00010203");
        assert_eq!(Seal::from_revealed(&counting().reveal()), Some(counting()));
        assert_eq!(Seal::from_revealed(&counting().reveal().to_uppercase()), None);
        assert_eq!(Seal::from_revealed("00"), None);
        assert_eq!(format!("{:?} {:?}", zero, zero.entropy()), "Seal(66687aad…) SealedDeal");
    }

    #[test]
    fn what_is_drawn_elsewhere_changes_nothing() {
        let shuffle = Shuffle { pile: 3, number: 1 };
        let cards = 0x0f0f_0f0f;
        let whole = order(&counting(), shuffle, End::Top, cards);
        let mut without_the_third = whole.clone();
        let third = without_the_third.remove(2);
        assert_eq!(order(&counting(), shuffle, End::Top, cards & !(1 << third)), without_the_third);
    }

    fn seals(count: u32) -> impl Iterator<Item = Seal> {
        (0..count).map(|number| Seal::from_bytes(Sha256::digest(number.to_le_bytes()).into()))
    }

    fn assert_uniform(counts: &[u32], limit: f64) {
        let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
        let chi_square: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        assert!(chi_square < limit, "chi square {chi_square} of {counts:?}");
    }

    #[test]
    fn every_card_is_as_likely_on_top_and_at_the_bottom() {
        let mut counts = [[0u32; 10]; 2];
        for seal in seals(20_000) {
            let shuffle = Shuffle { pile: 2, number: 5 };
            counts[0][seal.entropy().draw(shuffle, End::Top, 0x3ff) as usize] += 1;
            counts[1][seal.entropy().draw(shuffle, End::Bottom, 0x3ff) as usize] += 1;
        }
        counts.iter().for_each(|counts| assert_uniform(counts, 27.9));
    }

    #[test]
    fn the_marked_card_is_as_likely_in_every_place_and_independent_of_the_order() {
        let mut counts = [0u32; 25];
        for seal in seals(20_000) {
            let shuffle = Shuffle { pile: 0, number: 0 };
            let mut deal = seal.entropy();
            let place = (0..5).position(|drawn| deal.marked(shuffle, 5 - drawn, 5)).unwrap();
            counts[place * 5 + deal.draw(shuffle, End::Top, 0x1f) as usize] += 1;
        }
        assert_uniform(&counts, 51.2);
    }
}
