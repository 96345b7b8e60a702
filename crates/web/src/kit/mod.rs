//! What the tables of all games are made of, whatever is played.

pub(crate) mod button;
pub(crate) mod group;
pub(crate) mod later;
pub(crate) mod menu;
pub(crate) mod part;
pub(crate) mod refused;
pub(crate) mod rule;
pub(crate) mod words;
