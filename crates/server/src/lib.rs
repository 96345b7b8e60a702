//! HTTP: pages, live updates, identity, the programming interface, and the tasks that own tables.
//!
//! Every table belongs to one task (`keeper`), found by its id (`rooms`). Requests send it commands and look
//! at what it has published (`look`); nothing is published before it is stored. What a game is stays behind
//! `look`: handlers know no game.

mod app;
mod assets;
mod command;
mod events;
mod fields;
mod groups;
mod health;
#[cfg(test)]
mod hidden;
mod keeper;
mod look;
mod minds;
mod pages;
mod past;
mod problem;
mod rights;
mod rooms;
mod routes;
mod start;
mod stored;
mod thinkers;
mod thinking;
mod turns;
mod upgrade;
mod visitor;
#[cfg(test)]
mod volunteers;
mod waiting;
mod wire;

mod api;

pub use start::{Config, Server, StartError};
pub use store::Durability;
pub use stored::{replay, rules};
pub use wire::{Limits, Network, NotANetwork};
