//! The contract between a game and everything that plays, shows, stores or studies it.
//!
//! A game is a plain value that implements [`Game`]: seats submit actions, nature submits outcomes,
//! everybody else gets a view. This crate knows no game, and depends on nothing unless
//! the feature `serde` is wanted, with which seats, sets and stacks are spelled in views and case files.

mod chance;
mod counts;
mod game;
mod options;
mod pile;
mod record;
mod refusal;
mod seat;
mod set;
#[cfg(feature = "serde")]
mod spelled;
mod stack;

pub use chance::{Dice, End, Entropy, Shuffle, Uniform};
pub use counts::Counts;
pub use game::{
    Asked, Audience, Game, Pending, Responses, RulesVersion, Sink, Standing, Viewer, Waiver, WindowSpec,
};
pub use options::{OptionError, OptionRank, OptionSpec, Options};
pub use pile::{Layer, Pile};
pub use record::{Comment, Line, Mover, Record, RecordError, begin, options_under, replay, replay_with};
pub use refusal::{NotationError, PositionError, Refusal, RuleId};
pub use seat::{EVERYONE, MAX_SEATS, ONLOOKERS, PerSeat, Seat, SeatSet};
pub use set::{Id, Set};
pub use stack::Stack;
