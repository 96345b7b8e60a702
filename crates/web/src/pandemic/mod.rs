//! The Pandemic table.

pub mod map;
