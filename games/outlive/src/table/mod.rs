//! What lies on the table: the state, what waits, what is seen of it and written down of it.

pub(crate) mod event;
pub(crate) mod frames;
mod owed;
pub(crate) mod position;
pub(crate) mod scoring;
pub(crate) mod shelter;
pub(crate) mod state;
pub(crate) mod view;
