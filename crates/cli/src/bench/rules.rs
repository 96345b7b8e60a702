//! `holdfast bench GAME`: how fast the rules are.

use super::allocations;
use crate::complaint::{Complaint, Done, game, print_json};
use crate::printing::say;
use catalogue::{Playable, Visitor};
use lab::Bench;
use std::time::Duration;

#[derive(clap::Args)]
#[group(skip)]
pub(super) struct Arguments {
    /// Which game.
    #[arg(required = true)]
    game: Option<String>,
    /// Options as `name=value …`; the defaults if left out. Where owners are asked for consent, a random player refuses half the
    /// time; `consent=auto` skips the question.
    #[arg(long, default_value = "")]
    options: String,
    /// How long to measure, in seconds.
    #[arg(long, default_value_t = 5.0)]
    seconds: f64,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON: `games_per_second, decisions_per_second, clone_ns, allocations_per_decision` and more.
    #[arg(long)]
    json: bool,
}

struct Measure<'a>(&'a Arguments);

impl Visitor for Measure<'_> {
    type Output = Result<Bench, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let options: G::Options =
            self.0.options.parse().map_err(|error| Complaint::Usage(format!("options: {error}")))?;
        let time = Duration::try_from_secs_f64(self.0.seconds)
            .map_err(|_| Complaint::Usage("--seconds takes a positive number of seconds".to_owned()))?;
        let bench = lab::bench::<G>(&options, self.0.seed, time)
            .map_err(|refusal| Complaint::Usage(format!("options: {refusal}")))?;
        let allocations_per_decision = allocations::per_decision(G::ID, &bench.options, self.0.seed)?;
        Ok(Bench { allocations_per_decision, ..bench })
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let id = arguments.game.as_deref().unwrap_or_default();
    let bench = game(id)?.visit(Measure(arguments))?;
    if arguments.json {
        print_json(&bench)?;
        return Ok(Done::Well);
    }
    say!("{} {}: {} games by chance on one thread", bench.game, bench.options, bench.games);
    say!("{:>12.0} games a second", bench.games_per_second);
    say!("{:>12.0} rounds a second, {:.2} a game", bench.rounds_per_second, bench.rounds_per_game);
    say!("{:>12.0} decisions a second", bench.decisions_per_second);
    say!("{:>12.1} decisions a game, {:.1} outcomes", bench.decisions_per_game, bench.outcomes_per_game);
    say!("{:>12.1} ns to clone a state of {} bytes", bench.clone_ns, bench.state_bytes);
    match bench.allocations_per_decision {
        Some(allocations) => say!("{allocations:>12} heap allocations a decision"),
        None => say!(
            "{:>12} heap allocations a decision: {} is not beside this program",
            "?",
            allocations::PROGRAM
        ),
    }
    Ok(Done::Well)
}
