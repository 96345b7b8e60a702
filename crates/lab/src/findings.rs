//! What measures come to over a batch of games: means and shares with 95 % intervals.

use crate::statistics::{Interval, Sums};
use crate::wilson;
use kernel::{PerSeat, Seat, Standing};
use measures::{Measure, Reading};
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
    fn amount(key: &'static str, quantity: Quantity, sums: Sums) -> Option<Estimate> {
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

    fn rate(key: &'static str, quantity: Quantity, hits: u64, count: u64) -> Option<Estimate> {
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

/// What is kept of one key: whether a seat has it is 1 or 0.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Observed {
    /// Of seats that won.
    winners: Sums,
    /// Of other seats, and of games.
    others: Sums,
}

impl Observed {
    fn seats(&mut self, standings: &PerSeat<Standing>, value: impl Fn(Seat) -> Option<i32>) {
        for (seat, standing) in standings.iter() {
            let Some(value) = value(seat) else { continue };
            match standing {
                Standing::Won => self.winners.observe(value),
                Standing::Lost | Standing::Playing => self.others.observe(value),
            }
        }
    }

    fn game(&mut self, value: Option<i32>) {
        if let Some(value) = value {
            self.others.observe(value);
        }
    }

    fn and(self, other: Observed) -> Observed {
        Observed { winners: self.winners.and(other.winners), others: self.others.and(other.others) }
    }

    /// How many have it, of those that won and of all.
    fn having(self) -> (u64, u64) {
        let winners = self.winners.sum.unsigned_abs();
        (winners, winners + self.others.sum.unsigned_abs())
    }

    fn estimates<V, N>(self, key: &'static str, reading: &Reading<V, N>) -> impl Iterator<Item = Estimate> {
        let all = self.winners.and(self.others);
        let (winners, having) = self.having();
        let [first, second, third] = match reading {
            Reading::SeatAmount(_) => [
                Estimate::amount(key, Quantity::Amount, all),
                Estimate::amount(key, Quantity::WinnersAmount, self.winners),
                Estimate::amount(key, Quantity::OthersAmount, self.others),
            ],
            Reading::SeatHas(_) => [
                Estimate::rate(key, Quantity::Share, having, all.count),
                Estimate::rate(key, Quantity::WinRate, winners, having),
                None,
            ],
            Reading::GameAmount(_) | Reading::Noted(_) => {
                [Estimate::amount(key, Quantity::Amount, all), None, None]
            }
            Reading::GameHas(_) | Reading::NotedHas(_) => {
                [Estimate::rate(key, Quantity::Share, having, all.count), None, None]
            }
        };
        first.into_iter().chain(second).chain(third)
    }
}

/// What all measures of a game have come to so far. Holds integers only, so that the order of games does not
/// matter.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Observations(Vec<Vec<Observed>>);

impl Observations {
    pub(crate) fn none<V, N>(measures: &[Measure<V, N>]) -> Self {
        Observations(measures.iter().map(|measure| vec![Observed::default(); measure.keys.len()]).collect())
    }

    /// Reads a finished game and what was noted of it.
    pub(crate) fn read<V, N>(
        &mut self,
        measures: &[Measure<V, N>],
        (view, notes): (&V, &N),
        standings: &PerSeat<Standing>,
    ) {
        for (measure, observed) in measures.iter().zip(&mut self.0) {
            for (key, observed) in observed.iter_mut().enumerate() {
                match measure.reading {
                    Reading::SeatAmount(read) => observed.seats(standings, |seat| read(view, seat, key)),
                    Reading::SeatHas(read) => {
                        observed.seats(standings, |seat| read(view, seat, key).map(i32::from));
                    }
                    Reading::GameAmount(read) => observed.game(read(view, key)),
                    Reading::GameHas(read) => observed.game(read(view, key).map(i32::from)),
                    Reading::Noted(read) => observed.game(read(notes, key)),
                    Reading::NotedHas(read) => observed.game(read(notes, key).map(i32::from)),
                }
            }
        }
    }

    pub(crate) fn and(mut self, other: Observations) -> Observations {
        for (mine, theirs) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            *mine = mine.and(*theirs);
        }
        self
    }

    pub(crate) fn findings<V, N>(&self, measures: &[Measure<V, N>]) -> Vec<Findings> {
        let findings = |(measure, observed): (&Measure<V, N>, &Vec<Observed>)| Findings {
            name: measure.name,
            per: match measure.reading {
                Reading::SeatAmount(_) | Reading::SeatHas(_) => "seat",
                Reading::GameAmount(_) | Reading::GameHas(_) | Reading::Noted(_) | Reading::NotedHas(_) => {
                    "game"
                }
            },
            estimates: measure
                .keys
                .iter()
                .zip(observed)
                .flat_map(|(key, observed)| observed.estimates(key, &measure.reading))
                .collect(),
        };
        measures.iter().zip(&self.0).map(findings).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points of the seats.
    type Points = [i32; 3];

    const MEASURES: &[Measure<Points, ()>] = &[
        Measure {
            name: "points",
            keys: &["all"],
            reading: Reading::SeatAmount(|points, seat, _| Some(points[usize::from(seat.number())])),
        },
        Measure {
            name: "has",
            keys: &["five", "hundred"],
            reading: Reading::SeatHas(|points, seat, key| {
                (key == 0).then(|| points[usize::from(seat.number())] >= 5)
            }),
        },
        Measure {
            name: "sum",
            keys: &["points"],
            reading: Reading::GameAmount(|points, _| Some(points.iter().sum())),
        },
        Measure {
            name: "zero",
            keys: &["somebody"],
            reading: Reading::GameHas(|points, _| Some(points.contains(&0))),
        },
    ];

    /// Whoever has the most points has won; two may share.
    fn observed(games: &[Points]) -> Observations {
        let mut observations = Observations::none(MEASURES);
        for points in games {
            let mut standings = PerSeat::filled(3, Standing::Lost);
            for seat in Seat::first(3) {
                if points.iter().max() == Some(&points[usize::from(seat.number())]) {
                    standings[seat] = Standing::Won;
                }
            }
            observations.read(MEASURES, (points, &()), &standings);
        }
        observations
    }

    #[test]
    fn amounts_and_rates_are_those_of_the_games() {
        let findings = observed(&[[8, 5, 0], [6, 6, 1]]).findings(MEASURES);
        let told: Vec<_> = findings
            .iter()
            .flat_map(|measure| {
                measure.estimates.iter().map(|of| {
                    (measure.name, measure.per, of.key, of.quantity.word(), of.count, of.show_mean())
                })
            })
            .collect();
        let expected = [
            ("points", "seat", "all", "amount", 6, "4.33"),
            ("points", "seat", "all", "winners_amount", 3, "6.67"),
            ("points", "seat", "all", "others_amount", 3, "2.00"),
            ("has", "seat", "five", "share", 6, "66.7 %"),
            ("has", "seat", "five", "win_rate", 4, "75.0 %"),
            ("sum", "game", "points", "amount", 2, "13.00"),
            ("zero", "game", "somebody", "share", 2, "50.0 %"),
        ];
        assert_eq!(
            told,
            expected.map(|(name, per, key, word, n, mean)| (name, per, key, word, n, mean.to_owned()))
        );
    }

    #[test]
    fn parts_of_a_batch_add_up_to_the_whole() {
        let games = [[8, 5, 0], [6, 6, 1], [-1, 3, 9]];
        let apart = observed(&games[2..]).and(observed(&games[..2]));
        assert_eq!(apart, observed(&games));
    }

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
