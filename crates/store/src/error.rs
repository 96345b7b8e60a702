//! What can go wrong, in words that say what to do.

use sqlx::migrate::MigrateError;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// Why a store does not open.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// Something else lies where the directory should be.
    #[error("{} is not a directory; name another place for the data", .0.display())]
    NotADirectory(PathBuf),
    /// The directory does not exist and cannot be made.
    #[error("cannot create the directory {}: {source}", .directory.display())]
    CannotCreate {
        /// The directory.
        directory: PathBuf,
        /// What the operating system says.
        source: io::Error,
    },
    /// There is nothing to read.
    #[error("there is no database in {}; name the folder that holds holdfast.db", .0.display())]
    NoStore(PathBuf),
    /// The directory exists, but this user may not write there.
    #[error("cannot write in {}: {source}; check who owns it", .directory.display())]
    NotWritable {
        /// The directory.
        directory: PathBuf,
        /// What the operating system says.
        source: io::Error,
    },
    /// Another program has the store open.
    #[error("{} is in use by another running program; stop it first", .0.display())]
    InUse(PathBuf),
    /// The file is not a database.
    #[error("{} is not a database; move it away or restore a backup", .0.display())]
    NotADatabase(PathBuf),
    /// The file is a database of another program.
    #[error("{} is a database of another program; name another place for the data", .0.display())]
    Foreign(PathBuf),
    /// The file is a database but parts of it are broken.
    #[error("{} is damaged ({found}); restore a backup", .file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is broken, in the database's words.
        found: String,
    },
    /// There is no room on the disk.
    #[error("cannot open {}: the disk is full; make room", .0.display())]
    DiskFull(PathBuf),
    /// A newer version of this program has written the file.
    #[error(
        "{} was written by a newer version of this program (its schema is {found}, known is {known}); use that version",
        .file.display()
    )]
    NewerSchema {
        /// The file.
        file: PathBuf,
        /// The schema it has.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// The schema cannot be brought up to date.
    #[error("cannot bring {} up to date: {source}", .file.display())]
    Migration {
        /// The file.
        file: PathBuf,
        /// What went wrong.
        source: MigrateError,
    },
    /// Anything else.
    #[error("cannot open {}: {source}", .file.display())]
    Database {
        /// The file.
        file: PathBuf,
        /// What the database says.
        source: sqlx::Error,
    },
}

/// Why something is not stored or not found.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else has appended in the meantime: load the table again.
    #[error("expected {expected} entries, but {stored} are stored")]
    Conflict {
        /// How many entries the caller knew.
        expected: u64,
        /// How many there are.
        stored: u64,
    },
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// There is no such group.
    #[error("there is no such group")]
    NoSuchGroup,
    /// There is no such person.
    #[error("there is no such person")]
    NoSuchPerson,
    /// The disk is full. Nothing was stored.
    #[error("the disk is full; make room")]
    DiskFull,
    /// The operating system does not let the files be read or written.
    #[error("the disk cannot be used: {0}")]
    Disk(Arc<sqlx::Error>),
    /// The files are not the ones any more that were opened: nothing can be stored where it would be found again.
    #[error(
        "{} was moved, replaced or deleted while it was open; put it back, or stop this program, restore a backup and start again",
        .0.display()
    )]
    Moved(PathBuf),
    /// The file is damaged.
    #[error("the database is damaged; stop this program and restore a backup")]
    Damaged,
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
    /// The operating system gives no random numbers.
    #[error("no random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// Anything else.
    #[error("the database says: {0}")]
    Database(Arc<sqlx::Error>),
}

impl StoreError {
    /// Whether only what was asked for is at fault. After any other error a connection is not to be trusted.
    pub(crate) fn is_refusal(&self) -> bool {
        match self {
            StoreError::Conflict { .. }
            | StoreError::NoSuchTable
            | StoreError::NoSuchGroup
            | StoreError::NoSuchPerson => true,
            StoreError::Database(error) => Fault::of(error) == Fault::Constraint,
            StoreError::DiskFull
            | StoreError::Disk(_)
            | StoreError::Moved(_)
            | StoreError::Damaged
            | StoreError::Closed
            | StoreError::Random(_) => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match Fault::of(&error) {
            Fault::Full => StoreError::DiskFull,
            Fault::Corrupt | Fault::NotADatabase => StoreError::Damaged,
            Fault::Disk | Fault::NotWritable => StoreError::Disk(Arc::new(error)),
            Fault::Constraint | Fault::Other => StoreError::Database(Arc::new(error)),
        }
    }
}

/// The result codes of SQLite that deserve words of their own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    NotWritable,
    Disk,
    Corrupt,
    Full,
    Constraint,
    NotADatabase,
    Other,
}

/// `SQLITE_IOERR_SHMSIZE`: there is no room for the index of the write-ahead log.
const NO_ROOM_FOR_THE_INDEX: u32 = 4874;

impl Fault {
    pub(crate) fn of(error: &sqlx::Error) -> Fault {
        let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
        match code.map(|extended| (extended & 0xff, extended)) {
            Some((8 | 14, _)) => Fault::NotWritable,
            Some((13, _) | (_, NO_ROOM_FOR_THE_INDEX)) => Fault::Full,
            Some((10, _)) => Fault::Disk,
            Some((11, _)) => Fault::Corrupt,
            Some((19, _)) => Fault::Constraint,
            Some((26, _)) => Fault::NotADatabase,
            Some(_) | None => Fault::Other,
        }
    }
}
