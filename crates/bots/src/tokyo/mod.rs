//! Bots for Tokyo Siteseeing.

mod act;
mod checks;
mod depths;
mod fight;
mod hands;
mod harm;
mod known;
mod market;
mod placing;
mod quest;
mod questions;
mod scenes;
mod site;
mod tales;
mod uses;
mod ways;
mod worth;

use crate::{Bot, Level, Random, Roster, Strength, Xoshiro};
use kernel::{Seat, Uniform};
use known::Known;
use tokyo::{Action, Ask, Frame, State, View};

impl Roster for State {
    const LEVELS: &'static [Level] = &[
        Level::quick("random").measured(Strength::Wins(&[0, 0])),
        Level::quick("sensible").measured(Strength::Wins(&[98, 94])),
    ];
    const REFERENCES: &'static [&'static str] = &["players=2", "players=4"];
    const USUAL: &'static str = "sensible";

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(seed))),
            "sensible" => Some(Box::new(Sensible { rng: Xoshiro::new(seed) })),
            _ => None,
        }
    }
}

/// A bot that takes the action with the greatest gain for its cost in this phase. It computes everything in AP, and in the Site with the
/// cards that may come. Its role is random. It remembers nothing but the state of its random numbers.
struct Sensible {
    rng: Xoshiro,
}

/// Others are asked for something in one out of this many decisions.
const OFFERS: u32 = 3;

impl Bot<State> for Sensible {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        if let [only] = legal {
            return *only;
        }
        let Some(Frame::Ask(ask)) = view.top() else { return legal[0] };
        if let Ask::Role { .. } = ask {
            return legal[self.rng.below(legal.len() as u32) as usize];
        }
        let known = Known { offers: self.rng.below(OFFERS) == 0, ..Known::new(view, seat, legal) };
        let chosen = questions::answer(&known, ask).filter(|action| known.may(*action));
        chosen.unwrap_or_else(|| questions::fallback(legal))
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
