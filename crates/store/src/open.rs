//! Opening and closing the file.

use crate::connect::{self, Connector};
use crate::error::{Fault, OpenError, StoreError};
use crate::files::{self, Files, Locked};
use crate::readers::Readers;
use crate::writer::Writer;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, ConnectOptions, SqlSafeStr};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// Marks the file as one of ours (`Hold` in ASCII).
const APPLICATION: i64 = 0x486f_6c64;

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

/// The store of one server. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) writer: Arc<Writer>,
    pub(crate) readers: Arc<Readers>,
    connector: Arc<Connector>,
    anchor: Arc<Mutex<Option<Anchor>>>,
}

/// What is held from first to last.
#[derive(Debug)]
struct Anchor {
    /// Used for nothing: as long as there is a connection, SQLite leaves the write-ahead log in its place, however many
    /// others have ended.
    connection: SqliteConnection,
    _locked: Locked,
}

impl Store {
    /// Opens the store in this directory, where what is acknowledged is on the disk; creates both on the first start, for
    /// this user's eyes only. Only one program at a time can have it open.
    ///
    /// # Errors
    /// See [`OpenError`]: each says what to do.
    pub async fn open(directory: &Path) -> Result<Store, OpenError> {
        Store::open_with(directory, Durability::Full).await
    }

    /// Opens the store as [`Store::open`] does, with a choice of what its contents survive.
    ///
    /// # Errors
    /// See [`OpenError`]: each says what to do.
    pub async fn open_with(directory: &Path, durability: Durability) -> Result<Store, OpenError> {
        files::make_directory(directory)?;
        let locked = files::lock(directory)?;
        let file = directory.join("holdfast.db");
        let not_writable = |source| OpenError::NotWritable { directory: directory.to_owned(), source };
        files::make_private(&file).map_err(not_writable)?;

        let options = connect::options(&file, durability);
        let mut connection = options.connect().await.map_err(|error| explain(error, &file))?;
        claim(&mut connection, &file).await?;
        look_for_damage(&mut connection, &file).await?;
        let log = "PRAGMA journal_mode = WAL";
        sqlx::query(log).fetch_one(&mut connection).await.map_err(|error| explain(error, &file))?;
        migrate(&mut connection, &file).await?;

        let files = Files::of(&file).map_err(not_writable)?;
        let connector = Arc::new(Connector::new(options, files));
        let readers = Readers::open(connector.clone()).await.map_err(|error| explain(error, &file))?;
        Ok(Store {
            writer: Arc::new(Writer::start(connector.clone())),
            readers: Arc::new(readers),
            connector,
            anchor: Arc::new(Mutex::new(Some(Anchor { connection, _locked: locked }))),
        })
    }

    /// Waits for what is under way and closes the file. From then on another program can open it.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        let anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Anchor { connection, _locked }) = anchor {
            connect::end(connection).await;
        }
    }

    /// Writes something that means nothing and reads it again, to find out whether both work. Damage that was met since the
    /// store was opened counts too.
    ///
    /// # Errors
    /// With what does not work.
    pub async fn check(&self) -> Result<(), StoreError> {
        self.writer
            .write(|connection| {
                Box::pin(async move {
                    let query = sqlx::query_scalar("PRAGMA user_version");
                    let checks: i32 = query.fetch_one(&mut *connection).await?;
                    let next = format!("PRAGMA user_version = {}", checks.wrapping_add(1));
                    sqlx::query(AssertSqlSafe(next)).persistent(false).execute(connection).await?;
                    Ok(())
                })
            })
            .await?;
        self.readers.row(sqlx::query("PRAGMA user_version")).await?;
        self.connector.check_damage()
    }
}

/// The time, in seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
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
        return Err(OpenError::Foreign(file.to_owned()));
    }
    // 1215261796 is APPLICATION: a pragma takes no parameters.
    sqlx::query("PRAGMA application_id = 1215261796").execute(connection).await.map_err(explained)?;
    Ok(())
}

/// Reads all of the file: what is broken is found now, and not by whoever opens a table.
async fn look_for_damage(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_one(connection)
        .await
        .map_err(|error| explain(error, file))?;
    if found == "ok" { Ok(()) } else { Err(OpenError::Damaged { file: file.to_owned(), found }) }
}

fn migrations() -> Vec<Migration> {
    let first = include_str!("../migrations/0001_first.sql").into_sql_str();
    let groups = include_str!("../migrations/0002_groups.sql").into_sql_str();
    let advice = include_str!("../migrations/0003_advice.sql").into_sql_str();
    let endings = include_str!("../migrations/0004_endings.sql").into_sql_str();
    let rematches = include_str!("../migrations/0005_rematches.sql").into_sql_str();
    vec![
        Migration::new(1, "first".into(), MigrationType::Simple, first, false),
        Migration::new(2, "groups".into(), MigrationType::Simple, groups, false),
        Migration::new(3, "advice".into(), MigrationType::Simple, advice, false),
        Migration::new(4, "endings".into(), MigrationType::Simple, endings, false),
        Migration::new(5, "rematches".into(), MigrationType::Simple, rematches, false),
    ]
}

async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<(), OpenError> {
    let migrator = Migrator { migrations: migrations().into(), ..Migrator::DEFAULT };
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    match migrator.run(&mut *connection).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(_)) => {
            let found = newest_schema(connection, &migrator).await.unwrap_or(known + 1);
            Err(OpenError::NewerSchema { file: file.to_owned(), found, known })
        }
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
            Err(explain(error, file))
        }
        Err(source) => Err(OpenError::Migration { file: file.to_owned(), source }),
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
        return Err(OpenError::Foreign(file.to_owned()));
    }
    let migrator = Migrator { migrations: migrations().into(), ..Migrator::DEFAULT };
    let known = migrator.iter().map(|migration| migration.version).max().unwrap_or(0);
    match newest_schema(connection, &migrator).await {
        Some(found) if found > known => Err(OpenError::NewerSchema { file: file.to_owned(), found, known }),
        Some(_) | None => Ok(()),
    }
}

pub(crate) fn explain(error: sqlx::Error, file: &Path) -> OpenError {
    let file = file.to_owned();
    match Fault::of(&error) {
        Fault::NotADatabase => OpenError::NotADatabase(file),
        Fault::Corrupt => OpenError::Damaged { file, found: error.to_string() },
        Fault::NotWritable => OpenError::NotWritable {
            directory: file.parent().map(Path::to_owned).unwrap_or_default(),
            source: io::Error::other(error),
        },
        Fault::Full => OpenError::DiskFull(file),
        Fault::Disk | Fault::Constraint | Fault::Other => OpenError::Database { file, source: error },
    }
}
