//! `holdfast sim`

use crate::complaint::{Complaint, Done, game, print_json};
use catalogue::{Playable, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Batch, Simulation, simulate};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Which game.
    game: String,
    /// Player seats; short for `--options players=N`.
    #[arg(long)]
    players: Option<String>,
    /// Epidemic cards of Pandemic; short for `--options epidemics=N`.
    #[arg(long)]
    epidemics: Option<String>,
    /// Options as `name=value …`, as in `module_strain=on module_purple=mutation`. `holdfast games` lists
    /// them. With `module_purple=bio_terrorist` one seat more plays, the last one.
    #[arg(long, default_value = "")]
    options: String,
    /// The bots' level; one for all seats, or one for each, separated by commas. Every level can play the
    /// Bio-Terrorist too.
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    /// How many games to play.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// What chance follows from. The same seed gives the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; 0 is one for each processor.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// Print JSON: `games, wins, win_rate, win_rate_low, win_rate_high, games_per_second,
    /// mean_decision_ms, won_by{}, ended_by{}` and what was played.
    #[arg(long)]
    json: bool,
}

struct Simulate<'a>(&'a Arguments);

impl Visitor for Simulate<'_> {
    type Output = Result<Simulation, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let arguments = self.0;
        let mut options = arguments.options.clone();
        for (name, value) in [("players", &arguments.players), ("epidemics", &arguments.epidemics)] {
            if let Some(value) = value {
                options.push_str(&format!(" {name}={value}"));
            }
        }
        let batch = Batch::<G> {
            options: options.parse().map_err(|error| Complaint::Usage(format!("options: {error}")))?,
            levels: arguments.bots.clone(),
            games: arguments.games,
            seed: arguments.seed,
        };
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(arguments.threads)
            .build()
            .map_err(|error| Complaint::Machine(format!("threads: {error}")))?;
        let progress = progress(arguments.games);
        let result = pool.install(|| simulate(&batch, || progress.inc(1)));
        progress.finish_and_clear();
        result.map_err(|error| Complaint::Usage(error.to_string()))
    }
}

/// A bar on standard error; nothing where no terminal is.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left");
    match style {
        Ok(style) => ProgressBar::new(games).with_style(style),
        Err(_) => ProgressBar::new(games),
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let result = game(&arguments.game)?.visit(Simulate(arguments))?;
    if arguments.json {
        print_json(&result)?;
        return Ok(Done::Well);
    }
    println!("{} {}, bots {}, seed {}", result.game, result.options, result.bots.join(","), result.seed);
    println!(
        "{} of {} games won: {:.1} % (95 %: {:.1} to {:.1} %)",
        result.wins,
        result.games,
        100.0 * result.win_rate,
        100.0 * result.win_rate_low,
        100.0 * result.win_rate_high
    );
    if result.won_by.len() > 2 {
        for (side, count) in &result.won_by {
            println!("  won by {side:<16} {count:>9}");
        }
    }
    for (ending, count) in &result.ended_by {
        println!("  ended by {ending:<14} {count:>9}");
    }
    println!("{:.0} games a second, {:.4} ms a decision", result.games_per_second, result.mean_decision_ms);
    Ok(Done::Well)
}
