//! Invitations: a link that lets whoever has it sit down.

use crate::connector::{Row, Statement, number_if_any};
use crate::error::StoreError;
use crate::open::{Store, now};
use crate::random;
use crate::tables::TableId;
use sqlx::Row as _;
use std::fmt;

const LETTERS: usize = 26;

/// The unguessable part of an invitation's link, of 130 bits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InviteToken(String);

impl InviteToken {
    /// Reads a token; `None` for what cannot be one.
    pub fn parse(text: &str) -> Option<InviteToken> {
        random::is_name(text, LETTERS).then(|| InviteToken(text.to_owned()))
    }
}

impl fmt::Display for InviteToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What an invitation is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invite {
    /// The token of its link.
    pub token: InviteToken,
    /// The table.
    pub table: TableId,
    /// The seat, if it is for one seat.
    pub seat: Option<u8>,
}

impl Invite {
    fn from_row(row: &Row) -> Result<Invite, StoreError> {
        Ok(Invite {
            token: InviteToken(row.try_get("token")?),
            table: TableId::stored(row.try_get("table_id")?),
            seat: number_if_any(row, "seat")?,
        })
    }
}

/// A new invitation, and the statement that stores it.
pub(crate) fn new_row(table: &TableId, seat: Option<u8>) -> Result<(Invite, Statement), StoreError> {
    let token = random::name(LETTERS)?;
    let insert = "INSERT INTO invite (token, table_id, seat, created)
                  SELECT $1, id, $3, $4 FROM game_table WHERE id = $2";
    let row =
        sqlx::query(insert).bind(token.clone()).bind(table.to_string()).bind(seat.map(i32::from)).bind(now());
    Ok((Invite { token: InviteToken(token), table: table.clone(), seat }, row))
}

impl Store {
    /// Makes an invitation to a table, or to one seat of it.
    ///
    /// # Errors
    /// If there is no such table or the database fails.
    pub async fn create_invite(&self, table: &TableId, seat: Option<u8>) -> Result<Invite, StoreError> {
        let (invite, row) = new_row(table, seat)?;
        match self.writer.execute(row).await? {
            0 => Err(StoreError::NoSuchTable),
            _ => Ok(invite),
        }
    }

    /// The invitation with this token, unless it was withdrawn.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn invite(&self, token: &InviteToken) -> Result<Option<Invite>, StoreError> {
        let query = sqlx::query("SELECT token, table_id, seat FROM invite WHERE token = $1");
        let row = self.readers.row(query.bind(token.to_string())).await?;
        row.as_ref().map(Invite::from_row).transpose()
    }

    /// All invitations to a table, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn invites_to(&self, table: &TableId) -> Result<Vec<Invite>, StoreError> {
        let query = "SELECT token, table_id, seat FROM invite WHERE table_id = $1 ORDER BY created, token";
        let rows = self.readers.rows(sqlx::query(query).bind(table.to_string())).await?;
        rows.iter().map(Invite::from_row).collect()
    }

    /// Withdraws an invitation. Nothing happens if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn withdraw_invite(&self, token: &InviteToken) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM invite WHERE token = $1").bind(token.to_string());
        self.writer.execute(query).await.map(drop)
    }
}
