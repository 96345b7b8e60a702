//! `holdfast data`

use crate::complaint::{Complaint, Done, print_json};
use crate::place::Stored;
use crate::printing::say;
use crate::transfer::{self, Imported};
use serde::Serialize;
use std::path::PathBuf;
use store::{BackupError, Copied, Histories, Home, Keys, StoreError};
use table::Unplayable;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Replay every table under this program, also while a server runs: before an upgrade, with the new program. Exit code
    /// 1 if one plays differently or is damaged.
    Check(Check),
    /// Copy the database into a new file, also while a server runs. Everything that was acknowledged before is in the copy.
    /// Keep it as you keep keys: whoever has it can be anybody at the tables.
    Backup(Backup),
    /// Put a backup into the data folder, while no server runs. What was there is kept in a folder beside it. A PostgreSQL
    /// database has to be empty.
    Restore(Restore),
    /// Write a table into a file, also while a server runs: to go on with its game elsewhere, or to report what went wrong there. The
    /// file holds the secrets of the draw.
    Export(Export),
    /// Make a new table of such a file, also while a server runs. Bots sit where they sat, every other seat is open.
    Import(Import),
    /// Carry everything over from a folder to a PostgreSQL database or back, while no server runs. Nothing is changed where
    /// it comes from.
    Copy(Copy),
}

#[derive(clap::Args)]
pub(crate) struct Backup {
    /// The file to make.
    file: PathBuf,
    #[command(flatten)]
    place: Stored,
}

#[derive(clap::Args)]
pub(crate) struct Restore {
    /// The backup.
    file: PathBuf,
    #[command(flatten)]
    place: Stored,
    /// Forget the keys in the backup, as when a stranger may have seen it. Nobody is known any more by the cookie or token they have:
    /// seats are taken anew, with the invitation or once the others give the seat to a bot.
    #[arg(long)]
    new_keys: bool,
}

#[derive(clap::Args)]
pub(crate) struct Export {
    /// The table, as in its address.
    table: String,
    /// The file to make.
    file: PathBuf,
    /// As it was when its record last had this many moves, with the draws that followed.
    #[arg(long, value_name = "MOVE")]
    at: Option<usize>,
    #[command(flatten)]
    place: Stored,
}

#[derive(clap::Args)]
pub(crate) struct Import {
    /// The file.
    file: PathBuf,
    #[command(flatten)]
    place: Stored,
}

#[derive(clap::Args)]
pub(crate) struct Copy {
    /// A folder with a database, or the address of a PostgreSQL database.
    #[arg(value_parser = Home::parse)]
    from: Home,
    /// The same, for where nothing is stored yet.
    #[arg(value_parser = Home::parse)]
    to: Home,
}

#[derive(clap::Args)]
pub(crate) struct Check {
    #[command(flatten)]
    place: Stored,
    /// Print JSON: `tables, ok, differing[], damaged[]`. One that differs has `table, rules, move`: the first move that
    /// this program plays differently, from 1, null if it does not know the rules at all. One that is damaged has `table,
    /// what`.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Checked {
    tables: usize,
    ok: bool,
    differing: Vec<Differing>,
    damaged: Vec<Damaged>,
}

#[derive(Serialize)]
struct Differing {
    table: String,
    rules: u32,
    #[serde(rename = "move")]
    at: Option<usize>,
    #[serde(skip)]
    message: String,
}

#[derive(Serialize)]
struct Damaged {
    table: String,
    what: String,
}

async fn check(home: &Home) -> Result<Checked, Complaint> {
    let machine = |error: String| Complaint::Machine(error);
    let mut histories = Histories::open(home).await.map_err(|error| machine(error.to_string()))?;
    let tables = histories.tables().await.map_err(|error| machine(error.to_string()))?;
    let mut checked = Checked { tables: tables.len(), ok: true, differing: Vec::new(), damaged: Vec::new() };
    for id in tables {
        let table = id.to_string();
        let history = match histories.history(&id).await {
            Ok(history) => history,
            // It was deleted meanwhile.
            Err(StoreError::NoSuchTable) => continue,
            Err(StoreError::Damaged) => {
                checked.damaged.push(Damaged { table, what: "some of its entries are missing".to_owned() });
                continue;
            }
            Err(error) => return Err(machine(error.to_string())),
        };
        let rules = server::rules(&history).0;
        match server::replay(&history) {
            Ok(()) => {}
            Err(Unplayable::Differs(error)) => {
                let (at, message) = (error.at_move, error.as_played());
                checked.differing.push(Differing { table, rules, at, message });
            }
            Err(Unplayable::Damaged(what)) => checked.damaged.push(Damaged { table, what }),
        }
    }
    checked.ok = checked.differing.is_empty() && checked.damaged.is_empty();
    Ok(checked)
}

pub(crate) fn run(command: &Command) -> Result<Done, Complaint> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Complaint::Machine(error.to_string()))?;
    match command {
        Command::Check(arguments) => {
            let checked = runtime.block_on(check(&arguments.place.home()?))?;
            report(&checked, arguments)?;
            Ok(if checked.ok { Done::Well } else { Done::FoundWrong })
        }
        Command::Backup(Backup { file, place }) => {
            let home = place.home()?;
            runtime.block_on(store::back_up(&home, file)).map_err(complaint)?;
            say!("{} is a whole copy of {home}", file.display());
            Ok(Done::Well)
        }
        Command::Restore(Restore { file, place, new_keys }) => {
            let (home, keys) = (place.home()?, if *new_keys { Keys::New } else { Keys::Kept });
            let replaced = runtime.block_on(store::restore(file, &home, keys)).map_err(complaint)?;
            say!("{home} holds what {} holds", file.display());
            if let Some(replaced) = replaced {
                say!("what was there before is in {}", replaced.display());
            }
            Ok(Done::Well)
        }
        Command::Export(Export { table, file, at, place }) => {
            let moves = runtime.block_on(transfer::export(&place.home()?, table, *at, file))?;
            say!(
                "{} holds table {table} at move {moves}; keep it secret until the game is over",
                file.display()
            );
            Ok(Done::Well)
        }
        Command::Import(Import { file, place }) => {
            let home = place.home()?;
            let Imported { table, invitation, moves } = runtime.block_on(transfer::import(&home, file))?;
            say!("{home} holds it as table {table}, at move {moves}");
            say!("whoever is to sit down there follows /j/{invitation}; onlookers, /t/{table}");
            Ok(Done::Well)
        }
        Command::Copy(Copy { from, to }) => {
            let copied = runtime.block_on(store::copy(from, to)).map_err(complaint)?;
            let Copied { people, tables, entries } = copied;
            say!("{to} holds what {from} holds: {people} people, {tables} tables, {entries} entries");
            Ok(Done::Well)
        }
    }
}

/// What is wrong with a file is told apart from what the machine cannot do.
fn complaint(error: BackupError) -> Complaint {
    let of_the_file = matches!(error, BackupError::NotOurs(_) | BackupError::Damaged { .. });
    if of_the_file { Complaint::Fault(error.to_string()) } else { Complaint::Machine(error.to_string()) }
}

fn report(checked: &Checked, arguments: &Check) -> Result<(), Complaint> {
    if arguments.json {
        return print_json(checked);
    }
    for Differing { table, rules, message, .. } in &checked.differing {
        say!("{table}  rules version {rules}: {message}");
    }
    for Damaged { table, what } in &checked.damaged {
        say!("{table}  damaged: {what}");
    }
    let wrong = checked.differing.len() + checked.damaged.len();
    say!("{} tables replayed, {wrong} of them not as they were played", checked.tables);
    Ok(())
}
