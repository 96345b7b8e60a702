//! Tables: what they are, the entries that make them up, and lists of them.

use crate::appends::Following;
use crate::endings;
use crate::error::StoreError;
use crate::groups::GroupId;
use crate::histories::{self, History};
use crate::open::{Store, now};
use crate::people::sql;
use crate::random;
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{Connection, Row};
use std::fmt;

const LETTERS: usize = 12;

/// The public name of a table in addresses: 12 letters that cannot be guessed (60 bits).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(String);

impl TableId {
    /// Reads an id; `None` for what cannot be one.
    pub fn parse(text: &str) -> Option<TableId> {
        random::is_name(text, LETTERS).then(|| TableId(text.to_owned()))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn stored(text: String) -> TableId {
        TableId(text)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Everybody sees it in the list of open tables.
    Public,
    /// Only those who know its address.
    Private,
}

impl Listing {
    fn as_str(self) -> &'static str {
        match self {
            Listing::Public => "public",
            Listing::Private => "private",
        }
    }
}

/// Whether those who sit at a table may ask what a strong player would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Advice {
    /// Whenever they decide.
    #[default]
    Allowed,
    /// Never, nor are they shown what bots thought.
    Forbidden,
}

impl Advice {
    fn as_str(self) -> &'static str {
        match self {
            Advice::Allowed => "allowed",
            Advice::Forbidden => "forbidden",
        }
    }
}

/// How far a table has come, for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game runs.
    Running,
    /// The game is over.
    Over {
        /// What ended it, in the game's words.
        ended_by: String,
    },
}

impl Phase {
    pub(crate) fn columns(&self) -> (&'static str, Option<&str>) {
        match self {
            Phase::Gathering => ("gathering", None),
            Phase::Running => ("running", None),
            Phase::Over { ended_by } => ("over", Some(ended_by)),
        }
    }
}

/// Who sits in a seat, for lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody.
    Empty,
    /// The person with this number.
    Person(u64),
    /// A bot of this level.
    Bot(String),
}

/// A table to be made.
#[derive(Clone)]
pub struct NewTable<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u32,
    /// The options as text.
    pub options: &'a str,
    /// The secret seed.
    pub seed: [u8; 32],
    /// What its host calls it; may be empty.
    pub title: &'a str,
    /// Who makes it.
    pub host: Option<u64>,
    /// Who finds it.
    pub listing: Listing,
    /// Whether advice may be asked for.
    pub advice: Advice,
    /// The group whose log its game goes into.
    pub group: Option<&'a GroupId>,
    /// How many seats it has.
    pub seats: u8,
}

impl<'a> NewTable<'a> {
    /// A private table without a title that nobody has made, where advice may be asked for.
    pub fn new(game: &'a str, rules: u32, options: &'a str, seats: u8, seed: [u8; 32]) -> NewTable<'a> {
        let (title, host, group) = ("", None, None);
        let (listing, advice) = (Listing::Private, Advice::Allowed);
        NewTable { game, rules, options, seed, title, host, listing, advice, group, seats }
    }
}

/// One entry to be stored: a kind and a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The kind, such as `move`.
    pub kind: String,
    /// The text.
    pub text: String,
}

impl Entry {
    /// An entry of this kind.
    pub fn new(kind: impl Into<String>, text: impl Into<String>) -> Entry {
        Entry { kind: kind.into(), text: text.into() }
    }
}

/// What is stored in one step: entries, and what lists show from then on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Append {
    /// The entries, in order.
    pub entries: Vec<Entry>,
    /// The seats that have changed hands.
    pub seats: Vec<(u8, Occupant)>,
    /// The phase, if it has changed.
    pub phase: Option<Phase>,
    /// What the game gives to the log of the table's group now that it is over. Nothing is stored if there is no group.
    pub result: Option<String>,
    /// How the game ended, in words that need no rules, now that it is over.
    pub ending: Option<String>,
    /// Who notices it.
    pub noticed: Noticed,
}

/// Who notices what is stored. Lists lie in the order of what everybody noticed: their order must not tell
/// that something was done in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Noticed {
    /// Everybody at the table and onlookers.
    #[default]
    ByEverybody,
    /// Not everybody.
    BySome,
}

