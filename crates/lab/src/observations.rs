//! What the measures of games come to, added up: integers, by measure and key.

use crate::findings::{Estimate, Findings, Quantity};
use crate::statistics::Sums;
use kernel::{PerSeat, Seat, Standing};
use measures::{Measure, Reading};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is kept of one key: whether a seat has it is 1 or 0. In files it is the list of the two.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "(Sums, Sums)", into = "(Sums, Sums)")]
pub(crate) struct Observed {
    /// Of seats that won.
    winners: Sums,
    /// Of other seats, and of games.
    others: Sums,
}

impl From<(Sums, Sums)> for Observed {
    fn from((winners, others): (Sums, Sums)) -> Self {
        Observed { winners, others }
    }
}

impl From<Observed> for (Sums, Sums) {
    fn from(Observed { winners, others }: Observed) -> Self {
        (winners, others)
    }
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

    pub(crate) fn add(&mut self, other: &Observations) {
        for (mine, theirs) in self.0.iter_mut().flatten().zip(other.0.iter().flatten()) {
            *mine = mine.and(*theirs);
        }
    }

    /// What was observed, by measure and key.
    pub(crate) fn named<V, N>(
        &self,
        measures: &[Measure<V, N>],
    ) -> BTreeMap<String, BTreeMap<String, Observed>> {
        let mut named = BTreeMap::new();
        for (measure, observed) in measures.iter().zip(&self.0) {
            let keys = measure.keys.iter().zip(observed);
            let seen = keys.filter(|(_, observed)| **observed != Observed::default());
            let seen: BTreeMap<_, _> = seen.map(|(key, observed)| ((*key).to_owned(), *observed)).collect();
            if !seen.is_empty() {
                named.insert(measure.name.to_owned(), seen);
            }
        }
        named
    }

    /// What [`Observations::named`] named, or the name that is none of a measure or a key.
    pub(crate) fn from_named<V, N>(
        measures: &[Measure<V, N>],
        named: &BTreeMap<String, BTreeMap<String, Observed>>,
    ) -> Result<Self, String> {
        let mut observations = Observations::none(measures);
        for (name, keys) in named {
            let place = measures.iter().position(|measure| measure.name == name);
            let place = place.ok_or_else(|| format!("there is no measure `{name}`"))?;
            for (key, observed) in keys {
                let key_place = measures[place].keys.iter().position(|known| known == key);
                let key_place =
                    key_place.ok_or_else(|| format!("the measure `{name}` has no key `{key}`"))?;
                observations.0[place][key_place] = *observed;
            }
        }
        Ok(observations)
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
        let mut apart = observed(&games[2..]);
        apart.add(&observed(&games[..2]));
        assert_eq!(apart, observed(&games));
    }
}
