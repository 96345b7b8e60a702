//! People: an id, a name, a language and settings. Who may act as whom is the server's business.

use crate::connector::{Row, number};
use crate::error::StoreError;
use crate::open::{Store, now};
use sqlx::Row as _;

/// A person as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The person's number, from 1.
    pub id: u64,
    /// The name others see.
    pub name: String,
    /// The language tag, such as `zh-Hant`.
    pub language: String,
    /// What the person has set for themselves, in words that only the server reads; none until something has been set.
    pub settings: Option<String>,
    /// When the person first came, in seconds since 1970.
    pub created: i64,
    /// Whether a signed cookie counts, as people had them before there were credentials.
    pub old_cookie: bool,
}

impl Person {
    fn from_row(row: &Row) -> Result<Person, StoreError> {
        Ok(Person {
            id: number(row, "id")?,
            name: row.try_get("name")?,
            language: row.try_get("language")?,
            settings: row.try_get("settings")?,
            created: row.try_get("created")?,
            old_cookie: row.try_get::<i64, _>("old_cookie")? != 0,
        })
    }
}

/// Numbers beyond the databases' belong to nobody.
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
        let insert = "INSERT INTO person (name, language, created, old_cookie) VALUES ($1, $2, $3, 0)
                      RETURNING id, name, language, settings, created, old_cookie";
        let query = sqlx::query(insert).bind(name).bind(language).bind(now());
        let row =
            self.writer.write(|connection| Box::pin(async move { Ok(query.fetch_one(connection).await?) }));
        Person::from_row(&row.await?)
    }

    /// The person with this number, unless they were deleted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn person(&self, id: u64) -> Result<Option<Person>, StoreError> {
        let query = "SELECT id, name, language, settings, created, old_cookie FROM person
                     WHERE id = $1 AND deleted IS NULL";
        let query = sqlx::query(query);
        let row = self.readers.row(query.bind(sql(id))).await?;
        row.as_ref().map(Person::from_row).transpose()
    }

    /// Gives a person another name.
    ///
    /// # Errors
    /// If there is no such person or the database fails.
    pub async fn rename_person(&self, id: u64, name: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE person SET name = $2 WHERE id = $1 AND deleted IS NULL");
        one_person(self.writer.execute(query.bind(sql(id)).bind(name.to_owned())).await?)
    }

    /// Gives a person another language.
    ///
    /// # Errors
    /// If there is no such person or the database fails.
    pub async fn set_language(&self, id: u64, language: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE person SET language = $2 WHERE id = $1 AND deleted IS NULL");
        one_person(self.writer.execute(query.bind(sql(id)).bind(language.to_owned())).await?)
    }

    /// Gives a person other settings.
    ///
    /// # Errors
    /// If there is no such person or the database fails.
    pub async fn set_settings(&self, id: u64, settings: &str) -> Result<(), StoreError> {
        let query = sqlx::query("UPDATE person SET settings = $2 WHERE id = $1 AND deleted IS NULL");
        one_person(self.writer.execute(query.bind(sql(id)).bind(settings.to_owned())).await?)
    }

    /// The names of all others whom a person meets: at tables that are not over, and in groups.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn companions(&self, id: u64) -> Result<Vec<String>, StoreError> {
        let query = "SELECT p.name FROM person p WHERE p.id <> $1 AND p.deleted IS NULL AND p.id IN
                     (SELECT o.person FROM seat m
                      JOIN game_table t ON t.id = m.table_id
                      JOIN seat o ON o.table_id = m.table_id
                      WHERE m.person = $1 AND t.phase <> 'over'
                      UNION
                      SELECT o.person FROM group_member m JOIN group_member o ON o.group_id = m.group_id
                      WHERE m.person = $1)";
        let rows = self.readers.rows(sqlx::query(query).bind(sql(id))).await?;
        Ok(rows.iter().map(|row| row.try_get("name")).collect::<Result<_, _>>()?)
    }
}

fn one_person(changed: u64) -> Result<(), StoreError> {
    if changed == 1 { Ok(()) } else { Err(StoreError::NoSuchPerson) }
}