/// A seat and who sits there, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody.
    Empty,
    /// A person.
    Person {
        /// The person's number.
        id: u64,
        /// The name others see.
        name: String,
    },
    /// A bot of this level.
    Bot(String),
}

/// The table at which the people of another one play again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// It has just been made.
    New(TableId),
    /// Somebody has made it before.
    Known(TableId),
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInfo {
    /// Its id.
    pub id: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the rules it began by.
    pub rules: u32,
    /// The options as they are written under that version.
    pub options: String,
    /// What its host calls it; may be empty.
    pub title: String,
    /// Who made it.
    pub host: Option<u64>,
    /// Who finds it.
    pub listing: Listing,
    /// Whether advice may be asked for.
    pub advice: Advice,
    /// The group whose log its game goes into.
    pub group: Option<GroupId>,
    /// How far it has come.
    pub phase: Phase,
    /// How many entries it has, those included that were made in secret.
    pub version: u64,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// When the newest entry was stored that everybody noticed, in seconds since 1970.
    pub changed: i64,
    /// The seats in order.
    pub seats: Vec<Sitter>,
}

/// A table with everything that is stored of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// What lists show.
    pub info: TableInfo,
    /// What happened at it.
    pub history: History,
    /// How its game ended, if that is stored, in words that need no rules.
    pub ending: Option<String>,
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// How many tables to skip.
    pub skip: u32,
    /// How many to give at most.
    pub limit: u32,
}

/// The rows of the chosen tables, one for each seat. `$1` and `$2` are the page's skip and limit.
macro_rules! listed {
    ($condition:literal) => {
        concat!(
            "WITH chosen AS (SELECT * FROM game_table t WHERE ",
            $condition,
            " ORDER BY t.changed DESC, t.id LIMIT $2 OFFSET $1)
             SELECT t.id, t.game, t.rules, t.options, t.title, t.host, t.listing, t.advice, t.group_id, t.phase, t.ended_by,
                    t.version, t.created, t.changed, s.person, s.bot, p.name
             FROM chosen t LEFT JOIN seat s ON s.table_id = t.id LEFT JOIN person p ON p.id = s.person
             ORDER BY t.changed DESC, t.id, s.seat"
        )
    };
}

/// A row to be written.
type Insert = sqlx::query::Query<'static, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

async fn insert(connection: &mut SqliteConnection, rows: Vec<Insert>) -> Result<(), StoreError> {
    for row in rows {
        row.execute(&mut *connection).await?;
    }
    Ok(())
}

const WHOLE: Page = Page { skip: 0, limit: 1 };

impl Store {
    /// Makes a table where nobody sits yet.
    ///
    /// # Errors
    /// If the host or the group is unknown, or the database fails.
    pub async fn create_table(&self, table: &NewTable<'_>) -> Result<TableId, StoreError> {
        let (id, rows) = self.table_rows(table).await?;
        self.writer.write(|connection| Box::pin(insert(connection, rows))).await?;
        Ok(id)
    }

    /// Makes a table where the people of another one play again. Each table has one rematch at most.
    ///
    /// # Errors
    /// If the other table, the host or the group is unknown, or the database fails.
    pub async fn create_rematch(&self, of: &TableId, table: &NewTable<'_>) -> Result<Rematch, StoreError> {
        let (id, rows) = self.table_rows(table).await?;
        let (other, new) = (of.to_string(), id.to_string());
        let known: Option<String> = self
            .writer
            .write(move |connection| {
                Box::pin(async move {
                    let known = sqlx::query_scalar("SELECT rematch FROM game_table WHERE id = $1");
                    let known: Option<Option<String>> =
                        known.bind(other.clone()).fetch_optional(&mut *connection).await?;
                    if let Some(known) = known.ok_or(StoreError::NoSuchTable)? {
                        return Ok(Some(known));
                    }
                    insert(&mut *connection, rows).await?;
                    let update = sqlx::query("UPDATE game_table SET rematch = $2 WHERE id = $1");
                    update.bind(other).bind(new).execute(&mut *connection).await?;
                    Ok(None)
                })
            })
            .await?;
        Ok(known.map_or(Rematch::New(id), |known| Rematch::Known(TableId(known))))
    }

