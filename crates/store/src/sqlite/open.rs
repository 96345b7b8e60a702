//! Opening the file: it is ours, whole, and brought up to date.

use super::{Database, Durability, address, backups, connect, end, files, options};
use crate::connector::{self, Access, Connection};
use crate::error::{Fault, Location, OpenError, StoreError};
use files::Locked;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{ConnectOptions, SqlSafeStr};
use std::io;
use std::path::{Path, PathBuf};

/// Marks the file as one of ours (`Hold` in ASCII).
const APPLICATION: i64 = 0x486f_6c64;

/// When the file is read from first to last, so that what is broken in it is found before anybody opens a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reading {
    /// It has been, before the store was open.
    Done,
    /// It takes its time, and is done beside those who use the store.
    Due,
}

/// The size up to which the file is read before the store is open, in bytes: a second's work at most.
pub(crate) const READ_FIRST: u64 = 256 << 20;

const LOOK_FOR_DAMAGE: &str = "PRAGMA quick_check(1)";

/// What is held from first to last.
#[derive(Debug)]
pub(crate) struct Anchor {
    file: PathBuf,
    /// Used for nothing: as long as there is a connection, SQLite leaves the write-ahead log in its place, however many
    /// others have ended.
    connection: SqliteConnection,
    _locked: Locked,
}

impl Anchor {
    /// An error that was met while the store is being opened.
    pub(crate) fn explain(&self, error: StoreError) -> OpenError {
        OpenError::Unusable { location: Location::File(self.file.clone()), source: error }
    }

    /// Ends the connection, then lets other programs in.
    pub(crate) async fn weigh(self) {
        let Anchor { file: _, connection, _locked } = self;
        end(connection).await;
    }
}

/// Opens the database in this directory; creates both on the first start, for this user's eyes only. A file of up to `read_first` bytes
/// is read from first to last.
pub(crate) async fn open(
    directory: &Path,
    durability: Durability,
    read_first: u64,
) -> Result<(Database, Anchor, Reading), OpenError> {
    files::make_directory(directory)?;
    let locked = files::lock(directory)?;
    let file = directory.join("holdfast.db");
    let not_writable = |source| OpenError::NotWritable { directory: directory.to_owned(), source };
    files::make_private(&file).map_err(not_writable)?;

    let options = options(&file, durability);
    let mut connection = options.connect().await.map_err(|error| explain(error, &file))?;
    claim(&mut connection, &file).await?;
    let size = file.metadata().map_err(not_writable)?.len();
    let reading = if size <= read_first { Reading::Done } else { Reading::Due };
    if reading == Reading::Done {
        look_for_damage(&mut connection, &file).await?;
    }
    let log = "PRAGMA journal_mode = WAL";
    sqlx::query(log).fetch_one(&mut connection).await.map_err(|error| explain(error, &file))?;
    migrate(&mut connection, &file).await?;

    let database = Database::new(&file, durability).map_err(not_writable)?;
    Ok((database, Anchor { file, connection, _locked: locked }, reading))
}

/// Opens the database in this directory for reading only, beside the server that has it open. Nothing is made, changed or
/// locked.
pub(crate) async fn open_to_read(directory: &Path) -> Result<Connection, OpenError> {
    let file = directory.join("holdfast.db");
    if !file.exists() {
        return Err(OpenError::NoStore(directory.to_owned()));
    }
    open_file(&file).await
}

/// Opens the database in this directory for writing too, beside the server that may have it open. It waits for what the server
/// writes.
pub(crate) async fn open_beside(directory: &Path) -> Result<Connection, OpenError> {
    let mut connection = open_to_read(directory).await?;
    let file = directory.join("holdfast.db");
    let explained = |error| explain(error, &file);
    let schema = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
    let found: Option<i64> = schema.fetch_one(&mut connection).await.map_err(explained)?;
    connector::end(connection).await;
    if found != Some(self::schema()) {
        return Err(OpenError::OlderSchema(Location::File(file)));
    }
    let database =
        Database::new(&file, Durability::Full).map_err(|error| explain(sqlx::Error::Io(error), &file))?;
    database.first_connect(Access::Write).await.map_err(|error| explain(error, &file))
}

/// Opens a database for reading only.
pub(crate) async fn open_file(file: &Path) -> Result<Connection, OpenError> {
    end(backups::readable(file).await?).await;
    let address = address(file).map_err(|error| explain(sqlx::Error::Io(error), file))?;
    connect(&address, Access::Read).await.map_err(|error| explain(error, file))
}

/// The schema this program knows.
pub(crate) fn schema() -> i64 {
    migrations().iter().map(|migration| migration.version).max().unwrap_or(0)
}

async fn claim(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let explained = |error| explain(error, file);
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(explained)?;
    if application == APPLICATION {
        return Ok(());
    }
    let objects: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut *connection)
        .await
        .map_err(explained)?;
    if objects > 0 || application != 0 {
        return Err(OpenError::Foreign(Location::File(file.to_owned())));
    }
    // 1215261796 is APPLICATION: a pragma takes no parameters.
    sqlx::query("PRAGMA application_id = 1215261796").execute(connection).await.map_err(explained)?;
    Ok(())
}

