//! Players of Tokyo Siteseeing.

use crate::{Bot, Random, Roster};
use tokyo::State;

impl Roster for State {
    const LEVELS: &'static [&'static str] = &["random"];

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            _ => None,
        }
    }
}
