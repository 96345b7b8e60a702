//! What lies on the table: the state, what waits, what is seen of it and written down of it.

pub(crate) mod bio_terrorist;
pub(crate) mod event;
pub(crate) mod frames;
pub(crate) mod position;
pub(crate) mod sight;
pub(crate) mod state;
pub(crate) mod trail;
pub(crate) mod view;
