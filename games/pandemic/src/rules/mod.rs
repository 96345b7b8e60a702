//! The rules, one file a chapter of RULES.md.

pub(crate) mod chance;
pub(crate) mod consent;
pub(crate) mod cure;
pub(crate) mod draw;
pub(crate) mod ending;
pub(crate) mod epidemic;
pub(crate) mod eradication;
pub(crate) mod hand_limit;
pub(crate) mod infection;
pub(crate) mod movement;
pub(crate) mod outbreak;
pub(crate) mod share;
pub(crate) mod station;
pub(crate) mod treat;
pub(crate) mod turn;
pub(crate) mod windows;
