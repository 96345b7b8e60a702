//! A bot that considers many turns and plays the one with the highest win probability after it.

use super::known::Known;
use super::network::Network;
use super::outlook::Outlook;
use super::plan;
use super::reading::Reading;
use crate::{Advice, Bot, Xoshiro};
use kernel::{Seat, Uniform};
use pandemic::{Action, Frame, Moment, State, View};
use std::sync::Arc;

/// The number of turns from which an exploring turn is chosen.
const ODD: usize = 8;

/// How often a bot explores, in order to learn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exploration {
    /// Never.
    None,
    /// In one out of this many turns.
    OneIn(u32),
}

/// A bot that values the end of each turn it could play with the network.
pub(super) struct Reader {
    reading: Reading,
    exploration: Exploration,
    rng: Xoshiro,
    /// The rest of its turn, the next action last; `turn` is the number of that turn.
    rest: Vec<Action>,
    turn: u16,
    /// The line it had planned when it last decided.
    line: Vec<Action>,
}

/// A bot that plays by this network, to learn from; `beam` plans are kept after each step of a turn.
pub fn learner(
    network: Arc<Network>,
    beam: usize,
    exploration: Exploration,
    seed: u64,
) -> Box<dyn Bot<State>> {
    Box::new(Reader::new(Reading::with(network, beam), exploration, seed))
}

impl Reader {
    pub(super) fn new(reading: Reading, exploration: Exploration, seed: u64) -> Reader {
        let rng = Xoshiro::new(seed);
        Reader { reading, exploration, rng, rest: Vec::new(), turn: 0, line: Vec::new() }
    }

    /// The next action of the turn it has begun, as long as it is legal.
    fn goes_on(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        let next = self.rest.pop().filter(|next| self.turn == view.turn && legal.contains(next));
        if next.is_none() {
            self.rest.clear();
        }
        next
    }

    fn is_curious(&mut self) -> bool {
        match self.exploration {
            Exploration::None => false,
            Exploration::OneIn(many) => self.rng.below(many) == 0,
        }
    }

    /// One of the better turns.
    fn odd_turn(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Action> {
        let known = Known::new(view, seat);
        let outlook = Outlook::new(&known);
        let mut turns = self.reading.turns(&outlook, plan::sensible(&outlook, legal));
        let at = self.rng.below(turns.len().min(ODD) as u32);
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
        self.line = found.unwrap_or_else(|| super::line(view, seat, legal, self.reading.beam, &mut self.rng));
        self.rest = self.line.iter().skip(1).rev().copied().collect();
        self.turn = view.turn;
        self.line[0]
    }

    fn thoughts(&self) -> Option<Advice<Action>> {
        super::told(&self.line)
    }
}
