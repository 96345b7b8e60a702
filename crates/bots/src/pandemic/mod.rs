//! Players of Pandemic.

mod after;
mod chase;
mod events;
mod known;
mod outlook;
mod plan;
#[cfg(test)]
mod positions;
mod scheme;
mod teammate;
mod terrorist;
mod worth;

use crate::{Bot, Random, Roster, Xoshiro};
use kernel::{Game, Seat, Viewer};
use pandemic::{Action, State, View};

impl Roster for State {
    const LEVELS: &'static [&'static str] = &["random", "teammate"];

    const SIDES: &'static [&'static str] = &["players", "bio_terrorist"];

    fn side(&self, seat: Seat) -> &'static str {
        let against = self.view(Viewer::Omniscient).bio_terrorist.is_some_and(|known| known.seat == seat);
        Self::SIDES[usize::from(against)]
    }

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "teammate" => Some(Box::new(TeamMate(Xoshiro::new(seed)))),
            _ => None,
        }
    }
}

/// The team-mate, on whichever side its seat is. It remembers nothing but its lots: what matters stands in the view.
#[derive(Clone, Debug)]
struct TeamMate(Xoshiro);

impl Bot<State> for TeamMate {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let chosen = if view.team().contains(seat) {
            teammate::decide(view, seat, legal)
        } else if view.bio_terrorist.is_some() {
            terrorist::decide(view, seat, legal, &mut self.0)
        } else {
            teammate::role(legal)
        };
        chosen.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}
