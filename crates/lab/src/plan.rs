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

/// One of several equal parts of each cell's games, written `2/5`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// All games.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// The numbers of its games, of this many in a cell. Shards `1/n` to `n/n` have every game once.
    pub fn range(self, games: u64) -> Range<u64> {
        let end = |shards: u64| (u128::from(games) * u128::from(shards) / u128::from(self.of)) as u64;
        end(self.number - 1)..end(self.number)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers =
            text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((number, of)) if (1..=of).contains(&number) => Ok(Shard { number, of }),
            Some(_) | None => Err(format!("`{text}` is no shard; say 1/4, 2/4, 3/4 or 4/4 for four of them")),
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
            let shards = (1..=of).map(|number| Shard { number, of });
            let games: Vec<u64> = shards.flat_map(|shard| shard.range(20)).collect();
            assert!(games.into_iter().eq(0..20), "{of} shards");
        }
        let last = Shard { number: 3, of: 3 };
        assert_eq!(last.range(u64::MAX).end, u64::MAX);
    }

    #[test]
    fn a_shard_is_written_as_it_is_read() {
        assert_eq!("2/5".parse::<Shard>().unwrap().to_string(), "2/5");
        for wrong in ["0/2", "3/2", "2", "1/0", "a/b", "1/2/3", "-1/2"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
