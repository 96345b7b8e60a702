//! The wire: who may be connected, for how long, and from where.
//!
//! Anybody can open a connection, and each takes a file handle, of which a process has few. Whoever keeps a
//! connection waiting loses it first: to a time-out, or to somebody who comes while there is no room. What decides is
//! how many there are and where they come from, never what is played.

mod accept;
mod connections;
pub(crate) mod gzip;
mod handles;
mod limits;
mod proxies;
mod streams;

pub(crate) use accept::{Wire, serve};
pub(crate) use connections::Connection;
pub use limits::Limits;
pub(crate) use proxies::{Caller, Proxies};
pub use proxies::{Network, NotANetwork};
pub(crate) use streams::{Claim, Streams, Terms};
