//! Players of Pandemic.

mod after;
mod chance;
mod chase;
mod collecting;
mod comparison;
mod events;
mod intentions;
mod known;
mod outlook;
mod plan;
#[cfg(test)]
mod positions;
mod reader;
mod reading;
mod scheme;
mod scout;
mod signs;
mod teammate;
mod terrorist;
mod threats;
mod timing;
mod weights;
mod worth;

pub use chance::{NEURONS, Network};
pub use comparison::Comparison;
pub use intentions::{Intention, intentions};
pub use reader::{Curiosity, learner};
pub use signs::{SIGNS, Signs, signs};

use crate::search::{Budget, Thinker};
use crate::{Advice, Bot, Level, Random, Roster, Strength, Xoshiro};
use kernel::{Game, Seat, Viewer};
use pandemic::{Action, State, View};
use reader::Reader;
use reading::Reading;
use scout::{Breadth, Horizon, Team};

/// Plans a quick player goes on with after each step of its turn.
const QUICK: usize = 1;
/// Plans a team-mate goes on with.
const THOROUGH: usize = 16;
/// Moves of seats and nature after which a game that is played on has surely ended.
const REACH: u32 = 5000;

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

/// How much a player looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Scope {
    /// Turns a game is played on for before its position is read; to its end if it is 0.
    turns: u16,
    /// Games played on for a decision; if it is 0 it goes by what it reads at the end of its own turn.
    playouts: u32,
    breadth: Breadth,
}

impl Scope {
    const VALUES: &'static [&'static str] = &["turns", "playouts", "lines", "wide", "narrow"];

    /// With these values instead; `None` if there is no such value, or it is too great.
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
            return Box::new(Reader::new(Reading::new(breadth.wide), Curiosity::None, seed));
        }
        let horizon = if turns == 0 { Horizon::End } else { Horizon::Turns(turns) };
        searcher(Team::new(breadth, horizon), playouts, seed)
    }
}

/// A player that plays so many games on before it decides.
fn searcher(team: Team, playouts: u32, seed: u64) -> Box<dyn Bot<State>> {
    Box::new(Thinker::new(team, Budget { playouts, time: None, reach: REACH, depth: 0 }, seed))
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
        told(&self.line)
    }
}

/// What is told of a line that was found without a search.
fn told(line: &[Action]) -> Option<Advice<Action>> {
    // That it lets others go on is hardly worth an account.
    let tells = line.first().is_some_and(|first| !matches!(first, Action::Pass | Action::Agree));
    tells.then(|| Advice::plain(line.to_vec()))
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
