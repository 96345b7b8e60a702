//! What is to be played: cells, how many games of each, and which of them here.

use bots::Roster;
use kernel::{Game, Refusal};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// Games that differ only by chance: the same options, the same bots.
#[derive(Clone, Debug)]
pub struct Cell<G: Game> {
    /// The options of each game.
    pub options: G::Options,
    /// The level of each seat's bot.
    pub levels: Vec<String>,
    /// What tells it from the other cells of its plan, in the plan's order: names with values.
    pub swept: Vec<(String, String)>,
}

/// Cells that play equal numbers of games from the same seed, so that games of the same number meet the same decks.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// What the cells are to each other.
    pub design: Design,
    /// The cells, in the order to show them.
    pub cells: Vec<Cell<G>>,
    /// Games of each cell.
    pub games: u64,
    /// What everything by chance follows from.
    pub seed: u64,
}

/// What the cells of a plan are to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Design {
    /// There is one.
    Batch,
    /// Every combination of some options' values and levels.
    Sweep,
    /// Line-ups of bots.
    Tournament,
}

/// A plan that cannot be played. The message says what to say instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanError(pub String);

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PlanError {}

impl<G: Roster> Cell<G> {
    /// A cell, tried: its options go together and its levels are known. One level stands for all seats.
    ///
    /// # Errors
    /// If they do not or are not.
    pub fn new(options: G::Options, said: &[String]) -> Result<Cell<G>, PlanError> {
        let refused = |refusal: Refusal| PlanError(format!("the options do not go together: {refusal}"));
        let seats = G::new(&options).map_err(refused)?.seats();
        Ok(Cell { levels: levels::<G>(said, seats)?, options, swept: Vec::new() })
    }
}

impl<G: Game> Cell<G> {
    /// Its place in the plan in words, as in `scenario=s01 players=2`; its options if it is the only one.
    pub fn name(&self) -> String {
        match self.swept.is_empty() {
            true => self.options.to_string(),
            false => named(&self.swept),
        }
    }
}

/// `name=value` for each of them.
pub(crate) fn named(swept: &[(String, String)]) -> String {
    swept.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

/// One level a seat.
fn levels<G: Roster>(said: &[String], seats: u8) -> Result<Vec<String>, PlanError> {
    let known = G::level_names().join(", ");
    if let Some(unknown) = said.iter().find(|level| G::bot(level, 0).is_none()) {
        let tunable = match G::TUNABLE {
            [] => String::new(),
            [first, ..] => format!(
                ". A level that searches can have other values, as in `LEVEL:{first}=1`: {}",
                G::TUNABLE.join(", ")
            ),
        };
        return Err(PlanError(format!(
            "no bot of {} has the level `{unknown}`; the levels are {known}{tunable}",
            G::ID
        )));
    }
    match said {
        [one] => Ok(vec![one.clone(); usize::from(seats)]),
        all if all.len() == usize::from(seats) => Ok(all.to_vec()),
        all => Err(PlanError(format!("{} levels for {seats} seats; name one, or one a seat", all.len()))),
    }
}

/// A part of each cell's games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Shard {
    /// One of several equal parts, written `2/5`.
    Part {
        /// Which of them, from 1.
        number: u64,
        /// How many there are.
        of: u64,
    },
    /// The games from one number to another, both included, from 0: written `500..999`.
    Games {
        /// The number of the first.
        first: u64,
        /// The number of the last.
        last: u64,
    },
}

impl Shard {
    /// All games.
    pub const WHOLE: Shard = Shard::Part { number: 1, of: 1 };

    /// The numbers of its games, of this many in a cell. Shards `1/n` to `n/n` have every game once.
    ///
    /// # Errors
    /// If a cell has fewer games.
    pub fn range(self, games: u64) -> Result<Range<u64>, PlanError> {
        match self {
            Shard::Part { number, of } => {
                let end = |shards: u64| (u128::from(games) * u128::from(shards) / u128::from(of)) as u64;
                Ok(end(number - 1)..end(number))
            }
            Shard::Games { first, last } if last < games => Ok(first..last + 1),
            Shard::Games { .. } => {
                Err(PlanError(format!("shard {self}: a cell has {games} games, and the first is game 0")))
            }
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shard::Part { number, of } => write!(f, "{number}/{of}"),
            Shard::Games { first, last } => write!(f, "{first}..{last}"),
        }
    }
}

impl FromStr for Shard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let pair = |between| {
            let (one, other) = text.split_once(between)?;
            Some((one.parse().ok()?, other.parse().ok()?))
        };
        match (pair("/"), pair("..")) {
            (Some((number, of)), _) if (1..=of).contains(&number) => Ok(Shard::Part { number, of }),
            (_, Some((first, last))) if first <= last => Ok(Shard::Games { first, last }),
            (Some(_) | None, Some(_) | None) => Err(format!(
                "`{text}` is no shard; say 1/4, 2/4, 3/4 or 4/4 for four equal ones, or 0..499 for the first 500 games"
            )),
        }
    }
}

impl TryFrom<String> for Shard {
    type Error = String;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Shard;

    #[test]
    fn shards_have_every_game_once() {
        for of in 1..9 {
            let shards = (1..=of).map(|number| Shard::Part { number, of });
            let games: Vec<u64> = shards.flat_map(|shard| shard.range(20).unwrap()).collect();
            assert!(games.into_iter().eq(0..20), "{of} shards");
        }
        let last = Shard::Part { number: 3, of: 3 };
        assert_eq!(last.range(u64::MAX).unwrap().end, u64::MAX);
    }

    #[test]
    fn games_are_named_by_the_first_and_the_last() {
        let games = Shard::Games { first: 5, last: 19 };
        assert_eq!(games.range(20).unwrap(), 5..20);
        assert!(games.range(19).is_err());
        assert!(Shard::Games { first: 0, last: u64::MAX }.range(u64::MAX).is_err());
    }

    #[test]
    fn a_shard_is_written_as_it_is_read() {
        for shard in ["2/5", "0..0", "500..999"] {
            assert_eq!(shard.parse::<Shard>().unwrap().to_string(), shard);
        }
        for wrong in ["0/2", "3/2", "2", "1/0", "a/b", "1/2/3", "-1/2", "2..1", "..", "1..", "1..2..3"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
