//! What lies on the table and what is seen of it: state, frames, view, position, events. It knows the words and no rule.

pub(crate) mod check;
pub(crate) mod combat;
pub(crate) mod event;
pub(crate) mod frames;
mod open;
pub(crate) mod position;
pub(crate) mod state;
pub(crate) mod story;
pub(crate) mod travel;
pub(crate) mod view;
