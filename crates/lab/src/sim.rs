//! Batches of games between bots. The same seed gives the same results, whatever the number of threads.

use crate::findings::{Findings, Observations};
use crate::{entropy, wilson};
use bots::{Bot, Roster};
use kernel::{Audience, Game, Pending, Refusal, Seat, Sink, Standing, Uniform, Viewer, Waiver};
use measures::Measured;
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
    /// How many games each side won, and `nobody`. In a cooperative game the players are the only side. A game
    /// that several sides won counts for each of them.
    pub won_by: BTreeMap<&'static str, u64>,
    /// How many games several sides won together.
    pub shared_wins: u64,
    /// How many games each seat won, in seat order.
    pub won_by_seat: Vec<SeatWins>,
    /// How many games each ending decided; `given_up` are those that had no end after 200,000 moves.
    pub ended_by: BTreeMap<&'static str, u64>,
    /// What the game is measured by.
    pub measures: Vec<Findings>,
}

/// How often a seat won. The field names are those of `holdfast sim --json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatWins {
    /// The seat, as in `s0`.
    pub seat: String,
    /// Its bot's level.
    pub bot: String,
    /// Games it won, alone or with others.
    pub wins: u64,
    /// `wins` of all games.
    pub win_rate: f64,
    /// Lower end of the 95 % Wilson interval.
    pub win_rate_low: f64,
    /// Upper end of it.
    pub win_rate_high: f64,
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

/// Moves of seats and nature after which a game is given up: its bots go round in circles.
const LONGEST: u32 = 200_000;

/// The word for games that were given up.
const GIVEN_UP: &str = "given_up";

/// What some of the games tell. Counts only, so that it does not matter in which order they are added up.
struct Tally {
    won_by: BTreeMap<&'static str, u64>,
    shared_wins: u64,
    seat_wins: Vec<u64>,
    ended_by: BTreeMap<&'static str, u64>,
    observations: Observations,
    decisions: u64,
    thinking: Duration,
}

impl Tally {
    fn none<G: Measured>(seats: usize) -> Tally {
        Tally {
            won_by: BTreeMap::new(),
            shared_wins: 0,
            seat_wins: vec![0; seats],
            ended_by: BTreeMap::new(),
            observations: Observations::none(G::MEASURES),
            decisions: 0,
            thinking: Duration::ZERO,
        }
    }

