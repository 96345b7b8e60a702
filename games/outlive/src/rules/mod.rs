//! The rules, one file a chapter or phase.

pub(crate) mod pressure;
pub(crate) mod scoring;
