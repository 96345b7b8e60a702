//! The rules, one file a chapter of RULES.md; roles, events, strain cards and modules below.

pub(crate) mod bio_terrorist;
pub(crate) mod chance;
pub(crate) mod consent;
pub(crate) mod cure;
pub(crate) mod decisions;
pub(crate) mod draw;
pub(crate) mod ending;
pub(crate) mod epidemic;
pub(crate) mod eradication;
pub(crate) mod events;
pub(crate) mod given;
pub(crate) mod hand_limit;
pub(crate) mod infection;
pub(crate) mod movement;
pub(crate) mod mutation;
pub(crate) mod outbreak;
pub(crate) mod roles;
pub(crate) mod setup;
pub(crate) mod share;
pub(crate) mod station;
pub(crate) mod strain;
pub(crate) mod treat;
pub(crate) mod turn;
pub(crate) mod windows;
pub(crate) mod world;
