//! The store in one SQLite file, for one program at a time: what `Store::open` opens.

mod backups;
mod files;
mod open;

pub(crate) use backups::{back_up, open_backup, restore, sync};
pub(crate) use open::{Anchor, READ_FIRST, Reading, open, open_beside, open_to_read, read_through, schema};

use crate::connector::{self, Access, Connection};
use crate::error::StoreError;
use files::Files;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What the stored survives. The program being killed at any moment costs nothing either way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// A power cut too: it is on the disk before it is acknowledged.
    #[default]
    Full,
    /// A power cut or a crash of the operating system may take back the newest of what was acknowledged, but never half
    /// of an append.
    Normal,
}

/// How the database is opened.
fn options(database: &Path, durability: Durability) -> SqliteConnectOptions {
    let synchronous = match durability {
        Durability::Full => SqliteSynchronous::Full,
        Durability::Normal => SqliteSynchronous::Normal,
    };
    SqliteConnectOptions::new()
        .filename(database)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
        .synchronous(synchronous)
        .disable_statement_logging()
}

/// Waits until a connection has ended.
async fn end(connection: SqliteConnection) {
    // Whatever it still complains about, nothing more is asked of it.
    connection.close().await.ok();
}

/// Opens connections to the same files for as long as the store is open.
#[derive(Debug)]
pub(crate) struct Database {
    address: String,
    durability: Durability,
    files: Files,
    damaged: AtomicBool,
}

impl Database {
    fn new(file: &Path, durability: Durability) -> io::Result<Database> {
        let (address, files) = (address(file)?, Files::of(file)?);
        Ok(Database { address, durability, files, damaged: AtomicBool::new(false) })
    }

    /// Another connection. It is to the files the store was opened with, or there is none.
    pub(crate) async fn connect(&self, access: Access) -> Result<Connection, StoreError> {
        self.files.check()?;
        let connection = self.first_connect(access).await?;
        self.files.check()?;
        Ok(connection)
    }

    /// A connection while the store is being opened.
    pub(crate) async fn first_connect(&self, access: Access) -> Result<Connection, sqlx::Error> {
        let mut connection = connect(&self.address, access).await?;
        // Of all that matters this is what an address has no word for.
        let synchronous = match self.durability {
            Durability::Full => "PRAGMA synchronous = FULL",
            Durability::Normal => "PRAGMA synchronous = NORMAL",
        };
        sqlx::query(synchronous).execute(&mut connection).await?;
        Ok(connection)
    }

    /// Whether the files are still in their places.
    pub(crate) fn check_files(&self) -> Result<(), StoreError> {
        self.files.check()
    }

    /// Keeps in mind what a connection has met.
    pub(crate) fn met(&self, error: &StoreError) {
        if matches!(error, StoreError::Damaged) {
            self.damaged.store(true, Ordering::Relaxed);
        }
    }

    /// Whether damage has been met since the store was opened.
    pub(crate) fn check_damage(&self) -> Result<(), StoreError> {
        if self.damaged.load(Ordering::Relaxed) { Err(StoreError::Damaged) } else { Ok(()) }
    }
}

/// The file as an address, whatever letters its path has.
fn address(file: &Path) -> io::Result<String> {
    let path = std::path::absolute(file)?;
    let path = path.to_str().ok_or_else(|| io::Error::other("its path is not Unicode"))?;
    Ok(format!("sqlite:{}", utf8_percent_encode(path, NON_ALPHANUMERIC)))
}

/// A connection of the kind that both databases have. Foreign keys count in it, and it waits five seconds for another.
async fn connect(address: &str, access: Access) -> Result<Connection, sqlx::Error> {
    let mode = match access {
        Access::Read => "ro",
        Access::Write => "rw",
    };
    connector::options(&format!("{address}?mode={mode}"))?.connect().await
}
