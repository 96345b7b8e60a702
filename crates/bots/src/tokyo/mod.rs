//! Players of Tokyo Siteseeing.

mod act;
mod checks;
mod fight;
mod hands;
mod harm;
mod known;
mod market;
mod placing;
mod questions;
mod site;
mod worth;

use crate::{Bot, Random, Roster, Xoshiro};
use kernel::{Seat, Uniform};
use known::Known;
use tokyo::{Action, Ask, Frame, State, View};

impl Roster for State {
    const LEVELS: &'static [&'static str] = &["random", "sensible"];

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "sensible" => Some(Box::new(Sensible { lots: Xoshiro::new(seed), walked: (0, 0) })),
            _ => None,
        }
    }
}

/// Does what brings most for what it costs, as far as this phase goes: it reckons everything in AP and looks no further than
/// the next move. Its role is drawn by lot. It remembers how often it has moved in a round, and walks no further than it needs.
struct Sensible {
    lots: Xoshiro,
    /// The round, and moves begun in it.
    walked: (u8, u8),
}

/// T16 Moves of one PC in one round.
const WALKS: u8 = 8;
/// One move in so many ends the phase instead: a table asks a new bot each time, and one without memory may walk in circles.
const STRAYS: u32 = 32;

impl Sensible {
    /// Ends the phase instead of one move too many.
    fn walk(&mut self, round: u8, action: Action) -> Action {
        let Action::Move(_) = action else { return action };
        if self.walked.0 != round {
            self.walked = (round, 0);
        }
        self.walked.1 = self.walked.1.saturating_add(1);
        if self.walked.1 > WALKS || self.lots.below(STRAYS) == 0 { Action::End } else { action }
    }
}

impl Bot<State> for Sensible {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let known = Known::new(view, seat, legal);
        let Some(Frame::Ask(ask)) = view.top() else { return legal[0] };
        if let Ask::Role { .. } = ask {
            return legal[self.lots.below(legal.len() as u32) as usize];
        }
        let chosen = questions::answer(&known, ask).filter(|action| known.may(*action));
        let action = chosen.unwrap_or_else(|| questions::fallback(legal));
        self.walk(view.round, action)
    }

    fn volunteer(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Option<Action> {
        let known = Known::new(view, seat, legal);
        match (view.top(), view.check) {
            (Some(Frame::Ask(Ask::Check)), Some(check)) => {
                checks::help(&known, &check).filter(|action| known.may(*action))
            }
            _ => None,
        }
    }
}
