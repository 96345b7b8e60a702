//! How appends are stored: those that only follow, of any number of tables, by one script; those that say more about their
//! table one by one.

use crate::endings;
use crate::error::StoreError;
use crate::groups::store_result;
use crate::open::now;
use crate::people::sql;
use crate::tables::{Append, Noticed, Occupant, TableId};
use sqlx::Row;
use sqlx::sqlite::SqliteConnection;

/// An append that waits.
#[derive(Debug)]
pub(crate) struct Following {
    pub(crate) table: TableId,
    pub(crate) from: u64,
    pub(crate) append: Append,
}

impl Following {
    /// Whether it is entries and nothing else.
    pub(crate) fn is_plain(&self) -> bool {
        let Append { entries: _, seats, phase, result, ending, noticed: _ } = &self.append;
        seats.is_empty() && phase.is_none() && result.is_none() && ending.is_none()
    }

    /// The number of entries from then on.
    fn to(&self) -> u64 {
        self.from + self.append.entries.len() as u64
    }

    /// When everybody noticed it, if everybody does.
    fn changed(&self, at: i64) -> Option<i64> {
        match self.append.noticed {
            Noticed::ByEverybody => Some(at),
            Noticed::BySome => None,
        }
    }
}

/// Stores entries of different tables, `$1`, at the time `$2`, and gives a row for each table they do not follow at, with its
/// place in `$1`. Nothing is stored of that one. One script is one way to SQLite's thread and back. Outside a transaction the
/// savepoint is one of its own, and its release the commit; it begins by writing so that it waits for others at once.
const STORE_PLAIN: &str = "
SAVEPOINT plain;
INSERT INTO entry (table_id, seq, at, kind, text)
    SELECT t.id, t.version + e.key, $2, e.value ->> 0, e.value ->> 1
    FROM json_each($1) a
    CROSS JOIN game_table t ON t.id = a.value ->> 0 AND t.version = a.value ->> 1
    CROSS JOIN json_each(a.value, '$[4]') e;
SELECT a.key AS place, t.version AS stored
    FROM json_each($1) a LEFT JOIN game_table t ON t.id = a.value ->> 0
    WHERE t.version IS NOT a.value ->> 1;
UPDATE game_table SET version = a.value ->> 2, changed = coalesce(a.value ->> 3, changed)
    FROM json_each($1) a
    WHERE game_table.id = a.value ->> 0 AND game_table.version = a.value ->> 1;
RELEASE plain;
";

/// Stores plain appends to different tables. Gives what became of each, in order.
pub(crate) async fn store_plain(
    connection: &mut SqliteConnection,
    appends: &[&Following],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let at = now();
    let rows = sqlx::query(STORE_PLAIN).bind(as_json(appends, at)).bind(at).fetch_all(connection).await?;
    let mut stored: Vec<_> = appends.iter().map(|_| Ok(())).collect();
    for row in rows {
        let place = row.try_get::<u32, _>("place")? as usize;
        stored[place] = Err(refusal(appends[place].from, row.try_get("stored")?));
    }
    Ok(stored)
}

/// What [`STORE_PLAIN`] reads: for each append its table, from, to, when it was noticed, and the entries.
fn as_json(appends: &[&Following], at: i64) -> String {
    let rows = appends.iter().map(|append| {
        let entries = append.append.entries.iter().map(|entry| (&entry.kind, &entry.text));
        let entries: Vec<_> = entries.collect();
        (append.table.as_str(), sql(append.from), sql(append.to()), append.changed(at), entries)
    });
    serde_json::json!(rows.collect::<Vec<_>>()).to_string()
}

fn refusal(expected: u64, stored: Option<u64>) -> StoreError {
    match stored {
        Some(stored) => StoreError::Conflict { expected, stored },
        None => StoreError::NoSuchTable,
    }
}

/// Stores one append, whatever else it says about its table. If it is refused, some of it may be stored.
pub(crate) async fn store_one(
    connection: &mut SqliteConnection,
    following: &Following,
) -> Result<(), StoreError> {
    store_plain(connection, &[following]).await?.into_iter().collect::<Result<(), StoreError>>()?;
    let Following { table, from: _, append } = following;
    for (seat, occupant) in &append.seats {
        let (person, bot) = match occupant {
            Occupant::Empty => (None, None),
            Occupant::Person(id) => (Some(sql(*id)), None),
            Occupant::Bot(level) => (None, Some(level)),
        };
        sqlx::query("UPDATE seat SET person = $3, bot = $4 WHERE table_id = $1 AND seat = $2")
            .bind(table.as_str())
            .bind(seat)
            .bind(person)
            .bind(bot)
            .execute(&mut *connection)
            .await?;
    }
    if let Some(phase) = &append.phase {
        let (phase, ended_by) = phase.columns();
        sqlx::query("UPDATE game_table SET phase = $2, ended_by = $3 WHERE id = $1")
            .bind(table.as_str())
            .bind(phase)
            .bind(ended_by)
            .execute(&mut *connection)
            .await?;
    }
    if let Some(result) = &append.result {
        store_result(connection, table, result).await?;
    }
    if let Some(ending) = &append.ending {
        endings::insert(table, ending).execute(connection).await?;
    }
    Ok(())
}
