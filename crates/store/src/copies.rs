//! Copies of tables, for measurements of what a store with very many tables is like.

use crate::connector::{Connection, Dialect};
use crate::error::StoreError;
use crate::open::Store;
use crate::tables::TableId;
use sqlx::AssertSqlSafe;

/// How many copies are stored at a time.
const BATCH: u32 = 1_000;

/// The columns of a table of the database whose values a copy shares.
const SHARED: [(&str, &str); 4] = [
    (
        "game_table",
        "game rules options seed title host listing phase ended_by version created advice empty_seats bots_awaited",
    ),
    ("seat", "seat person bot"),
    ("entry", "seq at kind text"),
    ("ending", "text"),
];

impl Dialect {
    /// Reads `$1`: the ids of copies, and by how many seconds each is older than the table.
    fn copies(self) -> &'static str {
        match self {
            Dialect::Sqlite => "SELECT value ->> 0 AS id, value ->> 1 AS age FROM json_each($1)",
            Dialect::Postgres => {
                "SELECT value ->> 0 AS id, (value ->> 1)::bigint AS age FROM json_array_elements($1::json)"
            }
        }
    }
}

impl Store {
    /// Adds this many copies of a table, with everything that has happened there, under ids of their own. They stand in lists
    /// after it, each a second older than the one before. For measurements: it goes around everything that watches over tables.
    ///
    /// # Errors
    /// If there is no such table or the database fails.
    pub async fn copy_table(&self, table: &TableId, copies: u32) -> Result<(), StoreError> {
        if self.table_info(table).await?.is_none() {
            return Err(StoreError::NoSuchTable);
        }
        let dialect = self.connector.dialect();
        for first in (0..copies).step_by(BATCH as usize) {
            let ages = first..copies.min(first + BATCH);
            let ids = ages.map(|age| Ok((TableId::random()?.to_string(), age + 1)));
            let batch = serde_json::json!(ids.collect::<Result<Vec<_>, StoreError>>()?).to_string();
            let of = table.to_string();
            self.writer.write(move |connection| Box::pin(store(connection, dialect, batch, of))).await?;
        }
        Ok(())
    }
}

async fn store(
    connection: &mut Connection,
    dialect: Dialect,
    batch: String,
    of: String,
) -> Result<(), StoreError> {
    let copies = dialect.copies();
    for (table, columns) in SHARED {
        let columns = columns.replace(' ', ", ");
        let (own, id, values) = match table {
            "game_table" => ("id, changed", "id", "c.id, t.changed - c.age"),
            _ => ("table_id", "table_id", "c.id"),
        };
        let insert = format!(
            "WITH c AS ({copies}) INSERT INTO {table} ({own}, {columns})
             SELECT {values}, {columns} FROM (SELECT id, age FROM c) c CROSS JOIN {table} t WHERE t.{id} = $2"
        );
        sqlx::query(AssertSqlSafe(insert))
            .bind(batch.clone())
            .bind(of.clone())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
