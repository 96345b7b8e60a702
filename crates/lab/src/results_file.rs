//! Results files: a header line that tells the plan, then a line for each block of games. `docs/lab.md` tells the
//! fields.

use crate::ledger::Ledger;
use crate::plan::{Cell, Design, Plan, PlanError, Shard};
use crate::run::Block;
use crate::tally::TallyLine;
use bots::Roster;
use kernel::{Game, SeatSet};
use measures::Measured;
use serde::{Deserialize, Serialize};

/// The name and version of what a results file is made of. It changes when older files cannot be read.
pub const SCHEMA: &str = "holdfast results 1";

/// The first line of a results file. Files belong together if they differ in their shards only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    schema: String,
    program: String,
    #[serde(default = "unnamed")]
    build: String,
    game: String,
    rules: u32,
    design: Design,
    seed: u64,
    games: u64,
    shard: Shard,
    cells: Vec<CellLine>,
}

/// The build of a file from before builds had names.
fn unnamed() -> String {
    "unnamed".to_owned()
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct CellLine {
    options: String,
    bots: Vec<String>,
    swept: Vec<(String, String)>,
}

impl Header {
    /// The header of a file for a shard of a plan.
    pub fn of<G: Game>(plan: &Plan<G>, shard: Shard) -> Header {
        let cell = |cell: &Cell<G>| CellLine {
            options: cell.options.to_string(),
            bots: cell.levels.clone(),
            swept: cell.swept.clone(),
        };
        Header {
            schema: SCHEMA.to_owned(),
            program: env!("CARGO_PKG_VERSION").to_owned(),
            build: env!("HOLDFAST_BUILD").to_owned(),
            game: G::ID.to_owned(),
            rules: G::RULES.0,
            design: plan.design,
            seed: plan.seed,
            games: plan.games,
            shard,
            cells: plan.cells.iter().map(cell).collect(),
        }
    }

    /// The id of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Which games the file is to have.
    pub fn shard(&self) -> Shard {
        self.shard
    }

    /// The same for all games.
    #[must_use]
    pub fn whole(&self) -> Header {
        Header { shard: Shard::WHOLE, ..self.clone() }
    }

    /// The plan it tells.
    ///
    /// # Errors
    /// If another version wrote it, or it tells what cannot be played.
    pub fn plan<G: Roster>(&self) -> Result<Plan<G>, PlanError> {
        let cell = |line: &CellLine| {
            let options = line.options.parse().map_err(|error| PlanError(format!("options: {error}")))?;
            Ok(Cell { swept: line.swept.clone(), ..Cell::new(options, &line.bots)? })
        };
        let cells = self.cells.iter().map(cell).collect::<Result<_, PlanError>>()?;
        let plan = Plan::<G> { design: self.design, cells, games: self.games, seed: self.seed };
        match self.difference(&Header::of(&plan, self.shard)) {
            None => Ok(plan),
            Some(difference) => {
                Err(PlanError(format!("another version of the program wrote it: {difference}")))
            }
        }
    }

    /// The first thing in which it differs from what was expected, in words; nothing if they are equal.
    pub fn difference(&self, expected: &Header) -> Option<String> {
        let Header { schema, program, build, game, rules, design, seed, games, shard, cells } = self;
        let said = |what: &str, here: &dyn ToString, there: &dyn ToString| {
            let (here, there) = (here.to_string(), there.to_string());
            (here != there).then(|| format!("its {what} is {here}, not {there}"))
        };
        let cell_lists = || {
            let name = |cell: &CellLine| format!("`{}` with {}", cell.options, cell.bots.join(","));
            let mut pairs = cells.iter().zip(&expected.cells);
            let (here, there) = pairs.find(|(here, there)| here != there)?;
            Some(format!("it has a cell {}, not {}", name(here), name(there)))
        };
        said("schema", schema, &expected.schema)
            .or_else(|| said("program version", program, &expected.program))
            .or_else(|| {
                let another = said("build", build, &expected.build)?;
                Some(format!(
                    "{another}, and different programs may play differently; use one build for all files"
                ))
            })
            .or_else(|| said("game", game, &expected.game))
            .or_else(|| said("rules version", rules, &expected.rules))
            .or_else(|| said("seed", seed, &expected.seed))
            .or_else(|| said("number of games a cell", games, &expected.games))
            .or_else(|| said("shard", shard, &expected.shard))
            .or_else(|| said("number of cells", &cells.len(), &expected.cells.len()))
            .or_else(cell_lists)
            .or_else(|| (design != &expected.design).then(|| "it is of another kind of run".to_owned()))
    }

    /// Its line, with the line break.
    pub fn line(&self) -> String {
        line(self)
    }
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("names, numbers and lists of them") + "\n"
}

#[derive(Serialize, Deserialize)]
struct BlockLine {
    cell: usize,
    first: u64,
    /// Two hexadecimal digits a game.
    winners: String,
    #[serde(flatten)]
    tally: TallyLine,
}

/// The line of a block, with the line break.
pub fn block_line<G: Measured>(block: &Block) -> String {
    line(&BlockLine {
        cell: block.cell,
        first: block.first,
        winners: block.winners.iter().map(|seats| format!("{:02x}", seats.bits())).collect(),
        tally: TallyLine::of::<G>(&block.tally),
    })
}

fn block<G: Measured>(plan: &Plan<G>, line: &str) -> Result<Block, String> {
    let line: BlockLine = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let cell = plan.cells.get(line.cell).ok_or_else(|| format!("there is no cell {}", line.cell))?;
    let digits = line.winners.as_bytes().chunks(2).map(|digits| {
        let digits = std::str::from_utf8(digits).ok()?;
        Some(SeatSet::from_bits(u8::from_str_radix(digits, 16).ok()?.into()))
    });
    let winners: Option<Vec<SeatSet>> = digits.collect();
    let winners = winners.ok_or("`winners` is not in hexadecimal digits")?;
    let tally = line.tally.tally::<G>(cell.levels.len())?;
    let end = line.first.checked_add(winners.len() as u64);
    if winners.len() as u64 != tally.games || end.is_none_or(|end| end > plan.games) || winners.is_empty() {
        return Err("its games and their numbers do not agree".to_owned());
    }
    Ok(Block { cell: line.cell, first: line.first, winners, tally })
}

/// A results file as it was found. A last line without a line break was being written when the program was
/// stopped: it is as if it were not there.
#[derive(Clone, Debug)]
pub struct ResultsFile<'a> {
    /// Its header; nothing if it has none yet.
    pub header: Option<Header>,
    blocks: &'a str,
    /// How many bytes its whole lines have.
    pub whole: u64,
}

