//! A line of the record, read: text is parsed where it enters, and typed from there on.

use kernel::{Game, Line, Mover, NotationError, Refusal, Seat, Sink};

/// What a line of the record says.
pub(crate) enum Move<G: Game> {
    /// A seat acts.
    Action(Seat, G::Action),
    /// Nature decides.
    Outcome(G::Outcome),
}

impl<G: Game> Move<G> {
    /// Reads a line.
    ///
    /// # Errors
    /// If its text is not an action or an outcome in the game's notation.
    pub(crate) fn read(line: &Line) -> Result<Self, NotationError> {
        Ok(match line.mover {
            Mover::Seat(seat) => Move::Action(seat, line.text.parse()?),
            Mover::Nature => Move::Outcome(line.text.parse()?),
        })
    }

    /// Plays it.
    ///
    /// # Errors
    /// If the rules forbid it. Then the game is as it was.
    pub(crate) fn play(&self, game: &mut G, log: &mut impl Sink<G::Event>) -> Result<(), Refusal> {
        match self {
            Move::Action(seat, action) => game.act(*seat, action, log),
            Move::Outcome(outcome) => game.resolve(outcome, log),
        }
    }

    /// The line that says it.
    pub(crate) fn line(&self) -> Line {
        match self {
            Move::Action(seat, action) => Line { mover: Mover::Seat(*seat), text: action.to_string() },
            Move::Outcome(outcome) => Line { mover: Mover::Nature, text: outcome.to_string() },
        }
    }
}
