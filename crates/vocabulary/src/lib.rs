//! The words of a game: enums with a spelling ([`words!`]), options ([`options!`]), moves ([`moves!`]), events
//! ([`events!`]), refusals ([`refusals!`]) and serde spellings ([`spelling`]).
//!
//! Whatever a game names has one spelling, the same in notation, options, views and case files. This crate does not know any
//! game.

mod events;
mod moves;
mod options;
mod refusals;
pub mod spelling;
mod words;

pub use events::Weight;
pub use moves::{Mismatch, Part, PartAs, Row, Text, Words, form_of, read_move};
pub use options::{
    OptionRows, OptionRules, OptionValue, read_options, read_value, serialize_options, write_options,
};
pub use words::unknown;

// The macros name them.
#[doc(hidden)]
pub use {kernel, serde};
