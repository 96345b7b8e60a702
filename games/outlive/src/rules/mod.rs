//! The rules, one file a chapter or phase.

pub(crate) mod bank;
pub(crate) mod building;
pub(crate) mod cargo;
pub(crate) mod chance;
pub(crate) mod city;
pub(crate) mod dawn;
pub(crate) mod drawing;
pub(crate) mod feeding;
pub(crate) mod gauge;
pub(crate) mod given;
pub(crate) mod hunting;
pub(crate) mod losses;
pub(crate) mod mary;
pub(crate) mod movement;
pub(crate) mod night;
pub(crate) mod pressing;
pub(crate) mod questions;
pub(crate) mod recruiting;
pub(crate) mod repairing;
pub(crate) mod setup;
pub(crate) mod striking;
pub(crate) mod survivors;
pub(crate) mod world;
