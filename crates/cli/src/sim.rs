//! `holdfast sim`

use crate::complaint::{Complaint, Done, game, print_json};
use crate::shortcuts::Shortcuts;
use catalogue::{Playable, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Batch, Simulation, simulate};
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Which game.
    game: String,
    #[command(flatten)]
    shortcuts: Shortcuts,
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
    /// mean_decision_ms, won_by{}, shared_wins, won_by_seat[], ended_by{}, measures[]` and what was played.
    #[arg(long)]
    json: bool,
    /// Write the measures as an SVG picture: bars with 95 % intervals, a panel a measure.
    #[arg(long, value_name = "FILE.svg")]
    chart: Option<PathBuf>,
    /// Write the measures as comma-separated values, an estimate a line:
    /// `measure,per,key,quantity,count,mean,sd,low,high`.
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,
}

struct Simulate<'a>(&'a Arguments);

impl Visitor for Simulate<'_> {
    type Output = Result<Simulation, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let arguments = self.0;
        let options = arguments.shortcuts.onto(&arguments.options, G::OPTIONS)?;
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
    let game = game(&arguments.game)?;
    for path in arguments.chart.iter().chain(&arguments.csv) {
        check_writable(path)?;
    }
    let result = game.visit(Simulate(arguments))?;
    if let Some(path) = &arguments.chart {
        write(path, &lab::chart(&result))?;
    }
    if let Some(path) = &arguments.csv {
        write(path, &lab::csv(&result.measures))?;
    }
    if arguments.json {
        print_json(&result)?;
    } else {
        print!("{}", lab::text(&result));
    }
    Ok(Done::Well)
}

/// Before the games, which may take hours. What the file holds stays until they are over.
fn check_writable(path: &Path) -> Result<(), Complaint> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    file.map(drop).map_err(|error| cannot_be_written(path, &error))
}

fn write(path: &Path, text: &str) -> Result<(), Complaint> {
    std::fs::write(path, text).map_err(|error| cannot_be_written(path, &error))
}

fn cannot_be_written(path: &Path, error: &io::Error) -> Complaint {
    Complaint::Machine(format!("{} cannot be written: {error}", path.display()))
}
