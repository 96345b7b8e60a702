//! States of the game that are kept on the way, so that none has to be played again from the first line.

use crate::shared_vec::SharedVec;
use kernel::{Game, Pending};
use std::sync::Arc;

/// How many lines of the record lie between two states.
const APART: usize = 32;

/// States of the game after some of its lines.
#[derive(Clone, Debug)]
pub(crate) struct Landmarks<G> {
    /// The game after each [`APART`] lines.
    passed: SharedVec<Arc<G>>,
    /// Since when every seat has decided for itself, if they do.
    each: Option<Landmark<G>>,
}

/// The game after some of its lines.
#[derive(Clone, Debug)]
pub(crate) struct Landmark<G> {
    pub(crate) lines: usize,
    pub(crate) game: Arc<G>,
}

impl<G: Game> Landmarks<G> {
    /// Before the first line.
    pub(crate) fn new(begun: &G) -> Self {
        let mut landmarks = Landmarks { passed: SharedVec::new(), each: None };
        landmarks.look(0, begun);
        landmarks
    }

    /// The game is like this after one more line, which makes this many.
    pub(crate) fn pass(&mut self, lines: usize, game: &G) {
        if lines.is_multiple_of(APART) {
            self.passed.push(Arc::new(game.clone()));
        }
        self.look(lines, game);
    }

    fn look(&mut self, lines: usize, game: &G) {
        match game.pending() {
            Pending::Each(_) => {
                self.each.get_or_insert_with(|| Landmark { lines, game: Arc::new(game.clone()) });
            }
            Pending::Any(_) | Pending::Chance | Pending::Over => self.each = None,
        }
    }

    /// The last state that is kept of those after at most this many lines, and after how many that was.
    pub(crate) fn before(&self, lines: usize) -> Option<(usize, G)> {
        let place = (lines / APART).min(self.passed.len()).checked_sub(1)?;
        Some(((place + 1) * APART, G::clone(&self.passed[place])))
    }

    /// The first of the states since which every seat has decided for itself.
    pub(crate) fn since_each(&self) -> Option<&Landmark<G>> {
        self.each.as_ref()
    }
}
