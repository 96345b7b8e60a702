//! What outlives the program: people, tables, the entries that make up each table, and groups, in one SQLite file.
//!
//! Entries are appended, never changed. When [`Store::append`] has returned, the entries survive the
//! program being killed at any moment; a power failure may cost the newest of them but never leaves half
//! of an append (write-ahead log, `synchronous = NORMAL`). There is one writer; readers do not wait for it.
//!
//! The store knows texts, not games: what they mean is the table's business.

mod error;
mod groups;
mod invites;
mod open;
mod people;
mod random;
mod secrets;
mod tables;

pub use error::{OpenError, StoreError};
pub use groups::{Group, GroupId, GroupResult, GroupToken, NewGroup};
pub use invites::{Invite, InviteToken};
pub use open::Store;
pub use people::Person;
pub use tables::{
    Advice, Append, Entry, Listing, NewTable, Noticed, Occupant, Page, Phase, Sitter, StoredEntry,
    StoredTable, TableId, TableInfo,
};
