//! What the tests begin with: a store, a table of a game that nobody plays, and moves to append.

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;
use std::path::Path;
use store::{Append, Entry, Listing, NewTable, Page, Store, TableId};
use tempfile::{TempDir, tempdir};

pub(crate) const ALL: Page = Page { skip: 0, limit: 100 };

/// A store in a directory of its own.
pub(crate) async fn fresh() -> (TempDir, Store) {
    let directory = tempdir().unwrap();
    let store = Store::open(directory.path()).await.unwrap();
    (directory, store)
}

/// A table that everybody finds.
pub(crate) fn toy(title: &str) -> NewTable<'_> {
    NewTable { title, listing: Listing::Public, ..NewTable::new("toy", 1, "seats=2", 2, [9; 32]) }
}

pub(crate) async fn table(store: &Store) -> TableId {
    store.create_table(&toy("")).await.unwrap()
}

pub(crate) fn moves(texts: &[&str]) -> Append {
    Append { entries: texts.iter().map(|text| Entry::new("move", *text)).collect(), ..Append::default() }
}

/// What is stored of a table.
pub(crate) async fn texts(store: &Store, table: &TableId) -> Vec<String> {
    let stored = store.load(table).await.unwrap().unwrap();
    stored.history.entries.into_iter().map(|entry| entry.text).collect()
}

/// Changes the file behind the store's back, which makes it if there is none.
pub(crate) async fn by_hand(directory: &Path, statement: &'static str) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(directory.join("holdfast.db"));
    let pool = SqlitePool::connect_with(options.create_if_missing(true)).await.unwrap();
    let done = sqlx::query(statement).execute(&pool).await;
    pool.close().await;
    done.map(drop)
}
