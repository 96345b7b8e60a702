//! What operators see and do. Each act is stored together with a line that says what was done, when, to what and why: one cannot be
//! without the other. Servers follow those lines: an act takes effect wherever it was done, by a server's page or by a command beside
//! the server.

use crate::appends::{Following, store_one};
use crate::connector::{Connection, Dialect, Row, end, number, number_if_any, say};
use crate::deletion::{delete, delete_person};
use crate::error::{OpenError, StoreError};
use crate::home::Home;
use crate::invites::{Invite, new_row};
use crate::lists::{Page, infos, list, listed};
use crate::open::{Store, now};
use crate::people::sql;
use crate::tables::{Append, NewTable, TableId, TableInfo, insert, new_rows};
use crate::{postgres, sqlite};
use sqlx::Row as _;
use std::fmt;

/// How an act was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// On a page of the server.
    Page,
    /// By a command beside the server.
    Command,
}

impl Way {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Way::Page => "page",
            Way::Command => "command",
        }
    }
}

/// Who is turned away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Banned {
    /// Whoever comes as this person.
    Person(u64),
    /// Whoever comes from this address, or from one of this range, as text.
    Address(String),
}

impl Banned {
    /// Reads what [`Banned`] is written as: `person 12`, or an address.
    pub fn parse(text: &str) -> Banned {
        let person = text.strip_prefix("person ").and_then(|number| number.parse().ok());
        person.map_or_else(|| Banned::Address(text.to_owned()), Banned::Person)
    }
}

impl fmt::Display for Banned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Banned::Person(number) => write!(f, "person {number}"),
            Banned::Address(address) => f.write_str(address),
        }
    }
}

/// What an operator does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Nobody finds a table any more who does not know its address.
    Hide(TableId),
    /// Everybody finds it in lists.
    Show(TableId),
    /// A table has another title; it may be empty.
    RenameTable(TableId, String),
    /// A table is deleted.
    DeleteTable(TableId),
    /// A person has another name; it may be empty.
    RenamePerson(u64, String),
    /// A person is deleted.
    DeletePerson(u64),
    /// Somebody is turned away until this time, in seconds since 1970; for ever without one.
    Ban(Banned, Option<i64>),
    /// Somebody is turned away no longer.
    Unban(Banned),
    /// What somebody reported is done with.
    Close(u64),
}

impl Act {
    /// The word for what is done.
    pub fn word(&self) -> &'static str {
        match self {
            Act::Hide(_) => "hide",
            Act::Show(_) => "show",
            Act::RenameTable(..) => "rename-table",
            Act::DeleteTable(_) => "delete-table",
            Act::RenamePerson(..) => "rename-person",
            Act::DeletePerson(_) => "delete-person",
            Act::Ban(..) => "ban",
            Act::Unban(_) => "unban",
            Act::Close(_) => "close",
        }
    }

    /// To what it is done.
    pub fn target(&self) -> String {
        match self {
            Act::Hide(table) | Act::Show(table) | Act::RenameTable(table, _) | Act::DeleteTable(table) => {
                format!("table {table}")
            }
            Act::RenamePerson(person, _) | Act::DeletePerson(person) => format!("person {person}"),
            Act::Ban(banned, _) | Act::Unban(banned) => banned.to_string(),
            Act::Close(report) => format!("report {report}"),
        }
    }
}

/// A line about what an operator has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditLine {
    /// Its number, from 1.
    pub seq: u64,
    /// When it was done, in seconds since 1970.
    pub at: i64,
    /// How: `page` or `command`.
    pub way: String,
    /// What was done, in a word.
    pub act: String,
    /// To what: `table ID`, `person NUMBER`, `report NUMBER`, or an address.
    pub target: String,
    /// Why, in the operator's words; may be empty.
    pub why: String,
}

/// Somebody who is turned away.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Who.
    pub banned: Banned,
    /// Until when, in seconds since 1970; for ever if `None`.
    pub until: Option<i64>,
}

