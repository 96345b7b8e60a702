//! Where a store is.

use crate::error::OpenError;
use crate::postgres::Address;
use std::fmt;
use std::path::PathBuf;

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Home {
    /// In a file in this folder.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Database(Address),
}

impl Home {
    /// Reads the address of a database, which has `://` in it, or the name of a folder.
    ///
    /// # Errors
    /// If it is an address, but not one of a PostgreSQL database.
    pub fn parse(text: &str) -> Result<Home, OpenError> {
        if text.contains("://") {
            Address::parse(text).map(Home::Database)
        } else {
            Ok(Home::Folder(PathBuf::from(text)))
        }
    }
}

impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Home::Folder(folder) => folder.display().fmt(f),
            Home::Database(address) => address.fmt(f),
        }
    }
}
