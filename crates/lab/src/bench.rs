//! How fast the rules are, and how often they allocate: games by chance through the ordinary contract, on one thread.

use bots::Xoshiro;
use kernel::{Dice, Game, Pending, Refusal, Uniform, Viewer};
use measures::Measured;
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The figures of `holdfast bench --json`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// The game's id.
    pub game: &'static str,
    /// Its options.
    pub options: String,
    /// Games played.
    pub games: u64,
    /// Complete games a second: the median of ten stretches.
    pub games_per_second: f64,
    /// Rounds a second, in the same games: [`Measured::rounds`].
    pub rounds_per_second: f64,
    /// Rounds of a game, on average.
    pub rounds_per_game: f64,
    /// Decisions of seats a second, in the same games.
    pub decisions_per_second: f64,
    /// Decisions of seats in a game, on average.
    pub decisions_per_game: f64,
    /// Outcomes of nature in a game, on average.
    pub outcomes_per_game: f64,
    /// Nanoseconds to clone a state, on average over the states of a game.
    pub clone_ns: f64,
    /// Heap allocations for each decision, with the outcomes that follow it. A program that measures speed does not count
    /// them: [`bench()`] leaves this `None`, and [`allocations_per_decision`] finds it out.
    pub allocations_per_decision: Option<f64>,
    /// The size of a state in bytes.
    pub state_bytes: usize,
}

/// A player by chance that keeps its buffer.
struct Playout<G: Game> {
    options: G::Options,
    dice: Dice<Xoshiro>,
    legal: Vec<G::Action>,
    decisions: u64,
    outcomes: u64,
}

impl<G: Game> Playout<G> {
    fn new(options: &G::Options, seed: u64) -> Playout<G> {
        Playout {
            options: options.clone(),
            dice: Dice(Xoshiro::new(seed)),
            legal: Vec::with_capacity(4096),
            decisions: 0,
            outcomes: 0,
        }
    }

    fn game(&mut self) -> Result<G, Refusal> {
        let mut game = G::new(&self.options)?;
        while self.step(&mut game)? {}
        Ok(game)
    }

    #[inline]
    fn step(&mut self, game: &mut G) -> Result<bool, Refusal> {
        match game.pending() {
            Pending::Over => return Ok(false),
            Pending::Chance => {
                if let Some(outcome) = game.sample(&mut self.dice) {
                    game.resolve(&outcome, &mut ())?;
                }
                self.outcomes += 1;
            }
            Pending::Any(_) | Pending::Each(_) => {
                let seats = game.awaited();
                let seat = match seats.len() {
                    1 => seats.first().unwrap_or_default(),
                    many => seats.iter().nth(self.dice.0.below(many) as usize).unwrap_or_default(),
                };
                self.legal.clear();
                game.legal_actions(seat, &mut self.legal);
                let action = self.legal[self.dice.0.below(self.legal.len() as u32) as usize];
                game.act(seat, &action, &mut ())?;
                self.decisions += 1;
            }
        }
        Ok(true)
    }
}

/// Games before the clock runs.
const WARM_UP: u64 = 1000;

/// Plays for about `time` and measures.
///
/// # Errors
/// If the options do not go together.
pub fn bench<G: Measured>(options: &G::Options, seed: u64, time: Duration) -> Result<Bench, Refusal> {
    let mut playout = Playout::<G>::new(options, seed);
    let mut rounds = 0_u64;
    for _ in 0..WARM_UP {
        rounds += u64::from(G::rounds(&playout.game()?.view(Viewer::Omniscient)));
    }
    let rounds_per_game = rounds as f64 / WARM_UP as f64;
    (playout.decisions, playout.outcomes) = (0, 0);
    let mut games = 0_u64;
    let mut rates: Vec<f64> = Vec::new();
    for _ in 0..10 {
        let (start, before) = (Instant::now(), games);
        while start.elapsed() < time / 10 {
            for _ in 0..50 {
                black_box(playout.game()?);
            }
            games += 50;
        }
        rates.push((games - before) as f64 / start.elapsed().as_secs_f64());
    }
    rates.sort_by(f64::total_cmp);
    let games_per_second = (rates[4] + rates[5]) / 2.0;
    let decisions_per_game = playout.decisions as f64 / games as f64;
    let outcomes_per_game = playout.outcomes as f64 / games as f64;
    let clone_ns = clone_time(&mut playout)?;
    Ok(Bench {
        game: G::ID,
        options: options.to_string(),
        games,
        games_per_second,
        rounds_per_second: games_per_second * rounds_per_game,
        rounds_per_game,
        decisions_per_second: games_per_second * decisions_per_game,
        decisions_per_game,
        outcomes_per_game,
        clone_ns,
        allocations_per_decision: None,
        state_bytes: std::mem::size_of::<G>(),
    })
}

/// Heap allocations for each decision, with the outcomes that follow it, on average over some games. `count` runs what it is
/// given and says how often that allocated.
///
/// # Errors
/// If the options do not go together.
pub fn allocations_per_decision<G: Game>(
    options: &G::Options,
    seed: u64,
    count: impl FnOnce(&mut dyn FnMut()) -> u64,
) -> Result<f64, Refusal> {
    let mut playout = Playout::<G>::new(options, seed);
    playout.game()?;
    playout.decisions = 0;
    let mut done = Ok(());
    let allocations = count(&mut || {
        for _ in 0..200 {
            if let Err(refusal) = playout.game() {
                done = Err(refusal);
            }
        }
    });
    done?;
    Ok(allocations as f64 / playout.decisions.max(1) as f64)
}

/// Nanoseconds a clone takes, over the states of some games.
fn clone_time<G: Game>(playout: &mut Playout<G>) -> Result<f64, Refusal> {
    let mut states = Vec::new();
    for _ in 0..5 {
        let mut game = G::new(&playout.options)?;
        while playout.step(&mut game)? {
            states.push(game.clone());
        }
    }
    let rounds = 200_000 / states.len().max(1) + 1;
    let start = Instant::now();
    for _ in 0..rounds {
        for state in &states {
            black_box(black_box(state).clone());
        }
    }
    Ok(start.elapsed().as_nanos() as f64 / (rounds * states.len().max(1)) as f64)
}
