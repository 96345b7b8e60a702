//! What the tests begin with: a store, a table of a game that nobody plays, and moves to append.

use postgres_for_tests::Server;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, SqlitePool};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use store::{Address, Append, Entry, Home, Listing, NewTable, Node, Page, Store, TableId};
use tempfile::{TempDir, tempdir};

pub(crate) const ALL: &Page = &Page::first(100);

/// A store in a directory of its own.
pub(crate) async fn fresh() -> (TempDir, Store) {
    let directory = tempdir().unwrap();
    let store = Store::open(directory.path()).await.unwrap();
    (directory, store)
}

/// A new database on the server that the tests share; none where PostgreSQL is not installed.
pub(crate) fn on_a_server() -> Option<Home> {
    Some(Home::Database(Address::parse(&Server::shared()?.database()).unwrap()))
}

pub(crate) async fn open(home: &Home) -> Store {
    match home {
        Home::Folder(directory) => Store::open(directory).await.unwrap(),
        Home::Database(address) => Store::connect(address, &node("http://here")).await.unwrap(),
    }
}

/// Changes a database behind the store's back.
pub(crate) async fn change(home: &Home, statement: &'static str) -> Result<(), sqlx::Error> {
    match home {
        Home::Folder(directory) => by_hand(directory, statement).await,
        Home::Database(address) => {
            let mut connection = PgConnection::connect(&address.to_string()).await.unwrap();
            sqlx::query(statement).execute(&mut connection).await.map(drop)
        }
    }
}

/// Starts a test of this file as a process of its own, which finds the store by this variable. What it prints from the table on
/// that it names first.
pub(crate) fn process(
    test: &str,
    variable: &str,
    home: &Home,
) -> (Child, TableId, impl Iterator<Item = String> + use<>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .env(variable, home.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let table = lines.find_map(|line| line.strip_prefix("table ").and_then(TableId::parse)).unwrap();
    (child, table, lines)
}

/// A node that is reached there, with a lease that tests can wait for.
pub(crate) fn node(address: &str) -> Node {
    Node { address: address.to_owned(), lease: Duration::from_secs(1) }
}

/// Runs tests that are functions of a [`Home`] in both databases.
macro_rules! on_both {
    ($($test:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let directory = tempfile::tempdir().unwrap();
                super::$test(store::Home::Folder(directory.path().to_owned())).await;
            })*
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                if let Some(home) = crate::setup::on_a_server() {
                    super::$test(home).await;
                }
            })*
        }
    };
}
pub(crate) use on_both;

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
