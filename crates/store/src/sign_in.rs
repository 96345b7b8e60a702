//! How a person goes on in a browser where nobody knows them yet: by a code that holds for a few minutes, or by a passphrase.

use crate::connector::number;
use crate::credentials::digest;
use crate::error::StoreError;
use crate::open::{Store, now};
use crate::people::sql;
use crate::random;
use sqlx::Row as _;
use std::fmt;

const LETTERS: usize = 10;

/// How long a code holds, in seconds.
const HOLDS: i64 = 10 * 60;

/// What lets a person go on in another browser, once: 50 random bits that hold for ten minutes.
#[derive(Clone, PartialEq, Eq)]
pub struct SignInCode(String);

impl SignInCode {
    /// Reads a code as somebody types it, whatever the case and between its letters; `None` for what cannot be one.
    pub fn parse(text: &str) -> Option<SignInCode> {
        let is_letter = |letter: &char| letter.is_alphanumeric();
        let typed: String =
            text.chars().filter(is_letter).map(|letter| letter.to_ascii_lowercase()).collect();
        let read = typed.replace('o', "0").replace(['i', 'l'], "1");
        random::is_name(&read, LETTERS).then_some(SignInCode(read))
    }

    fn digest(&self) -> Vec<u8> {
        digest(&self.0).to_vec()
    }
}

impl fmt::Debug for SignInCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SignInCode(…)")
    }
}

impl fmt::Display for SignInCode {
    /// In two halves, as one reads it aloud.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = self.0.split_at(LETTERS / 2);
        write!(f, "{first}-{second}")
    }
}

/// The passphrase of a person, as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passphrase {
    /// Whose it is.
    pub person: u64,
    /// Its hash, with what it was made by.
    pub hash: String,
}

impl Store {
    /// Makes the code by which a person goes on elsewhere. One made before holds no longer.
    ///
    /// # Errors
    /// If the database or the operating system's randomness fails.
    pub async fn create_sign_in_code(&self, person: u64) -> Result<SignInCode, StoreError> {
        let code = SignInCode(random::name(LETTERS)?);
        let insert = "INSERT INTO sign_in_code (person, digest, until) VALUES ($1, $2, $3)
                      ON CONFLICT (person) DO UPDATE SET digest = excluded.digest, until = excluded.until";
        let query = sqlx::query(insert).bind(sql(person)).bind(code.digest()).bind(now() + HOLDS);
        self.writer.execute(query).await?;
        Ok(code)
    }

    /// Whose a code is, if it holds.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person_of_code(&self, code: &SignInCode) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query("SELECT person FROM sign_in_code WHERE digest = $1 AND until > $2");
        let row = self.readers.row(query.bind(code.digest()).bind(now())).await?;
        row.as_ref().map(|row| number(row, "person")).transpose()
    }

    /// Whose a code is, if it holds; it does not from then on.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn use_sign_in_code(&self, code: &SignInCode) -> Result<Option<u64>, StoreError> {
        let query = sqlx::query("DELETE FROM sign_in_code WHERE digest = $1 AND until > $2 RETURNING person");
        let query = query.bind(code.digest()).bind(now());
        let row = self
            .writer
            .write(|connection| Box::pin(async move { Ok(query.fetch_optional(connection).await?) }));
        row.await?.as_ref().map(|row| number(row, "person")).transpose()
    }

    /// Gives a person a passphrase, by its hash, and the name by which it is asked for; false if that is somebody else's.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_passphrase(&self, person: u64, handle: &str, hash: &str) -> Result<bool, StoreError> {
        let (person, handle, hash, now) = (sql(person), handle.to_owned(), hash.to_owned(), now());
        let set = self.writer.write(move |connection| {
            Box::pin(async move {
                let taken = sqlx::query("SELECT 1 FROM passphrase WHERE handle = $1 AND person <> $2");
                let taken = taken.bind(handle.clone()).bind(person).fetch_optional(&mut *connection).await?;
                if taken.is_some() {
                    return Ok(false);
                }
                let set = "INSERT INTO passphrase (person, handle, hash, changed) VALUES ($1, $2, $3, $4)
                           ON CONFLICT (person) DO UPDATE SET handle = excluded.handle, hash = excluded.hash,
                           changed = excluded.changed";
                let set = sqlx::query(set).bind(person).bind(handle).bind(hash).bind(now);
                set.execute(connection).await?;
                Ok(true)
            })
        });
        set.await
    }

    /// Takes the passphrase from a person. Nothing happens if there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn remove_passphrase(&self, person: u64) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM passphrase WHERE person = $1").bind(sql(person));
        self.writer.execute(query).await.map(drop)
    }

    /// The passphrase that is asked for by this name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn passphrase(&self, handle: &str) -> Result<Option<Passphrase>, StoreError> {
        let query =
            sqlx::query("SELECT person, hash FROM passphrase WHERE handle = $1").bind(handle.to_owned());
        let Some(row) = self.readers.row(query).await? else { return Ok(None) };
        Ok(Some(Passphrase { person: number(&row, "person")?, hash: row.try_get("hash")? }))
    }

    /// The name by which the passphrase of a person is asked for, if there is one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn handle_of(&self, person: u64) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT handle FROM passphrase WHERE person = $1").bind(sql(person));
        let row = self.readers.row(query).await?;
        Ok(row.map(|row| row.try_get("handle")).transpose()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let read = |text| SignInCode::parse(text).map(|code| code.to_string());
        assert_eq!(read("abcde-01234"), Some("abcde-01234".into()));
        assert_eq!(read(" ABCDE O1L34 "), Some("abcde-01134".into()));
        for wrong in ["", "abcde", "abcde-012345", "abcde-0123u", "abcde-0123ü"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
