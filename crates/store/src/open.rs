//! Opening and closing a store.

use crate::connector::{self, Access, Connector, Dialect};
use crate::error::{OpenError, StoreError};
use crate::nodes::{Node, Nodes};
use crate::postgres::Address;
use crate::readers::Readers;
use crate::sqlite::{Anchor, Durability, Reading};
use crate::writer::Writer;
use crate::{postgres, sqlite};
use sqlx::AssertSqlSafe;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// The store of one server. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) writer: Arc<Writer>,
    pub(crate) readers: Arc<Readers>,
    pub(crate) connector: Arc<Connector>,
    pub(crate) nodes: Option<Arc<Nodes>>,
    anchor: Arc<Mutex<Option<Anchor>>>,
}

impl Store {
    /// Opens the store in this directory, where what is acknowledged is on the disk; creates both on the first start, for
    /// this user's eyes only. Only one program at a time can have it open.
    ///
    /// # Errors
    /// See [`OpenError`]: each says what to do.
    pub async fn open(directory: &Path) -> Result<Store, OpenError> {
        Store::open_with(directory, Durability::Full).await
    }

    /// Opens the store as [`Store::open`] does, with a choice of what its contents survive.
    ///
    /// # Errors
    /// See [`OpenError`]: each says what to do.
    pub async fn open_with(directory: &Path, durability: Durability) -> Result<Store, OpenError> {
        Store::open_file(directory, durability, sqlite::READ_FIRST).await
    }

    async fn open_file(
        directory: &Path,
        durability: Durability,
        read_first: u64,
    ) -> Result<Store, OpenError> {
        let (database, anchor, reading) = sqlite::open(directory, durability, read_first).await?;
        let connector = Arc::new(Connector::Sqlite(database));
        if reading == Reading::Due {
            tokio::spawn(read_through(connector.clone()));
        }
        let readers = Readers::open(connector.clone()).await.map_err(|error| anchor.explain(error))?;
        Ok(Store::new(connector, readers, None, Some(anchor)))
    }

    /// Opens the store in a PostgreSQL database, whose tables are made on the first start, as one node of the server that
    /// uses it. What is acknowledged survives what the database is set up to survive.
    ///
    /// # Errors
    /// See [`OpenError`]: each says what to do.
    pub async fn connect(address: &Address, node: &Node) -> Result<Store, OpenError> {
        let connector = Arc::new(Connector::Postgres(postgres::open(address).await?));
        let unusable = |source| OpenError::Unusable { location: address.location(), source };
        let readers = Readers::open(connector.clone()).await.map_err(unusable)?;
        let nodes = Nodes::join(address, connector.clone(), node).await.map_err(unusable)?;
        Ok(Store::new(connector, readers, Some(Arc::new(nodes)), None))
    }

    fn new(
        connector: Arc<Connector>,
        readers: Readers,
        nodes: Option<Arc<Nodes>>,
        anchor: Option<Anchor>,
    ) -> Store {
        Store {
            writer: Arc::new(Writer::start(connector.clone())),
            readers: Arc::new(readers),
            connector,
            nodes,
            anchor: Arc::new(Mutex::new(anchor)),
        }
    }

    /// Waits for what is under way and closes the database. A file can be opened by another program from then on, and other
    /// nodes can take what this one had.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
        if let Some(nodes) = &self.nodes {
            nodes.leave().await;
        }
        let anchor = self.anchor.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(anchor) = anchor {
            anchor.weigh().await;
        }
    }

    /// Writes something that means nothing and reads it again, to find out whether both work. Damage that was met since the
    /// store was opened counts too.
    ///
    /// # Errors
    /// With what does not work.
    pub async fn check(&self) -> Result<(), StoreError> {
        match self.connector.dialect() {
            Dialect::Sqlite => {
                self.writer
                    .write(|connection| {
                        Box::pin(async move {
                            let query = sqlx::query_scalar("PRAGMA user_version");
                            let checks: i32 = query.fetch_one(&mut *connection).await?;
                            let next = format!("PRAGMA user_version = {}", checks.wrapping_add(1));
                            sqlx::query(AssertSqlSafe(next)).persistent(false).execute(connection).await?;
                            Ok(())
                        })
                    })
                    .await?;
            }
            Dialect::Postgres => {
                // The sequence that numbers nodes may have gaps.
                let write = "SELECT nextval(pg_get_serial_sequence('node', 'id'))";
                self.writer.execute(sqlx::query(write)).await?;
            }
        }
        self.readers.row(sqlx::query("SELECT 1 FROM person WHERE id = 0")).await?;
        self.connector.check_damage()
    }
}

/// Reads all of the file, and keeps in mind what is broken in it.
async fn read_through(connector: Arc<Connector>) {
    // Whoever uses the store meets what keeps a connection from being opened.
    let Ok(mut connection) = connector.connect(Access::Read).await else { return };
    if let Err(error) = sqlite::read_through(&mut connection).await {
        connector.met(&error);
    }
    connector::end(connection).await;
}

/// The time, in seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Append, Entry, NewTable};
    use std::fs::OpenOptions;
    use std::io::{Seek, SeekFrom, Write};
    use std::time::Duration;

    /// A large file is not read before the store is open, but beside those who use it.
    #[tokio::test]
    async fn what_is_broken_in_a_large_file_is_found_beside_those_who_use_it() {
        let directory = tempfile::tempdir().unwrap();
        let open = async || Store::open_file(directory.path(), Durability::Normal, 0).await.unwrap();
        let store = open().await;
        let table = store.create_table(&NewTable::new("pandemic", 1, "", 2, [0; 32])).await.unwrap();
        let entries = vec![Entry::new("move", "a long text ".repeat(9_000))];
        store.append(&table, 0, &Append { entries, ..Append::default() }).await.unwrap();
        store.close().await;

        let file = directory.path().join("holdfast.db");
        let mut damaged = OpenOptions::new().write(true).open(&file).unwrap();
        // The middle of the long text is nothing but text, and a chain of pages.
        let middle = file.metadata().unwrap().len() / 4096 - 8;
        damaged.seek(SeekFrom::Start(middle * 4096)).unwrap();
        damaged.write_all(&[0xa5; 4096]).unwrap();
        let store = open().await;
        let mut checked = store.check().await;
        for _ in 0..1_000 {
            if checked.is_err() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
            checked = store.check().await;
        }
        assert!(matches!(checked, Err(StoreError::Damaged)), "{checked:?}");
        store.close().await;
    }
}
