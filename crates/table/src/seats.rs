//! What seats say in advance, and what a table does for those that do not answer in time.

use crate::declined::Declined;
use crate::entry::{Entry, Occupant, PersonId, window_name};
use crate::moves::Move;
use crate::proposal::Topic;
use crate::table::{Phase, Prepared, Table};
use bots::Roster;
use kernel::{Asked, Game, Seat, Waiver};

/// A window that asks a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenWindow<A> {
    /// Its name.
    pub window: &'static str,
    /// The action that passes.
    pub answer: A,
}

impl<G: Game> Table<G> {
    /// The window that asks the person in this seat now, if one does.
    pub fn open_window(&self, seat: Seat) -> Option<OpenWindow<G::Action>> {
        let asked = self.phase() == Phase::Running && self.pending().seats().contains(seat);
        match (self.ledger.occupant(seat), self.game.waiver(seat)) {
            (Occupant::Person(_), Some(Waiver::Pass { window, answer, responses: _ })) if asked => {
                Some(OpenWindow { window, answer })
            }
            (Occupant::Person(_) | Occupant::Bot { .. } | Occupant::Empty, _) => None,
        }
    }

    /// The turn that is being played, if the game counts turns.
    pub fn turn(&self) -> Option<u32> {
        self.game.turn()
    }
}

impl<G: Roster> Table<G> {
    /// A person says whether a window should ask its seat. Holds until somebody else sits down.
    ///
    /// # Errors
    /// If it is not the person's seat, there is no such window, or the game is over.
    pub fn prepare_standing_answer(
        &self,
        person: PersonId,
        seat: Seat,
        window: &str,
        asked: Asked,
    ) -> Result<Prepared<G>, Declined> {
        self.check_held(person, seat)?;
        self.check_not_over()?;
        let window = window_name::<G>(window).ok_or_else(|| Declined::UnknownWindow(window.to_owned()))?;
        let mut prepared = self.prepare();
        prepared.push(Entry::Answer { seat, window, asked });
        Ok(prepared.settle())
    }

    /// A person passes in the window that asks its seat, and the seat is not asked in it again before the next turn.
    ///
    /// # Errors
    /// If it is not the person's seat, the game does not run, the seat is asked in no such window, or the game counts no turns.
    pub fn prepare_quiet(&self, person: PersonId, seat: Seat, window: &str) -> Result<Prepared<G>, Declined> {
        self.check_held(person, seat)?;
        self.check_running()?;
        let window = window_name::<G>(window).ok_or_else(|| Declined::UnknownWindow(window.to_owned()))?;
        if self.turn().is_none() || self.open_window(seat).is_none_or(|open| open.window != window) {
            return Err(Declined::NotAsked);
        }
        let mut prepared = self.prepare();
        prepared.push(Entry::Quiet { seat, window });
        Ok(prepared.settle())
    }

    /// A person says whether its seat wants to be asked when a bot wants something of it. If not, the table agrees for it.
    /// Holds until somebody else sits down.
    ///
    /// # Errors
    /// If it is not the person's seat, or the game is over.
    pub fn prepare_answer_to_bots(
        &self,
        person: PersonId,
        seat: Seat,
        asked: Asked,
    ) -> Result<Prepared<G>, Declined> {
        self.check_held(person, seat)?;
        self.check_not_over()?;
        let mut prepared = self.prepare();
        prepared.push(Entry::Bots { seat, asked });
        Ok(prepared.settle())
    }

    /// The table passes for a person's seat that has not answered in time in the window that asks it.
    ///
    /// # Errors
    /// If no person of this seat is asked in a window, or somebody wants to take something back.
    pub fn prepare_lapse(&self, seat: Seat) -> Result<Prepared<G>, Declined> {
        self.check_running()?;
        let open = self.open_window(seat).filter(|_| self.proposal(Topic::TakeBack).is_none());
        let pass = Move::Action(seat, open.ok_or(Declined::NotAsked)?.answer);
        let mut prepared = self.prepare();
        prepared.make(Entry::Lapse(pass.line()), &pass).map_err(Declined::Refused)?;
        Ok(prepared.settle())
    }

    pub(crate) fn check_not_over(&self) -> Result<(), Declined> {
        match self.phase() {
            Phase::Gathering | Phase::Running => Ok(()),
            Phase::Over => Err(Declined::Over),
        }
    }
}
