//! Groups: people who play game after game together, and what those games gave to their log.
//!
//! What a game gives is stored with the decision that ends it, in the transaction of [`Store::append`]: there is no moment
//! at which the program can be killed between the two. The table is its key, so it is there once. A table that is over
//! takes nothing back, so it never has to go again.

use crate::connector::{Connection, Row};
use crate::error::StoreError;
use crate::open::{Store, now};
use crate::people::sql;
use crate::random;
use crate::tables::TableId;
use sqlx::Row as _;
use std::fmt;

const LETTERS: usize = 12;
const TOKEN_LETTERS: usize = 26;

/// The name of a group in addresses. It gives no right.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GroupId(String);

impl GroupId {
    /// Reads an id; `None` for what cannot be one.
    pub fn parse(text: &str) -> Option<GroupId> {
        random::is_name(text, LETTERS).then(|| GroupId(text.to_owned()))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn stored(text: String) -> GroupId {
        GroupId(text)
    }
}

impl fmt::Display for GroupId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The unguessable part of the link that lets whoever has it into a group, of 130 bits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GroupToken(String);

impl GroupToken {
    /// Reads a token; `None` for what cannot be one.
    pub fn parse(text: &str) -> Option<GroupToken> {
        random::is_name(text, TOKEN_LETTERS).then(|| GroupToken(text.to_owned()))
    }
}

impl fmt::Display for GroupToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A group to be made.
#[derive(Clone, Copy, Debug)]
pub struct NewGroup<'a> {
    /// The game's id.
    pub game: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// What it brings along, in the game's words.
    pub base: &'a str,
    /// What it has chosen for its next games, in the game's words.
    pub choices: &'a str,
    /// Who makes it, and is its first member.
    pub founder: u64,
}

/// A group as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its id.
    pub id: GroupId,
    /// The token of the link that lets others in.
    pub token: GroupToken,
    /// The game's id.
    pub game: String,
    /// What it is called.
    pub name: String,
    /// What it has brought along, in the game's words.
    pub base: String,
    /// What it has chosen for its next games, in the game's words.
    pub choices: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
}

/// What a finished game gave to the log of its group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupResult {
    /// The table it was played at.
    pub table: TableId,
    /// When it ended, in seconds since 1970.
    pub at: i64,
    /// What it gave, in the game's words.
    pub text: String,
}

impl Group {
    fn from_row(row: &Row) -> Result<Group, sqlx::Error> {
        Ok(Group {
            id: GroupId(row.try_get("id")?),
            token: GroupToken(row.try_get("token")?),
            game: row.try_get("game")?,
            name: row.try_get("name")?,
            base: row.try_get("base")?,
            choices: row.try_get("choices")?,
            created: row.try_get("created")?,
        })
    }
}

/// What is read of a group, followed by which one.
macro_rules! group {
    ($condition:literal) => {
        concat!(
            "SELECT g.id, g.token, g.game, g.name, g.base, g.choices, g.created FROM player_group g ",
            $condition
        )
    };
}

impl Store {
    /// Makes a group with its first member.
    ///
    /// # Errors
    /// If the founder is unknown or the database fails.
    pub async fn create_group(&self, group: &NewGroup<'_>) -> Result<GroupId, StoreError> {
        let (id, token) = (random::name(LETTERS)?, random::name(TOKEN_LETTERS)?);
        if self.person(group.founder).await?.is_none() {
            return Err(StoreError::NoSuchPerson);
        }
        let insert = "INSERT INTO player_group (id, token, game, name, base, choices, created)
                      VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let group_row = sqlx::query(insert)
            .bind(id.clone())
            .bind(token)
            .bind(group.game.to_owned())
            .bind(group.name.to_owned())
            .bind(group.base.to_owned())
            .bind(group.choices.to_owned())
            .bind(now());
        let insert = "INSERT INTO group_member (group_id, person, joined) VALUES ($1, $2, $3)";
        let founder = sqlx::query(insert).bind(id.clone()).bind(sql(group.founder)).bind(now());
        self.writer
            .write(|connection| {
                Box::pin(async move {
                    group_row.execute(&mut *connection).await?;
                    founder.execute(connection).await?;
                    Ok(())
                })
            })
            .await?;
        Ok(GroupId(id))
    }

