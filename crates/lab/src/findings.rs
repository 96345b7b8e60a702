//! What measures come to over a batch of games: means and shares with 95 % intervals.

use crate::statistics::{Interval, Sums};
use crate::wilson;
use serde::Serialize;
use std::collections::BTreeSet;

/// What one measure came to. The field names are those of `holdfast sim --json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Findings {
    /// The measure's name.
    pub name: &'static str,
    /// What is counted: `seat` or `game`.
    pub per: &'static str,
    /// The estimates, in the order of the measure's keys. What was never observed has none.
    pub estimates: Vec<Estimate>,
}

/// A mean or a share of one key, and what it is worth. Observations are taken as independent, those of
/// several seats of a game too.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// Which of the measure's keys.
    pub key: &'static str,
    /// What is estimated.
    pub quantity: Quantity,
    /// How many seats or games it is taken from; at least 1.
    pub count: u64,
    /// The mean; of a share or a rate 0 to 1.
    pub mean: f64,
    /// The standard deviation of amounts, if there are two or more of them.
    pub sd: Option<f64>,
    /// Lower end of the 95 % interval: Wilson's for shares and rates; normal for two or more amounts.
    pub low: Option<f64>,
    /// Upper end of it.
    pub high: Option<f64>,
}

/// What is estimated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Quantity {
    /// The amount of a seat, or of a game.
    Amount,
    /// The amount of a seat that won.
    WinnersAmount,
    /// The amount of a seat that did not win.
    OthersAmount,
    /// How many of the seats or games have it.
    Share,
    /// How many of the seats that have it won, alone or with others.
    WinRate,
}

impl Quantity {
    /// Its word in JSON and CSV.
    pub const fn word(self) -> &'static str {
        match self {
            Quantity::Amount => "amount",
            Quantity::WinnersAmount => "winners_amount",
            Quantity::OthersAmount => "others_amount",
            Quantity::Share => "share",
            Quantity::WinRate => "win_rate",
        }
    }

    /// Its heading in tables and charts.
    pub(crate) const fn heading(self) -> &'static str {
        match self {
            Quantity::Amount => "mean",
            Quantity::WinnersAmount => "winners",
            Quantity::OthersAmount => "others",
            Quantity::Share => "share",
            Quantity::WinRate => "win rate",
        }
    }

    /// A value with its unit, for people.
    pub(crate) fn show(self, value: f64) -> String {
        match self {
            Quantity::Amount | Quantity::WinnersAmount | Quantity::OthersAmount => format!("{value:.2}"),
            Quantity::Share | Quantity::WinRate => format!("{:.1} %", 100.0 * value),
        }
    }

    /// An interval with its unit, for people.
    pub(crate) fn show_range(self, low: f64, high: f64) -> String {
        let low = self.show(low);
        format!("{} to {}", low.trim_end_matches(" %"), self.show(high))
    }
}

impl Findings {
    /// The quantities that are estimated, in one order.
    pub(crate) fn quantities(&self) -> BTreeSet<Quantity> {
        self.estimates.iter().map(|estimate| estimate.quantity).collect()
    }

    /// The estimates of each key.
    pub(crate) fn by_key(&self) -> impl Iterator<Item = &[Estimate]> {
        self.estimates.chunk_by(|one, next| one.key == next.key)
    }
}

impl Estimate {
    pub(crate) fn amount(key: &'static str, quantity: Quantity, sums: Sums) -> Option<Estimate> {
        let interval = sums.interval();
        Some(Estimate {
            key,
            quantity,
            count: sums.count,
            mean: sums.mean()?,
            sd: sums.standard_deviation(),
            low: interval.map(|interval| interval.low),
            high: interval.map(|interval| interval.high),
        })
    }

    pub(crate) fn rate(key: &'static str, quantity: Quantity, hits: u64, count: u64) -> Option<Estimate> {
        let Interval { low, high } = wilson(hits, count);
        (count > 0).then(|| Estimate {
            key,
            quantity,
            count,
            mean: hits as f64 / count as f64,
            sd: None,
            low: Some(low),
            high: Some(high),
        })
    }

    /// The mean, for people.
    pub(crate) fn show_mean(&self) -> String {
        self.quantity.show(self.mean)
    }

    /// The interval, for people; nothing if there is none.
    pub(crate) fn show_interval(&self) -> String {
        let range = self.low.zip(self.high).map(|(low, high)| self.quantity.show_range(low, high));
        range.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::Quantity;

    #[test]
    fn a_quantity_has_one_word() {
        for quantity in [
            Quantity::Amount,
            Quantity::WinnersAmount,
            Quantity::OthersAmount,
            Quantity::Share,
            Quantity::WinRate,
        ] {
            assert_eq!(serde_json::to_value(quantity).unwrap(), quantity.word());
        }
    }
}
