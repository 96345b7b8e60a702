//! A player that searches, and keeps to the line it has found while all goes as foreseen.

use super::{Budget, Desk, Scout, search};
use crate::{Advice, Bot, Stop, Xoshiro, along, mix};
use kernel::{Game, Seat};

/// A player that thinks so much about each decision that is worth it.
pub struct Thinker<G: Game, S: Scout<G>> {
    scout: S,
    budget: Budget,
    seed: u64,
    /// Searches so far: each meets worlds of its own.
    pub(super) searches: u64,
    lots: Xoshiro,
    memory: S::Memory,
    /// What is left of the line, the next action last, and what the seat sees if nothing comes in between.
    rest: Vec<G::Action>,
    foreseen: Option<G::View>,
    stop: Stop,
    /// What it thought when it last searched, and how many steps of that line are done.
    thoughts: Option<Advice<G::Action>>,
    done: u8,
}

impl<G: Game, S: Scout<G>> Thinker<G, S> {
    /// A player that decides alike for the same seed, given a budget without a time.
    pub fn new(scout: S, budget: Budget, seed: u64) -> Self {
        Thinker {
            scout,
            budget,
            seed,
            searches: 0,
            lots: Xoshiro::new(seed),
            memory: S::Memory::default(),
            rest: Vec::new(),
            foreseen: None,
            stop: Stop::default(),
            thoughts: None,
            done: 0,
        }
    }

    /// The next action of the line, if everything is as it was to be.
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
        let desk = Desk { seed: mix(self.seed ^ mix(self.searches)), stop: self.stop.flag() };
        let found = search(&self.scout, (view, seat, legal), self.budget, desk);
        // Where there was nothing to compare there is nothing to tell.
        self.thoughts = Advice::found(&found).filter(|_| found.len() > 1);
        let Some(best) = found.into_iter().next() else {
            return self.scout.play(&mut self.memory, view, seat, legal, &mut self.lots);
        };
        self.rest = best.line;
        self.rest.reverse();
        match self.rest.pop() {
            Some(first) => self.take(view, seat, first),
            None => legal[0],
        }
    }

    fn heed(&mut self, stop: &Stop) {
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
