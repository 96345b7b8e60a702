//! Simulation: batches of games, figures with intervals, and how fast the rules are.

mod bench;
mod chart;
mod csv;
mod findings;
mod sim;
mod statistics;
mod text;

pub use bench::{Bench, bench};
pub use chart::chart;
pub use csv::csv;
pub use findings::{Estimate, Findings, Quantity};
pub use sim::{Batch, SeatWins, Simulation, UnknownLevel, simulate};
pub use statistics::{Interval, wilson};
pub use text::text;

use bots::Xoshiro;
use kernel::Dice;

/// The entropy of one stream of one game of a batch. Streams of different games or numbers are unrelated.
fn entropy(seed: u64, game: u64, stream: u64) -> Dice<Xoshiro> {
    Dice(Xoshiro::new(mix(mix(mix(seed) ^ game) ^ stream)))
}

/// Spreads a number over all bits (the finaliser of MurmurHash3).
fn mix(number: u64) -> u64 {
    let number = (number ^ (number >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    let number = (number ^ (number >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    number ^ (number >> 33)
}
