//! The rules, a file for each part of them.

pub(crate) mod attack;
pub(crate) mod chance;
pub(crate) mod checks;
pub(crate) mod damage;
pub(crate) mod decks;
pub(crate) mod effects;
pub(crate) mod exchange;
pub(crate) mod fighting;
pub(crate) mod interrupts;
pub(crate) mod joining;
pub(crate) mod means;
pub(crate) mod moving;
pub(crate) mod rewards;
pub(crate) mod round;
pub(crate) mod scoring;
pub(crate) mod site;
pub(crate) mod targets;
pub(crate) mod troubles;
pub(crate) mod using;
