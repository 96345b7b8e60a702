//! The one connection that writes, and the task that owns it.
//!
//! Changes that wait are stored together in one transaction and acknowledged by one sync of the disk: entries that follow
//! at any number of tables by one script, every other change in a savepoint of its own. One that is refused takes no other
//! along. Whatever goes wrong with the storage fails the whole transaction and ends the connection; the next change opens
//! another. So nothing an error leaves behind, in SQLite or in the driver, outlives it.

use crate::appends::{self, Following};
use crate::connector::{Access, Connection, Connector, Dialect, Statement, end, say};
use crate::error::StoreError;
use std::collections::HashSet;
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
    dialect: Dialect,
    changes: Mutex<Option<mpsc::Sender<Change>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub(crate) fn start(connector: Arc<Connector>) -> Writer {
        let (changes, waiting) = mpsc::channel(MOST);
        let dialect = connector.dialect();
        let task = tokio::spawn(Task { connector, connection: None }.run(waiting));
        Writer { dialect, changes: Mutex::new(Some(changes)), task: Mutex::new(Some(task)) }
    }

    /// Makes a change. When this returns, it is stored as durably as the store was opened for. If the call is dropped, the
    /// change may be made or not, but never by half.
    pub(crate) async fn write<T, F>(&self, make: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        self.wait(Change::Other(Box::new(Waiting { make: Some(make), made: None, reply }))).await?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// The same for entries that are appended to those of a table.
    pub(crate) async fn append(&self, append: Following) -> Result<(), StoreError> {
        if !append.is_plain() {
            let dialect = self.dialect;
            return self
                .write(move |connection| {
                    Box::pin(async move { appends::store_one(connection, dialect, &append).await })
                })
                .await;
        }
        let (reply, answer) = oneshot::channel();
        self.wait(Change::Plain(PlainAppend { append, made: Ok(()), reply })).await?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Has a change wait its turn.
    async fn wait(&self, change: Change) -> Result<(), StoreError> {
        let changes = self.changes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        changes.ok_or(StoreError::Closed)?.send(change).await.map_err(|_| StoreError::Closed)
    }

    /// Makes a change of one statement, and tells how many rows it changed.
    pub(crate) async fn execute(&self, statement: Statement) -> Result<u64, StoreError> {
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

/// A change and whoever waits for it.
enum Change {
    Plain(PlainAppend),
    Other(Box<dyn Other>),
}

impl Change {
    /// Says what came of it, once it is known whether it is stored.
    fn tell(self, stored: Result<(), StoreError>) {
        match self {
            Change::Plain(PlainAppend { append: _, made, reply }) => {
                // Whoever has gone away need not be told.
                reply.send(stored.and(made)).ok();
            }
            Change::Other(other) => other.tell(stored),
        }
    }

    fn as_plain(&self) -> Option<&Following> {
        match self {
            Change::Plain(plain) => Some(&plain.append),
            Change::Other(_) => None,
        }
    }
}

/// Entries for a table, and nothing else.
struct PlainAppend {
    append: Following,
    made: Result<(), StoreError>,
    reply: oneshot::Sender<Result<(), StoreError>>,
}

/// A change that is made in a savepoint of its own, whatever it is.
trait Other: Send {
    /// Makes the change. It fails only if the storage does; that it is refused is kept for later.
    fn make<'c>(&'c mut self, connection: &'c mut Connection) -> Work<'c, Verdict>;

    /// Says what came of it.
    fn tell(self: Box<Self>, stored: Result<(), StoreError>);
}

/// What is to become of a change's savepoint.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Made,
    Refused,
}

impl Verdict {
    /// What became of a change; fails if the storage did.
    fn of<T>(made: &Result<T, StoreError>) -> Result<Verdict, StoreError> {
        match made {
            Ok(_) => Ok(Verdict::Made),
            Err(error) if error.is_refusal() => Ok(Verdict::Refused),
            Err(error) => Err(error.clone()),
        }
    }
}

struct Waiting<T, F> {
    make: Option<F>,
    made: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, F> Other for Waiting<T, F>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut Connection) -> Work<'c, T> + Send,
{
    fn make<'c>(&'c mut self, connection: &'c mut Connection) -> Work<'c, Verdict> {
        Box::pin(async move {
            let make = self.make.take().ok_or(StoreError::Closed)?;
            let made = make(connection).await;
            let verdict = Verdict::of(&made)?;
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

/// How many changes, from the first on, are appends to different tables and nothing else.
fn plain_run(changes: &[Change]) -> usize {
    let mut tables = HashSet::new();
    let plain = changes.iter().map_while(Change::as_plain);
    plain.take_while(|append| tables.insert(&append.table)).count()
}

/// Stores a run of appends to different tables at once, which is a transaction of its own if none is open. If one of
/// them breaks a rule of the database, nothing of any of them is stored.
async fn make_together(
    connection: &mut Connection,
    dialect: Dialect,
    run: &mut [Change],
) -> Result<Verdict, StoreError> {
    let appends: Vec<&Following> = run.iter().filter_map(Change::as_plain).collect();
    let stored = appends::store_plain(connection, dialect, &appends).await;
    if Verdict::of(&stored)? == Verdict::Refused {
        match dialect {
            Dialect::Sqlite => {
                say(connection, "ROLLBACK TO plain").await?;
                say(connection, "RELEASE plain").await?;
            }
            Dialect::Postgres => {}
        }
        return Ok(Verdict::Refused);
    }
    for (change, stored) in run.iter_mut().zip(stored?) {
        if let Change::Plain(plain) = change {
            plain.made = stored;
        }
    }
    Ok(Verdict::Made)
}

/// Makes a change in a savepoint of its own.
async fn make_alone(
    connection: &mut Connection,
    dialect: Dialect,
    change: &mut Change,
) -> Result<(), StoreError> {
    say(connection, "SAVEPOINT alone").await?;
    let verdict = match change {
        Change::Plain(plain) => {
            plain.made = appends::store_one(connection, dialect, &plain.append).await;
            Verdict::of(&plain.made)?
        }
        Change::Other(other) => other.make(connection).await?,
    };
    if verdict == Verdict::Refused {
        say(connection, "ROLLBACK TO alone").await?;
    }
    say(connection, "RELEASE alone").await
}

/// Owns the connection.
struct Task {
    connector: Arc<Connector>,
    connection: Option<Connection>,
}

impl Task {
    async fn run(mut self, mut waiting: mpsc::Receiver<Change>) {
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

    async fn store(&mut self, changes: &mut [Change]) -> Result<(), StoreError> {
        self.connector.check_place()?;
        let used = self.connection.take();
        let connection = self.connection.insert(self.connector.connect_if_lost(used, Access::Write).await?);
        let dialect = self.connector.dialect();
        let all_plain = plain_run(changes) == changes.len();
        if !all_plain || make_together(connection, dialect, changes).await? == Verdict::Refused {
            say(connection, dialect.begin()).await?;
            let mut rest = changes;
            while !rest.is_empty() {
                let (run, later) = rest.split_at_mut(plain_run(rest).max(1));
                // In a transaction of PostgreSQL's, what is refused without a savepoint refuses all the rest.
                let is_together = dialect == Dialect::Sqlite && run[0].as_plain().is_some();
                if !is_together || make_together(connection, dialect, run).await? == Verdict::Refused {
                    for change in run {
                        make_alone(connection, dialect, change).await?;
                    }
                }
                rest = later;
            }
            say(connection, "COMMIT").await?;
        }
        self.connector.check_place()
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
            reading.end(nonsense.map(drop).map_err(StoreError::from)).unwrap_err();
            store.append(&ours, met, &of_size(1)).await.unwrap();
            assert_eq!(entries(&store, &ours).await as u64, met + 1, "no reader is left in an old state");
        }
    }
}
