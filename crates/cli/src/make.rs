//! `holdfast record make`

use crate::complaint::{Complaint, Done, game};
use crate::outputs::cannot_be_written;
use crate::printing::{say, tell};
use catalogue::{Playable, Visitor};
use kernel::Record;
use lab::{Cell, split_levels};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use table::{Seal, between_bots, by_chance};
use testkit::golden;

/// The word for games without players.
const CHANCE: &str = "chance";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Which game.
    game: String,
    /// Options as `name=value …`; the defaults if left out. `holdfast games` lists them.
    #[arg(long, default_value = "")]
    options: String,
    /// The bots' level; one for all seats, or one for each, separated by commas; or `chance`, which decides for all and
    /// looks for what is rare.
    #[arg(long, value_name = "LEVEL,…|chance", default_value = "chance")]
    bots: String,
    /// What all draws and decisions follow from: the same seed makes the same record. A new one if left out; it is
    /// printed on standard error.
    #[arg(long)]
    seed: Option<u64>,
    /// Look for a game in which this occurs, from the seed on: an `action`, `outcome`, `event` or `ending` by its name, or
    /// a `word` of a move or an event, as in `--with "event Outbreak" --with "word airlift"`.
    #[arg(long, value_name = "KIND NAME")]
    with: Vec<String>,
    /// How many games to try.
    #[arg(long, default_value_t = 1000, requires = "with")]
    tries: u64,
    /// Write the record to this file, which must not exist yet, and not to standard output.
    #[arg(long, value_name = "FILE.rec")]
    out: Option<PathBuf>,
}

struct Make<'a> {
    arguments: &'a Arguments,
    seed: u64,
}

impl Visitor for Make<'_> {
    type Output = Result<Record, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let Make { arguments, seed } = self;
        let options: G::Options =
            arguments.options.parse().map_err(|error| Complaint::Usage(format!("options: {error}")))?;
        let levels = match arguments.bots.as_str() {
            CHANCE => None,
            levels => Some(Cell::<G>::new(options.clone(), &split_levels(levels))?.levels),
        };
        let play = |seal: Seal| match &levels {
            None => by_chance::<G>(&options, seal),
            Some(levels) => between_bots::<G>(&options, levels, seal),
        };
        let tries = if arguments.with.is_empty() { 1 } else { arguments.tries };
        for seed in (seed..=u64::MAX).take(usize::try_from(tries).unwrap_or(usize::MAX)) {
            let played = play(sealed(seed)).map_err(|declined| Complaint::Usage(declined.to_string()))?;
            let record = played.record();
            let again = |error: kernel::RecordError| Complaint::Machine(error.to_string());
            if !arguments.with.is_empty() {
                let marks = golden::marks::<G>(&record).map_err(again)?;
                if !arguments.with.iter().all(|mark| marks.contains(mark)) {
                    continue;
                }
                tell!("seed {seed}");
            }
            return golden::imprinted::<G>(&record).map_err(again);
        }
        Err(Complaint::Usage(format!(
            "in {tries} games there was no {}; try other options, other bots, or more --tries",
            arguments.with.join(" with ")
        )))
    }
}

/// The sealed seed of this number, as `holdfast play --seed` has it.
pub(crate) fn sealed(number: u64) -> Seal {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    Seal::from_bytes(seed)
}

pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let seed = match arguments.seed {
        Some(seed) => seed,
        None => {
            let seed = getrandom::u32()
                .map_err(|error| Complaint::Machine(format!("no random numbers: {error}")))?;
            tell!("seed {seed}");
            seed.into()
        }
    };
    let record = game(&arguments.game)?.visit(Make { arguments, seed })?.to_string();
    match &arguments.out {
        None => say!("{}", record.trim_end()),
        Some(path) => OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .and_then(|mut file| file.write_all(record.as_bytes()))
            .map_err(|error| cannot_be_written(path, &error))?,
    }
    Ok(Done::Well)
}
