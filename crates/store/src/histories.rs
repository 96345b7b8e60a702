//! What is stored of the games at all tables, read beside the server that has the store open, and also from a store that an
//! older program has written.

use crate::connector::{Connection, Row, number};
use crate::error::{OpenError, StoreError};
use crate::home::Home;
use crate::tables::{Entry, StoredTable, TableId, load_table};
use crate::{postgres, sqlite};
use sqlx::{Connection as _, Row as _};
use std::fmt;

/// The games at the tables of a store.
#[derive(Debug)]
pub struct Histories {
    connection: Connection,
}

/// What happened at one table.
#[derive(Clone, PartialEq, Eq)]
pub struct History {
    /// The game's id.
    pub game: String,
    /// The version of the rules it began by.
    pub rules: u32,
    /// The options, as they are written under that version.
    pub options: String,
    /// The sealed seed.
    pub seed: [u8; 32],
    /// What ended the game, if it is over.
    pub ended_by: Option<String>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let History { game, rules, options, seed: _, ended_by, entries } = self;
        f.debug_struct("History")
            .field("game", game)
            .field("rules", rules)
            .field("options", options)
            .field("ended_by", ended_by)
            .field("entries", entries)
            .finish_non_exhaustive()
    }
}

impl Histories {
    /// Opens a store for reading only. Nothing is made, changed or locked.
    ///
    /// # Errors
    /// If there is no store, it is not one of ours, a newer program has written it, or it cannot be reached.
    pub async fn open(home: &Home) -> Result<Histories, OpenError> {
        let connection = match home {
            Home::Folder(folder) => sqlite::open_to_read(folder).await?,
            Home::Database(address) => postgres::open_to_read(address).await?,
        };
        Ok(Histories { connection })
    }

    /// All tables, in the order of their names.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables(&mut self) -> Result<Vec<TableId>, StoreError> {
        let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM game_table ORDER BY id")
            .fetch_all(&mut self.connection)
            .await?;
        Ok(ids.into_iter().map(TableId::stored).collect())
    }

    /// A table with everything that is stored of it, if there is one.
    ///
    /// # Errors
    /// If what is stored of it is not complete, it is in the form of an older program, or the database fails.
    pub async fn table(&mut self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        load_table(&mut self.connection, table).await
    }

    /// What happened at a table up to now.
    ///
    /// # Errors
    /// If there is no such table, what is stored of it is not complete, or the database fails.
    pub async fn history(&mut self, table: &TableId) -> Result<History, StoreError> {
        let mut snapshot = self.connection.begin().await?;
        read(&mut snapshot, table).await?.ok_or(StoreError::NoSuchTable)
    }
}

/// What happened at a table, from a snapshot.
pub(crate) async fn read(snapshot: &mut Connection, table: &TableId) -> Result<Option<History>, StoreError> {
    let select = "SELECT game, rules, options, seed, phase, ended_by, version FROM game_table WHERE id = $1";
    let row = sqlx::query(select).bind(table.to_string()).fetch_optional(&mut *snapshot).await?;
    let Some(row) = row else { return Ok(None) };
    let select = "SELECT kind, text FROM entry WHERE table_id = $1 ORDER BY seq";
    let rows = sqlx::query(select).bind(table.to_string()).fetch_all(snapshot).await?;
    let entry = |row: &Row| Ok(Entry { kind: row.try_get("kind")?, text: row.try_get("text")? });
    let entries = rows.iter().map(entry).collect::<Result<Vec<_>, sqlx::Error>>()?;
    if entries.len() as u64 != number::<u64>(&row, "version")? {
        return Err(StoreError::Damaged);
    }
    let seed: Vec<u8> = row.try_get("seed")?;
    let over = row.try_get::<&str, _>("phase")? == "over";
    Ok(Some(History {
        game: row.try_get("game")?,
        rules: number(&row, "rules")?,
        options: row.try_get("options")?,
        seed: seed.try_into().map_err(|_| StoreError::Damaged)?,
        ended_by: row.try_get::<Option<String>, _>("ended_by")?.filter(|_| over),
        entries,
    }))
}
