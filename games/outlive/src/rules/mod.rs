//! The rules, one file a chapter or phase.

pub(crate) mod bank;
pub(crate) mod building;
pub(crate) mod cargo;
pub(crate) mod carry_out;
pub(crate) mod chance;
pub(crate) mod city;
pub(crate) mod dawn;
pub(crate) mod decisions;
pub(crate) mod drawing;
pub(crate) mod feeding;
pub(crate) mod gauge;
pub(crate) mod given;
pub(crate) mod hunting;
pub(crate) mod movement;
pub(crate) mod night;
pub(crate) mod pressure;
pub(crate) mod recruiting;
pub(crate) mod repairing;
pub(crate) mod resolve;
pub(crate) mod setup;
pub(crate) mod strike;
pub(crate) mod survivors;
pub(crate) mod visit;
pub(crate) mod world;
