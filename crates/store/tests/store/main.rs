//! The store, used as a server uses it.

mod durable;
mod endings;
mod groups;
mod opening;
mod setup;
mod tables;
