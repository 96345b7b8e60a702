//! Asking for advice.

use crate::declined::Declined;
use crate::entry::PersonId;
use crate::notice::{Reader, Revision};
use crate::table::Table;
use bots::{Advice, Roster, Stop, mix};
use kernel::{Game, Seat, Viewer};

/// A question to an adviser. It can be answered away from the table: it holds what the seat knows, and no more.
#[derive(Clone, Debug)]
pub struct AdviceQuestion<G: Game> {
    /// The seat that asks.
    pub seat: Seat,
    /// The seat's revision when it asked: the advice is good as long as the seat has noticed nothing since.
    pub revision: Revision,
    /// What the seat knows.
    pub view: G::View,
    /// What it may do; never empty.
    pub legal: Vec<G::Action>,
    seed: u64,
}

impl<G: Roster> AdviceQuestion<G> {
    /// The adviser's answer; if it is stopped, what it has found by then.
    pub fn answer(&self, stop: &Stop) -> Advice<G::Action> {
        G::advise((&self.view, self.seat, &self.legal), self.seed, stop)
    }
}

impl<G: Roster> Table<G> {
    /// The question to an adviser for this person in this seat.
    ///
    /// # Errors
    /// If it is not its seat, the game does not run or does not await the seat: a seat that may only volunteer
    /// has no question to ask about.
    pub fn advice_question(&self, person: PersonId, seat: Seat) -> Result<AdviceQuestion<G>, Declined> {
        self.check_held(person, seat)?;
        self.check_running()?;
        let legal = self.legal_actions(seat);
        if legal.is_empty() || !self.awaited().contains(seat) {
            return Err(Declined::NotAsked);
        }
        let revision = self.seat_revision(seat);
        let seed = mix(self.seal.bot_seed(seat, revision));
        Ok(AdviceQuestion { seat, revision, view: self.view(Viewer::Seat(seat)), legal, seed })
    }

    /// How often something has changed that this seat noticed, whoever sits in it.
    pub fn seat_revision(&self, seat: Seat) -> Revision {
        self.revision_of(Reader::Seat(seat))
    }
}
