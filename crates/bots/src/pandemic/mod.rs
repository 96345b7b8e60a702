//! Bots for Pandemic.

mod after;

mod chase;
mod collecting;
mod comparison;
mod events;
mod features;
mod intentions;
mod known;
mod network;
mod outlook;
mod plan;
#[cfg(test)]
mod positions;
mod reader;
mod reading;
mod scheme;
mod scout;
mod teammate;
mod terrorist;
mod threats;
mod timing;
mod weights;
mod worth;

pub use comparison::Comparison;
pub use features::{FEATURES, Features, features};
pub use intentions::{Intention, intentions};
pub use network::{NEURONS, Network};
pub use reader::{Exploration, learner};

use crate::search::{Budget, Thinker};
use crate::{Advice, Bot, Level, Random, Roster, Strength, Xoshiro};
use kernel::{Game, Seat, Viewer};
use known::Known;
use outlook::Outlook;
use pandemic::{Action, State, View};
use reader::Reader;
use reading::Reading;
use scout::{Breadth, Horizon, Team};

/// The beam width of a quick bot: plans kept after each step of its turn.
const QUICK: usize = 1;
/// The beam width of a team-mate.
const THOROUGH: usize = 16;
/// The horizon of playouts: moves of seats and nature after which a game has surely ended.
const HORIZON: u32 = 5000;

impl Roster for State {
    const LEVELS: &'static [Level] = &[
        Level::quick("random").measured(Strength::Wins(&[0, 0])),
        Level::quick("novice").measured(Strength::Wins(&[52, 8])),
        Level::quick("teammate").measured(Strength::Wins(&[68, 25])),
        Level::quick("careful").measured(Strength::Wins(&[95, 66])),
        Level::quick("expert").thinks(7).measured(Strength::Wins(&[98, 82])),
        Level::quick("master").thinks(20).measured(Strength::Wins(&[97, 86])),
    ];
    const REFERENCES: &'static [&'static str] = &["players=2 epidemics=4", "players=4 epidemics=5"];
    const USUAL: &'static str = "teammate";
    const ADVISER: &'static str = "master";

    const SIDES: &'static [&'static str] = &["players", "bio_terrorist"];

    fn side(&self, seat: Seat) -> &'static str {
        let against = self.view(Viewer::Omniscient).bio_terrorist.is_some_and(|known| known.seat == seat);
        Self::SIDES[usize::from(against)]
    }

    fn glance(view: &View, seat: Seat) -> Option<f32> {
        let known = Known::new(view, seat);
        Some(Reading::new(THOROUGH).win_probability(&Outlook::new(&known)))
    }

    const TUNABLE: &'static [&'static str] = Scope::VALUES;

    fn bot(level: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let (name, values) = crate::level::tuned(level)?;
        let planner = |beam| -> Option<Box<dyn Bot<Self>>> {
            values.is_empty().then(|| Box::new(TeamMate::new(beam, seed)) as Box<dyn Bot<Self>>)
        };
        let reader = Scope { turns: 2, playouts: 0, breadth: Breadth { lines: 8, wide: 150, narrow: 8 } };
        match name {
            "random" if values.is_empty() => Some(Box::new(Random::new(seed))),
            "novice" => planner(QUICK),
            "teammate" => planner(THOROUGH),
            "careful" => Some(reader.tuned(&values)?.bot(seed)),
            "expert" => Some(Scope { playouts: 64, ..reader }.tuned(&values)?.bot(seed)),
            "master" => Some(Scope { turns: 4, playouts: 100, ..reader }.tuned(&values)?.bot(seed)),
            _ => None,
        }
    }
}

/// How much a bot considers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Scope {
    /// The length of a playout in turns, before its position is valued; 0 for a playout to the end.
    turns: u16,
    /// The number of playouts for a decision; 0 to go by the win probability at the end of its own turn.
    playouts: u32,
    breadth: Breadth,
}

impl Scope {
    const VALUES: &'static [&'static str] = &["turns", "playouts", "lines", "wide", "narrow"];

    /// The same with these parameters; `None` if there is no such parameter, or its value is too great.
    fn tuned(mut self, values: &[(&str, u32)]) -> Option<Scope> {
        for &(name, value) in values {
            match name {
                "turns" => self.turns = value.try_into().ok()?,
                "playouts" => self.playouts = value,
                "lines" => self.breadth.lines = value.max(1).try_into().ok()?,
                "wide" => self.breadth.wide = value.max(1).try_into().ok()?,
                "narrow" => self.breadth.narrow = value.max(1).try_into().ok()?,
                _ => return None,
            }
        }
        Some(self)
    }

    fn bot(self, seed: u64) -> Box<dyn Bot<State>> {
        let Scope { turns, playouts, breadth } = self;
        if playouts == 0 {
            return Box::new(Reader::new(Reading::new(breadth.wide), Exploration::None, seed));
        }
        let horizon = if turns == 0 { Horizon::End } else { Horizon::Turns(turns) };
        searcher(Team::new(breadth, horizon), playouts, seed)
    }
}

/// A bot with this many playouts for each decision.
fn searcher(team: Team, playouts: u32, seed: u64) -> Box<dyn Bot<State>> {
    Box::new(Thinker::new(team, Budget { playouts, time: None, horizon: HORIZON, depth: 0 }, seed))
}

/// The team-mate, on whichever side its seat is. Its decisions follow from the view and its random numbers.
#[derive(Clone, Debug)]
struct TeamMate {
    /// The beam width: plans kept after each step of a turn.
    beam: usize,
    rng: Xoshiro,
    /// The line it had planned when it last decided.
    line: Vec<Action>,
}

impl TeamMate {
    fn new(beam: usize, seed: u64) -> Self {
        TeamMate { beam, rng: Xoshiro::new(seed), line: Vec::new() }
    }
}

impl Bot<State> for TeamMate {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        self.line = line(view, seat, legal, self.beam, &mut self.rng);
        self.line[0]
    }

    fn thoughts(&self) -> Option<Advice<Action>> {
        told(&self.line)
    }
}

/// The advice for a line that was found without a search.
fn told(line: &[Action]) -> Option<Advice<Action>> {
    // That it lets others go on is hardly worth an account.
    let tells = line.first().is_some_and(|first| !matches!(first, Action::Pass | Action::Agree));
    tells.then(|| Advice::plain(line.to_vec()))
}

/// The line the seat plays without a search: at least one action, of which the first is legal.
fn line(view: &View, seat: Seat, legal: &[Action], beam: usize, rng: &mut Xoshiro) -> Vec<Action> {
    let chosen = if view.team().contains(seat) {
        teammate::line(view, seat, legal, beam)
    } else if view.bio_terrorist.is_some() {
        terrorist::decide(view, seat, legal, rng).map(|action| vec![action])
    } else {
        teammate::role(legal).map(|action| vec![action])
    };
    let sound = |line: &Vec<Action>| line.first().is_some_and(|first| legal.contains(first));
    chosen.filter(sound).unwrap_or_else(|| vec![legal[0]])
}
