//! A bot that searches, and keeps to the line it has found as long as everything goes as foreseen.

use super::{Budget, Scout, Session, search};
use crate::{Advice, Bot, Stop, Xoshiro, along, mix};
use kernel::{Game, Seat};

/// A bot that searches, within a budget for each decision.
pub struct Thinker<G: Game, S: Scout<G>> {
    scout: S,
    budget: Budget,
    seed: u64,
    /// The number of searches so far: each has its own worlds.
    pub(super) searches: u64,
    rng: Xoshiro,
    memory: S::Memory,
    /// What is left of the line, the next action last; `foreseen` is what the seat then sees if nothing comes in between.
    rest: Vec<G::Action>,
    foreseen: Option<G::View>,
    stop: Stop,
    /// The result of the last search; `done` counts the steps of its line that are done.
    thoughts: Option<Advice<G::Action>>,
    done: u8,
}

impl<G: Game, S: Scout<G>> Thinker<G, S> {
    /// The bot with this seed. With a budget without a time, the same seed gives the same decisions.
    pub fn new(scout: S, budget: Budget, seed: u64) -> Self {
        Thinker {
            scout,
            budget,
            seed,
            searches: 0,
            rng: Xoshiro::new(seed),
            memory: S::Memory::default(),
            rest: Vec::new(),
            foreseen: None,
            stop: Stop::default(),
            thoughts: None,
            done: 0,
        }
    }

    /// The next action of the line, if everything is as foreseen.
    fn goes_on(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        let as_foreseen = self.foreseen.take().as_ref() == Some(view);
        let next = self.rest.pop().filter(|next| as_foreseen && legal.contains(next));
        if next.is_none() {
            self.rest.clear();
        }
        next
    }

    /// Takes an action, and foresees what the seat sees when it has to take the next one.
    fn take(&mut self, view: &G::View, seat: Seat, action: G::Action) -> G::Action {
        if !self.rest.is_empty() {
            self.foreseen = along::<G>(view, seat, &[action]).into_iter().nth(1);
        }
        action
    }
}

impl<G: Game, S: Scout<G> + Send> Bot<G> for Thinker<G, S>
where
    S::Memory: Send,
{
    fn decide(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let Some(next) = self.goes_on(view, legal) {
            self.done += 1;
            return self.take(view, seat, next);
        }
        (self.thoughts, self.done) = (None, 0);
        if let [only] = legal {
            return *only;
        }
        self.searches += 1;
        let session = Session { seed: mix(self.seed ^ mix(self.searches)), stop: self.stop.flag() };
        let found = search(&self.scout, (view, seat, legal), self.budget, session);
        // Where there was nothing to compare there is nothing to tell.
        self.thoughts = Advice::found(&found).filter(|_| found.len() > 1);
        let Some(best) = found.into_iter().next() else {
            return self.scout.play(&mut self.memory, view, seat, legal, &mut self.rng);
        };
        self.rest = best.line;
        self.rest.reverse();
        match self.rest.pop() {
            Some(first) => self.take(view, seat, first),
            None => legal[0],
        }
    }

    fn set_stop(&mut self, stop: &Stop) {
        self.stop = stop.clone();
    }

    fn thoughts(&self) -> Option<Advice<G::Action>> {
        match (&self.thoughts, self.done) {
            (Some(thoughts), 0) => Some(thoughts.clone()),
            (Some(thoughts), done) => Some(thoughts.after(done)),
            (None, _) => None,
        }
    }
}
