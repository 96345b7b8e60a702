//! x
pub mod seal;
