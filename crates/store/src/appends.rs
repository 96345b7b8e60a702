//! How appends are stored: those that only follow, of any number of tables, by one script; those that say more about their
//! table one by one.

use crate::connector::{Connection, Dialect, number, number_if_any};
use crate::endings;
use crate::error::StoreError;
use crate::groups::store_result;
use crate::open::now;
use crate::people::sql;
use crate::tables::{Append, Bots, Noticed, Occupant, TableId};
use sqlx::Row;

/// An append that waits.
#[derive(Debug)]
pub(crate) struct Following {
    pub(crate) table: TableId,
    /// How often nodes have taken the table, the last time this one did; 0 where there is one program.
    pub(crate) fence: i64,
    pub(crate) from: u64,
    pub(crate) append: Append,
}

impl Following {
    /// Whether it is entries and nothing else.
    pub(crate) fn is_plain(&self) -> bool {
        let Append { entries: _, seats, phase, result, ending, noticed: _, bots: _ } = &self.append;
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

impl Dialect {
    /// Stores entries of different tables, `$1`, at the time `$2`, and gives a row for each table they do not follow at, with
    /// its place in `$1`. Nothing is stored of that one.
    fn store_plain(self) -> &'static str {
        match self {
            Dialect::Sqlite => SQLITE,
            Dialect::Postgres => POSTGRES,
        }
    }
}

/// One script is one way to SQLite's thread and back. Outside a transaction the savepoint is one of its own, and its release
/// the commit; it begins by writing so that it waits for others at once. There is one program: no other has taken a table.
const SQLITE: &str = "
SAVEPOINT plain;
INSERT INTO entry (table_id, seq, at, kind, text)
    SELECT t.id, t.version + e.key, $2, e.value ->> 0, e.value ->> 1
    FROM json_each($1) a
    CROSS JOIN game_table t ON t.id = a.value ->> 0 AND t.version = a.value ->> 1
    CROSS JOIN json_each(a.value, '$[4]') e;
SELECT a.key AS place, t.version AS stored, 0 AS taken
    FROM json_each($1) a LEFT JOIN game_table t ON t.id = a.value ->> 0
    WHERE t.version IS NOT a.value ->> 1;
UPDATE game_table SET version = a.value ->> 2, changed = coalesce(a.value ->> 3, changed), bots_awaited = a.value ->> 6
    FROM json_each($1) a
    WHERE game_table.id = a.value ->> 0 AND game_table.version = a.value ->> 1;
RELEASE plain;
";

/// One statement, which is all or nothing. A node that was slow meets another fence.
const POSTGRES: &str = "
WITH waiting AS (
    SELECT a.place - 1 AS place, a.row ->> 0 AS id, (a.row ->> 1)::bigint AS first, (a.row ->> 2)::bigint AS after,
           (a.row ->> 3)::bigint AS noticed, a.row -> 4 AS entries, (a.row ->> 5)::bigint AS fence,
           (a.row ->> 6)::bigint AS bots
    FROM json_array_elements($1::json) WITH ORDINALITY a (row, place)
), following AS (
    UPDATE game_table t SET version = w.after, changed = coalesce(w.noticed, t.changed), bots_awaited = w.bots
    FROM waiting w
    WHERE t.id = w.id AND t.version = w.first AND t.fence = w.fence
    RETURNING w.place, w.id, w.first, w.entries
), stored AS (
    INSERT INTO entry (table_id, seq, at, kind, text)
    SELECT f.id, f.first + e.place - 1, $2, e.entry ->> 0, e.entry ->> 1
    FROM following f CROSS JOIN json_array_elements(f.entries) WITH ORDINALITY e (entry, place)
)
SELECT w.place, t.version AS stored, CASE WHEN t.fence = w.fence THEN 0 ELSE 1 END AS taken
FROM waiting w LEFT JOIN game_table t ON t.id = w.id
WHERE w.place NOT IN (SELECT place FROM following)
";

/// Stores plain appends to different tables. Gives what became of each, in order.
pub(crate) async fn store_plain(
    connection: &mut Connection,
    dialect: Dialect,
    appends: &[&Following],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let at = now();
    let rows =
        sqlx::query(dialect.store_plain()).bind(as_json(appends, at)).bind(at).fetch_all(connection).await?;
    let mut stored: Vec<_> = appends.iter().map(|_| Ok(())).collect();
    for row in rows {
        let place: usize = number(&row, "place")?;
        let taken = row.try_get::<i64, _>("taken")? != 0;
        stored[place] = Err(match number_if_any(&row, "stored")? {
            None => StoreError::NoSuchTable,
            Some(_) if taken => StoreError::TakenOver,
            Some(stored) => StoreError::Conflict { expected: appends[place].from, stored },
        });
    }
    Ok(stored)
}

/// What [`Dialect::store_plain`] reads: for each append its table, from, to, when it was noticed, the entries, the fence, and
/// whether a bot is awaited.
fn as_json(appends: &[&Following], at: i64) -> String {
    let rows = appends.iter().map(|append| {
        let entries = append.append.entries.iter().map(|entry| (&entry.kind, &entry.text));
        let entries: Vec<_> = entries.collect();
        let bots = i64::from(append.append.bots == Bots::Awaited);
        (
            append.table.as_str(),
            sql(append.from),
            sql(append.to()),
            append.changed(at),
            entries,
            append.fence,
            bots,
        )
    });
    serde_json::json!(rows.collect::<Vec<_>>()).to_string()
}

/// Stores one append, whatever else it says about its table. If it is refused, some of it may be stored.
pub(crate) async fn store_one(
    connection: &mut Connection,
    dialect: Dialect,
    following: &Following,
) -> Result<(), StoreError> {
    store_plain(connection, dialect, &[following]).await?.into_iter().collect::<Result<(), StoreError>>()?;
    let Following { table, fence: _, from: _, append } = following;
    for (seat, occupant) in &append.seats {
        let (person, bot) = match occupant {
            Occupant::Empty => (None, None),
            Occupant::Person(id) => (Some(sql(*id)), None),
            Occupant::Bot(level) => (None, Some(level.clone())),
        };
        sqlx::query("UPDATE seat SET person = $3, bot = $4 WHERE table_id = $1 AND seat = $2")
            .bind(table.to_string())
            .bind(i32::from(*seat))
            .bind(person)
            .bind(bot)
            .execute(&mut *connection)
            .await?;
    }
    if !append.seats.is_empty() {
        let empty = "UPDATE game_table SET empty_seats =
                     (SELECT count(*) FROM seat WHERE table_id = $1 AND person IS NULL AND bot IS NULL)
                     WHERE id = $1";
        sqlx::query(empty).bind(table.to_string()).execute(&mut *connection).await?;
    }
    if let Some(phase) = &append.phase {
        let (phase, ended_by) = phase.columns();
        sqlx::query("UPDATE game_table SET phase = $2, ended_by = $3 WHERE id = $1")
            .bind(table.to_string())
            .bind(phase)
            .bind(ended_by.map(str::to_owned))
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
