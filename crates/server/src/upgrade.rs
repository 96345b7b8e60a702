//! After an upgrade: does this program play the stored tables as they were played?
//!
//! Where the data is in a folder, the server replays them in the background when it runs for the first time as a program it was
//! not before, and logs what it finds. `holdfast data check` does the same beforehand, wherever the data is. Of finished games whose end an older program has not stored, the
//! server stores it then.

use crate::stored::{ending, written};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::time::UNIX_EPOCH;
use store::{Histories, Home, Store, StoreError, TableId};
use table::Unplayable;

/// Names the program that has looked last.
const LOOKED: &str = "holdfast.checked";

/// Replays all tables if another program has looked last.
pub(crate) async fn look(store: &Store, data: &Home) {
    let directory = match data {
        Home::Folder(directory) => directory,
        Home::Database(_) => return,
    };
    let Ok(program) = this_program() else { return };
    let looked = directory.join(LOOKED);
    if fs::read_to_string(&looked).is_ok_and(|last| last.trim() == program) {
        return;
    }
    match replay_all(store, data).await {
        Ok((tables, 0)) => tracing::info!(tables, "all stored tables replay as they were played"),
        Ok((tables, wrong)) => {
            tracing::error!(tables, wrong, "not all stored tables replay as they were played");
        }
        Err(error) => {
            tracing::error!(error, "the stored tables cannot be looked at");
            return;
        }
    }
    if let Err(error) = fs::write(&looked, program) {
        tracing::warn!(%error, "it is not noted that the stored tables were looked at");
    }
}

/// How many tables there are, and how many of them do not replay.
async fn replay_all(store: &Store, data: &Home) -> Result<(usize, usize), String> {
    let untold = store.tables_without_ending().await.map_err(|error| error.to_string())?;
    let untold: BTreeSet<TableId> = untold.into_iter().collect();
    let mut histories = Histories::open(data).await.map_err(|error| error.to_string())?;
    let tables = histories.tables().await.map_err(|error| error.to_string())?;
    let mut wrong = 0;
    for table in &tables {
        let replayed = match histories.history(table).await {
            Ok(history) => tokio::task::spawn_blocking(move || ending(&history)).await,
            // It was deleted meanwhile.
            Err(StoreError::NoSuchTable) => continue,
            Err(StoreError::Damaged) => Ok(Err(Unplayable::Damaged("some of it is missing".to_owned()))),
            Err(error) => return Err(error.to_string()),
        };
        let why = match replayed {
            Ok(Ok(Some(ending))) if untold.contains(table) => {
                store.add_ending(table, &written(&ending)).await.map_err(|error| error.to_string())?;
                continue;
            }
            Ok(Ok(_)) => continue,
            Ok(Err(why)) => why.to_string(),
            Err(panic) => panic.to_string(),
        };
        wrong += 1;
        tracing::error!(%table, why, "a table does not replay as it was played");
    }
    Ok((tables.len(), wrong))
}

/// What tells one file of a program from another: its length and when it was made.
fn this_program() -> io::Result<String> {
    let file = fs::metadata(std::env::current_exe()?)?;
    let made = file.modified()?.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    Ok(format!("{} {made}", file.len()))
}
