//! Results files: begun, gone on with after an interruption, merged.

use crate::complaint::{Complaint, Done, game, read};
use crate::outputs::{Outputs, cannot_be_written};
use catalogue::{Playable, Visitor};
use lab::{Header, Ledger, Plan, Report, ResultsFile, Stretch, block_line};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Opens a results file and takes in what it holds. A line that was not finished is cut off; a file of anything
/// else is left as it is.
pub(crate) fn resume<G: Playable>(
    path: &Path,
    header: &Header,
    plan: &Plan<G>,
    ledger: &mut Ledger,
) -> Result<File, Complaint> {
    let cannot = |error| cannot_be_written(path, &error);
    let name = path.display();
    let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    let mut file = options.map_err(cannot)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let why = format!("{name} is being written by another run; wait for it, or name another file");
            return Err(Complaint::Machine(why));
        }
        Err(TryLockError::Error(error)) => return Err(cannot(error)),
    }
    let left_alone = |why: String| {
        Complaint::Usage(format!(
            "{name} is left as it is: {why}. Name another file, or repeat its own command"
        ))
    };
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(cannot)?;
    let text = String::from_utf8(bytes).map_err(|_| left_alone("it is no results file".to_owned()))?;
    let found = ResultsFile::read(&text).map_err(left_alone)?;
    match &found.header {
        Some(found) => {
            if let Some(difference) = found.difference(header) {
                return Err(left_alone(format!("it is of another run, {difference}")));
            }
        }
        None if header.line().starts_with(&text) => {}
        None => return Err(left_alone("it is no results file".to_owned())),
    }
    found.add_to(plan, ledger).map_err(left_alone)?;
    file.set_len(found.whole).map_err(cannot)?;
    file.seek(SeekFrom::End(0)).map_err(cannot)?;
    if found.header.is_none() {
        file.write_all(header.line().as_bytes()).map_err(cannot)?;
    }
    Ok(file)
}

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Results files of `holdfast sim --out`, in any order.
    #[arg(required = true, value_name = "FILE.jsonl")]
    files: Vec<PathBuf>,
    /// Write all results as one file, which must not exist yet.
    #[arg(long, value_name = "FILE.jsonl")]
    out: Option<PathBuf>,
    #[command(flatten)]
    outputs: Outputs,
}

/// Files with the same plan.
struct Merge<'a> {
    header: Header,
    parts: Vec<(&'a Path, ResultsFile<'a>)>,
    arguments: &'a Arguments,
}

impl Visitor for Merge<'_> {
    type Output = Result<Report, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let of_plan = |error| Complaint::Usage(format!("{}: {error}", self.parts[0].0.display()));
        let plan = self.header.plan::<G>().map_err(of_plan)?;
        self.arguments.outputs.check(&plan)?;
        let mut ledger = Ledger::new(&plan);
        for (path, part) in &self.parts {
            let wrong = |error| Complaint::Usage(format!("{}: {error}", path.display()));
            part.add_to(&plan, &mut ledger).map_err(wrong)?;
        }
        let missing = ledger.missing(0..plan.games);
        if let Some(Stretch { cell, games }) = missing.first() {
            let lacking: u64 = missing.iter().map(|stretch| stretch.games.end - stretch.games.start).sum();
            return Err(Complaint::Usage(format!(
                "{lacking} of {} games are missing, the first of them games {} to {} of {}; name the files of all \
                 shards, and repeat the commands of those that were interrupted",
                plan.games * plan.cells.len() as u64,
                games.start,
                games.end - 1,
                plan.cells[*cell].name(),
            )));
        }
        if let Some(path) = &self.arguments.out {
            let cannot = |error| cannot_be_written(path, &error);
            let mut file = File::create_new(path).map_err(cannot)?;
            let blocks = ledger.blocks().unwrap_or_default();
            let lines: String = blocks.iter().map(block_line::<G>).collect();
            file.write_all((self.header.line() + &lines).as_bytes()).map_err(cannot)?;
        }
        Ok(Report::of(&plan, &ledger, 1))
    }
}

/// `holdfast merge`
pub(crate) fn run(arguments: &Arguments) -> Result<Done, Complaint> {
    let texts = arguments.files.iter().map(|path| Ok((path.as_path(), read(path)?)));
    let texts: Vec<(&Path, String)> = texts.collect::<Result<_, Complaint>>()?;
    let mut parts = Vec::new();
    let mut first: Option<(&Path, Header)> = None;
    for (path, text) in &texts {
        let wrong = |why: String| Complaint::Usage(format!("{}: {why}", path.display()));
        let part = ResultsFile::read(text).map_err(wrong)?;
        let header = part.header.as_ref().ok_or_else(|| wrong("it holds no results yet".to_owned()))?.whole();
        match &first {
            None => first = Some((path, header)),
            Some((before, expected)) => {
                if let Some(difference) = header.difference(expected) {
                    let why = format!("does not belong to {}: {difference}", before.display());
                    return Err(Complaint::Usage(format!("{} {why}", path.display())));
                }
            }
        }
        parts.push((*path, part));
    }
    let Some((_, header)) = first else {
        return Err(Complaint::Usage("name the files to merge".to_owned()));
    };
    let id = game(header.game())?;
    let report = id.visit(Merge { header, parts, arguments })?;
    arguments.outputs.give(&report)?;
    Ok(Done::Well)
}