/// Reads all of the file.
async fn look_for_damage(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let found: String = sqlx::query_scalar(LOOK_FOR_DAMAGE)
        .fetch_one(connection)
        .await
        .map_err(|error| explain(error, file))?;
    if found == "ok" {
        Ok(())
    } else {
        Err(OpenError::Damaged { location: Location::File(file.to_owned()), found })
    }
}

/// The same beside others, of a file that is open.
///
/// # Errors
/// If something is broken, or cannot be read.
pub(crate) async fn read_through(connection: &mut Connection) -> Result<(), StoreError> {
    let found: String = sqlx::query_scalar(LOOK_FOR_DAMAGE).fetch_one(connection).await?;
    if found == "ok" { Ok(()) } else { Err(StoreError::Damaged) }
}

fn migrations() -> Vec<Migration> {
    let first = include_str!("../../migrations/sqlite/0001_first.sql").into_sql_str();
    let groups = include_str!("../../migrations/sqlite/0002_groups.sql").into_sql_str();
    let advice = include_str!("../../migrations/sqlite/0003_advice.sql").into_sql_str();
    let endings = include_str!("../../migrations/sqlite/0004_endings.sql").into_sql_str();
    let rematches = include_str!("../../migrations/sqlite/0005_rematches.sql").into_sql_str();
    let settings = include_str!("../../migrations/sqlite/0006_settings.sql").into_sql_str();
    let lists = include_str!("../../migrations/sqlite/0007_lists.sql").into_sql_str();
    let deletion = include_str!("../../migrations/sqlite/0008_deletion.sql").into_sql_str();
    let bots = include_str!("../../migrations/sqlite/0009_bots_awaited.sql").into_sql_str();
    let identity = include_str!("../../migrations/sqlite/0010_identity.sql").into_sql_str();
    let operators = include_str!("../../migrations/sqlite/0011_operators.sql").into_sql_str();
    let passkeys = include_str!("../../migrations/sqlite/0012_passkeys.sql").into_sql_str();
    vec![
        Migration::new(1, "first".into(), MigrationType::Simple, first, false),
        Migration::new(2, "groups".into(), MigrationType::Simple, groups, false),
        Migration::new(3, "advice".into(), MigrationType::Simple, advice, false),
        Migration::new(4, "endings".into(), MigrationType::Simple, endings, false),
        Migration::new(5, "rematches".into(), MigrationType::Simple, rematches, false),
        Migration::new(6, "settings".into(), MigrationType::Simple, settings, false),
        Migration::new(7, "lists".into(), MigrationType::Simple, lists, false),
        Migration::new(8, "deletion".into(), MigrationType::Simple, deletion, false),
        Migration::new(9, "bots awaited".into(), MigrationType::Simple, bots, false),
        Migration::new(10, "identity".into(), MigrationType::Simple, identity, false),
        Migration::new(11, "operators".into(), MigrationType::Simple, operators, false),
        Migration::new(12, "passkeys".into(), MigrationType::Simple, passkeys, false),
    ]
}

async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let migrator = Migrator { migrations: migrations().into(), ..Migrator::DEFAULT };
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    let applied = connection.list_applied_migrations(&migrator.table_name).await.unwrap_or_default();
    let newest = applied.iter().map(|migration| migration.version).max();
    if let Some(found) = newest.filter(|_| applied.len() < migrator.iter().count()) {
        backups::before_schema(connection, file, found)
            .await
            .map_err(|source| OpenError::NotCopied { file: file.to_owned(), source: Box::new(source) })?;
    }
    match migrator.run(&mut *connection).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(_)) => {
            let found = newest_schema(connection, &migrator).await.unwrap_or(known + 1);
            Err(OpenError::NewerSchema { location: Location::File(file.to_owned()), found, known })
        }
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
            Err(explain(error, file))
        }
        Err(source) => Err(OpenError::Migration { location: Location::File(file.to_owned()), source }),
    }
}

async fn newest_schema(connection: &mut SqliteConnection, migrator: &Migrator) -> Option<i64> {
    let applied = connection.list_applied_migrations(&migrator.table_name).await.ok()?;
    applied.iter().map(|migration| migration.version).max()
}

/// Whether a database that is only read is one of ours, and of no newer program.
pub(crate) async fn check_readable(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let application: i64 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await
        .map_err(|error| explain(error, file))?;
    if application != APPLICATION {
        return Err(OpenError::Foreign(Location::File(file.to_owned())));
    }
    let migrator = Migrator { migrations: migrations().into(), ..Migrator::DEFAULT };
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    match newest_schema(connection, &migrator).await {
        Some(found) if found > known => {
            Err(OpenError::NewerSchema { location: Location::File(file.to_owned()), found, known })
        }
        Some(_) | None => Ok(()),
    }
}

pub(crate) fn explain(error: sqlx::Error, file: &Path) -> OpenError {
    let location = Location::File(file.to_owned());
    match Fault::of(&error) {
        Fault::NotADatabase => OpenError::NotADatabase(file.to_owned()),
        Fault::Corrupt => OpenError::Damaged { location, found: error.to_string() },
        Fault::NotWritable => OpenError::NotWritable {
            directory: file.parent().map(Path::to_owned).unwrap_or_default(),
            source: io::Error::other(error),
        },
        Fault::Full => OpenError::DiskFull(location),
        Fault::Disk | Fault::Constraint | Fault::Away | Fault::Other => {
            OpenError::Database { location, source: error }
        }
    }
}
