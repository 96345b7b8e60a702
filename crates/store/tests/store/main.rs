//! The store, used as a server uses it.

mod backups;
mod copying;
mod deletion;
mod durable;
mod endings;
mod groups;
mod nodes;
mod opening;
mod operators;
mod passkeys;
mod setup;
mod tables;
