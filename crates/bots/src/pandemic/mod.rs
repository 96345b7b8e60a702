//! Players of Pandemic.

mod after;
mod chance;
mod chase;
mod collecting;
mod events;
mod intentions;
mod known;
mod outlook;
mod plan;
#[cfg(test)]
mod positions;
mod scheme;
mod scout;
mod signs;
mod teammate;
mod terrorist;
mod threats;
mod weights;
mod worth;

pub use chance::{Network, Neuron};
pub use intentions::{Intention, intentions};
pub use signs::{SIGNS, signs};

use crate::search::{Budget, Thinker};
use crate::{Advice, Bot, Level, Random, Roster, Strength, Xoshiro};
use kernel::{Game, Seat, Viewer};
use pandemic::{Action, State, View};
use scout::{Horizon, Team};

/// Plans a quick player goes on with after each step of its turn.
const QUICK: usize = 1;
/// Plans a team-mate goes on with.
const THOROUGH: usize = 16;
/// Moves of seats and nature after which a game that is played on has surely ended.
const REACH: u32 = 5000;

impl Roster for State {
    const LEVELS: &'static [Level] = &[
        Level::quick("random").measured(Strength::Wins(&[0, 0])),
        Level::quick("novice").measured(Strength::Wins(&[51, 8])),
        Level::quick("teammate").measured(Strength::Wins(&[65, 21])),
        Level::quick("careful").thinks(30).measured(Strength::Wins(&[77, 37])),
        Level::quick("expert").thinks(100),
        Level::quick("master").thinks(500),
    ];
    const REFERENCES: &'static [&'static str] = &["players=2 epidemics=4", "players=4 epidemics=5"];
    const USUAL: &'static str = "teammate";
    const ADVISER: &'static str = "master";

    const SIDES: &'static [&'static str] = &["players", "bio_terrorist"];

    fn side(&self, seat: Seat) -> &'static str {
        let against = self.view(Viewer::Omniscient).bio_terrorist.is_some_and(|known| known.seat == seat);
        Self::SIDES[usize::from(against)]
    }

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let planner = |beam| -> Box<dyn Bot<Self>> { Box::new(TeamMate::new(beam, seed)) };
        let thinker = |horizon, playouts| -> Box<dyn Bot<Self>> {
            let budget = Budget { playouts, time: None, reach: REACH, depth: 0 };
            Box::new(Thinker::new(Team { horizon }, budget, seed))
        };
        Some(match level {
            "random" => Box::new(Random::new(seed)),
            "novice" => planner(QUICK),
            "teammate" => planner(THOROUGH),
            "careful" => thinker(Horizon::NextTurn, 60),
            "expert" => thinker(Horizon::NextTurn, 250),
            "master" => thinker(Horizon::End, 300),
            _ => return None,
        })
    }
}

/// The team-mate, on whichever side its seat is. It goes by nothing but its lots and what stands in the view.
#[derive(Clone, Debug)]
struct TeamMate {
    /// Plans it goes on with after each step of a turn.
    beam: usize,
    lots: Xoshiro,
    /// What it meant to do when it last decided.
    line: Vec<Action>,
}

impl TeamMate {
    fn new(beam: usize, seed: u64) -> Self {
        TeamMate { beam, lots: Xoshiro::new(seed), line: Vec::new() }
    }
}

impl Bot<State> for TeamMate {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        self.line = line(view, seat, legal, self.beam, &mut self.lots);
        self.line[0]
    }

    fn thoughts(&self) -> Option<Advice<Action>> {
        // That it lets others go on is hardly worth an account.
        let tells = self.line.first().is_some_and(|first| !matches!(first, Action::Pass | Action::Agree));
        tells.then(|| Advice::plain(self.line.clone()))
    }
}

/// What the seat does without a search, with what it means to do after it; at least one action, the first one legal.
fn line(view: &View, seat: Seat, legal: &[Action], beam: usize, lots: &mut Xoshiro) -> Vec<Action> {
    let chosen = if view.team().contains(seat) {
        teammate::line(view, seat, legal, beam)
    } else if view.bio_terrorist.is_some() {
        terrorist::decide(view, seat, legal, lots).map(|action| vec![action])
    } else {
        teammate::role(legal).map(|action| vec![action])
    };
    let sound = |line: &Vec<Action>| line.first().is_some_and(|first| legal.contains(first));
    chosen.filter(sound).unwrap_or_else(|| vec![legal[0]])
}
