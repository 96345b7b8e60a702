//! Tables and people that are deleted, and tables that are kept no longer.
//!
//! A table goes whole, in one transaction: its entries, its end, its seats, its invitations. Its name stays, so that whoever asks
//! for it is told. What its game gave to the log of a group stays too. Of a person only the number stays, which entries name.

use crate::connector::{Connection, number};
use crate::error::StoreError;
use crate::open::{Store, now};
use crate::people::sql;
use crate::tables::TableId;
use sqlx::Row as _;

/// How long finished tables and others are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Retention {
    /// For how many days tables are kept whose game is over, from its end on; for ever if `None`.
    pub finished: Option<u32>,
    /// For how many days tables are kept whose game is not over, from the last time that everybody noticed something there; for
    /// ever if `None`.
    pub unfinished: Option<u32>,
}

/// What came of the wish that a table be deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wished {
    /// All who have a say in it wish it: the table is gone.
    Deleted,
    /// Others have not said so yet.
    Waits,
    /// This person has no say in it.
    NotTheirs,
}

/// Those who sit at a table; if nobody does, whoever made it.
const HAVE_A_SAY: &str = "
    SELECT DISTINCT s.person AS person FROM seat s JOIN person p ON p.id = s.person AND p.deleted IS NULL
    WHERE s.table_id = $1
    UNION
    SELECT t.host FROM game_table t JOIN person p ON p.id = t.host AND p.deleted IS NULL
    WHERE t.id = $1 AND NOT EXISTS
        (SELECT 1 FROM seat s JOIN person p ON p.id = s.person AND p.deleted IS NULL WHERE s.table_id = $1)";

/// The tables that nobody has touched since a time, `$3`, the oldest first.
const OLD: &str = "
    SELECT id FROM game_table WHERE listing = $1 AND phase = $2 AND changed < $3 ORDER BY changed, id LIMIT $4";

/// How many seconds a day has.
const DAY: i64 = 24 * 60 * 60;

impl Store {
    /// Deletes a table with everything that belongs to it. Tells whether there was one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn delete_table(&self, table: &TableId) -> Result<bool, StoreError> {
        let id = table.to_string();
        let deleted = self.writer.write(|connection| Box::pin(delete(connection, id))).await?;
        self.forget_node_of(table);
        Ok(deleted)
    }

    /// Whether there was such a table, and it was deleted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn was_deleted(&self, table: &TableId) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM deleted_table WHERE id = $1").bind(table.to_string());
        Ok(self.readers.row(query).await?.is_some())
    }

    /// The people who have a say in whether a table is deleted, each with whether they wish it: all who sit there, or whoever made
    /// it if nobody does.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn deletion_wishes(&self, table: &TableId) -> Result<Vec<(u64, bool)>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let wishes = wishes(&mut reading.connection, table.to_string()).await;
        reading.end(wishes)
    }

    /// A person wishes that a table be deleted. It is as soon as all who have a say in it do.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn wish_deletion(&self, table: &TableId, person: u64) -> Result<Wished, StoreError> {
        let id = table.to_string();
        let wished = self.writer.write(move |connection| {
            Box::pin(async move {
                // Whoever sits down meanwhile on another node waits, or is seen.
                let lock = sqlx::query("UPDATE game_table SET title = title WHERE id = $1");
                lock.bind(id.clone()).execute(&mut *connection).await?;
                let before = wishes(connection, id.clone()).await?;
                if !before.iter().any(|(other, _)| *other == person) {
                    return Ok(Wished::NotTheirs);
                }
                if before.iter().all(|(other, wishes)| *other == person || *wishes) {
                    delete(connection, id).await?;
                    return Ok(Wished::Deleted);
                }
                let insert = "INSERT INTO deletion_wish (table_id, person, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
                sqlx::query(insert).bind(id).bind(sql(person)).bind(now()).execute(connection).await?;
                Ok(Wished::Waits)
            })
        });
        let wished = wished.await?;
        if wished == Wished::Deleted {
            self.forget_node_of(table);
        }
        Ok(wished)
    }

    /// Withdraws every wish to delete a table, because somebody who has a say in it wants to keep it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn decline_deletion(&self, table: &TableId) -> Result<(), StoreError> {
        let delete = sqlx::query("DELETE FROM deletion_wish WHERE table_id = $1").bind(table.to_string());
        self.writer.execute(delete).await.map(drop)
    }

    /// The tables that are kept no longer, the oldest first: this many at most.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn outlived(&self, retention: &Retention, most: u32) -> Result<Vec<TableId>, StoreError> {
        let Retention { finished, unfinished } = *retention;
        let mut tables = Vec::new();
        for (phase, days) in [("over", finished), ("running", unfinished), ("gathering", unfinished)] {
            let Some(days) = days else { continue };
            for listing in ["public", "private"] {
                let left = most as usize - tables.len().min(most as usize);
                let query = sqlx::query(OLD)
                    .bind(listing)
                    .bind(phase)
                    .bind(now() - i64::from(days) * DAY)
                    .bind(i64::try_from(left).unwrap_or(0));
                for row in self.readers.rows(query).await? {
                    tables.push(TableId::stored(row.try_get("id")?));
                }
            }
        }
        Ok(tables)
    }

    /// Deletes a person: name, language, settings, membership of groups. Nobody is known by the number any more. The seats that the
    /// person holds in games that are not over are to be emptied: see [`Store::leaving`].
    ///
    /// # Errors
    /// If there is no such person or the database fails.
    pub async fn delete_person(&self, person: u64) -> Result<(), StoreError> {
        self.writer
            .write(move |connection| Box::pin(async move { delete_person(connection, person).await }))
            .await
    }

    /// The deleted people who still hold seats of games that are not over, each with the tables.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leaving(&self) -> Result<Vec<(u64, Vec<TableId>)>, StoreError> {
        let query = "SELECT DISTINCT l.person, s.table_id FROM leaving l
                     JOIN seat s ON s.person = l.person JOIN game_table t ON t.id = s.table_id
                     WHERE t.phase <> 'over' ORDER BY l.person, s.table_id";
        let mut leaving: Vec<(u64, Vec<TableId>)> = Vec::new();
        for row in self.readers.rows(sqlx::query(query)).await? {
            let (person, table) = (number(&row, "person")?, TableId::stored(row.try_get("table_id")?));
            match leaving.last_mut() {
                Some((last, tables)) if *last == person => tables.push(table),
                Some(_) | None => leaving.push((person, vec![table])),
            }
        }
        Ok(leaving)
    }

    /// Forgets those who have left all their seats.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_who_left(&self) -> Result<(), StoreError> {
        let delete = "DELETE FROM leaving WHERE person NOT IN
                      (SELECT s.person FROM seat s JOIN game_table t ON t.id = s.table_id
                       JOIN leaving l ON l.person = s.person WHERE t.phase <> 'over')";
        self.writer.execute(sqlx::query(delete)).await.map(drop)
    }
}

