//! The contract between a game and everything that plays, shows, stores or studies it.
//!
//! A game is a plain value that implements [`Game`]: seats submit actions, nature submits outcomes,
//! everybody else gets a view. This crate has no dependencies and knows no game.

mod chance;
mod counts;
mod game;
mod options;
mod pile;
mod record;
mod refusal;
mod seat;
mod set;
mod stack;

pub use chance::{Dice, End, Entropy, Shuffle, Uniform};
pub use counts::Counts;
pub use game::{Asked, Audience, Game, Pending, RulesVersion, Sink, Standing, Viewer, Waiver, WindowSpec};
pub use options::{OptionError, OptionRank, OptionSpec, Options};
pub use pile::{Layer, Pile};
pub use record::{Comment, Line, Mover, Record, RecordError, begin, options_under, replay, replay_with};
pub use refusal::{NotationError, PositionError, Refusal, RuleId};
pub use seat::{EVERYONE, MAX_SEATS, ONLOOKERS, PerSeat, Seat, SeatSet};
pub use set::{Id, Set};
pub use stack::Stack;
