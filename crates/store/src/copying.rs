//! Everything that is stored, carried from one database into another.

use crate::backups::Keys;
use crate::connector::{Access, Connection, Dialect, Row, Statement, end, say};
use crate::error::{BackupError, Location, StoreError};
use crate::home::Home;
use crate::sqlite::Durability;
use crate::{postgres, sqlite};
use futures_util::TryStreamExt;
use sqlx::{AssertSqlSafe, Row as _};

/// All tables of the schema, each after those it refers to, with their columns: numbers end with `#`, bytes with `%`. Which
/// node has a table stays behind.
const TABLES: [(&str, &str); 20] = [
    ("person", "id# name language created# settings deleted# old_cookie#"),
    ("credential", "id# person# digest% kind name created# seen#"),
    ("sign_in_code", "person# digest% until#"),
    ("passphrase", "person# handle hash changed#"),
    (
        "passkey",
        "id# person# host credential% user_handle% transports# static_state% dynamic_state% name created# seen# answered#",
    ),
    ("player_group", "id token game name base choices created#"),
    ("group_member", "group_id person# joined#"),
    (
        "game_table",
        "id game rules# options seed% title host# listing phase ended_by version# created# changed# group_id advice rematch empty_seats# bots_awaited#",
    ),
    ("seat", "table_id seat# person# bot"),
    ("entry", "table_id seq# at# kind text"),
    ("invite", "token table_id seat# created#"),
    ("deletion_wish", "table_id person# at#"),
    ("leaving", "person#"),
    ("deleted_table", "id at#"),
    ("audit", "seq# at# way act target why"),
    ("ban", "target until#"),
    ("report", "id# at# reporter# table_id person# text closed#"),
    ("group_result", "table_id group_id seq# at# text"),
    ("ending", "table_id text"),
    ("secret", "name value%"),
];

/// The tables of keys, and of what people are known by; not of what brings them back.
const KEYS: [&str; 3] = ["secret", "credential", "sign_in_code"];

/// What was carried over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// How many people.
    pub people: u64,
    /// How many tables.
    pub tables: u64,
    /// How many entries at all tables.
    pub entries: u64,
}

/// Carries everything that is stored in a database, which is at this location, to another one where nothing is stored yet.
pub(crate) async fn copy_into(
    source: &mut Connection,
    dialect: Dialect,
    location: Location,
    to: &Home,
    keys: Keys,
) -> Result<Copied, BackupError> {
    let (snapshot, known) = match dialect {
        Dialect::Sqlite => ("BEGIN", sqlite::schema()),
        Dialect::Postgres => ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", postgres::schema()),
    };
    let schema = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
    let schema: Option<i64> = schema.fetch_one(&mut *source).await.map_err(StoreError::from)?;
    if schema != Some(known) {
        return Err(BackupError::Older(location));
    }
    without_limit(source, dialect).await?;
    say(source, snapshot).await?;
    match to {
        Home::Folder(folder) => {
            let (database, anchor, _read) = sqlite::open(folder, Durability::Full, u64::MAX).await?;
            let mut target = database.connect(Access::Write).await?;
            let location = Location::File(folder.join("holdfast.db"));
            let copied = fill(source, &mut target, Dialect::Sqlite, location, keys).await;
            end(target).await;
            anchor.weigh().await;
            copied
        }
        Home::Database(address) => {
            let database = postgres::open(address).await?;
            let mut target = database.connect(Access::Write).await.map_err(StoreError::from)?;
            let copied = fill(source, &mut target, Dialect::Postgres, address.location(), keys).await;
            end(target).await;
            copied
        }
    }
}

async fn fill(
    source: &mut Connection,
    target: &mut Connection,
    dialect: Dialect,
    location: Location,
    keys: Keys,
) -> Result<Copied, BackupError> {
    without_limit(target, dialect).await?;
    say(target, dialect.begin()).await?;
    for table in ["person", "game_table"] {
        if count(target, table).await? > 0 {
            return Err(BackupError::NotEmpty(location));
        }
    }
    // A server that was started and never used has made keys.
    say(target, "DELETE FROM secret").await?;
    let mut copied = Copied::default();
    for (table, columns) in TABLES {
        if KEYS.contains(&table) && keys == Keys::New {
            continue;
        }
        let rows = carry(source, target, table, columns).await?;
        match table {
            "person" => copied.people = rows,
            "game_table" => copied.tables = rows,
            "entry" => copied.entries = rows,
            _ => {}
        }
    }
    carry_rematches(source, target).await?;
    if dialect == Dialect::Postgres {
        for next in [
            "SELECT setval(pg_get_serial_sequence('person', 'id'), (SELECT max(id) FROM person))",
            "SELECT setval(pg_get_serial_sequence('credential', 'id'), (SELECT max(id) FROM credential))",
            "SELECT setval(pg_get_serial_sequence('passkey', 'id'), (SELECT max(id) FROM passkey))",
            "SELECT setval(pg_get_serial_sequence('audit', 'seq'), (SELECT max(seq) FROM audit))",
            "SELECT setval(pg_get_serial_sequence('report', 'id'), (SELECT max(id) FROM report))",
        ] {
            say(target, next).await?;
        }
    }
    say(target, "COMMIT").await?;
    Ok(copied)
}