/// Deletes a table. What belongs to it goes by a trigger of the database.
pub(crate) async fn delete(connection: &mut Connection, table: String) -> Result<bool, StoreError> {
    let delete = sqlx::query("DELETE FROM game_table WHERE id = $1").bind(table);
    Ok(delete.execute(connection).await?.rows_affected() > 0)
}

pub(crate) async fn delete_person(connection: &mut Connection, person: u64) -> Result<(), StoreError> {
    let update = "UPDATE person SET name = '', language = '', settings = NULL, created = 0, deleted = $2
                  WHERE id = $1 AND deleted IS NULL";
    let update = sqlx::query(update).bind(sql(person)).bind(now());
    if update.execute(&mut *connection).await?.rows_affected() == 0 {
        return Err(StoreError::NoSuchPerson);
    }
    for statement in [
        "DELETE FROM credential WHERE person = $1",
        "DELETE FROM sign_in_code WHERE person = $1",
        "DELETE FROM passphrase WHERE person = $1",
        "DELETE FROM passkey WHERE person = $1",
        "UPDATE person SET old_cookie = 0 WHERE id = $1",
        "DELETE FROM group_member WHERE person = $1",
        "DELETE FROM deletion_wish WHERE person = $1",
        "UPDATE game_table SET host = NULL WHERE host = $1",
        "INSERT INTO leaving (person) VALUES ($1)",
    ] {
        sqlx::query(statement).bind(sql(person)).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn wishes(connection: &mut Connection, table: String) -> Result<Vec<(u64, bool)>, StoreError> {
    let people: Vec<i64> =
        sqlx::query_scalar(HAVE_A_SAY).bind(table.clone()).fetch_all(&mut *connection).await?;
    let select = "SELECT person FROM deletion_wish WHERE table_id = $1";
    let wishing: Vec<i64> = sqlx::query_scalar(select).bind(table).fetch_all(connection).await?;
    let row = |person: i64| {
        Ok((u64::try_from(person).map_err(|_| StoreError::Damaged)?, wishing.contains(&person)))
    };
    people.into_iter().map(row).collect()
}
