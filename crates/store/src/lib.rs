//! What outlives the program: people, tables, the entries that make up each table, and groups. They are in one SQLite file, for
//! one program at a time, or in a PostgreSQL database, for any number of nodes.
//!
//! Entries are appended, never changed. When [`Store::append`] has returned, they are stored. In a file they are on the disk: they
//! survive the program being killed at any moment, and a power cut (write-ahead log, `synchronous = FULL`);
//! [`Durability::Normal`] does without the sync, and a power cut may then cost the newest entries, but never leaves half of an
//! append. In a PostgreSQL database they survive what it is set up to survive. What waits is stored together. There is one
//! writer; readers do not wait for it.
//!
//! An error of the storage ends the connection that met it. As soon as its cause is gone, the next call works again. Files
//! that were moved, replaced or deleted while they were open are noticed before anything more is acknowledged, and damage
//! is looked for when the store is opened.
//!
//! The store knows texts, not games: what they mean is the table's business.

mod appends;
mod backups;
mod connector;
mod copies;
mod copying;
mod credentials;
mod deletion;
mod endings;
mod error;
mod groups;
mod histories;
mod home;
mod invites;
mod lists;
mod nodes;
mod open;
mod operators;
mod passkeys;
mod people;
mod postgres;
mod random;
mod readers;
mod secrets;
mod sign_in;
mod sqlite;
mod tables;
mod writer;

pub use backups::{Keys, back_up, copy, restore};
pub use copying::Copied;
pub use credentials::{Credential, CredentialKind, Secret};
pub use deletion::{Retention, Wished};
pub use error::{BackupError, Location, OpenError, StoreError};
pub use groups::{Group, GroupId, GroupResult, GroupToken, NewGroup};
pub use histories::{Histories, History};
pub use home::Home;
pub use invites::{Invite, InviteToken};
pub use lists::{Page, Place};
pub use nodes::{Change, Claim, Node};
pub use open::Store;
pub use operators::{Act, AuditLine, Ban, Banned, Operator, PersonRow, Report, Way};
pub use passkeys::{Kept, NewPasskey, Passkey};
pub use people::Person;
pub use postgres::Address;
pub use sign_in::{Passphrase, SignInCode};
pub use sqlite::Durability;
pub use tables::{
    Advice, Append, Bots, Entry, Listing, NewTable, Noticed, Occupant, Phase, Rematch, Sitter, StoredTable,
    TableId, TableInfo,
};
