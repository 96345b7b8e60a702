//! Trains the value network of Pandemic (`pandemic/network.txt`): plays games with it, fits it to how they went (TD(λ) of Sutton 1988,
//! as in Tesauro's TD-Gammon) and to the values of turns that are played out side by side in the same worlds, and goes on with the
//! fitted network.
//!
//! `cargo run --release -p bots --example learn_pandemic -- --out network.txt` begins with nothing; `--from network.txt` goes on.

mod fit;
mod play;

use bots::Xoshiro;
use bots::pandemic::Network;
use clap::Parser;
use fit::Fit;
use play::{Game, KINDS, Way};
use rayon::prelude::*;
use std::collections::VecDeque;
use std::path::PathBuf;

#[derive(Parser)]
struct Arguments {
    /// Rounds of playing and fitting
    #[arg(long, default_value_t = 100)]
    rounds: u32,
    /// Games in each round
    #[arg(long, default_value_t = 2000)]
    games: u32,
    /// Games looked back on
    #[arg(long, default_value_t = 40_000)]
    memory: usize,
    /// The seed of the games and of the fit
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How far the fit goes in a step at first; by the last round it is a twentieth of that
    #[arg(long, default_value_t = 0.001)]
    step: f32,
    #[command(flatten)]
    way: Way,
    /// A network to begin with
    #[arg(long)]
    from: Option<PathBuf>,
    /// Where the network goes, anew after each round
    #[arg(long)]
    out: PathBuf,
}

/// How often each position of a round is gone through, on average.
const PASSES: usize = 8;
/// The step of the last round, as a part of the first.
const LAST: f32 = 0.05;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments = Arguments::parse();
    let begun = arguments.from.as_ref().map(std::fs::read_to_string).transpose()?;
    let begun = begun.map(|text| text.parse::<Network>()).transpose()?;
    let mut fit = Fit::new(begun, Xoshiro::new(arguments.seed));
    let mut memory: VecDeque<Game> = VecDeque::new();
    for round in 0..arguments.rounds {
        let network = fit.network();
        let numbers = 0..arguments.games;
        let seed = |number| arguments.seed << 40 | u64::from(round * arguments.games + number);
        let games: Vec<Game> =
            numbers.into_par_iter().map(|number| Game::play(&network, arguments.way, seed(number))).collect();
        println!("round {round}: {}", summary(&games));
        let positions: usize = games.iter().map(|game| game.positions.len()).sum();
        memory.extend(games);
        let forgotten = memory.len().saturating_sub(arguments.memory);
        memory.drain(..forgotten);
        let done = round as f32 / arguments.rounds as f32;
        // As long as there is little to look back on it must not be learnt by heart.
        let looked_at = PASSES * positions * memory.len() / arguments.memory;
        fit.run(&memory, looked_at, arguments.step * (1.0 - (1.0 - LAST) * done));
        let about = "# The win probability of a position of Pandemic (network.rs): the output bias, then a line for each neuron with its\n\
                     # output weight, its bias, and its weights in the order of the features. Written by the example learn_pandemic.\n";
        std::fs::write(&arguments.out, format!("{about}{}", fit.network()))?;
    }
    Ok(())
}

/// What part of each kind of game was won, and how surprising the ends were.
fn summary(games: &[Game]) -> String {
    let won = KINDS.iter().map(|kind| {
        let of_kind = || games.iter().filter(|game| game.kind == *kind);
        let won = of_kind().filter(|game| game.won).count();
        format!("{kind} {:.0} %", 100.0 * won as f64 / of_kind().count().max(1) as f64)
    });
    let surprises: Vec<f64> = games.iter().flat_map(Game::surprises).collect();
    let loss = surprises.iter().sum::<f64>() / surprises.len().max(1) as f64;
    format!("{}; loss {loss:.4}", won.collect::<Vec<_>>().join(", "))
}
