//! The connections that read. They do not wait for the one that writes.

use crate::connector::{Access, Connection, Connector, Row, Statement, end};
use crate::error::StoreError;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Semaphore, SemaphorePermit};

/// How many may read at once.
const READERS: usize = 4;

/// The connections that read. One that meets an error of the storage is ended; the next reader opens another.
#[derive(Debug)]
pub(crate) struct Readers {
    connector: Arc<Connector>,
    places: Semaphore,
    idle: Mutex<Vec<Connection>>,
}

/// A connection while it reads. It ends unless it is given back.
pub(crate) struct Reading<'r> {
    pub(crate) connection: Connection,
    readers: &'r Readers,
    _place: SemaphorePermit<'r>,
}

impl Readers {
    /// Opens all of them: what is stored can be read although the files are moved or deleted.
    pub(crate) async fn open(connector: Arc<Connector>) -> Result<Readers, StoreError> {
        let mut idle = Vec::new();
        for _ in 0..READERS {
            idle.push(connector.connect(Access::Read).await?);
        }
        Ok(Readers { connector, places: Semaphore::new(READERS), idle: Mutex::new(idle) })
    }

    /// All rows that answer a query.
    pub(crate) async fn rows(&self, query: Statement) -> Result<Vec<Row>, StoreError> {
        let mut reading = self.begin().await?;
        let read = query.fetch_all(&mut reading.connection).await.map_err(StoreError::from);
        reading.end(read)
    }

    /// The row that answers a query, if there is one.
    pub(crate) async fn row(&self, query: Statement) -> Result<Option<Row>, StoreError> {
        let mut reading = self.begin().await?;
        let read = query.fetch_optional(&mut reading.connection).await.map_err(StoreError::from);
        reading.end(read)
    }

    /// A connection, for more than one query.
    pub(crate) async fn begin(&self) -> Result<Reading<'_>, StoreError> {
        let place = self.places.acquire().await.map_err(|_| StoreError::Closed)?;
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connecting = self.connector.connect_if_lost(idle, Access::Read).await;
        let connection = connecting.inspect_err(|error| self.connector.met(error))?;
        Ok(Reading { connection, readers: self, _place: place })
    }

    /// Waits until nobody reads, and ends the connections.
    pub(crate) async fn close(&self) {
        let everybody = self.places.acquire_many(READERS as u32).await;
        self.places.close();
        drop(everybody);
        let idle = std::mem::take(&mut *self.idle.lock().unwrap_or_else(PoisonError::into_inner));
        for connection in idle {
            end(connection).await;
        }
    }
}

impl Reading<'_> {
    /// Gives the connection back if nothing is wrong with it; what was read passes through.
    pub(crate) fn end<T>(self, read: Result<T, StoreError>) -> Result<T, StoreError> {
        let Reading { connection, readers, _place } = self;
        match &read {
            Ok(_) => readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection),
            Err(error) => readers.connector.met(error),
        }
        read
    }
}