/// What somebody wants operators to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its number, from 1.
    pub id: u64,
    /// When it was made, in seconds since 1970.
    pub at: i64,
    /// Who made it, if the server knew them.
    pub reporter: Option<u64>,
    /// The table it is about, or at which it happened.
    pub table: TableId,
    /// The person it is about, if it is about one.
    pub person: Option<u64>,
    /// What it says.
    pub text: String,
}

/// A person as an operator sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The number.
    pub id: u64,
    /// The name; may be empty.
    pub name: String,
    /// When they first came, in seconds since 1970.
    pub created: i64,
    /// At how many tables they sit.
    pub tables: u64,
}

const TABLES: &str = listed!("($4 = '' OR t.id = $4 OR lower(t.title) LIKE '%' || lower($4) || '%')");

/// An operator beside the server, with a connection of their own: to a database on a server, or to a file that a server may have
/// open.
#[derive(Debug)]
pub struct Operator {
    connection: Connection,
    dialect: Dialect,
}

impl Operator {
    /// Opens a store for an operator.
    ///
    /// # Errors
    /// If there is none, it cannot be used, or another version of the program has written it.
    pub async fn open(home: &Home) -> Result<Operator, OpenError> {
        let (connection, dialect) = match home {
            Home::Folder(folder) => (sqlite::open_beside(folder).await?, Dialect::Sqlite),
            Home::Database(address) => (postgres::open_beside(address).await?, Dialect::Postgres),
        };
        Ok(Operator { connection, dialect })
    }

    /// Does something and stores that it was done.
    ///
    /// # Errors
    /// If there is no such table or person, or the database fails. Nothing is done then.
    pub async fn carry_out(&mut self, act: Act, why: &str) -> Result<(), StoreError> {
        say(&mut self.connection, self.dialect.begin()).await?;
        let done = carry_out(&mut self.connection, Way::Command, act, why.to_owned()).await;
        say(&mut self.connection, if done.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
        done
    }

    /// Makes a table with what has happened there, and an invitation to it.
    ///
    /// # Errors
    /// If the database fails. Nothing is stored then.
    pub async fn import(
        &mut self,
        table: &NewTable<'_>,
        append: &Append,
    ) -> Result<(TableId, Invite), StoreError> {
        let (id, rows) = new_rows(table)?;
        let (invite, invitation) = new_row(&id, None)?;
        let following = Following { table: id.clone(), fence: 0, from: 0, append: append.clone() };
        say(&mut self.connection, self.dialect.begin()).await?;
        let stored = async {
            insert(&mut self.connection, rows).await?;
            store_one(&mut self.connection, self.dialect, &following).await?;
            invitation.execute(&mut self.connection).await?;
            Ok(())
        };
        let stored: Result<(), StoreError> = stored.await;
        say(&mut self.connection, if stored.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
        stored.map(|()| (id, invite))
    }

    /// Tables of any kind, the latest changed first: those with this text in their title, or this name; all if it is empty.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables(&mut self, text: &str, most: u32) -> Result<Vec<TableInfo>, StoreError> {
        tables(&mut self.connection, text, &Page::first(most)).await
    }

    /// People, the latest first: those with this text in their name, or this number; all if it is empty.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn people(&mut self, text: &str, most: u32) -> Result<Vec<PersonRow>, StoreError> {
        people(&mut self.connection, text, most).await
    }

    /// What people reported that is not done with, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports(&mut self, most: u32) -> Result<Vec<Report>, StoreError> {
        reports(&mut self.connection, most).await
    }

    /// Who is turned away.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bans(&mut self) -> Result<Vec<Ban>, StoreError> {
        bans(&mut self.connection).await
    }

    /// What operators have done lately, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn audit(&mut self, most: u32) -> Result<Vec<AuditLine>, StoreError> {
        audit(&mut self.connection, most).await
    }

    /// Ends the connection.
    pub async fn close(self) {
        end(self.connection).await;
    }
}

