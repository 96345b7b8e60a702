//! HTTP: pages, live updates, identity, the programming interface, and the tasks that own tables.
//!
//! Every table belongs to one task (`keeper`), found by its id (`rooms`). Requests send it commands and look
//! at what it has published (`look`); nothing is published before it is stored. What a game is stays behind
//! `look`: handlers know no game.
//!
//! Four words say no, each on its own layer, and each is turned into the next:
//!
//! | word | who says it | what it means | who turns it into the next |
//! | --- | --- | --- | --- |
//! | [`kernel::Refusal`] | the rules of a game | a rule forbids the action: its id and a reason, in data | [`table::Table`], into `Declined::Refused` |
//! | [`table::Declined`] | a table | nothing has changed, and why: the rules forbid it, it comes too late, it is not your seat | the table's task (`keeper`), into `Failure::Declined` |
//! | `command::Failure` | the task that owns a table | a command was not carried out: the table declined, others are to decide it, it could not be stored | a handler, by `Problem::of`, with the sentence in which the game's face explains it |
//! | `problem::Problem` | a handler | a request is not carried out: the status, the sentence in the reader's language, what to do about it | `problem::explain`, into a page or JSON |

mod address;
mod app;
mod assets;
mod clocks;
mod command;
mod deleting;
mod events;
mod fields;
mod groups;
mod health;
#[cfg(test)]
mod hidden;
mod identity;
mod keeper;
mod look;
mod meters;
mod minds;
mod names;
mod nodes;
mod operators;
mod pages;
mod past;
mod problem;
mod rates;
mod rights;
mod rooms;
mod routes;
mod start;
mod stored;
mod turns;
mod upgrade;
mod utc;
#[cfg(test)]
mod volunteers;
mod waiting;
mod wire;

mod api;

pub use address::{NotAPublicUrl, PublicUrl};
pub use operators::{AdminSecret, NotAnAct, TooShort, act};
pub use rates::{Deed, NotARate, Per, RATES, Rate, RateRow, Rates};
pub use start::{Config, Server, StartError};
pub use store::{Durability, Home, Retention};
pub use stored::{replay, rules, stored};
pub use utc::utc;
pub use wire::{Limits, Network, NotANetwork};