    /// The rows of a new table, and its id.
    async fn table_rows(&self, table: &NewTable<'_>) -> Result<(TableId, Vec<Insert>), StoreError> {
        let id = TableId(random::name(LETTERS)?);
        if let Some(host) = table.host
            && self.person(host).await?.is_none()
        {
            return Err(StoreError::NoSuchPerson);
        }
        if let Some(group) = table.group
            && self.group(group).await?.is_none()
        {
            return Err(StoreError::NoSuchGroup);
        }
        let insert = "INSERT INTO game_table
                      (id, game, rules, options, seed, title, host, listing, advice, group_id, created, changed)
                      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)";
        let table_row = sqlx::query(insert)
            .bind(id.to_string())
            .bind(table.game.to_owned())
            .bind(table.rules)
            .bind(table.options.to_owned())
            .bind(table.seed.to_vec())
            .bind(table.title.to_owned())
            .bind(table.host.map(sql))
            .bind(table.listing.as_str())
            .bind(table.advice.as_str())
            .bind(table.group.map(GroupId::to_string))
            .bind(now());
        let seats = (0..table.seats).map(|seat| {
            let insert = sqlx::query("INSERT INTO seat (table_id, seat) VALUES ($1, $2)");
            insert.bind(id.to_string()).bind(seat)
        });
        let rows = std::iter::once(table_row).chain(seats).collect();
        Ok((id, rows))
    }

    /// Stores entries that follow the first `from` ones, all or none. If the call is dropped before it
    /// returns, they may or may not be stored: load the table again.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there are not exactly `from` entries; nothing is stored then.
    pub async fn append(&self, table: &TableId, from: u64, append: &Append) -> Result<(), StoreError> {
        self.writer.append(Following { table: table.clone(), from, append: append.clone() }).await
    }

    /// A table with all of its entries.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn load(&self, table: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let mut reading = self.readers.begin().await?;
        let stored = load_table(&mut reading.connection, table).await;
        reading.end(stored)
    }

    /// What lists show of one table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table_info(&self, table: &TableId) -> Result<Option<TableInfo>, StoreError> {
        let query = sqlx::query(listed!("t.id = $3")).bind(WHOLE.skip).bind(WHOLE.limit).bind(table.as_str());
        Ok(infos(&self.readers.rows(query).await?)?.pop())
    }

    /// The tables where a person sits or that it made, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of(&self, person: u64, page: Page) -> Result<Vec<TableInfo>, StoreError> {
        let condition = listed!("t.host = $3 OR t.id IN (SELECT table_id FROM seat WHERE person = $3)");
        let query = sqlx::query(condition).bind(page.skip).bind(page.limit).bind(sql(person));
        infos(&self.readers.rows(query).await?)
    }

    /// The public tables that are not over and have an empty seat, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn open_tables(&self, page: Page) -> Result<Vec<TableInfo>, StoreError> {
        let condition = listed!(
            "t.listing = 'public' AND t.phase IN ('gathering', 'running') AND EXISTS
             (SELECT 1 FROM seat s WHERE s.table_id = t.id AND s.person IS NULL AND s.bot IS NULL)"
        );
        let query = sqlx::query(condition).bind(page.skip).bind(page.limit);
        infos(&self.readers.rows(query).await?)
    }

    /// The public tables whose game runs, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_running_tables(&self, page: Page) -> Result<Vec<TableInfo>, StoreError> {
        let query = sqlx::query(listed!("t.listing = 'public' AND t.phase = 'running'"));
        infos(&self.readers.rows(query.bind(page.skip).bind(page.limit)).await?)
    }

    /// The public tables whose game is over, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn finished_tables(&self, page: Page) -> Result<Vec<TableInfo>, StoreError> {
        let condition = listed!("t.listing = 'public' AND t.phase = 'over'");
        let query = sqlx::query(condition).bind(page.skip).bind(page.limit);
        infos(&self.readers.rows(query).await?)
    }

    /// The tables of a group, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of_group(&self, group: &GroupId, page: Page) -> Result<Vec<TableInfo>, StoreError> {
        let condition = listed!("t.group_id = $3");
        let query = sqlx::query(condition).bind(page.skip).bind(page.limit).bind(group.as_str());
        infos(&self.readers.rows(query).await?)
    }

    /// The tables whose game runs, the latest changed first: what a server wakes when it starts.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn running_tables(&self, page: Page) -> Result<Vec<TableInfo>, StoreError> {
        let query = sqlx::query(listed!("t.phase = 'running'")).bind(page.skip).bind(page.limit);
        infos(&self.readers.rows(query).await?)
    }

    /// The tables where a person sits and the game runs, the latest changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn running_tables_of(&self, person: u64, page: Page) -> Result<Vec<TableInfo>, StoreError> {
        let condition =
            listed!("t.phase = 'running' AND t.id IN (SELECT table_id FROM seat WHERE person = $3)");
        let query = sqlx::query(condition).bind(page.skip).bind(page.limit).bind(sql(person));
        infos(&self.readers.rows(query).await?)
    }

    /// Gives a table another title and listing.
    ///
    /// # Errors
    /// If there is no such table or the database fails.
    pub async fn describe_table(
        &self,
        table: &TableId,
        title: &str,
        listing: Listing,
    ) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE game_table SET title = $2, listing = $3 WHERE id = $1")
            .bind(table.to_string())
            .bind(title.to_owned())
            .bind(listing.as_str());
        match self.writer.execute(query).await? {
            0 => Err(StoreError::NoSuchTable),
            _ => Ok(()),
        }
    }
}

