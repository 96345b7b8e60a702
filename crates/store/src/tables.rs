//! Tables: what they are, and the entries that make them up.

use crate::appends::Following;
use crate::connector::{Connection, Statement};
use crate::endings;
use crate::error::StoreError;
use crate::groups::GroupId;
use crate::histories::{self, History};
use crate::lists::{ONE, Page, infos, list};
use crate::open::{Store, now};
use crate::people::sql;
use crate::random;
use sqlx::Connection as _;
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

    /// An id no table has.
    pub(crate) fn random() -> Result<TableId, StoreError> {
        Ok(TableId(random::name(LETTERS)?))
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
    /// Whether the game waits for a bot from then on.
    pub bots: Bots,
}

/// Whether the game of a table waits for a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bots {
    /// It waits for nobody, or for people.
    #[default]
    Rest,
    /// It does.
    Awaited,
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
    /// Somebody who was deleted since.
    Former,
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

pub(crate) async fn insert(connection: &mut Connection, rows: Vec<Statement>) -> Result<(), StoreError> {
    for row in rows {
        row.execute(&mut *connection).await?;
    }
    Ok(())
}

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
                    // Whoever asks for the same on another node waits for the answer.
                    let known = "UPDATE game_table SET rematch = rematch WHERE id = $1 RETURNING rematch";
                    let known = sqlx::query_scalar(known);
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
    async fn table_rows(&self, table: &NewTable<'_>) -> Result<(TableId, Vec<Statement>), StoreError> {
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
        new_rows(table)
    }

    /// Stores entries that follow the first `from` ones, all or none. If the call is dropped before it
    /// returns, they may or may not be stored: load the table again.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if there are not exactly `from` entries, [`StoreError::Elsewhere`] if the table is another
    /// node's, [`StoreError::TakenOver`] if it has become another's; nothing is stored then.
    pub async fn append(&self, table: &TableId, from: u64, append: &Append) -> Result<(), StoreError> {
        let fence = self.fence(table).await?;
        let following = Following { table: table.clone(), fence, from, append: append.clone() };
        self.writer.append(following).await.inspect_err(|error| self.met(table, error))
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

/// The rows of a new table whose host and group are known, and its id.
pub(crate) fn new_rows(table: &NewTable<'_>) -> Result<(TableId, Vec<Statement>), StoreError> {
    let id = TableId::random()?;
    let insert = "INSERT INTO game_table
                  (id, game, rules, options, seed, title, host, listing, advice, group_id, created, changed, empty_seats)
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)";
    let table_row = sqlx::query(insert)
        .bind(id.to_string())
        .bind(table.game.to_owned())
        .bind(i64::from(table.rules))
        .bind(table.options.to_owned())
        .bind(table.seed.to_vec())
        .bind(table.title.to_owned())
        .bind(table.host.map(sql))
        .bind(table.listing.as_str())
        .bind(table.advice.as_str())
        .bind(table.group.map(GroupId::to_string))
        .bind(now())
        .bind(i32::from(table.seats));
    let seats = (0..table.seats).map(|seat| {
        let insert = sqlx::query("INSERT INTO seat (table_id, seat) VALUES ($1, $2)");
        insert.bind(id.to_string()).bind(i32::from(seat))
    });
    let rows = std::iter::once(table_row).chain(seats).collect();
    Ok((id, rows))
}

/// Reads a table from one snapshot.
pub(crate) async fn load_table(
    connection: &mut Connection,
    table: &TableId,
) -> Result<Option<StoredTable>, StoreError> {
    let mut snapshot = connection.begin().await?;
    let rows = list(ONE, &Page::first(1)).bind(table.to_string()).fetch_all(&mut *snapshot).await?;
    let Some(info) = infos(&rows)?.pop() else { return Ok(None) };
    let Some(history) = histories::read(&mut snapshot, table).await? else { return Ok(None) };
    let ending = endings::read(&mut snapshot, table).await?;
    Ok(Some(StoredTable { info, history, ending }))
}
