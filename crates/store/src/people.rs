//! People: an id, a name and a language. Who may act as whom is the server's business.

use crate::error::StoreError;
use crate::open::{Store, now};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// A person as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The person's number, from 1.
    pub id: u64,
    /// The name others see.
    pub name: String,
    /// The language tag, such as `zh-Hant`.
    pub language: String,
    /// When the person first came, in seconds since 1970.
    pub created: i64,
}

impl FromRow<'_, SqliteRow> for Person {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(Person {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            language: row.try_get("language")?,
            created: row.try_get("created")?,
        })
    }
}

/// Numbers beyond SQLite's belong to nobody.
pub(crate) fn sql(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl Store {
    /// Adds a person.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn create_person(&self, name: &str, language: &str) -> Result<Person, StoreError> {
        let (name, language) = (name.to_owned(), language.to_owned());
        let insert = "INSERT INTO person (name, language, created) VALUES ($1, $2, $3)
                      RETURNING id, name, language, created";
        let query = sqlx::query_as(insert).bind(name).bind(language).bind(now());
        self.writer.write(|connection| Box::pin(async move { Ok(query.fetch_one(connection).await?) })).await
    }

    /// The person with this number.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: u64) -> Result<Option<Person>, StoreError> {
        let query = sqlx::query("SELECT id, name, language, created FROM person WHERE id = $1");
        let row = self.readers.row(query.bind(sql(id))).await?;
        Ok(row.as_ref().map(Person::from_row).transpose()?)
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// If there is no such person or the database fails.
    pub async fn rename_person(&self, id: u64, name: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE person SET name = $2 WHERE id = $1");
        one_person(self.writer.execute(query.bind(sql(id)).bind(name.to_owned())).await?)
    }

    /// Gives a person another language.
    ///
    /// # Errors
    /// If there is no such person or the database fails.
    pub async fn set_language(&self, id: u64, language: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE person SET language = $2 WHERE id = $1");
        one_person(self.writer.execute(query.bind(sql(id)).bind(language.to_owned())).await?)
    }
}

fn one_person(changed: u64) -> Result<(), StoreError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::NoSuchPerson) }
}
