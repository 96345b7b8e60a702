//! How finished games ended, for when their rules are gone. What the texts mean is the web's business.

use crate::connector::{Connection, Statement};
use crate::error::StoreError;
use crate::open::Store;
use crate::tables::TableId;
use sqlx::Row as _;

impl Store {
    /// The finished tables of which it is not stored how they ended, in the order of their names.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_without_ending(&self) -> Result<Vec<TableId>, StoreError> {
        let select = "SELECT id FROM game_table
                      WHERE phase = 'over' AND id NOT IN (SELECT table_id FROM ending) ORDER BY id";
        let rows = self.readers.rows(sqlx::query(select)).await?;
        rows.iter().map(|row| Ok(TableId::stored(row.try_get("id")?))).collect()
    }

    /// Stores how the game of a finished table ended. Nothing happens if that is stored already, or the game is not over.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_ending(&self, table: &TableId, text: &str) -> Result<(), StoreError> {
        self.writer.execute(insert(table, text)).await?;
        Ok(())
    }
}

/// The statement that stores how the game of a finished table ended.
pub(crate) fn insert(table: &TableId, text: &str) -> Statement {
    let insert = "INSERT INTO ending (table_id, text)
                  SELECT id, $2 FROM game_table WHERE id = $1 AND phase = 'over' ON CONFLICT DO NOTHING";
    sqlx::query(insert).bind(table.to_string()).bind(text.to_owned())
}

/// How the game of a table ended, as far as it is stored.
pub(crate) async fn read(snapshot: &mut Connection, table: &TableId) -> Result<Option<String>, StoreError> {
    let select = sqlx::query_scalar("SELECT text FROM ending WHERE table_id = $1");
    Ok(select.bind(table.to_string()).fetch_optional(snapshot).await?)
}
