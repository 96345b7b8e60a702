//! `holdfast data`

use crate::complaint::{Complaint, Done, print_json};
use crate::printing::say;
use serde::Serialize;
use std::path::PathBuf;
use store::{Histories, StoreError};
use table::Unplayable;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Replay every table under this program, also while a server runs: before an upgrade, with the new program. Exit code
    /// 1 if one plays differently or is damaged.
    Check(Arguments),
}

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder with the database.
    #[arg(long, env = "HOLDFAST_DATA", default_value = "data")]
    data: PathBuf,
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

async fn check(arguments: &Arguments) -> Result<Checked, Complaint> {
    let machine = |error: String| Complaint::Machine(error);
    let mut histories = Histories::open(&arguments.data).await.map_err(|error| machine(error.to_string()))?;
    let tables = histories.tables().await.map_err(|error| machine(error.to_string()))?;
    let mut checked = Checked { tables: tables.len(), ok: true, differing: Vec::new(), damaged: Vec::new() };
    for id in tables {
        let table = id.to_string();
        let history = match histories.history(&id).await {
            Ok(history) => history,
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
    let Command::Check(arguments) = command;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Complaint::Machine(error.to_string()))?;
    let checked = runtime.block_on(check(arguments))?;
    if arguments.json {
        print_json(&checked)?;
    } else {
        for Differing { table, rules, message, .. } in &checked.differing {
            say!("{table}  rules version {rules}: {message}");
        }
        for Damaged { table, what } in &checked.damaged {
            say!("{table}  damaged: {what}");
        }
        let wrong = checked.differing.len() + checked.damaged.len();
        say!("{} tables replayed, {wrong} of them not as they were played", checked.tables);
    }
    Ok(if checked.ok { Done::Well } else { Done::FoundWrong })
}
