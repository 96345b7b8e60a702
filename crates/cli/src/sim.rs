//! `holdfast sim`

use crate::complaint::{Complaint, Done, game};
use crate::outputs::{Outputs, cannot_be_written};
use crate::progress::{Progress, WithoutTerminal};
use crate::results::resume;
use crate::shortcuts::Shortcuts;
use catalogue::{Playable, Visitor};
use lab::{Axis, Block, Design, Header, Ledger, Plan, PlanError, Report, Shard};
use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Which game.
    game: String,
    #[command(flatten)]
    shortcuts: Shortcuts,
    /// Options as `name=value …`, as in `module_strain=on module_purple=mutation`. `holdfast games` lists
    /// them. With `module_purple=bio_terrorist` there is one more seat, the last one.
    #[arg(long, default_value = "")]
    options: String,
    /// The bots' level; one for all seats, or one for each, separated by commas. Every level can play the
    /// Bio-Terrorist too. In a tournament: the levels that meet.
    #[arg(long, value_name = "LEVEL,…", default_value = "random")]
    bots: String,
    /// How many games to play, of each cell of a sweep or a tournament.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of all chance: the same seed gives the same games. Games of the same number meet the same decks
    /// in every cell.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play a cell for each of these values: of an option, or of `bots`. `players=1..4` has all from 1 to 4. Given
    /// several times, every combination is a cell.
    #[arg(long, value_name = "NAME=VALUE,…", conflicts_with = "tournament")]
    sweep: Vec<String>,
    /// Play a cell for each line-up of the levels named in `--bots`: where seats compete, every seating of every two
    /// of them; in a cooperative game, each level on the same seeds.
    #[arg(long)]
    tournament: bool,
    /// Keep results in this file as they come, as JSON lines. If it already has some of the same command,
    /// the games that are missing are played.
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
    /// Play only a part of each cell's games, to be merged by `holdfast merge`: 1/4, 2/4, 3/4 or 4/4 for one of four equal
    /// parts, 500..999 for games 500 to 999. The first is game 0.
    #[arg(long, value_name = "I/N|FIRST..LAST", requires = "out")]
    shard: Option<Shard>,
    /// Threads, at most one for each processor and each game; 0 is as many as that. They make no difference to the
    /// results.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    #[command(flatten)]
    outputs: Outputs,
}

impl From<PlanError> for Complaint {
    fn from(error: PlanError) -> Self {
        Complaint::Usage(error.to_string())
    }
}

impl Arguments {
    fn plan<G: Playable>(&self) -> Result<Plan<G>, Complaint> {
        let options = self.shortcuts.onto(&self.options, G::OPTIONS)?;
        let levels = lab::split_levels(&self.bots);
        let (design, cells) = if self.tournament {
            let options = options.parse().map_err(|error| Complaint::Usage(format!("options: {error}")))?;
            (Design::Tournament, lab::line_ups(&options, &levels)?)
        } else {
            let axes = self.sweep.iter().map(|said| Axis::parse(said, G::OPTIONS));
            let axes = axes.collect::<Result<Vec<_>, _>>()?;
            let design = if axes.is_empty() { Design::Batch } else { Design::Sweep };
            (design, lab::cells(&options, &levels, &axes)?)
        };
        Ok(Plan { design, cells, games: self.games, seed: self.seed })
    }

    /// The threads that have something to do with this many games.
    fn at_once(&self, games: u64) -> usize {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        let wanted = if self.threads == 0 { processors } else { self.threads.min(processors) };
        wanted.min(usize::try_from(games).unwrap_or(wanted)).max(1)
    }
}

struct Simulate<'a>(&'a Arguments);

impl Visitor for Simulate<'_> {
    type Output = Result<Report, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let arguments = self.0;
        let plan = arguments.plan::<G>()?;
        arguments.outputs.check(&plan)?;
        let shard = arguments.shard.unwrap_or(Shard::WHOLE);
        let games = shard.range(plan.games)?;
        let mut ledger = Ledger::new(&plan);
        let mut file = match &arguments.out {
            Some(path) => Some((path, resume(path, &Header::of(&plan, shard), &plan, &mut ledger)?)),
            None => None,
        };
        let missing = ledger.missing(games.clone());
        let without = if file.is_some() { WithoutTerminal::Lines } else { WithoutTerminal::Silence };
        let all = (games.end - games.start) * plan.cells.len() as u64;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(arguments.at_once(all))
            .build()
            .map_err(|error| Complaint::Machine(format!("threads: {error}")))?;
        let progress = Progress::new(all, ledger.games(), without);
        let keep = |block: Block| {
            if let Some((path, file)) = &mut file {
                let line = lab::block_line::<G>(&block);
                file.write_all(line.as_bytes())
                    .map_err(|error: io::Error| cannot_be_written(path, &error))?;
            }
            let again = |game| Complaint::Machine(format!("game {game} was played twice"));
            ledger.add(block).map_err(again)
        };
        let done = pool.install(|| lab::run(&plan, &missing, || progress.step(), keep));
        progress.finish();
        done.map(|()| Report::of(&plan, &ledger, pool.current_num_threads()))
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let game = game(&arguments.game)?;
    let report = game.visit(Simulate(arguments))?;
    arguments.outputs.give(&report)?;
    Ok(Done::Well)
}
