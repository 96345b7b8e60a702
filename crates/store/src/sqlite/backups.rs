//! The file copied whole while it is used, and a copy put where the file is to be.

use super::open::{check_readable, explain, open_file};
use super::{end, files};
use crate::backups::Keys;
use crate::connector::Connection;
use crate::error::{BackupError, Location, OpenError};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions};
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Copies the database in this folder into a new file.
pub(crate) async fn back_up(directory: &Path, to: &Path) -> Result<(), BackupError> {
    let database = directory.join("holdfast.db");
    if !database.exists() {
        return Err(OpenError::NoStore(directory.to_owned()).into());
    }
    let mut connection = readable(&database).await?;
    let copied = copy(&mut connection, &database, to).await;
    end(connection).await;
    copied
}

/// Puts a backup into this folder. A database that is in it moves into a folder of its own, whose path is returned.
pub(crate) async fn restore(
    backup: &Path,
    directory: &Path,
    keys: Keys,
) -> Result<Option<PathBuf>, BackupError> {
    let mut from = whole(backup).await?;
    files::make_directory(directory)?;
    let _locked = files::lock(directory)?;
    let new = directory.join("holdfast.db.restored");
    remove(&new)?;
    let copied = copy(&mut from, backup, &new).await;
    end(from).await;
    copied?;
    if keys == Keys::New {
        forget_keys(&new).await?;
    }
    let replaced = move_away(directory).map_err(|source| cannot_write(directory, source))?;
    let database = directory.join("holdfast.db");
    fs::rename(&new, &database)
        .and_then(|()| sync(&database))
        .map_err(|source| cannot_write(&database, source))?;
    Ok(replaced)
}

/// Opens a backup that is whole.
pub(crate) async fn open_backup(backup: &Path) -> Result<Connection, BackupError> {
    end(whole(backup).await?).await;
    open_file(backup).await.map_err(of_a_backup)
}

/// A connection to a backup of which every part has been read.
async fn whole(backup: &Path) -> Result<SqliteConnection, BackupError> {
    if !backup.is_file() {
        return Err(BackupError::NoBackup(backup.to_owned()));
    }
    let mut from = readable(backup).await.map_err(of_a_backup)?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_one(&mut from)
        .await
        .map_err(|error| of_a_backup(explain(error, backup)))?;
    if found == "ok" { Ok(from) } else { Err(BackupError::Damaged { file: backup.to_owned(), found }) }
}

/// Copies a database into a file beside it before its schema changes.
pub(crate) async fn before_schema(
    connection: &mut SqliteConnection,
    database: &Path,
    found: i64,
) -> Result<(), BackupError> {
    let to = database.with_file_name(format!("holdfast.schema-{found}.db"));
    remove(&to)?;
    copy(connection, database, &to).await
}

pub(crate) async fn readable(database: &Path) -> Result<SqliteConnection, OpenError> {
    let options = SqliteConnectOptions::new()
        .filename(database)
        .busy_timeout(Duration::from_secs(5))
        .read_only(true)
        .disable_statement_logging();
    let mut connection = options.connect().await.map_err(|error| explain(error, database))?;
    check_readable(&mut connection, database).await?;
    Ok(connection)
}

/// Writes the copy under another name first: under its own there is a whole one or none.
async fn copy(from: &mut SqliteConnection, database: &Path, to: &Path) -> Result<(), BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    remove(&part)?;
    files::make_private(&part).map_err(|source| cannot_write(to, source))?;
    let into = sqlx::query(AssertSqlSafe("VACUUM INTO $1"));
    let written = match into.bind(part.to_string_lossy().into_owned()).execute(from).await {
        Ok(_) => sync(&part)
            .and_then(|()| fs::rename(&part, to))
            .and_then(|()| sync(to))
            .map_err(|source| cannot_write(to, source)),
        Err(error) => {
            let error = explain(error, database);
            let full = matches!(error, OpenError::DiskFull(_));
            Err(if full { BackupError::Full(to.to_owned()) } else { error.into() })
        }
    };
    if written.is_err() {
        fs::remove_file(&part).ok();
    }
    written
}

async fn forget_keys(database: &Path) -> Result<(), BackupError> {
    let explained = |error| explain(error, database);
    let options = SqliteConnectOptions::new().filename(database).disable_statement_logging();
    let mut connection = options.connect().await.map_err(explained)?;
    sqlx::query("DELETE FROM secret").execute(&mut connection).await.map_err(explained)?;
    for (table, forget) in
        [("credential", "DELETE FROM credential"), ("sign_in_code", "DELETE FROM sign_in_code")]
    {
        // An older program had none.
        let there = sqlx::query("SELECT 1 FROM sqlite_schema WHERE name = $1").bind(table);
        if there.fetch_optional(&mut connection).await.map_err(explained)?.is_some() {
            sqlx::query(forget).execute(&mut connection).await.map_err(explained)?;
        }
    }
    // What was deleted is not to be read from the file.
    sqlx::query("VACUUM").execute(&mut connection).await.map_err(explained)?;
    end(connection).await;
    Ok(())
}

/// Moves the files of a database into a folder of their own.
fn move_away(directory: &Path) -> io::Result<Option<PathBuf>> {
    let names = ["holdfast.db", "holdfast.db-wal", "holdfast.db-shm"];
    let there: Vec<&str> = names.into_iter().filter(|name| directory.join(name).exists()).collect();
    if there.is_empty() {
        return Ok(None);
    }
    let folder = (1..)
        .map(|number| directory.join(format!("replaced-{number}")))
        .find(|folder| !folder.exists())
        .expect("there is always another number");
    fs::create_dir(&folder)?;
    for name in there {
        fs::rename(directory.join(name), folder.join(name))?;
    }
    Ok(Some(folder))
}

/// Afterwards the file and its name are on the disk.
pub(crate) fn sync(file: &Path) -> io::Result<()> {
    File::open(file)?.sync_all()?;
    files::keep_through_power_cuts(file)
}

/// The same of a file that was named as a backup.
fn of_a_backup(error: OpenError) -> BackupError {
    if let OpenError::NotADatabase(file) | OpenError::Foreign(Location::File(file)) = error {
        return BackupError::NotOurs(file);
    }
    if let OpenError::Damaged { location: Location::File(file), found } = error {
        return BackupError::Damaged { file, found };
    }
    error.into()
}

fn remove(file: &Path) -> Result<(), BackupError> {
    match fs::remove_file(file) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => Err(cannot_write(file, source)),
        Ok(()) | Err(_) => Ok(()),
    }
}

fn cannot_write(file: &Path, source: io::Error) -> BackupError {
    BackupError::CannotWrite { file: file.to_owned(), source }
}
