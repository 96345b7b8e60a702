//! The store in a PostgreSQL database that the nodes of a server share: what `Store::connect` opens.

mod open;

pub(crate) use open::{open, open_beside, open_to_read, schema};

use crate::connector::{self, Access, Connection};
use crate::error::{Location, OpenError};
use sqlx::ConnectOptions;
use sqlx::any::AnyConnectOptions;
use std::fmt;
use std::time::Duration;
use tokio::time::timeout;
use url::Url;

/// How long the database may take to let somebody in.
const CONNECTING: Duration = Duration::from_secs(5);

/// The address of a PostgreSQL database, `postgres://user:password@host:port/name?sslmode=verify-full`. Shown without its
/// password.
#[derive(Clone, PartialEq, Eq)]
pub struct Address(Url);

impl Address {
    /// Reads an address.
    ///
    /// # Errors
    /// If it is not one of a PostgreSQL database.
    pub fn parse(text: &str) -> Result<Address, OpenError> {
        let wrong = || OpenError::NoAddress(text.split('@').next_back().unwrap_or_default().to_owned());
        let url = Url::parse(text).map_err(|_| wrong())?;
        let ours = matches!(url.scheme(), "postgres" | "postgresql");
        if ours && url.path().len() > 1 { Ok(Address(url)) } else { Err(wrong()) }
    }

    pub(crate) fn location(&self) -> Location {
        Location::Server(self.to_string())
    }

    /// All of it, with what is secret in it.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    fn options(&self) -> Result<AnyConnectOptions, sqlx::Error> {
        connector::options(self.0.as_str())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut url = self.0.clone();
        // An address without a host has no password either.
        url.set_password(None).ok();
        url.set_query(None);
        url.fmt(f)
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Opens connections to the database for as long as the store is open.
#[derive(Debug)]
pub(crate) struct Database {
    options: AnyConnectOptions,
}

impl Database {
    /// Another connection. Whatever it is asked is answered within seconds, or fails.
    pub(crate) async fn connect(&self, access: Access) -> Result<Connection, sqlx::Error> {
        let connecting = timeout(CONNECTING, self.options.connect());
        let mut connection = connecting.await.map_err(|_| sqlx::Error::PoolTimedOut)??;
        let writes = match access {
            Access::Read => "SET default_transaction_read_only = on",
            Access::Write => "SET default_transaction_read_only = off",
        };
        for setting in [writes, "SET statement_timeout = '10s'", "SET lock_timeout = '5s'"] {
            sqlx::query(setting).execute(&mut connection).await?;
        }
        Ok(connection)
    }
}
