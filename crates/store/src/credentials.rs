//! How people are recognised: browsers that are signed in, and tokens of programs. The store keeps the SHA-256 of each secret, never
//! the secret: whoever reads a backup can be nobody.

use crate::connector::{Row, number};
use crate::error::StoreError;
use crate::open::{Store, now};
use crate::people::sql;
use crate::random;
use sha2::{Digest, Sha256};
use sqlx::Row as _;
use std::fmt;

const LETTERS: usize = 26;

/// What only a browser or a program knows that is a person's: 130 random bits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Reads a secret; `None` for what cannot be one.
    pub fn parse(text: &str) -> Option<Secret> {
        random::is_name(text, LETTERS).then(|| Secret(text.to_owned()))
    }

    /// The secret itself, for whom it is made.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What may be kept of it.
    pub fn digest(&self) -> [u8; 32] {
        digest(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The SHA-256 of a text.
pub(crate) fn digest(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// What may be done with a credential.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CredentialKind {
    /// A browser: everything its person may do.
    Browser,
    /// A program that may read what its person may see.
    Reads,
    /// A program that may read, and play at the person's seats.
    Plays,
}

impl CredentialKind {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            CredentialKind::Browser => "browser",
            CredentialKind::Reads => "read",
            CredentialKind::Plays => "play",
        }
    }

    /// Reads its word.
    pub fn parse(word: &str) -> Option<CredentialKind> {
        [CredentialKind::Browser, CredentialKind::Reads, CredentialKind::Plays]
            .into_iter()
            .find(|kind| kind.word() == word)
    }
}

/// A browser that is signed in, or a token of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credential {
    /// Its number, from 1.
    pub id: u64,
    /// Whose it is.
    pub person: u64,
    /// What may be done with it.
    pub kind: CredentialKind,
    /// What it is called: the kind of browser, or what the person calls the program.
    pub name: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// The day it was used last, by the seconds since 1970 at its beginning.
    pub seen: i64,
}

/// The beginning of the day of a time, both in seconds since 1970.
pub(crate) fn day(time: i64) -> i64 {
    time - time.rem_euclid(86_400)
}

impl Credential {
    fn from_row(row: &Row) -> Result<Credential, StoreError> {
        let kind: String = row.try_get("kind")?;
        Ok(Credential {
            id: number(row, "id")?,
            person: number(row, "person")?,
            kind: CredentialKind::parse(&kind).ok_or(StoreError::Damaged)?,
            name: row.try_get("name")?,
            created: row.try_get("created")?,
            seen: row.try_get("seen")?,
        })
    }

    /// The same as used today, if that is not known yet.
    pub fn seen_today(&self) -> Option<Credential> {
        let today = day(now());
        (self.seen < today).then(|| Credential { seen: today, ..self.clone() })
    }
}

impl Store {
    /// Makes a credential of a person. Its secret is known to nobody else, and is not kept.
    ///
    /// # Errors
    /// If the database or the operating system's randomness fails.
    pub async fn create_credential(
        &self,
        person: u64,
        kind: CredentialKind,
        name: &str,
    ) -> Result<(Credential, Secret), StoreError> {
        let secret = Secret(random::name(LETTERS)?);
        let (created, name) = (now(), name.to_owned());
        let insert = "INSERT INTO credential (person, digest, kind, name, created, seen)
                      VALUES ($1, $2, $3, $4, $5, $6) RETURNING id, person, kind, name, created, seen";
        let query = sqlx::query(insert)
            .bind(sql(person))
            .bind(secret.digest().to_vec())
            .bind(kind.word())
            .bind(name)
            .bind(created)
            .bind(day(created));
        let row =
            self.writer.write(|connection| Box::pin(async move { Ok(query.fetch_one(connection).await?) }));
        Ok((Credential::from_row(&row.await?)?, secret))
    }

    /// The credential with this secret, unless it was withdrawn. The database compares digests: how long it takes says nothing of
    /// a secret.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn credential(&self, secret: &Secret) -> Result<Option<Credential>, StoreError> {
        let query = "SELECT id, person, kind, name, created, seen FROM credential WHERE digest = $1";
        let row = self.readers.row(sqlx::query(query).bind(secret.digest().to_vec())).await?;
        row.as_ref().map(Credential::from_row).transpose()
    }

    /// Whether there is still a credential with this number.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn has_credential(&self, id: u64) -> Result<bool, StoreError> {
        let query = sqlx::query("SELECT id FROM credential WHERE id = $1").bind(sql(id));
        Ok(self.readers.row(query).await?.is_some())
    }

    /// All credentials of a person, those used last first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn credentials_of(&self, person: u64) -> Result<Vec<Credential>, StoreError> {
        let query = "SELECT id, person, kind, name, created, seen FROM credential
                     WHERE person = $1 ORDER BY seen DESC, id DESC";
        let rows = self.readers.rows(sqlx::query(query).bind(sql(person))).await?;
        rows.iter().map(Credential::from_row).collect()
    }

    /// Notes that a credential is used on the day that it says.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_seen(&self, credential: &Credential) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE credential SET seen = $2 WHERE id = $1 AND seen < $2");
        self.writer.execute(query.bind(sql(credential.id)).bind(credential.seen)).await.map(drop)
    }

    /// Withdraws a credential of a person; tells whether there was one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn withdraw_credential(&self, person: u64, id: u64) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM credential WHERE id = $1 AND person = $2");
        Ok(self.writer.execute(query.bind(sql(id)).bind(sql(person))).await? == 1)
    }

    /// Withdraws all credentials of a person, cookies from before there were credentials, and the code for another browser; gives
    /// the numbers of the credentials.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn withdraw_all_credentials(&self, person: u64) -> Result<Vec<u64>, StoreError> {
        let person = sql(person);
        let rows = self.writer.write(move |connection| {
            Box::pin(async move {
                let old = sqlx::query("UPDATE person SET old_cookie = 0 WHERE id = $1").bind(person);
                old.execute(&mut *connection).await?;
                let code = sqlx::query("DELETE FROM sign_in_code WHERE person = $1").bind(person);
                code.execute(&mut *connection).await?;
                let all = sqlx::query("DELETE FROM credential WHERE person = $1 RETURNING id").bind(person);
                Ok(all.fetch_all(connection).await?)
            })
        });
        rows.await?.iter().map(|row| number(row, "id")).collect()
    }
}