impl<'a> ResultsFile<'a> {
    /// Reads the header.
    ///
    /// # Errors
    /// If the first line is none.
    pub fn read(text: &'a str) -> Result<ResultsFile<'a>, String> {
        let whole = text.rfind('\n').map_or(0, |last| last + 1);
        let Some((first, blocks)) = text[..whole].split_once('\n') else {
            return match text.is_empty() || text.starts_with('{') {
                true => Ok(ResultsFile { header: None, blocks: "", whole: 0 }),
                false => Err("it is no results file".to_owned()),
            };
        };
        let header = serde_json::from_str(first)
            .map_err(|error| format!("its first line is no header of a results file: {error}"))?;
        Ok(ResultsFile { header: Some(header), blocks, whole: whole as u64 })
    }

    /// Adds its games to the others of the plan.
    ///
    /// # Errors
    /// With the line that is not a block of the plan, or that repeats a game.
    pub fn add_to<G: Measured>(&self, plan: &Plan<G>, ledger: &mut Ledger) -> Result<(), String> {
        for (line, number) in self.blocks.lines().zip(2_u64..) {
            let block = block(plan, line).map_err(|error| format!("line {number}: {error}"))?;
            let cell = block.cell;
            ledger.add(block).map_err(|game| {
                format!("line {number}: game {game} of {} has been counted already", plan.cells[cell].name())
            })?;
        }
        Ok(())
    }
}
