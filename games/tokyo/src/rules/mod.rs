//! The rules, a file for each part of them.

pub(crate) mod chance;
pub(crate) mod scoring;
pub(crate) mod targets;
