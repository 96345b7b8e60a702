//! Batches of games between bots. The same seed gives the same results, whatever the number of threads.

use crate::{entropy, wilson};
use bots::{Bot, Roster};
use kernel::{Game, Pending, Refusal, Standing, Uniform, Waiver};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

/// What to play.
#[derive(Clone, Debug)]
pub struct Batch<G: Game> {
    /// The options of each game.
    pub options: G::Options,
    /// The level of each seat's bot; a single one holds for all.
    pub levels: Vec<String>,
    /// How many games.
    pub games: u64,
    /// What everything by chance follows from.
    pub seed: u64,
}

/// What came of it. The field names are those of `holdfast sim --json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game's id.
    pub game: &'static str,
    /// Its options.
    pub options: String,
    /// The bots' levels, a seat each.
    pub bots: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Games the players won; in a game with several sides, those of the first side.
    pub wins: u64,
    /// `wins` of `games`.
    pub win_rate: f64,
    /// Lower end of the 95 % Wilson interval.
    pub win_rate_low: f64,
    /// Upper end of it.
    pub win_rate_high: f64,
    /// Games per second of wall time, all threads together.
    pub games_per_second: f64,
    /// Milliseconds a bot took for a decision, on average.
    pub mean_decision_ms: f64,
    /// How many games each side won, and `nobody`. In a cooperative game the players are the only side.
    pub won_by: BTreeMap<&'static str, u64>,
    /// How many games each ending decided.
    pub ended_by: BTreeMap<String, u64>,
}

/// A level no bot of the game has, or levels for the wrong number of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UnknownLevel {}

/// The word for games that nobody won.
const NOBODY: &str = "nobody";

/// What a single game tells.
#[derive(Default)]
struct Tally {
    won_by: BTreeMap<&'static str, u64>,
    decisions: u64,
    thinking: Duration,
    ended_by: BTreeMap<String, u64>,
}

impl Tally {
    fn and(mut self, other: Tally) -> Tally {
        self.decisions += other.decisions;
        self.thinking += other.thinking;
        for (side, count) in other.won_by {
            *self.won_by.entry(side).or_insert(0) += count;
        }
        for (ending, count) in other.ended_by {
            *self.ended_by.entry(ending).or_insert(0) += count;
        }
        self
    }
}

/// Plays a batch on the threads of the current pool. `done` is told after each game.
///
/// # Errors
/// If the levels do not fit the game.
pub fn simulate<G: Roster>(batch: &Batch<G>, done: impl Fn() + Sync) -> Result<Simulation, UnknownLevel> {
    let seats = G::new(&batch.options).map_err(refused)?.seats();
    let levels = levels::<G>(&batch.levels, seats)?;
    let start = Instant::now();
    let tally = (0..batch.games)
        .into_par_iter()
        .map(|number| {
            let tally = play::<G>(batch, &levels, number);
            done();
            tally
        })
        .reduce(Tally::default, Tally::and);
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    let wins = tally.won_by.get(G::SIDES[0]).copied().unwrap_or_default();
    let interval = wilson(wins, batch.games);
    Ok(Simulation {
        game: G::ID,
        options: batch.options.to_string(),
        bots: levels,
        seed: batch.seed,
        games: batch.games,
        wins,
        win_rate: if batch.games == 0 { 0.0 } else { wins as f64 / batch.games as f64 },
        win_rate_low: interval.low,
        win_rate_high: interval.high,
        games_per_second: batch.games as f64 / seconds,
        mean_decision_ms: 1000.0 * tally.thinking.as_secs_f64() / tally.decisions.max(1) as f64,
        won_by: tally.won_by,
        ended_by: tally.ended_by,
    })
}

fn refused(refusal: Refusal) -> UnknownLevel {
    UnknownLevel(format!("the options do not go together: {refusal}"))
}

/// One level a seat.
fn levels<G: Roster>(said: &[String], seats: u8) -> Result<Vec<String>, UnknownLevel> {
    let known = G::LEVELS.join(", ");
    if let Some(unknown) = said.iter().find(|level| !G::LEVELS.contains(&level.as_str())) {
        return Err(UnknownLevel(format!(
            "no bot of {} has the level `{unknown}`; the levels are {known}",
            G::ID
        )));
    }
    match said {
        [one] => Ok(vec![one.clone(); usize::from(seats)]),
        all if all.len() == usize::from(seats) => Ok(all.to_vec()),
        all => Err(UnknownLevel(format!("{} levels for {seats} seats; name one, or one a seat", all.len()))),
    }
}

fn play<G: Roster>(batch: &Batch<G>, levels: &[String], number: u64) -> Tally {
    let mut tally = Tally::default();
    let Ok(mut game) = G::new(&batch.options) else { return tally };
    let mut nature = entropy(batch.seed, number, 0);
    let mut turn = entropy(batch.seed, number, 1);
    let mut bots: Vec<Box<dyn Bot<G>>> = levels
        .iter()
        .zip(2..)
        .filter_map(|(level, stream)| {
            let mut seed = entropy(batch.seed, number, stream).0;
            G::bot(level, u64::from(seed.below(u32::MAX)) << 32 | u64::from(seed.below(u32::MAX)))
        })
        .collect();
    let mut legal = Vec::new();
    loop {
        let seats = match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                if let Some(outcome) = game.sample(&mut nature) {
                    let done = game.resolve(&outcome, &mut ());
                    debug_assert_eq!(done, Ok(()));
                }
                continue;
            }
            Pending::Any(seats) | Pending::Each(seats) => seats,
        };
        let seat = seats.iter().nth(turn.0.below(seats.len()) as usize).unwrap_or_default();
        let action = match game.waiver(seat) {
            Some(Waiver::Consent { answer, .. }) => answer,
            Some(Waiver::Pass { .. }) | None => {
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let view = game.view(kernel::Viewer::Seat(seat));
                let start = Instant::now();
                let action = bots[usize::from(seat.number())].decide(&view, seat, &legal);
                tally.thinking += start.elapsed();
                tally.decisions += 1;
                action
            }
        };
        let done = game.act(seat, &action, &mut ());
        assert_eq!(done, Ok(()), "{seat} ({}) may not {action}", levels[usize::from(seat.number())]);
    }
    let standings = game.standings();
    tally.won_by = standings.iter().map(|(seat, _)| (game.side(seat), 0)).chain([(NOBODY, 0)]).collect();
    let winner = standings.iter().find(|(_, standing)| **standing == Standing::Won);
    *tally.won_by.entry(winner.map_or(NOBODY, |(seat, _)| game.side(seat))).or_insert(0) += 1;
    tally.ended_by.insert(game.ended_by().unwrap_or("unknown").to_owned(), 1);
    tally
}
