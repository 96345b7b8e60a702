//! Tokyo Siteseeing: the rules as a plain value.
//!
//! RULES.md lists every rule with its id; the first line of each file names the ids it implements.

mod cards;
mod check;
mod combat;
mod decisions;
mod event;
mod frames;
mod hands;
mod notation;
mod options;
pub mod refusals;
mod rules;
mod state;
mod story;
mod travel;
mod view;
mod words;

pub use cards::*;
pub use check::{Check, Drawn, Goal, Promise, Stand};
pub use combat::{Attacker, Battle, Countered, Target};
pub use event::Event;
pub use frames::{
    Ask, Do, Draw, DrawnFor, Falling, Fighting, Foe, Foreseen, Frame, Harm, Nature, Prize, Solving, Source,
};
pub use notation::{Action, At, Bearer, Means, Outcome, Spot};
pub use options::{
    Attempts, Between, BotConsent, Casting, Cleared, Counters, DrawOrder, Group, Hands, JoinedCounter,
    Merged, MergedDown, Options, Overflow, OwnRecord, RankCount, Scenario, SiteDraw, Unplayed,
};
pub use state::{
    AP_TOKENS, Duty, EQUIPMENT, Ending, Equipped, HP, OpenCard, Pc, Redraw, SlotState, State, Step,
};
pub use story::{Scene, Story};
pub use travel::{Manner, Riders, Travel};
pub use view::{StashView, View};
pub use words::*;
