//! What outlives the program: people, tables, the entries that make up each table, and groups, in one SQLite file.
//!
//! Entries are appended, never changed. When [`Store::append`] has returned, the entries are on the disk: they survive the
//! program being killed at any moment, and a power cut (write-ahead log, `synchronous = FULL`). What waits is stored
//! together, with one sync of the disk. [`Durability::Normal`] does without the sync: a power cut may then cost the newest
//! entries, but never leaves half of an append. There is one writer; readers do not wait for it.
//!
//! An error of the storage ends the connection that met it. As soon as its cause is gone, the next call works again. Files
//! that were moved, replaced or deleted while they were open are noticed before anything more is acknowledged, and damage
//! is looked for when the store is opened.
//!
//! The store knows texts, not games: what they mean is the table's business.

mod appends;
mod connect;
mod endings;
mod error;
mod files;
mod groups;
mod histories;
mod invites;
mod open;
mod people;
mod random;
mod readers;
mod secrets;
mod tables;
mod writer;

pub use error::{OpenError, StoreError};
pub use groups::{Group, GroupId, GroupResult, GroupToken, NewGroup};
pub use histories::{Histories, History};
pub use invites::{Invite, InviteToken};
pub use open::{Durability, Store};
pub use people::Person;
pub use tables::{
    Advice, Append, Entry, Listing, NewTable, Noticed, Occupant, Page, Phase, Rematch, Sitter, StoredTable,
    TableId, TableInfo,
};