/// Reads a table from one snapshot.
async fn load_table(
    connection: &mut SqliteConnection,
    table: &TableId,
) -> Result<Option<StoredTable>, StoreError> {
    let mut snapshot = connection.begin().await?;
    let rows = sqlx::query(listed!("t.id = $3"))
        .bind(WHOLE.skip)
        .bind(WHOLE.limit)
        .bind(table.as_str())
        .fetch_all(&mut *snapshot)
        .await?;
    let Some(info) = infos(&rows)?.pop() else { return Ok(None) };
    let Some(history) = histories::read(&mut snapshot, table).await? else { return Ok(None) };
    let ending = endings::read(&mut snapshot, table).await?;
    Ok(Some(StoredTable { info, history, ending }))
}

fn infos(rows: &[SqliteRow]) -> Result<Vec<TableInfo>, StoreError> {
    let mut tables: Vec<TableInfo> = Vec::new();
    for row in rows {
        let id: String = row.try_get("id")?;
        if tables.last().is_none_or(|table| table.id.0 != id) {
            tables.push(info(row, id)?);
        }
        if let Some(table) = tables.last_mut() {
            table.seats.push(sitter(row)?);
        }
    }
    Ok(tables)
}

fn info(row: &SqliteRow, id: String) -> Result<TableInfo, StoreError> {
    let listing = match row.try_get("listing")? {
        "public" => Listing::Public,
        "private" => Listing::Private,
        _ => return Err(StoreError::Damaged),
    };
    let advice = match row.try_get("advice")? {
        "allowed" => Advice::Allowed,
        "forbidden" => Advice::Forbidden,
        _ => return Err(StoreError::Damaged),
    };
    let phase = match row.try_get("phase")? {
        "gathering" => Phase::Gathering,
        "running" => Phase::Running,
        "over" => Phase::Over { ended_by: row.try_get::<Option<String>, _>("ended_by")?.unwrap_or_default() },
        _ => return Err(StoreError::Damaged),
    };
    Ok(TableInfo {
        id: TableId(id),
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        options: row.try_get("options")?,
        title: row.try_get("title")?,
        host: row.try_get("host")?,
        listing,
        advice,
        group: row.try_get::<Option<String>, _>("group_id")?.map(GroupId::stored),
        phase,
        version: row.try_get("version")?,
        created: row.try_get("created")?,
        changed: row.try_get("changed")?,
        seats: Vec::new(),
    })
}

fn sitter(row: &SqliteRow) -> Result<Sitter, sqlx::Error> {
    let (person, bot): (Option<u64>, Option<String>) = (row.try_get("person")?, row.try_get("bot")?);
    Ok(match (person, bot) {
        (Some(id), _) => Sitter::Person { id, name: row.try_get("name")? },
        (None, Some(level)) => Sitter::Bot(level),
        (None, None) => Sitter::Empty,
    })
}
