//! The one connection that writes, and the task that owns it.
//!
//! Changes that wait are stored together: each is a savepoint of one transaction, so that one that is refused takes no
//! other along, and all of them are acknowledged by one sync of the disk. Whatever goes wrong with the storage fails the
//! whole transaction and ends the connection; the next change opens another. So nothing an error leaves behind, in SQLite
//! or in the driver, outlives it.

use crate::connect::{Access, Connector, end};
use crate::error::StoreError;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{Connection, Sqlite};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many changes may wait, and how many are stored together.
const MOST: usize = 256;

/// What a change does with the connection.
pub(crate) type Work<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// The way to the task that writes.
#[derive(Debug)]
pub(crate) struct Writer {
    changes: Mutex<Option<mpsc::Sender<Box<dyn Change>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(crate) fn start(connector: Arc<Connector>) -> Writer {
        let (changes, waiting) = mpsc::channel(MOST);
        let task = tokio::spawn(Task { connector, connection: None }.run(waiting));
        Writer { changes: Mutex::new(Some(changes)), task: Mutex::new(Some(task)) }
    }

    /// Makes a change. When this returns, it is stored as durably as the store was opened for. If the call is dropped, the
    /// change may be made or not, but never by half.
    pub(crate) async fn write<T, F>(&self, make: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        let changes = self.changes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let changes = changes.ok_or(StoreError::Closed)?;
        let (reply, answer) = oneshot::channel();
        let change = Waiting { make: Some(make), made: None, reply };
        changes.send(Box::new(change)).await.map_err(|_| StoreError::Closed)?;
        drop(changes);
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Makes a change of one statement, and tells how many rows it changed.
    pub(crate) async fn execute(
        &self,
        statement: Query<'static, Sqlite, SqliteArguments>,
    ) -> Result<u64, StoreError> {
        self.write(|connection| {
            Box::pin(async move { Ok(statement.execute(connection).await?.rows_affected()) })
        })
        .await
    }

    /// Waits until everything that waits is stored, and ends the connection.
    pub(crate) async fn close(&self) {
        drop(self.changes.lock().unwrap_or_else(PoisonError::into_inner).take());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            task.await.ok();
        }
    }
}

/// A change and whoever waits for it, whatever it is.
trait Change: Send {
    /// Makes the change. It fails only if the storage does; that it is refused is kept for later.
    fn make<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, Verdict>;

    /// Tells what came of it.
    fn tell(self: Box<Self>, stored: Result<(), StoreError>);
}

/// What is to become of a change's savepoint.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Made,
    Refused,
}

struct Waiting<T, F> {
    make: Option<F>,
    made: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Change for Waiting<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send,
{
    fn make<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Work<'c, Verdict> {
        Box::pin(async move {
            let make = self.make.take().ok_or(StoreError::Closed)?;
            let made = make(connection).await;
            let verdict = match &made {
                Ok(_) => Verdict::Made,
                Err(error) if error.is_refusal() => Verdict::Refused,
                Err(error) => return Err(error.clone()),
            };
            self.made = Some(made);
            Ok(verdict)
        })
    }

    fn tell(self: Box<Self>, stored: Result<(), StoreError>) {
        let Waiting { made, reply, .. } = *self;
        let answer = stored.and_then(|()| made.unwrap_or(Err(StoreError::Closed)));
        // Whoever has gone away need not be told.
        reply.send(answer).ok();
    }
}

/// Owns the connection.
struct Task {
    connector: Arc<Connector>,
    connection: Option<SqliteConnection>,
}

impl Task {
    async fn run(mut self, mut waiting: mpsc::Receiver<Box<dyn Change>>) {
        let mut changes = Vec::new();
        while waiting.recv_many(&mut changes, MOST).await > 0 {
            let stored = self.store(&mut changes).await;
            if let Err(error) = &stored {
                self.connector.met(error);
                self.end_connection().await;
            }
            for change in changes.drain(..) {
                change.tell(stored.clone());
            }
        }
        self.end_connection().await;
    }

