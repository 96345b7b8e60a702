//! Passkeys by which people come back. Of each only what is public is here: whoever reads a backup cannot use it.
//!
//! The store knows nothing of how they are verified. What was registered is bytes to it.

use crate::connector::{Row, number};
use crate::credentials::day;
use crate::error::StoreError;
use crate::open::{Store, now};
use crate::people::sql;
use sqlx::Row as _;

/// What is registered of a passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPasskey {
    /// The host name it was made for.
    pub host: String,
    /// The bytes by which browsers and authenticators name it.
    pub credential: Vec<u8>,
    /// The 16 bytes by which they name its person.
    pub user_handle: Vec<u8>,
    /// By which ways its authenticator is reached, as a set of bits.
    pub transports: u8,
    /// Its public key, and what else stays as it was made.
    pub static_state: Vec<u8>,
    /// Its signature counter, and what else may change with each use.
    pub dynamic_state: Vec<u8>,
    /// What its person calls it.
    pub name: String,
}

/// A passkey of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passkey {
    /// Its number, from 1.
    pub id: u64,
    /// Whose it is.
    pub person: u64,
    /// What is registered of it.
    pub registered: NewPasskey,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// The day it was used last, by the seconds since 1970 at its beginning.
    pub seen: i64,
}

/// What became of a passkey that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// It is kept.
    Yes,
    /// It was kept before, as this person's or as somebody else's.
    Before,
    /// Its person has as many as anybody may have.
    Full,
}

impl Passkey {
    fn from_row(row: &Row) -> Result<Passkey, StoreError> {
        let transports = u8::try_from(row.try_get::<i64, _>("transports")?);
        let registered = NewPasskey {
            host: row.try_get("host")?,
            credential: row.try_get("credential")?,
            user_handle: row.try_get("user_handle")?,
            transports: transports.map_err(|_| StoreError::Damaged)?,
            static_state: row.try_get("static_state")?,
            dynamic_state: row.try_get("dynamic_state")?,
            name: row.try_get("name")?,
        };
        Ok(Passkey {
            id: number(row, "id")?,
            person: number(row, "person")?,
            registered,
            created: row.try_get("created")?,
            seen: row.try_get("seen")?,
        })
    }
}

impl Store {
    /// Keeps a passkey of a person, who may have this many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_passkey(
        &self,
        person: u64,
        passkey: NewPasskey,
        most: usize,
    ) -> Result<Kept, StoreError> {
        let (person, created) = (sql(person), now());
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let keep = self.writer.write(move |connection| {
            Box::pin(async move {
                let count = sqlx::query_scalar("SELECT count(*) FROM passkey WHERE person = $1").bind(person);
                let count: i64 = count.fetch_one(&mut *connection).await?;
                if count >= most {
                    return Ok(Kept::Full);
                }
                let insert = "INSERT INTO passkey (person, host, credential, user_handle, transports, static_state,
                              dynamic_state, name, created, seen, answered)
                              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0) ON CONFLICT (credential) DO NOTHING";
                let insert = sqlx::query(insert)
                    .bind(person)
                    .bind(passkey.host)
                    .bind(passkey.credential)
                    .bind(passkey.user_handle)
                    .bind(i64::from(passkey.transports))
                    .bind(passkey.static_state)
                    .bind(passkey.dynamic_state)
                    .bind(passkey.name)
                    .bind(created)
                    .bind(day(created));
                let inserted = insert.execute(connection).await?.rows_affected();
                Ok(if inserted == 1 { Kept::Yes } else { Kept::Before })
            })
        });
        keep.await
    }

    /// All passkeys of a person, those used last first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passkeys_of(&self, person: u64) -> Result<Vec<Passkey>, StoreError> {
        let query = "SELECT id, person, host, credential, user_handle, transports, static_state, dynamic_state, name, created,
                     seen FROM passkey WHERE person = $1 ORDER BY seen DESC, id DESC";
        let rows = self.readers.rows(sqlx::query(query).bind(sql(person))).await?;
        rows.iter().map(Passkey::from_row).collect()
    }

    /// The passkey that browsers name by these bytes.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passkey(&self, credential: &[u8]) -> Result<Option<Passkey>, StoreError> {
        let query = "SELECT id, person, host, credential, user_handle, transports, static_state, dynamic_state, name, created,
                     seen FROM passkey WHERE credential = $1";
        let row = self.readers.row(sqlx::query(query).bind(credential.to_vec())).await?;
        row.as_ref().map(Passkey::from_row).transpose()
    }

    /// Notes that a passkey has answered a challenge, which could be answered until this time in microseconds since 1970, and
    /// what has changed by that. False if it has answered this one or a newer one before, or was removed.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passkey_answers(
        &self,
        id: u64,
        until: i64,
        dynamic_state: &[u8],
    ) -> Result<bool, StoreError> {
        let update =
            "UPDATE passkey SET answered = $2, dynamic_state = $3, seen = $4 WHERE id = $1 AND answered < $2";
        let update =
            sqlx::query(update).bind(sql(id)).bind(until).bind(dynamic_state.to_vec()).bind(day(now()));
        Ok(self.writer.execute(update).await? == 1)
    }

    /// Removes a passkey of a person; tells whether there was one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_passkey(&self, person: u64, id: u64) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM passkey WHERE id = $1 AND person = $2");
        Ok(self.writer.execute(query.bind(sql(id)).bind(sql(person))).await? == 1)
    }
}
