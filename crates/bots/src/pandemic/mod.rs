//! Players of Pandemic.

mod after;
mod chase;
mod events;
mod known;
mod outlook;
mod plan;
mod teammate;
mod worth;

use crate::{Bot, Random, Roster};
use kernel::Seat;
use pandemic::{Action, State, View};

impl Roster for State {
    const LEVELS: &'static [&'static str] = &["random", "teammate"];

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "teammate" => Some(Box::new(TeamMate)),
            _ => None,
        }
    }
}

/// The team-mate, on whichever side its seat is. It remembers nothing: what matters stands in the view.
#[derive(Clone, Copy, Debug)]
struct TeamMate;

impl Bot<State> for TeamMate {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let chosen = if view.team().contains(seat) { teammate::decide(view, seat, legal) } else { None };
        chosen.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}
