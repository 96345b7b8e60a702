//! What a plan came to: the figures of each cell, and what a tournament says about its levels.

use crate::findings::Findings;
use crate::ledger::Ledger;
use crate::plan::{Design, Plan};
use crate::tally::{Tally, Word};
use crate::tournament::Tournament;
use crate::{Interval, wilson};
use bots::Roster;
use kernel::Seat;
use measures::Measured;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// The figures of a cell. The field names are those of `holdfast sim --json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game's id.
    pub game: &'static str,
    /// What tells the cell from others of its plan, in the plan's order; empty for a single one.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_object")]
    pub swept: Vec<(String, String)>,
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
    /// Games a second while the cell was played, by all threads together.
    pub games_per_second: f64,
    /// Milliseconds a bot took for a decision, on average.
    pub mean_decision_ms: f64,
    /// How many games each side won, and `nobody`. In a cooperative game the players are the only side. A game
    /// that several sides won counts for each of them.
    pub won_by: BTreeMap<Word, u64>,
    /// How many games several sides won together.
    pub shared_wins: u64,
    /// How many games each seat won, in seat order.
    pub won_by_seat: Vec<SeatWins>,
    /// How many games each ending decided; `given_up` are those that had no end after 200,000 moves.
    pub ended_by: BTreeMap<Word, u64>,
    /// Rounds a game lasted.
    pub rounds: Rounds,
    /// What the game is measured by.
    pub measures: Vec<Findings>,
    /// Whether each seat is a side of its own.
    #[serde(skip)]
    pub(crate) everyone_for_themselves: bool,
}

fn as_object<S: Serializer>(pairs: &[(String, String)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, value)| (name, value)))
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

/// How many rounds the games lasted; in Pandemic and Outlive turns. The field names are those of
/// `holdfast sim --json`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rounds {
    /// The mean; 0 without games.
    pub mean: f64,
    /// The standard deviation; of two games or more.
    pub sd: Option<f64>,
    /// Lower end of the 95 % interval, by the normal approximation; of two games or more.
    pub low: Option<f64>,
    /// Upper end of it.
    pub high: Option<f64>,
}

impl Simulation {
    /// The figures of one cell of a plan. `threads` is how many played at once.
    pub(crate) fn of<G: Roster + Measured>(
        plan: &Plan<G>,
        cell: usize,
        ledger: &Ledger,
        threads: usize,
    ) -> Simulation {
        let (of, tally) = (&plan.cells[cell], ledger.tally(cell));
        let wins = tally.won_by.get(G::SIDES[0]).copied().unwrap_or_default();
        let (win_rate, interval) = (rate(wins, tally.games), wilson(wins, tally.games));
        let seats = (0..).filter_map(Seat::new).zip(&of.levels).zip(&tally.seat_wins);
        let is_a_side = |seat: Seat| G::SIDES.contains(&seat.to_string().as_str());
        Simulation {
            game: G::ID,
            swept: of.swept.clone(),
            options: of.options.to_string(),
            bots: of.levels.clone(),
            seed: plan.seed,
            games: tally.games,
            wins,
            win_rate,
            win_rate_low: interval.low,
            win_rate_high: interval.high,
            games_per_second: tally.games as f64 * threads as f64 / (tally.playing as f64 / 1e9).max(1e-9),
            mean_decision_ms: tally.thinking as f64 / 1e6 / tally.decisions.max(1) as f64,
            won_by: tally.won_by.clone(),
            shared_wins: tally.shared_wins,
            won_by_seat: seats.map(|((seat, bot), wins)| seat_wins(seat, bot, *wins, tally.games)).collect(),
            ended_by: tally.ended_by.clone(),
            rounds: rounds(tally),
            measures: tally.observations.findings(G::MEASURES),
            everyone_for_themselves: Seat::first(of.levels.len() as u8).all(is_a_side),
        }
    }
}

fn rounds(tally: &Tally) -> Rounds {
    let interval = tally.rounds.interval();
    Rounds {
        mean: tally.rounds.mean().unwrap_or_default(),
        sd: tally.rounds.standard_deviation(),
        low: interval.map(|Interval { low, .. }| low),
        high: interval.map(|Interval { high, .. }| high),
    }
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

/// What a plan came to. As JSON it is the figures of a batch; a list of them, of a sweep; an object with `cells`, that
/// list, and the fields of [`Tournament`], of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Report {
    /// One cell.
    Batch(Box<Simulation>),
    /// A cell for each combination.
    Sweep(Vec<Simulation>),
    /// A cell for each line-up.
    Tournament {
        /// The cells.
        cells: Vec<Simulation>,
        /// What they say about the levels.
        #[serde(flatten)]
        tournament: Tournament,
    },
}

impl Report {
    /// What the games so far come to. `threads` is how many played at once.
    pub fn of<G: Roster + Measured>(plan: &Plan<G>, ledger: &Ledger, threads: usize) -> Report {
        let cell = |cell| Simulation::of(plan, cell, ledger, threads);
        let cells = || (0..plan.cells.len()).map(cell).collect();
        match plan.design {
            Design::Batch => Report::Batch(Box::new(cell(0))),
            Design::Sweep => Report::Sweep(cells()),
            Design::Tournament => {
                Report::Tournament { cells: cells(), tournament: Tournament::of(plan, ledger) }
            }
        }
    }

    /// The figures of its cells.
    pub fn cells(&self) -> &[Simulation] {
        match self {
            Report::Batch(cell) => std::slice::from_ref(cell),
            Report::Sweep(cells) | Report::Tournament { cells, .. } => cells,
        }
    }
}
