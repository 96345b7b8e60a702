//! A team-mate that looks at many turns and plays the one with the best chance to win after it.

use super::chance::Network;
use super::known::Known;
use super::outlook::Outlook;
use super::plan;
use super::reading::Reading;
use crate::{Advice, Bot, Xoshiro};
use kernel::{Seat, Uniform};
use pandemic::{Action, Frame, Moment, State, View};
use std::sync::Arc;

/// Turns an odd one is taken from.
const ODD: usize = 8;

/// How often a player does something odd, to learn what comes of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Curiosity {
    /// Never.
    None,
    /// In one turn of so many.
    OneIn(u32),
}

/// A player that reads the chance to win from the end of each turn it could play.
pub(super) struct Reader {
    reading: Reading,
    curiosity: Curiosity,
    lots: Xoshiro,
    /// What is left of its turn, the next action last, and which turn that is.
    rest: Vec<Action>,
    turn: u16,
    /// What it meant to do when it last decided.
    line: Vec<Action>,
}

/// A player that reads with this network, to learn from; `beam` plans are gone on with after each step of a turn.
pub fn learner(network: Arc<Network>, beam: usize, curiosity: Curiosity, seed: u64) -> Box<dyn Bot<State>> {
    Box::new(Reader::new(Reading::with(network, beam), curiosity, seed))
}

impl Reader {
    pub(super) fn new(reading: Reading, curiosity: Curiosity, seed: u64) -> Reader {
        let lots = Xoshiro::new(seed);
        Reader { reading, curiosity, lots, rest: Vec::new(), turn: 0, line: Vec::new() }
    }

    /// The next action of the turn it has begun, as long as nothing stands against it.
    fn goes_on(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        let next = self.rest.pop().filter(|next| self.turn == view.turn && legal.contains(next));
        if next.is_none() {
            self.rest.clear();
        }
        next
    }

    fn is_curious(&mut self) -> bool {
        match self.curiosity {
            Curiosity::None => false,
            Curiosity::OneIn(many) => self.lots.below(many) == 0,
        }
    }

    /// One of the better turns.
    fn odd_turn(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Action> {
        let known = Known::new(view, seat);
        let outlook = Outlook::new(&known);
        let mut turns = self.reading.turns(&outlook, plan::sensible(&outlook, legal));
        let at = self.lots.below(turns.len().min(ODD) as u32);
        turns.swap_remove(at as usize).1.line()
    }
}

impl Bot<State> for Reader {
    fn decide(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Action {
        let acts = seat == view.active && matches!(view.top(), Some(Frame::Moment(Moment::Actions { .. })));
        if acts && let Some(next) = self.goes_on(view, legal) {
            self.line.remove(0);
            return next;
        }
        let found = if acts && self.is_curious() {
            Some(self.odd_turn(view, seat, legal))
        } else {
            self.reading.line(view, seat, legal)
        };
        self.line =
            found.unwrap_or_else(|| super::line(view, seat, legal, self.reading.beam, &mut self.lots));
        self.rest = self.line.iter().skip(1).rev().copied().collect();
        self.turn = view.turn;
        self.line[0]
    }

    fn thoughts(&self) -> Option<Advice<Action>> {
        super::told(&self.line)
    }
}
