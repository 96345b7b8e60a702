//! What seats say in advance.

use crate::declined::Declined;
use crate::entry::{Entry, PersonId, window_name};
use crate::table::{Phase, Prepared, Table};
use bots::Roster;
use kernel::{Asked, Seat};

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

    pub(crate) fn check_not_over(&self) -> Result<(), Declined> {
        match self.phase() {
            Phase::Gathering | Phase::Running => Ok(()),
            Phase::Over => Err(Declined::Over),
        }
    }
}
