//! Players that are programs: the trait [`Bot`], each game's [`Roster`] of bots, and a search that works for any game.
//!
//! A bot sees a view, never a state: what it cannot know it has to imagine, with `Game::sample_world`.

mod advice;
mod level;
mod outlive;
pub mod pandemic;
pub mod search;
mod stop;
mod tokyo;

pub use advice::{Advice, Rejected, WinProbability, along};
pub use level::{Level, Strength};
pub use stop::Stop;

use kernel::{Game, Seat, Uniform};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A player that is a program. It may remember between its decisions.
pub trait Bot<G: Game>: Send {
    /// Picks one of `legal`, which is never empty, from what the seat knows.
    fn decide(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action;

    /// Asks a bot whose seat may act but is not awaited, once after each change that the seat notices: one of `legal`, or `None`, and
    /// the game goes on without it. A bot must stop volunteering at some point.
    fn volunteer(&mut self, _view: &G::View, _seat: Seat, _legal: &[G::Action]) -> Option<G::Action> {
        None
    }

    /// Gives the bot a stop token: once it is set, thinking ends early, and the result is discarded.
    fn set_stop(&mut self, _stop: &Stop) {}

    /// What the bot thought when it last decided; `None` if it keeps no account of that.
    fn thoughts(&self) -> Option<Advice<G::Action>> {
        None
    }
}

/// The bots that a game comes with.
pub trait Roster: Game {
    /// The levels, weakest first. Their names stand in stored tables: add, never rename.
    const LEVELS: &'static [Level];

    /// The options of the games for which [`Strength::Wins`] is reported. The figures are those of
    /// `holdfast sim GAME --bots LEVEL --options "OPTIONS"`.
    const REFERENCES: &'static [&'static str] = &[];

    /// Parameters of a level that can be varied in the lab, as in `LEVEL:NAME=VALUE:NAME=VALUE`. Values are whole numbers.
    const TUNABLE: &'static [&'static str] = &[];

    /// The level of a seat for which none was named. It answers at once.
    const USUAL: &'static str;

    /// The level that gives advice: the strongest that takes no longer than a person likes to wait.
    const ADVISER: &'static str = Self::USUAL;

    /// The sides seats can be on; those of a side win and lose together. In a cooperative game there is one.
    const SIDES: &'static [&'static str] = &["players"];

    /// The side of this seat, one of [`Roster::SIDES`].
    fn side(&self, _seat: Seat) -> &'static str {
        Self::SIDES[0]
    }

    /// The level of this name.
    fn level(name: &str) -> Option<&'static Level> {
        Self::LEVELS.iter().find(|level| level.name == name)
    }

    /// The names of all levels, weakest first.
    fn level_names() -> Vec<&'static str> {
        Self::LEVELS.iter().map(|level| level.name).collect()
    }

    /// How likely the seats that play together win, from 0 to 1, as a glance at a turn of this seat tells. `None` where no bot can tell.
    fn glance(_view: &Self::View, _seat: Seat) -> Option<f32> {
        None
    }

    /// What the level [`Roster::ADVISER`] would do in this seat, and why, from what the seat knows. The same seed gives the same
    /// advice. `legal` is not empty.
    fn advise(
        (view, seat, legal): (&Self::View, Seat, &[Self::Action]),
        seed: u64,
        stop: &Stop,
    ) -> Advice<Self::Action> {
        let mut adviser = Self::bot(Self::ADVISER, seed).unwrap_or_else(|| Box::new(Random::new(seed)));
        adviser.set_stop(stop);
        let action = adviser.decide(view, seat, legal);
        adviser.thoughts().unwrap_or_else(|| Advice::plain(vec![action]))
    }

    /// A bot of this level, perhaps with parameters ([`Roster::TUNABLE`]). The same seed gives the same decisions. `None` if there is
    /// no such level or parameter.
    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;
}

/// A random number generator for searches and bots (xoshiro256++). Fast and repeatable, but not secret: its state can be computed
/// from its output. A table's draws come from elsewhere.
#[derive(Clone, Debug)]
pub struct Xoshiro(Xoshiro256PlusPlus);

impl Xoshiro {
    /// The generator with this seed.
    pub fn new(seed: u64) -> Self {
        Xoshiro(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Uniform for Xoshiro {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Hashes a number over all bits (the finaliser of MurmurHash3), to make unrelated seeds from related numbers.
pub fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    let number = (number ^ (number >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    number ^ (number >> 33)
}

/// A number in `0..n`, each with the same probability, from uniform 32-bit words (Lemire's multiplication with
/// rejection). `n` is not 0.
#[inline]
pub fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let uneven = n.wrapping_neg() % n;
        while (product as u32) < uneven {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// A bot that picks a legal action at random.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro);

impl Random {
    /// The bot with this seed. The same seed gives the same decisions.
    pub fn new(seed: u64) -> Self {
        Random(Xoshiro::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn decide(&mut self, _view: &G::View, _seat: Seat, legal: &[G::Action]) -> G::Action {
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_seed_never_change() {
        let mut numbers = Xoshiro::new(1);
        let drawn: Vec<_> = (0..10).map(|_| numbers.below(100)).collect();
        assert_eq!(drawn, [81, 74, 10, 74, 18, 59, 98, 52, 9, 13]);
    }

    #[test]
    fn words_that_would_favour_a_number_are_thrown_again() {
        let mut words = [0, 1, u32::MAX].into_iter();
        assert_eq!(below(3, || words.next().unwrap()), 0, "of 3, only the word 0 is one too many");
        assert_eq!(words.next(), Some(u32::MAX));
        let mut words = [0, 0, 0xffff_ffff].into_iter();
        assert_eq!(below(3 << 30, || words.next().unwrap()), (3 << 30) - 1);
    }

    #[test]
    fn every_number_comes_up_equally_often() {
        let mut numbers = Xoshiro::new(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[numbers.below(6) as usize] += 1;
        }
        let chi_square: f64 = counts.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi_square < 20.5, "chi square {chi_square} of {counts:?} (5 degrees, 0.1 %)");
    }
}
