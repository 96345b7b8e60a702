//! Players of Pandemic.

mod outlook;
mod teammate;

use crate::{Bot, Random, Roster};
use teammate::TeamMate;

impl Roster for pandemic::State {
    const LEVELS: &'static [&'static str] = &["random", "teammate"];

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "teammate" => Some(Box::new(TeamMate)),
            _ => None,
        }
    }
}
