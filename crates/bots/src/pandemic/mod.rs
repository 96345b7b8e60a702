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
mod scout;
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
            level => {
                let numbers: Vec<u32> = level.strip_prefix("search")?.split('x').filter_map(|n| n.parse().ok()).collect();
                Some(Box::new(Searcher { seed, playouts: numbers[0], reach: numbers.get(1).copied().unwrap_or(100_000), line: Vec::new(), foreseen: None, decisions: 0 }))
            }
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

struct Searcher {
    seed: u64,
    playouts: u32,
    reach: u32,
    line: Vec<Action>,
    foreseen: Option<View>,
    decisions: u64,
}

impl Bot<State> for Searcher {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        use crate::search::{Budget, Desk, search};
        if let [only] = legal {
            return *only;
        }
        if !view.team().contains(seat) {
            return teammate::role(legal).unwrap_or(legal[0]);
        }
        let foreseen = self.foreseen.take();
        if let Some(next) = self.line.pop()
            && foreseen.as_ref() == Some(view)
            && legal.contains(&next)
        {
            self.foresee(view, seat, next);
            return next;
        }
        self.line.clear();
        self.decisions += 1;
        let stop = std::sync::atomic::AtomicBool::new(false);
        let budget = Budget { playouts: self.playouts, time: None, reach: self.reach, depth: 0 };
        let desk = Desk { seed: crate::mix(self.seed ^ crate::mix(self.decisions)), stop: &stop };
        let found = search(&scout::Team, (view, seat, legal), budget, desk);
        let best = &found[0];
        self.line = best.line.iter().rev().copied().collect();
        let Some(next) = self.line.pop() else { return legal[0] };
        self.foresee(view, seat, next);
        next
    }
}

impl Searcher {
    /// What the seat should see next if nothing comes in between.
    fn foresee(&mut self, view: &View, seat: Seat, next: Action) {
        if self.line.is_empty() {
            return;
        }
        let mut world = State::sample_world(view, &mut kernel::Dice(Xoshiro::new(1)));
        if world.act(seat, &next, &mut ()).is_err() {
            return;
        }
        while let Some(asked) = world.awaited().iter().next()
            && let Some(kernel::Waiver::Consent { answer, .. }) = world.waiver(asked)
            && world.act(asked, &answer, &mut ()).is_ok()
        {}
        self.foreseen = Some(world.view(Viewer::Seat(seat)));
    }
}
