//! Opening and closing the file.

use crate::error::{Fault, OpenError};
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqlSafeStr};
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Marks the file as one of ours (`Hold` in ASCII).
const APPLICATION: i64 = 0x486f_6c64;

/// How many readers may read at once.
const READERS: u32 = 4;

/// The store of one server. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) writer: SqlitePool,
    pub(crate) readers: SqlitePool,
    _lock: Arc<File>,
}

impl Store {
    /// Opens the store in this directory; creates both on the first start, for this user's eyes only.
    /// Only one program at a time can have it open.
    ///
    /// # Errors
    /// See [`OpenError`]: each says what to do.
    pub async fn open(directory: &Path) -> Result<Store, OpenError> {
        make_directory(directory)?;
        let lock = lock(directory)?;
        let file = directory.join("holdfast.db");
        make_private(&file)
            .map_err(|source| OpenError::NotWritable { directory: directory.to_owned(), source })?;
        let explained = |error| explain(error, &file);

        let options = SqliteConnectOptions::new()
            .filename(&file)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true)
            .disable_statement_logging();
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(
                options.clone().journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Normal),
            )
            .await
            .map_err(explained)?;
        claim(&writer, &file).await?;
        migrate(&writer, &file).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(explained)?;
        Ok(Store { writer, readers, _lock: Arc::new(lock) })
    }

    /// Waits for what is under way and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// The time, in seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

fn make_directory(directory: &Path) -> Result<(), OpenError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match fs::metadata(directory) {
        Ok(found) if found.is_dir() => Ok(()),
        Ok(_) => Err(OpenError::NotADirectory(directory.to_owned())),
        Err(_) => builder
            .create(directory)
            .map_err(|source| OpenError::CannotCreate { directory: directory.to_owned(), source }),
    }
}

fn lock(directory: &Path) -> Result<File, OpenError> {
    let not_writable = |source| OpenError::NotWritable { directory: directory.to_owned(), source };
    let file = OpenOptions::new()
        .create(true)
        .truncate(false)
        .write(true)
        .open(directory.join("holdfast.lock"))
        .map_err(not_writable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(directory.to_owned())),
        Err(TryLockError::Error(source)) => Err(not_writable(source)),
    }
}

/// SQLite gives its other files the permissions of this one.
fn make_private(file: &PathBuf) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

async fn claim(writer: &SqlitePool, file: &Path) -> Result<(), OpenError> {
    let explained = |error| explain(error, file);
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(writer).await.map_err(explained)?;
    if application == APPLICATION {
        return Ok(());
    }
    let objects: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(writer)
        .await
        .map_err(explained)?;
    if objects > 0 || application != 0 {
        return Err(OpenError::Foreign(file.to_owned()));
    }
    // 1215261796 is APPLICATION: a pragma takes no parameters.
    sqlx::query("PRAGMA application_id = 1215261796").execute(writer).await.map_err(explained)?;
    Ok(())
}

fn migrations() -> Vec<Migration> {
    let first = include_str!("../migrations/0001_first.sql").into_sql_str();
    let groups = include_str!("../migrations/0002_groups.sql").into_sql_str();
    let advice = include_str!("../migrations/0003_advice.sql").into_sql_str();
    vec![
        Migration::new(1, "first".into(), MigrationType::Simple, first, false),
        Migration::new(2, "groups".into(), MigrationType::Simple, groups, false),
        Migration::new(3, "advice".into(), MigrationType::Simple, advice, false),
    ]
}

async fn migrate(writer: &SqlitePool, file: &Path) -> Result<(), OpenError> {
    let migrator = Migrator { migrations: migrations().into(), ..Migrator::DEFAULT };
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    match migrator.run(writer).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(_)) => {
            let found = newest_schema(writer, &migrator).await.unwrap_or(known + 1);
            Err(OpenError::NewerSchema { file: file.to_owned(), found, known })
        }
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
            Err(explain(error, file))
        }
        Err(source) => Err(OpenError::Migration { file: file.to_owned(), source }),
    }
}

async fn newest_schema(writer: &SqlitePool, migrator: &Migrator) -> Option<i64> {
    let mut connection = writer.acquire().await.ok()?;
    let applied = connection.list_applied_migrations(&migrator.table_name).await.ok()?;
    applied.iter().map(|migration| migration.version).max()
}

fn explain(error: sqlx::Error, file: &Path) -> OpenError {
    let file = file.to_owned();
    match Fault::of(&error) {
        Fault::NotADatabase => OpenError::NotADatabase(file),
        Fault::Corrupt => OpenError::Damaged(file),
        Fault::ReadOnly => OpenError::NotWritable {
            directory: file.parent().map(Path::to_owned).unwrap_or_default(),
            source: io::Error::other(error),
        },
        Fault::Full | Fault::Other => OpenError::Database { file, source: error },
    }
}
