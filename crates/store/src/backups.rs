//! Backups of a store, wherever it is, and everything that is stored carried from one place to another.

use crate::connector::{Dialect, end};
use crate::copying::{Copied, copy_into};
use crate::error::{BackupError, Location};
use crate::home::Home;
use crate::{postgres, sqlite};
use std::fs;
use std::path::{Path, PathBuf};

/// What becomes of the keys in a backup that is restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keys {
    /// They are kept: whoever had a seat has it.
    Kept,
    /// They are forgotten, as when a stranger may have seen the backup: every cookie is worth nothing, and the server makes new
    /// keys.
    New,
}

/// Copies a store into a new file, also while servers use it. What was acknowledged before is in
/// the copy, and the copy is on the disk when this returns. Only this user can read it: it holds the keys that sign cookies.
///
/// # Errors
/// If there is nothing to copy, the file exists already, or it cannot be written. No partial copy is left behind.
pub async fn back_up(home: &Home, to: &Path) -> Result<(), BackupError> {
    match home {
        Home::Folder(folder) => sqlite::back_up(folder, to).await,
        Home::Database(_) => into_file(home, to).await,
    }
}

/// Puts a backup where a store is to be. A folder is made if it is not there, and a database that is in it moves into a folder
/// of its own, whose path is returned. A database on a server has to be empty.
///
/// # Errors
/// If the backup is not a whole database of ours, or a newer program's, a server has the folder open, there is something in
/// the database on the server, or it cannot be written. Then everything is as it was.
pub async fn restore(backup: &Path, home: &Home, keys: Keys) -> Result<Option<PathBuf>, BackupError> {
    match home {
        Home::Folder(folder) => sqlite::restore(backup, folder, keys).await,
        Home::Database(_) => {
            let mut source = sqlite::open_backup(backup).await?;
            let location = Location::File(backup.to_owned());
            let copied = copy_into(&mut source, Dialect::Sqlite, location, home, keys).await;
            end(source).await;
            copied.map(|_| None)
        }
    }
}

/// Carries everything that is stored in one place to another, where nothing is stored yet. What servers store meanwhile is not
/// carried over: stop them first.
///
/// # Errors
/// If one of the two cannot be used, what is stored is in the form of an older program, or there is something at `to`.
/// Nothing is stored there then.
pub async fn copy(from: &Home, to: &Home) -> Result<Copied, BackupError> {
    let (mut source, dialect, location) = match from {
        Home::Folder(folder) => {
            let location = Location::File(folder.join("holdfast.db"));
            (sqlite::open_to_read(folder).await?, Dialect::Sqlite, location)
        }
        Home::Database(address) => {
            (postgres::open_to_read(address).await?, Dialect::Postgres, address.location())
        }
    };
    let copied = copy_into(&mut source, dialect, location, to, Keys::Kept).await;
    end(source).await;
    copied
}

/// Writes everything that is stored in a database on a server into a new file.
async fn into_file(from: &Home, to: &Path) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    let cannot_write = |source| BackupError::CannotWrite { file: to.to_owned(), source };
    if part.exists() {
        fs::remove_dir_all(&part).map_err(cannot_write)?;
    }
    let copied = copy(from, &Home::Folder(part.clone())).await;
    let moved = copied.and_then(|_| {
        fs::rename(part.join("holdfast.db"), to).and_then(|()| sqlite::sync(to)).map_err(cannot_write)
    });
    fs::remove_dir_all(&part).ok();
    moved
}