/// Carries the rows of a table over, and tells how many there are.
async fn carry(
    source: &mut Connection,
    target: &mut Connection,
    table: &str,
    columns: &str,
) -> Result<u64, StoreError> {
    let columns: Vec<&str> = columns.split(' ').collect();
    let names: Vec<&str> = columns.iter().map(|column| column.trim_end_matches(['#', '%'])).collect();
    let places: Vec<String> = (1..=columns.len()).map(|place| format!("${place}")).collect();
    let names = names.join(", ");
    let select = format!("SELECT {names} FROM {table}");
    let insert = format!("INSERT INTO {table} ({names}) VALUES ({})", places.join(", "));
    let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(source);
    let mut carried = 0;
    while let Some(row) = rows.try_next().await? {
        let mut into = sqlx::query(AssertSqlSafe(insert.clone()));
        for column in &columns {
            into = bind(into, &row, column)?;
        }
        into.execute(&mut *target).await?;
        carried += 1;
    }
    Ok(carried)
}

fn bind(into: Statement, row: &Row, column: &str) -> Result<Statement, sqlx::Error> {
    // Tables refer to tables: to which ones is stored when all are there.
    if column == "rematch" {
        return Ok(into.bind(None::<String>));
    }
    if let Some(name) = column.strip_suffix('#') {
        Ok(into.bind(row.try_get::<Option<i64>, _>(name)?))
    } else if let Some(name) = column.strip_suffix('%') {
        Ok(into.bind(row.try_get::<Option<Vec<u8>>, _>(name)?))
    } else {
        Ok(into.bind(row.try_get::<Option<String>, _>(column)?))
    }
}

async fn carry_rematches(source: &mut Connection, target: &mut Connection) -> Result<(), StoreError> {
    let select = "SELECT id, rematch FROM game_table WHERE rematch IS NOT NULL";
    let mut rows = sqlx::query(select).fetch(source);
    while let Some(row) = rows.try_next().await? {
        let (table, rematch): (String, String) = (row.try_get("id")?, row.try_get("rematch")?);
        let update = sqlx::query("UPDATE game_table SET rematch = $2 WHERE id = $1");
        update.bind(table).bind(rematch).execute(&mut *target).await?;
    }
    Ok(())
}

async fn count(connection: &mut Connection, table: &str) -> Result<i64, StoreError> {
    let count = format!("SELECT count(*) FROM {table}");
    Ok(sqlx::query_scalar(AssertSqlSafe(count)).fetch_one(connection).await?)
}

/// What takes long here takes as long as it takes.
async fn without_limit(connection: &mut Connection, dialect: Dialect) -> Result<(), StoreError> {
    match dialect {
        Dialect::Sqlite => Ok(()),
        Dialect::Postgres => say(connection, "SET statement_timeout = 0").await,
    }
}

#[cfg(test)]
mod tests {
    use super::TABLES;
    use crate::Store;
    use std::collections::BTreeSet;

    #[tokio::test]
    async fn every_column_is_carried_over() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let select = "SELECT m.name || '.' || c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
                      WHERE m.type = 'table' AND substr(m.name, 1, 1) <> '_' AND substr(m.name, 1, 7) <> 'sqlite_'";
        let mut reading = store.readers.begin().await.unwrap();
        let stored: Vec<String> =
            sqlx::query_scalar(select).fetch_all(&mut reading.connection).await.unwrap();
        let carried = TABLES.iter().flat_map(|(table, columns)| {
            let names = columns.split(' ').map(|column| column.trim_end_matches(['#', '%']));
            names.map(move |name| format!("{table}.{name}"))
        });
        assert_eq!(carried.collect::<BTreeSet<_>>(), stored.into_iter().collect());
    }
}
