//! What can go wrong, in words that say what to do.

use sqlx::migrate::MigrateError;
use sqlx::postgres::PgDatabaseError;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;

/// Where a database lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Location {
    /// In a file.
    File(PathBuf),
    /// On a server, at this address.
    Server(String),
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(file) => file.display().fmt(f),
            Location::Server(address) => f.write_str(address),
        }
    }
}

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
    #[error("{0} is a database of another program; name another place for the data")]
    Foreign(Location),
    /// It is a database but parts of it are broken.
    #[error("{location} is damaged ({found}); restore a backup")]
    Damaged {
        /// The database.
        location: Location,
        /// What is broken, in the database's words.
        found: String,
    },
    /// There is no room on the disk.
    #[error("cannot open {0}: the disk is full; make room")]
    DiskFull(Location),
    /// What was named is not the address of a database.
    #[error("{0} is not the address of a database; write postgres://USER:PASSWORD@HOST:PORT/NAME")]
    NoAddress(String),
    /// There is nothing to read.
    #[error("the database {0} has no tables of this program; name the one a server uses")]
    Empty(String),
    /// Nobody answers, or nobody lets this program in.
    #[error(
        "cannot reach the database {location}: {source}; start it, or check the address, the name and the password"
    )]
    Away {
        /// The database.
        location: Location,
        /// What went wrong.
        source: sqlx::Error,
    },
    /// A newer version of this program has changed the schema.
    #[error(
        "{location} was written by a newer version of this program (its schema is {found}, known is {known}); use that version"
    )]
    NewerSchema {
        /// The database.
        location: Location,
        /// The schema it has.
        found: i64,
        /// The newest schema this program knows.
        known: i64,
    },
    /// The schema is an older program's.
    #[error("{0} was written by an older version of this program; start a server with this version first")]
    OlderSchema(Location),
    /// There is to be a copy before the schema changes, and there is none.
    #[error("cannot copy {} before it is brought up to date: {source}", .file.display())]
    NotCopied {
        /// The file.
        file: PathBuf,
        /// Why not.
        source: Box<BackupError>,
    },
    /// The schema cannot be brought up to date.
    #[error("cannot bring {location} up to date: {source}")]
    Migration {
        /// The database.
        location: Location,
        /// What went wrong.
        source: MigrateError,
    },
    /// It was opened, and then could not be used.
    #[error("cannot open {location}: {source}")]
    Unusable {
        /// The database.
        location: Location,
        /// What went wrong.
        source: StoreError,
    },
    /// Anything else.
    #[error("cannot open {location}: {source}")]
    Database {
        /// The database.
        location: Location,
        /// What the database says.
        source: sqlx::Error,
    },
}

/// Why there is no backup, or none is restored.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// Nothing is written over.
    #[error("{} is there already; name a new file", .0.display())]
    Exists(PathBuf),
    /// There is no such file.
    #[error("there is no file {}; name a backup", .0.display())]
    NoBackup(PathBuf),
    /// The file is something else.
    #[error("{} is not a backup of this program; name another file", .0.display())]
    NotOurs(PathBuf),
    /// Parts of the backup are broken.
    #[error("{} is damaged ({found}); take another backup", .file.display())]
    Damaged {
        /// The backup.
        file: PathBuf,
        /// What is broken, in the database's words.
        found: String,
    },
    /// There is no room for the copy.
    #[error("cannot write {}: the disk is full; make room", .0.display())]
    Full(PathBuf),
    /// The operating system does not let it be written.
    #[error("cannot write {}: {source}", .file.display())]
    CannotWrite {
        /// What was to be written.
        file: PathBuf,
        /// What the operating system says.
        source: io::Error,
    },
    /// There is something where everything is to be carried.
    #[error("there are people or tables in {0} already; name an empty place")]
    NotEmpty(Location),
    /// What is to be carried over is in the form of an older program.
    #[error(
        "{0} was written by an older version of this program; start this program with it once, which brings it up to date"
    )]
    Older(Location),
    /// One of the databases fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database that is copied or replaced cannot be used.
    #[error(transparent)]
    Database(#[from] OpenError),
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
    /// Another node has taken the table since this one did. Nothing was stored: load the table again.
    #[error("another node has taken the table")]
    TakenOver,
    /// The table is another node's.
    #[error("the table is with the node at {node}")]
    Elsewhere {
        /// Where that node is reached.
        node: String,
    },
    /// The database does not answer, or not in time. What was asked for may be stored or not: look.
    #[error("the database does not answer: {0}")]
    Away(Arc<sqlx::Error>),
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
            | StoreError::TakenOver
            | StoreError::Elsewhere { .. }
            | StoreError::NoSuchTable
            | StoreError::NoSuchGroup
            | StoreError::NoSuchPerson => true,
            StoreError::Database(error) => Fault::of(error) == Fault::Constraint,
            StoreError::DiskFull
            | StoreError::Disk(_)
            | StoreError::Moved(_)
            | StoreError::Damaged
            | StoreError::Away(_)
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
            Fault::Away => StoreError::Away(Arc::new(error)),
            Fault::Constraint | Fault::Other => StoreError::Database(Arc::new(error)),
        }
    }
}

/// What the databases' codes have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    NotWritable,
    Disk,
    Corrupt,
    Full,
    Constraint,
    NotADatabase,
    Away,
    Other,
}

/// `SQLITE_IOERR_SHMSIZE`: there is no room for the index of the write-ahead log.
const NO_ROOM_FOR_THE_INDEX: u32 = 4874;

impl Fault {
    pub(crate) fn of(error: &sqlx::Error) -> Fault {
        let Some(told) = error.as_database_error() else {
            return Fault::of_the_way(error);
        };
        let code = told.code().unwrap_or_default();
        match told.try_downcast_ref::<PgDatabaseError>() {
            Some(_) => Fault::of_postgres(&code),
            None => Fault::of_sqlite(&code),
        }
    }

    /// What became of the way to a database that said nothing.
    fn of_the_way(error: &sqlx::Error) -> Fault {
        let lost = matches!(
            error,
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::PoolTimedOut
        );
        if lost { Fault::Away } else { Fault::Other }
    }

    /// The result codes of SQLite that deserve words of their own.
    fn of_sqlite(code: &str) -> Fault {
        match code.parse::<u32>().ok().map(|extended| (extended & 0xff, extended)) {
            Some((8 | 14, _)) => Fault::NotWritable,
            Some((13, _) | (_, NO_ROOM_FOR_THE_INDEX)) => Fault::Full,
            Some((10, _)) => Fault::Disk,
            Some((11, _)) => Fault::Corrupt,
            Some((19, _)) => Fault::Constraint,
            Some((26, _)) => Fault::NotADatabase,
            Some(_) | None => Fault::Other,
        }
    }

    /// The classes of PostgreSQL's codes that deserve words of their own.
    fn of_postgres(code: &str) -> Fault {
        match (code.get(..2).unwrap_or_default(), code) {
            (_, "53100") => Fault::Full,
            ("22" | "23" | "P0", _) => Fault::Constraint,
            ("XX", _) => Fault::Corrupt,
            // It stops, starts, has no room for another connection, or others held it up for too long.
            ("08" | "53" | "57" | "55" | "40" | "28", _) => Fault::Away,
            ("58", _) => Fault::Disk,
            (_, _) => Fault::Other,
        }
    }
}
