//! What was measured, and how it is printed.

use crate::complaint::{Complaint, print_json};
use crate::printing::say;
use serde::Serialize;
use std::time::Duration;

/// The figures of `holdfast bench server --json`.
#[derive(Serialize)]
pub(super) struct Figures {
    /// The game's id.
    pub(super) game: &'static str,
    /// Its options.
    pub(super) options: String,
    /// Tables at once.
    pub(super) tables: usize,
    /// Seats of a table, each held by another person.
    pub(super) seats: u8,
    /// Whether each of them has a page open that is kept up to date.
    pub(super) listeners: bool,
    /// Whether these ask for compression.
    pub(super) gzip: bool,
    /// Moves in the first window, for each second of the server's processor time; null if it used none that can be measured.
    pub(super) moves_per_cpu_second: Option<f64>,
    /// The same for each second that passed.
    pub(super) moves_per_second: f64,
    /// Half of the moves at half that rate were acknowledged in this time, in milliseconds.
    pub(super) p50_ms: f64,
    /// 99 of 100 were.
    pub(super) p99_ms: f64,
    /// Moves under way at any time of the first window.
    pub(super) in_flight: usize,
    /// Bytes of a change on the way to one who listens; null without listeners.
    pub(super) bytes_per_change_median: Option<u64>,
    /// Bytes of a whole game on the way to one who listens, with the page at its beginning; null without listeners.
    pub(super) bytes_per_game: Option<u64>,
    /// The server's memory at the end of the first window, in millions of bytes.
    pub(super) rss_mb: f64,
    /// What an acknowledged move survives, as `holdfast serve --sync` has it.
    pub(super) sync: &'static str,
    /// 99 of 100 pages were on the disk in this time, before there was a server, in milliseconds.
    pub(super) fsync_p99_ms: f64,
    /// The server's processor time for a new table, from the form to the start of the game, in milliseconds. Nobody listened.
    pub(super) opening_cpu_ms: f64,
    /// Games played to their end, in the windows and beside them.
    pub(super) games: usize,
}

impl Figures {
    /// Prints them.
    pub(super) fn print(&self, json: bool) -> Result<(), Complaint> {
        if json {
            return print_json(self);
        }
        let whose = match (self.listeners, self.gzip) {
            (false, _) => "nobody listens",
            (true, false) => "everybody listens",
            (true, true) => "everybody listens, compressed",
        };
        say!("{} {}: {} tables with {} seats, {whose}", self.game, self.options, self.tables, self.seats);
        match self.moves_per_cpu_second {
            Some(moves) => say!("{moves:>12.0} moves a second of the server's processor time"),
            None => say!("{:>12} moves a second of the server's processor time: too little to measure", "-"),
        }
        say!("{:>12.0} moves a second, {} under way at any time", self.moves_per_second, self.in_flight);
        say!("{:>12.1} ms for half of the acknowledgements at half that rate", self.p50_ms);
        say!("{:>12.1} ms for 99 of 100", self.p99_ms);
        say!("{:>12.1} ms for the disk alone, in 99 of 100 trials (sync={})", self.fsync_p99_ms, self.sync);
        if let Some(bytes) = self.bytes_per_change_median {
            say!("{bytes:>12} bytes a change for one who listens");
        }
        if let Some(bytes) = self.bytes_per_game {
            say!("{bytes:>12} bytes a whole game for one who listens");
        }
        say!("{:>12.1} MB of memory", self.rss_mb);
        say!("{:>12.1} ms of the server's processor time to open a table", self.opening_cpu_ms);
        say!("{:>12} games ended", self.games);
        Ok(())
    }
}

/// The value that `share` of all values, from 0 to 1, do not exceed (nearest rank); nothing of nothing.
pub(super) fn percentile<T: Ord + Copy>(values: &mut [T], share: f64) -> Option<T> {
    values.sort_unstable();
    let rank = (share * values.len() as f64).ceil() as usize;
    values.get(rank.clamp(1, values.len().max(1)) - 1).copied()
}

/// The mean; nothing of nothing.
pub(super) fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// A time in milliseconds.
pub(super) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_one_of_the_values() {
        let mut values: Vec<u32> = (1..=200).rev().collect();
        assert_eq!(
            [0.5, 0.99, 1.0, 0.0].map(|share| percentile(&mut values, share)),
            [100, 198, 200, 1].map(Some)
        );
        assert_eq!(percentile(&mut [7], 0.99), Some(7));
        assert_eq!(percentile(&mut [2, 1, 3], 0.5), Some(2));
        assert_eq!(percentile::<u32>(&mut [], 0.5), None);
    }

    #[test]
    fn a_mean_of_nothing_is_nothing() {
        assert_eq!((mean(&[1.0, 2.0, 6.0]), mean(&[])), (Some(3.0), None));
        assert!((milliseconds(Duration::from_micros(1500)) - 1.5).abs() < 1e-9);
    }
}