/// A question of an operator's, asked of one of the readers.
macro_rules! asked {
    ($store:expr, $question:expr) => {{
        let mut reading = $store.readers.begin().await?;
        let answer = $question(&mut reading.connection).await;
        reading.end(answer)
    }};
}

impl Store {
    /// As [`Operator::carry_out`], on a page.
    ///
    /// # Errors
    /// As there.
    pub async fn carry_out(&self, act: Act, why: &str) -> Result<(), StoreError> {
        let why = why.to_owned();
        self.writer
            .write(move |connection| {
                Box::pin(async move { carry_out(connection, Way::Page, act, why).await })
            })
            .await
    }

    /// As [`Operator::tables`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn all_tables(&self, text: &str, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
        asked!(self, async |connection| tables(connection, text, page).await)
    }

    /// As [`Operator::people`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn all_people(&self, text: &str, most: u32) -> Result<Vec<PersonRow>, StoreError> {
        asked!(self, async |connection| people(connection, text, most).await)
    }

    /// As [`Operator::reports`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn reports(&self, most: u32) -> Result<Vec<Report>, StoreError> {
        asked!(self, async |connection| reports(connection, most).await)
    }

    /// As [`Operator::bans`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        asked!(self, async |connection| bans(connection).await)
    }

    /// As [`Operator::audit`].
    ///
    /// # Errors
    /// If the database fails.
    pub async fn audit(&self, most: u32) -> Result<Vec<AuditLine>, StoreError> {
        asked!(self, async |connection| audit(connection, most).await)
    }

    /// What operators have done after this line, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn audit_after(&self, seq: u64) -> Result<Vec<AuditLine>, StoreError> {
        let query = "SELECT seq, at, way, act, target, why FROM audit WHERE seq > $1 ORDER BY seq LIMIT 1000";
        let rows = self.readers.rows(sqlx::query(query).bind(sql(seq))).await?;
        rows.iter().map(line).collect()
    }

    /// Stores what somebody wants operators to know.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report(
        &self,
        reporter: Option<u64>,
        table: &TableId,
        person: Option<u64>,
        text: &str,
    ) -> Result<(), StoreError> {
        let insert = "INSERT INTO report (at, reporter, table_id, person, text) VALUES ($1, $2, $3, $4, $5)";
        let query = sqlx::query(insert)
            .bind(now())
            .bind(reporter.map(sql))
            .bind(table.to_string())
            .bind(person.map(sql))
            .bind(text.to_owned());
        self.writer.execute(query).await.map(drop)
    }
}

async fn carry_out(connection: &mut Connection, way: Way, act: Act, why: String) -> Result<(), StoreError> {
    let (word, target) = (act.word(), act.target());
    match act {
        Act::Hide(table) => update_table(connection, LISTING, &table, "private".to_owned()).await?,
        Act::Show(table) => update_table(connection, LISTING, &table, "public".to_owned()).await?,
        Act::RenameTable(table, title) => update_table(connection, TITLE, &table, title).await?,
        Act::DeleteTable(table) => {
            if !delete(connection, table.to_string()).await? {
                return Err(StoreError::NoSuchTable);
            }
        }
        Act::RenamePerson(person, name) => {
            let update = sqlx::query("UPDATE person SET name = $2 WHERE id = $1 AND deleted IS NULL");
            let changed = update.bind(sql(person)).bind(name).execute(&mut *connection).await?;
            if changed.rows_affected() == 0 {
                return Err(StoreError::NoSuchPerson);
            }
        }
        Act::DeletePerson(person) => delete_person(connection, person).await?,
        Act::Ban(banned, until) => {
            let insert = "INSERT INTO ban (target, until) VALUES ($1, $2)
                          ON CONFLICT (target) DO UPDATE SET until = excluded.until";
            sqlx::query(insert).bind(banned.to_string()).bind(until).execute(&mut *connection).await?;
        }
        Act::Unban(banned) => {
            let delete = sqlx::query("DELETE FROM ban WHERE target = $1").bind(banned.to_string());
            delete.execute(&mut *connection).await?;
        }
        Act::Close(report) => {
            let update = sqlx::query("UPDATE report SET closed = $2 WHERE id = $1");
            update.bind(sql(report)).bind(now()).execute(&mut *connection).await?;
        }
    }
    let insert = "INSERT INTO audit (at, way, act, target, why) VALUES ($1, $2, $3, $4, $5)";
    sqlx::query(insert)
        .bind(now())
        .bind(way.word())
        .bind(word)
        .bind(target)
        .bind(why)
        .execute(connection)
        .await?;
    Ok(())
}

