//! Opening the database: it is there, ours, and brought up to date.

use super::{Address, Database};
use crate::connector::{Access, Connection, end};
use crate::error::{Fault, OpenError};
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

/// Opens the database at this address and brings it up to date, one node after the other.
pub(crate) async fn open(address: &Address) -> Result<Database, OpenError> {
    let explained = |error| explain(error, address);
    let database = Database { options: address.options().map_err(explained)? };
    let mut connection = database.connect(Access::Write).await.map_err(explained)?;
    check_ours(&mut connection, address).await?;
    migrate(&mut connection, address).await?;
    Ok(database)
}

/// Opens the database at this address for reading only.
pub(crate) async fn open_to_read(address: &Address) -> Result<Connection, OpenError> {
    let explained = |error| explain(error, address);
    let database = Database { options: address.options().map_err(explained)? };
    let mut connection = database.connect(Access::Read).await.map_err(explained)?;
    check_ours(&mut connection, address).await?;
    let migrator = migrator();
    match newest_schema(&mut connection, &migrator).await {
        None => Err(OpenError::Empty(address.to_string())),
        Some(found) => check_known(found, address).map(|()| connection),
    }
}

/// Opens the database at this address for writing too, beside the servers that use it.
pub(crate) async fn open_beside(address: &Address) -> Result<Connection, OpenError> {
    let mut connection = open_to_read(address).await?;
    let found = newest_schema(&mut connection, &migrator()).await;
    end(connection).await;
    if found != Some(schema()) {
        return Err(OpenError::OlderSchema(address.location()));
    }
    let explained = |error| explain(error, address);
    let database = Database { options: address.options().map_err(explained)? };
    database.connect(Access::Write).await.map_err(explained)
}

/// A database that has tables, but none of ours, is another program's.
async fn check_ours(connection: &mut Connection, address: &Address) -> Result<(), OpenError> {
    let count = "SELECT count(*) FILTER (WHERE tablename = '_sqlx_migrations'), count(*)
                 FROM pg_tables WHERE schemaname = current_schema()";
    let (ours, all): (i64, i64) =
        sqlx::query_as(count).fetch_one(connection).await.map_err(|error| explain(error, address))?;
    if ours == 0 && all > 0 { Err(OpenError::Foreign(address.location())) } else { Ok(()) }
}

/// The schema this program knows.
pub(crate) fn schema() -> i64 {
    migrator().iter().map(|migration| migration.version).max().unwrap_or(0)
}

fn migrator() -> Migrator {
    let first = include_str!("../../migrations/postgres/0001_first.sql").into_sql_str();
    let deletion = include_str!("../../migrations/postgres/0002_deletion.sql").into_sql_str();
    let bots = include_str!("../../migrations/postgres/0003_bots_awaited.sql").into_sql_str();
    let identity = include_str!("../../migrations/postgres/0004_identity.sql").into_sql_str();
    let operators = include_str!("../../migrations/postgres/0005_operators.sql").into_sql_str();
    let passkeys = include_str!("../../migrations/postgres/0006_passkeys.sql").into_sql_str();
    let migrations = vec![
        Migration::new(1, "first".into(), MigrationType::Simple, first, false),
        Migration::new(2, "deletion".into(), MigrationType::Simple, deletion, false),
        Migration::new(3, "bots awaited".into(), MigrationType::Simple, bots, false),
        Migration::new(4, "identity".into(), MigrationType::Simple, identity, false),
        Migration::new(5, "operators".into(), MigrationType::Simple, operators, false),
        Migration::new(6, "passkeys".into(), MigrationType::Simple, passkeys, false),
    ];
    Migrator { migrations: migrations.into(), ..Migrator::DEFAULT }
}

async fn migrate(connection: &mut Connection, address: &Address) -> Result<(), OpenError> {
    let migrator = migrator();
    if let Some(found) = newest_schema(connection, &migrator).await {
        check_known(found, address)?;
    }
    match migrator.run(&mut *connection).await {
        Ok(()) => Ok(()),
        Err(MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)) => {
            Err(explain(error, address))
        }
        Err(source) => Err(OpenError::Migration { location: address.location(), source }),
    }
}

async fn newest_schema(connection: &mut Connection, migrator: &Migrator) -> Option<i64> {
    let applied = connection.list_applied_migrations(&migrator.table_name).await.ok()?;
    applied.iter().map(|migration| migration.version).max()
}

/// Refuses the schema of a newer program.
fn check_known(found: i64, address: &Address) -> Result<(), OpenError> {
    let known = schema();
    let location = address.location();
    if found > known { Err(OpenError::NewerSchema { location, found, known }) } else { Ok(()) }
}

fn explain(error: sqlx::Error, address: &Address) -> OpenError {
    let location = address.location();
    match Fault::of(&error) {
        Fault::Full => OpenError::DiskFull(location),
        Fault::Corrupt | Fault::NotADatabase => OpenError::Damaged { location, found: error.to_string() },
        Fault::Away => OpenError::Away { location, source: error },
        Fault::NotWritable | Fault::Disk | Fault::Constraint | Fault::Other => {
            OpenError::Database { location, source: error }
        }
    }
}