    /// Counts a game by the side of each seat and whether it won.
    fn count_wins(&mut self, seats: &[(&'static str, bool)]) {
        let mut sides = BTreeMap::new();
        for ((side, won), wins) in seats.iter().zip(&mut self.seat_wins) {
            *wins += u64::from(*won);
            *sides.entry(*side).or_insert(false) |= won;
        }
        let winners = sides.values().filter(|won| **won).count();
        self.shared_wins += u64::from(winners > 1);
        sides.insert(NOBODY, winners == 0);
        for (side, won) in sides {
            *self.won_by.entry(side).or_insert(0) += u64::from(won);
        }
    }

    fn and(mut self, other: Tally) -> Tally {
        for (side, count) in other.won_by {
            *self.won_by.entry(side).or_insert(0) += count;
        }
        for (ending, count) in other.ended_by {
            *self.ended_by.entry(ending).or_insert(0) += count;
        }
        for (mine, theirs) in self.seat_wins.iter_mut().zip(other.seat_wins) {
            *mine += theirs;
        }
        self.observations = self.observations.and(other.observations);
        self.shared_wins += other.shared_wins;
        self.decisions += other.decisions;
        self.thinking += other.thinking;
        self
    }
}

/// Plays a batch on the threads of the current pool. `done` is told after each game.
///
/// # Errors
/// If the levels do not fit the game.
pub fn simulate<G: Roster + Measured>(
    batch: &Batch<G>,
    done: impl Fn() + Sync,
) -> Result<Simulation, UnknownLevel> {
    let seats = G::new(&batch.options).map_err(refused)?.seats();
    let levels = levels::<G>(&batch.levels, seats)?;
    let nothing = || Tally::none::<G>(levels.len());
    let start = Instant::now();
    let tally = (0..batch.games)
        .into_par_iter()
        .fold(nothing, |mut tally, number| {
            play::<G>(batch, &levels, number, &mut tally);
            done();
            tally
        })
        .reduce(nothing, Tally::and);
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    let wins = tally.won_by.get(G::SIDES[0]).copied().unwrap_or_default();
    let (win_rate, interval) = (rate(wins, batch.games), wilson(wins, batch.games));
    let seats = Seat::first(seats).zip(&levels).zip(&tally.seat_wins);
    let won_by_seat = seats.map(|((seat, bot), wins)| seat_wins(seat, bot, *wins, batch.games)).collect();
    Ok(Simulation {
        game: G::ID,
        options: batch.options.to_string(),
        bots: levels,
        seed: batch.seed,
        games: batch.games,
        wins,
        win_rate,
        win_rate_low: interval.low,
        win_rate_high: interval.high,
        games_per_second: batch.games as f64 / seconds,
        mean_decision_ms: 1000.0 * tally.thinking.as_secs_f64() / tally.decisions.max(1) as f64,
        won_by: tally.won_by,
        shared_wins: tally.shared_wins,
        won_by_seat,
        ended_by: tally.ended_by,
        measures: tally.observations.findings(G::MEASURES),
    })
}

fn seat_wins(seat: Seat, bot: &str, wins: u64, games: u64) -> SeatWins {
    let interval = wilson(wins, games);
    SeatWins {
        seat: seat.to_string(),
        bot: bot.to_owned(),
        wins,
        win_rate: rate(wins, games),
        win_rate_low: interval.low,
        win_rate_high: interval.high,
    }
}

/// 0 without games.
fn rate(wins: u64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { wins as f64 / games as f64 }
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

/// Notes the events of a game.
struct Noting<G: Measured>(G::Notes);

impl<G: Measured> Sink<G::Event> for Noting<G> {
    fn emit(&mut self, _: Audience, event: G::Event) {
        G::note(&mut self.0, &event);
    }
}

fn play<G: Roster + Measured>(batch: &Batch<G>, levels: &[String], number: u64, tally: &mut Tally) {
    let Ok(mut game) = G::new(&batch.options) else { return };
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
    let mut noting = Noting::<G>(G::Notes::default());
    for _ in 0..LONGEST {
        let may_act = match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                if let Some(outcome) = game.sample(&mut nature) {
                    let done = game.resolve(&outcome, &mut noting);
                    debug_assert_eq!(done, Ok(()));
                }
                continue;
            }
            Pending::Any(seats) | Pending::Each(seats) => seats,
        };
        let awaited = game.awaited();
        let mut ask = |seat: Seat| {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let bot = &mut bots[usize::from(seat.number())];
            let start = Instant::now();
            let action = match awaited.contains(seat) {
                true => Some(bot.decide(&view, seat, &legal)),
                false => bot.volunteer(&view, seat, &legal),
            };
            tally.thinking += start.elapsed();
            tally.decisions += 1;
            Some((seat, action?))
        };
        let volunteer = (may_act - awaited).iter().find_map(&mut ask);
        let drawn = || {
            let seat = awaited.iter().nth(turn.0.below(awaited.len()) as usize)?;
            match game.waiver(seat) {
                Some(Waiver::Consent { answer, .. }) => Some((seat, answer)),
                Some(Waiver::Pass { .. }) | None => ask(seat),
            }
        };
        let (seat, action) = volunteer.or_else(drawn).expect("a game that goes on waits for somebody");
        let done = game.act(seat, &action, &mut noting);
        assert_eq!(done, Ok(()), "{seat} ({}) may not {action}", levels[usize::from(seat.number())]);
    }
    let standings = game.standings();
    let seats = standings.iter().map(|(seat, standing)| (game.side(seat), *standing == Standing::Won));
    tally.count_wins(&seats.collect::<Vec<_>>());
    *tally.ended_by.entry(game.ended_by().unwrap_or(GIVEN_UP)).or_insert(0) += 1;
    tally.observations.read(G::MEASURES, (&game.view(Viewer::Omniscient), &noting.0), &standings);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_counts_for_each_side_once() {
        let mut tally = Tally::none::<pandemic::State>(3);
        tally.count_wins(&[("s0", true), ("s1", false), ("s2", true)]);
        tally.count_wins(&[("s0", false), ("s1", false), ("s2", true)]);
        assert_eq!(tally.won_by, [(NOBODY, 0), ("s0", 1), ("s1", 0), ("s2", 2)].into());
        assert_eq!((tally.shared_wins, tally.seat_wins), (1, vec![1, 0, 2]));

        let mut tally = Tally::none::<pandemic::State>(3);
        tally.count_wins(&[("players", true), ("players", true), ("traitor", false)]);
        tally.count_wins(&[("players", false), ("players", false), ("traitor", false)]);
        assert_eq!(tally.won_by, [(NOBODY, 1), ("players", 1), ("traitor", 0)].into());
        assert_eq!((tally.shared_wins, tally.seat_wins), (0, vec![1, 1, 0]));
    }
}