const LISTING: &str = "UPDATE game_table SET listing = $2 WHERE id = $1";
const TITLE: &str = "UPDATE game_table SET title = $2 WHERE id = $1";

async fn update_table(
    connection: &mut Connection,
    update: &'static str,
    table: &TableId,
    value: String,
) -> Result<(), StoreError> {
    let update = sqlx::query(update).bind(table.to_string()).bind(value);
    match update.execute(connection).await?.rows_affected() {
        0 => Err(StoreError::NoSuchTable),
        _ => Ok(()),
    }
}

async fn tables(connection: &mut Connection, text: &str, page: &Page) -> Result<Vec<TableInfo>, StoreError> {
    infos(&list(TABLES, page).bind(text.to_owned()).fetch_all(connection).await?)
}

async fn people(connection: &mut Connection, text: &str, most: u32) -> Result<Vec<PersonRow>, StoreError> {
    let select =
        "SELECT p.id, p.name, p.created, (SELECT count(*) FROM seat s WHERE s.person = p.id) AS tables
                  FROM person p
                  WHERE p.deleted IS NULL
                      AND ($1 = '' OR CAST(p.id AS TEXT) = $1 OR lower(p.name) LIKE '%' || lower($1) || '%')
                  ORDER BY p.id DESC LIMIT $2";
    let select = sqlx::query(select).bind(text.to_owned()).bind(i64::from(most));
    let row = |row: &Row| {
        Ok(PersonRow {
            id: number(row, "id")?,
            name: row.try_get("name")?,
            created: row.try_get("created")?,
            tables: number(row, "tables")?,
        })
    };
    select.fetch_all(connection).await?.iter().map(row).collect()
}

async fn reports(connection: &mut Connection, most: u32) -> Result<Vec<Report>, StoreError> {
    let select = "SELECT id, at, reporter, table_id, person, text FROM report WHERE closed IS NULL ORDER BY id LIMIT $1";
    let row = |row: &Row| {
        Ok(Report {
            id: number(row, "id")?,
            at: row.try_get("at")?,
            reporter: number_if_any(row, "reporter")?,
            table: TableId::stored(row.try_get("table_id")?),
            person: number_if_any(row, "person")?,
            text: row.try_get("text")?,
        })
    };
    sqlx::query(select).bind(i64::from(most)).fetch_all(connection).await?.iter().map(row).collect()
}

async fn bans(connection: &mut Connection) -> Result<Vec<Ban>, StoreError> {
    let select = "SELECT target, until FROM ban WHERE until IS NULL OR until > $1 ORDER BY target";
    let row =
        |row: &Row| Ok(Ban { banned: Banned::parse(row.try_get("target")?), until: row.try_get("until")? });
    sqlx::query(select).bind(now()).fetch_all(connection).await?.iter().map(row).collect()
}

async fn audit(connection: &mut Connection, most: u32) -> Result<Vec<AuditLine>, StoreError> {
    let select = "SELECT seq, at, way, act, target, why FROM audit ORDER BY seq DESC LIMIT $1";
    sqlx::query(select).bind(i64::from(most)).fetch_all(connection).await?.iter().map(line).collect()
}

fn line(row: &Row) -> Result<AuditLine, StoreError> {
    Ok(AuditLine {
        seq: number(row, "seq")?,
        at: row.try_get("at")?,
        way: row.try_get("way")?,
        act: row.try_get("act")?,
        target: row.try_get("target")?,
        why: row.try_get("why")?,
    })
}