    async fn store(&mut self, changes: &mut [Box<dyn Change>]) -> Result<(), StoreError> {
        self.connector.check_files()?;
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.connector.connect(Access::Write).await?),
        };
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        for change in changes {
            let mut savepoint = transaction.begin().await?;
            match change.make(&mut savepoint).await? {
                Verdict::Made => savepoint.commit().await?,
                Verdict::Refused => savepoint.rollback().await?,
            }
        }
        transaction.commit().await?;
        self.connector.check_files()
    }

    async fn end_connection(&mut self) {
        if let Some(connection) = self.connection.take() {
            end(connection).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::tables::{Append, Entry, NewTable, TableId};
    use crate::{Store, StoreError};

    async fn table(store: &Store) -> TableId {
        store.create_table(&NewTable::new("toy", 1, "", 2, [9; 32])).await.unwrap()
    }

    fn of_size(bytes: usize) -> Append {
        Append { entries: vec![Entry::new("move", "x".repeat(bytes))], ..Append::default() }
    }

    /// Has the connection that writes do this.
    async fn say(store: &Store, statement: &'static str) {
        store.writer.execute(sqlx::query(statement)).await.unwrap();
    }

    async fn entries(store: &Store, table: &TableId) -> usize {
        store.load(table).await.unwrap().unwrap().history.entries.len()
    }

    #[tokio::test]
    async fn a_full_disk_fails_what_waits_and_is_over_when_there_is_room() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let (ours, theirs) = (table(&store).await, table(&store).await);
        store.append(&ours, 0, &of_size(10)).await.unwrap();
        // SQLite takes the number of pages there are for a limit below it.
        say(&store, "PRAGMA max_page_count = 1").await;
        let (small, large) = (of_size(1), of_size(100_000));
        let (one, other) = tokio::join!(store.append(&theirs, 0, &small), store.append(&ours, 1, &large));
        assert!(matches!(one, Err(StoreError::DiskFull)), "{one:?}: what was stored with it failed with it");
        assert!(matches!(other, Err(StoreError::DiskFull)), "{other:?}");
        assert_eq!((entries(&store, &ours).await, entries(&store, &theirs).await), (1, 0));
        store.append(&ours, 1, &large).await.unwrap();
        store.append(&theirs, 0, &small).await.unwrap();
        store.create_person("Ann", "en").await.unwrap();
        assert_eq!((entries(&store, &ours).await, entries(&store, &theirs).await), (2, 1));
    }

    #[tokio::test]
    async fn a_database_that_cannot_be_written_is_written_again_when_it_can() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let ours = table(&store).await;
        say(&store, "PRAGMA query_only = 1").await;
        let refused = store.append(&ours, 0, &of_size(1)).await;
        assert!(matches!(refused, Err(StoreError::Disk(_))), "{refused:?}");
        store.append(&ours, 0, &of_size(1)).await.unwrap();
        assert_eq!(entries(&store, &ours).await, 1);
    }

    #[tokio::test]
    async fn a_commit_that_fails_is_acknowledged_to_nobody() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let ours = table(&store).await;
        let nobodys = store.writer.write(|connection| {
            Box::pin(async move {
                sqlx::query("PRAGMA defer_foreign_keys = 1").execute(&mut *connection).await?;
                let invite = "INSERT INTO invite (token, table_id, created) VALUES ('t', 'nowhere', 0)";
                sqlx::query(invite).execute(connection).await?;
                Ok(())
            })
        });
        let append = of_size(1);
        let (before, nobodys, after) =
            tokio::join!(store.create_person("Ann", "en"), nobodys, store.append(&ours, 0, &append));
        assert!(before.is_err() && nobodys.is_err() && after.is_err(), "{before:?} {nobodys:?} {after:?}");
        assert_eq!((store.person(1).await.unwrap(), entries(&store, &ours).await), (None, 0));
        store.append(&ours, 0, &append).await.unwrap();
    }

    #[tokio::test]
    async fn a_reader_that_met_an_error_reads_again() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let ours = table(&store).await;
        for met in 0..10 {
            let mut reading = store.readers.begin().await.unwrap();
            sqlx::query("BEGIN").execute(&mut reading.connection).await.unwrap();
            sqlx::query("SELECT * FROM entry").fetch_all(&mut reading.connection).await.unwrap();
            let nonsense = sqlx::query("SELECT * FROM nowhere").fetch_all(&mut reading.connection).await;
            reading.end(nonsense.map_err(StoreError::from)).unwrap_err();
            store.append(&ours, met, &of_size(1)).await.unwrap();
            assert_eq!(entries(&store, &ours).await as u64, met + 1, "no reader is left in an old state");
        }
    }
}