    /// The group with this id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn group(&self, id: &GroupId) -> Result<Option<Group>, StoreError> {
        let query = sqlx::query(group!("WHERE g.id = $1")).bind(id.to_string());
        let row = self.readers.row(query).await?;
        Ok(row.as_ref().map(Group::from_row).transpose()?)
    }

    /// The group with this link, unless there is a newer one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn group_behind(&self, token: &GroupToken) -> Result<Option<Group>, StoreError> {
        let query = sqlx::query(group!("WHERE g.token = $1")).bind(token.to_string());
        let row = self.readers.row(query).await?;
        Ok(row.as_ref().map(Group::from_row).transpose()?)
    }

    /// The groups a person belongs to, the latest joined first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn groups_of(&self, person: u64) -> Result<Vec<Group>, StoreError> {
        let query = group!(
            "JOIN group_member m ON m.group_id = g.id WHERE m.person = $1 ORDER BY m.joined DESC, g.created DESC, g.id"
        );
        let rows = self.readers.rows(sqlx::query(query).bind(sql(person))).await?;
        Ok(rows.iter().map(Group::from_row).collect::<Result<_, _>>()?)
    }

    /// Whether a person belongs to a group.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn belongs(&self, group: &GroupId, person: u64) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT 1 FROM group_member WHERE group_id = $1 AND person = $2");
        Ok(self.readers.row(query.bind(group.to_string()).bind(sql(person))).await?.is_some())
    }

    /// The names of those who belong to a group, the first to come first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn members(&self, group: &GroupId) -> Result<Vec<String>, StoreError> {
        let query = "SELECT p.name FROM group_member m JOIN person p ON p.id = m.person
                     WHERE m.group_id = $1 ORDER BY m.joined, p.id";
        let rows = self.readers.rows(sqlx::query(query).bind(group.to_string())).await?;
        Ok(rows.iter().map(|row| row.try_get("name")).collect::<Result<_, _>>()?)
    }

    /// The names of those who belong to a group, but for this person.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn other_members(&self, group: &GroupId, person: u64) -> Result<Vec<String>, StoreError> {
        let query = "SELECT p.name FROM group_member m JOIN person p ON p.id = m.person
                     WHERE m.group_id = $1 AND m.person <> $2";
        let rows = self.readers.rows(sqlx::query(query).bind(group.to_string()).bind(sql(person))).await?;
        Ok(rows.iter().map(|row| row.try_get("name")).collect::<Result<_, _>>()?)
    }

    /// Has a person belong to a group. Nothing happens if it does already.
    ///
    /// # Errors
    /// If there is no such group or person, or the database fails.
    pub async fn join_group(&self, group: &GroupId, person: u64) -> Result<(), StoreError> {
        if self.person(person).await?.is_none() {
            return Err(StoreError::NoSuchPerson);
        }
        if self.group(group).await?.is_none() {
            return Err(StoreError::NoSuchGroup);
        }
        let insert = "INSERT INTO group_member (group_id, person, joined) VALUES ($1, $2, $3)
                      ON CONFLICT (group_id, person) DO NOTHING";
        let query = sqlx::query(insert).bind(group.to_string()).bind(sql(person)).bind(now());
        self.writer.execute(query).await.map(drop)
    }

    /// Gives a group another link; the old one leads nowhere from now on.
    ///
    /// # Errors
    /// If there is no such group or the database fails.
    pub async fn renew_group_link(&self, group: &GroupId) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE player_group SET token = $2 WHERE id = $1");
        let query = query.bind(group.to_string()).bind(random::name(TOKEN_LETTERS)?);
        one_group(self.writer.execute(query).await?)
    }

    /// Calls a group something else.
    ///
    /// # Errors
    /// If there is no such group or the database fails.
    pub async fn rename_group(&self, group: &GroupId, name: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE player_group SET name = $2 WHERE id = $1");
        one_group(self.writer.execute(query.bind(group.to_string()).bind(name.to_owned())).await?)
    }

    /// A person belongs to a group no longer; its link leads back in. Nothing happens if it did not belong to it.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave_group(&self, group: &GroupId, person: u64) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM group_member WHERE group_id = $1 AND person = $2");
        self.writer.execute(query.bind(group.to_string()).bind(sql(person))).await.map(drop)
    }

    /// Stores what a group has chosen for its next games.
    ///
    /// # Errors
    /// If there is no such group or the database fails.
    pub async fn set_group_choices(&self, group: &GroupId, choices: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE player_group SET choices = $2 WHERE id = $1");
        one_group(self.writer.execute(query.bind(group.to_string()).bind(choices.to_owned())).await?)
    }

    /// What the finished games of a group gave to its log, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn group_results(&self, group: &GroupId) -> Result<Vec<GroupResult>, StoreError> {
        let query = "SELECT table_id, at, text FROM group_result WHERE group_id = $1 ORDER BY seq";
        let rows = self.readers.rows(sqlx::query(query).bind(group.to_string())).await?;
        let result = |row: &Row| {
            let table = TableId::stored(row.try_get("table_id")?);
            Ok(GroupResult { table, at: row.try_get("at")?, text: row.try_get("text")? })
        };
        Ok(rows.iter().map(result).collect::<Result<_, sqlx::Error>>()?)
    }
}

/// Stores what a finished game gives to the log of its group, if its table belongs to one.
pub(crate) async fn store_result(
    connection: &mut Connection,
    table: &TableId,
    text: &str,
) -> Result<(), sqlx::Error> {
    let insert = "INSERT INTO group_result (table_id, group_id, seq, at, text)
                  SELECT t.id, t.group_id,
                         (SELECT count(*) FROM group_result r WHERE r.group_id = t.group_id), $2, $3
                  FROM game_table t WHERE t.id = $1 AND t.group_id IS NOT NULL";
    // Games of a group that end at once on two nodes are numbered one after the other.
    let lock = "UPDATE player_group SET id = id WHERE id = (SELECT group_id FROM game_table WHERE id = $1)";
    sqlx::query(lock).bind(table.to_string()).execute(&mut *connection).await?;
    sqlx::query(insert).bind(table.to_string()).bind(now()).bind(text.to_owned()).execute(connection).await?;
    Ok(())
}

fn one_group(changed: u64) -> Result<(), StoreError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::NoSuchGroup) }
}
