//! How connections to the database are opened, and what they have met.

use crate::error::StoreError;
use crate::files::Files;
use crate::open::Durability;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What a connection may do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Write,
}

/// How the database is opened.
pub(crate) fn options(database: &Path, durability: Durability) -> SqliteConnectOptions {
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
pub(crate) async fn end(connection: SqliteConnection) {
    // Whatever it still complains about, nothing more is asked of it.
    connection.close().await.ok();
}

/// Opens connections to the same files for as long as the store is open.
#[derive(Debug)]
pub(crate) struct Connector {
    options: SqliteConnectOptions,
    files: Files,
    damaged: AtomicBool,
}

impl Connector {
    pub(crate) fn new(options: SqliteConnectOptions, files: Files) -> Connector {
        Connector { options, files, damaged: AtomicBool::new(false) }
    }

    /// Another connection. It is to the files the store was opened with, or there is none.
    pub(crate) async fn connect(&self, access: Access) -> Result<SqliteConnection, StoreError> {
        self.files.check()?;
        let connection = self.first_connect(access).await?;
        self.files.check()?;
        Ok(connection)
    }

    /// A connection while the store is being opened.
    pub(crate) async fn first_connect(&self, access: Access) -> Result<SqliteConnection, sqlx::Error> {
        self.options.clone().read_only(access == Access::Read).connect().await
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
