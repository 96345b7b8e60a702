//! Playing a plan on all threads. Which thread plays which game, and when, makes no difference to what comes of it.

use crate::ledger::Ledger;
use crate::plan::{Cell, Design, Plan, PlanError};
use crate::play::{nanoseconds, play};
use crate::report::Simulation;
use crate::tally::Tally;
use bots::Roster;
use kernel::{Game, SeatSet};
use measures::Measured;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Games of a cell that follow each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The cell's place in the plan.
    pub cell: usize,
    /// The games' numbers.
    pub games: Range<u64>,
}

/// What a stretch of games came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    pub(crate) cell: usize,
    pub(crate) first: u64,
    /// The seats that won each game.
    pub(crate) winners: Vec<SeatSet>,
    pub(crate) tally: Tally,
}

impl Block {
    /// The numbers of its games.
    pub(crate) fn games(&self) -> Range<u64> {
        self.first..self.first + self.winners.len() as u64
    }
}

/// Games after which a block ends at the latest.
const LONGEST_BLOCK: u64 = 500;

/// When a block ends after the game that is being played, so that no more than that is lost by an interruption.
const BLOCK_TIME: Duration = Duration::from_secs(10);

/// Stretches for each thread, so that none has much to do when the others are done.
const STRETCHES: u64 = 64;

/// Plays what is missing, on the threads of the current pool. `done` is called after each game, `keep` gets each block
/// as soon as it is played, one at a time.
///
/// # Errors
/// The first of `keep`; then the rest is not played.
pub fn run<G: Roster + Measured, E: Send>(
    plan: &Plan<G>,
    missing: &[Stretch],
    done: impl Fn() + Sync,
    keep: impl FnMut(Block) -> Result<(), E> + Send,
) -> Result<(), E> {
    let games: u64 = missing.iter().map(|stretch| stretch.games.end - stretch.games.start).sum();
    let length = games / (STRETCHES * rayon::current_num_threads() as u64);
    let stretches = cut(missing, length.clamp(1, LONGEST_BLOCK));
    let next = AtomicUsize::new(0);
    let kept = Mutex::new((keep, Ok(())));
    let locked = || kept.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    rayon::broadcast(|_| {
        while let Some(stretch) = stretches.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut numbers = stretch.games.clone();
            while !numbers.is_empty() {
                let block = block(plan, stretch.cell, &mut numbers, &done);
                let mut locked = locked();
                let (keep, so_far) = &mut *locked;
                if so_far.is_ok() {
                    *so_far = keep(block);
                }
                if so_far.is_err() {
                    return;
                }
            }
        }
    });
    let (_, result) = kept.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    result
}

/// Stretches of at most this many games.
fn cut(stretches: &[Stretch], length: u64) -> Vec<Stretch> {
    let cut = |stretch: &Stretch| {
        let Stretch { cell, games: Range { start, end } } = stretch.clone();
        let starts = std::iter::successors(Some(start), move |start| start.checked_add(length));
        let starts = starts.take_while(move |start| *start < end);
        starts.map(move |start| Stretch { cell, games: start..end.min(start.saturating_add(length)) })
    };
    stretches.iter().flat_map(cut).collect()
}

/// Plays the first of these games, as many as there is time for.
fn block<G: Roster + Measured>(
    plan: &Plan<G>,
    cell: usize,
    numbers: &mut Range<u64>,
    done: &impl Fn(),
) -> Block {
    let (start, first) = (Instant::now(), numbers.start);
    let of = &plan.cells[cell];
    let mut block = Block { cell, first, winners: Vec::new(), tally: Tally::none::<G>(of.levels.len()) };
    for number in numbers {
        block.winners.push(play(of, plan.seed, number, &mut block.tally).winners);
        done();
        if start.elapsed() > BLOCK_TIME {
            break;
        }
    }
    block.tally.playing = nanoseconds(start);
    block
}

/// A single cell to play.
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

/// Plays a batch on the threads of the current pool. `done` is called after each game.
///
/// # Errors
/// If the levels do not fit the game.
pub fn simulate<G: Roster + Measured>(
    batch: &Batch<G>,
    done: impl Fn() + Sync,
) -> Result<Simulation, PlanError> {
    let cells = vec![Cell::<G>::new(batch.options.clone(), &batch.levels)?];
    let plan = Plan { design: Design::Batch, cells, games: batch.games, seed: batch.seed };
    let mut ledger = Ledger::new(&plan);
    let missing = ledger.missing(0..batch.games);
    match run(&plan, &missing, done, |block| ledger.add(block)) {
        Ok(()) => Ok(Simulation::of(&plan, 0, &ledger, rayon::current_num_threads())),
        Err(number) => unreachable!("game {number} was played twice"),
    }
}
