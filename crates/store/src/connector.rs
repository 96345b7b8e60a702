//! Connections to whichever database the store is in. What is asked of them is the same text for both; the few statements
//! that differ are asked of the [`Dialect`].

use crate::error::StoreError;
use crate::{postgres, sqlite};
use sqlx::any::{AnyArguments, AnyConnectOptions, AnyRow, install_default_drivers};
use sqlx::{Any, AnyConnection, ConnectOptions, Connection as _, Row as _};

/// A connection to one of the databases.
pub(crate) type Connection = AnyConnection;

/// A statement and what is bound to it.
pub(crate) type Statement = sqlx::query::Query<'static, Any, AnyArguments>;

/// A row that answers a query.
pub(crate) type Row = AnyRow;

/// What a connection may do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Write,
}

/// Which statements a database understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// Begins a transaction that is going to write.
    pub(crate) fn begin(self) -> &'static str {
        match self {
            Dialect::Sqlite => "BEGIN IMMEDIATE",
            Dialect::Postgres => "BEGIN",
        }
    }
}

/// Opens connections for as long as the store is open, and keeps in mind what they have met.
#[derive(Debug)]
pub(crate) enum Connector {
    Sqlite(sqlite::Database),
    Postgres(postgres::Database),
}

impl Connector {
    pub(crate) fn dialect(&self) -> Dialect {
        match self {
            Connector::Sqlite(_) => Dialect::Sqlite,
            Connector::Postgres(_) => Dialect::Postgres,
        }
    }

    /// Another connection.
    pub(crate) async fn connect(&self, access: Access) -> Result<Connection, StoreError> {
        match self {
            Connector::Sqlite(database) => database.connect(access).await,
            Connector::Postgres(database) => Ok(database.connect(access).await?),
        }
    }

    /// A connection that was used before, if its database still answers, or another one.
    pub(crate) async fn connect_if_lost(
        &self,
        used: Option<Connection>,
        access: Access,
    ) -> Result<Connection, StoreError> {
        let Some(mut used) = used else { return self.connect(access).await };
        match self {
            Connector::Sqlite(_) => Ok(used),
            Connector::Postgres(_) if used.ping().await.is_ok() => Ok(used),
            Connector::Postgres(_) => self.connect(access).await,
        }
    }

    /// Whether what is written now is where it will be looked for.
    pub(crate) fn check_place(&self) -> Result<(), StoreError> {
        match self {
            Connector::Sqlite(database) => database.check_files(),
            Connector::Postgres(_) => Ok(()),
        }
    }

    /// Keeps in mind what a connection has met.
    pub(crate) fn met(&self, error: &StoreError) {
        match self {
            Connector::Sqlite(database) => database.met(error),
            Connector::Postgres(_) => {}
        }
    }

    /// Whether damage has been met since the store was opened.
    pub(crate) fn check_damage(&self) -> Result<(), StoreError> {
        match self {
            Connector::Sqlite(database) => database.check_damage(),
            Connector::Postgres(_) => Ok(()),
        }
    }
}

/// How a connection to the database at this address is opened.
pub(crate) fn options(address: &str) -> Result<AnyConnectOptions, sqlx::Error> {
    install_default_drivers();
    Ok(address.parse::<AnyConnectOptions>()?.disable_statement_logging())
}

/// Waits until a connection has ended.
pub(crate) async fn end(connection: Connection) {
    // Whatever it still complains about, nothing more is asked of it.
    connection.close().await.ok();
}

/// Has a connection do something that needs no answer.
pub(crate) async fn say(connection: &mut Connection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// A whole number of a row that fits what is asked for.
///
/// # Errors
/// If it does not fit: it was not stored by this program.
pub(crate) fn number<N: TryFrom<i64>>(row: &Row, column: &str) -> Result<N, StoreError> {
    N::try_from(row.try_get(column)?).map_err(|_| StoreError::Damaged)
}

/// The same of a column that may be empty.
pub(crate) fn number_if_any<N: TryFrom<i64>>(row: &Row, column: &str) -> Result<Option<N>, StoreError> {
    let stored: Option<i64> = row.try_get(column)?;
    stored.map(N::try_from).transpose().map_err(|_| StoreError::Damaged)
}
