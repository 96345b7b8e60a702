//! Who sits where, and what they say in advance.

use crate::declined::Declined;
use crate::entry::{Entry, Occupant, PersonId, level_name, window_name};
use crate::table::{Phase, Prepared, Table};
use bots::Roster;
use kernel::{Asked, Seat};

impl<G: Roster> Table<G> {
    /// A person takes a seat that is empty or held by a bot. Who may sit down is for the caller to decide.
    ///
    /// # Errors
    /// If there is no such seat, a person holds it, or the game is over.
    pub fn prepare_take_seat(&self, person: PersonId, seat: Seat) -> Result<Prepared<G>, Declined> {
        match self.ledger.occupant(seat) {
            Occupant::Empty | Occupant::Bot { .. } => self.prepare_seat(seat, Occupant::Person(person)),
            Occupant::Person(_) => Err(Declined::SeatTaken(seat)),
        }
    }

    /// A person leaves its seat empty. A game that runs waits when an empty seat has to decide.
    ///
    /// # Errors
    /// If it is not the person's seat or the game is over.
    pub fn prepare_leave_seat(&self, person: PersonId, seat: Seat) -> Result<Prepared<G>, Declined> {
        self.check_held(person, seat)?;
        self.prepare_seat(seat, Occupant::Empty)
    }

    /// A bot takes the seat, whoever holds it. Who may decide that is for the caller to know.
    ///
    /// # Errors
    /// If there is no such seat or level, or the game is over.
    pub fn prepare_hand_to_bot(&self, seat: Seat, level: &str) -> Result<Prepared<G>, Declined> {
        let level = level_name::<G>(level).ok_or_else(|| Declined::UnknownLevel(level.to_owned()))?;
        self.prepare_seat(seat, Occupant::Bot { level })
    }

    fn prepare_seat(&self, seat: Seat, occupant: Occupant) -> Result<Prepared<G>, Declined> {
        if !self.ledger.has(seat) {
            return Err(Declined::NotYourSeat(seat));
        }
        if self.phase() == Phase::Over {
            return Err(Declined::Over);
        }
        let mut prepared = self.prepare();
        prepared.push(Entry::Seat { seat, occupant });
        Ok(prepared.settle())
    }

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
        if self.phase() == Phase::Over {
            return Err(Declined::Over);
        }
        let window = window_name::<G>(window).ok_or_else(|| Declined::UnknownWindow(window.to_owned()))?;
        let mut prepared = self.prepare();
        prepared.push(Entry::Answer { seat, window, asked });
        Ok(prepared.settle())
    }
}
