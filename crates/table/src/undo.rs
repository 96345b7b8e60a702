//! Taking back: at once while nothing has come of it, otherwise when everybody agrees.
//!
//! Draws are keyed by what is drawn, so the same cards come again. Nothing is taken back after the end,
//! when the seed may have been shown.

use crate::declined::Declined;
use crate::entry::{Entry, PersonId};
use crate::ledger::By;
use crate::table::{Prepared, Table};
use bots::Roster;
use kernel::{Mover, Seat, SeatSet};

/// What a person could take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    /// How many record lines would remain.
    pub to_line: usize,
    /// Whether others have a say.
    pub terms: Terms,
}

/// Whether others have a say when a decision is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terms {
    /// Nothing was drawn and nobody else has decided since.
    Free,
    /// The people in these seats must agree. None are left when only bots sit there.
    Agreement(SeatSet),
}

/// What somebody says to another's wish to take back a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoAnswer {
    /// Take it back.
    Agreed,
    /// What is done is done.
    Declined,
}

impl<G: Roster> Table<G> {
    /// The person's last decision for this seat, if it can be taken back.
    pub fn take_back(&self, person: PersonId, seat: Seat) -> Option<TakeBack> {
        self.check_held(person, seat).and_then(|()| self.check_running()).ok()?;
        let own = By::Person(person);
        let to_line =
            self.steps().iter().rposition(|step| step.by == own && step.line.mover == Mover::Seat(seat))?;
        let free = self.steps()[to_line..].iter().all(|step| match step.by {
            By::Table => true,
            By::Person(decider) => decider == person,
            By::Nature | By::Bot => false,
        });
        let terms = if free { Terms::Free } else { Terms::Agreement(self.ledger.undo_awaits(person, &[])) };
        Some(TakeBack { to_line, terms })
    }

    /// Takes back the person's last decision for this seat, with what followed from it.
    ///
    /// # Errors
    /// If there is none, if others must agree, or if the record has changed since this version.
    pub fn prepare_undo(
        &self,
        person: PersonId,
        seat: Seat,
        seen_version: u64,
    ) -> Result<Prepared<G>, Declined> {
        let TakeBack { to_line, terms } = self.check_take_back(person, seat, seen_version)?;
        match terms {
            Terms::Free => Ok(self.undone(self.prepare(), to_line)),
            Terms::Agreement(seats) => Err(Declined::UndoNeedsAgreement(seats)),
        }
    }

    /// Asks the others whether the person may take back its last decision for this seat. Done at once
    /// if nobody has to agree. Any move, undo or change of seats ends the wish.
    ///
    /// # Errors
    /// If there is no such decision, another wish is open, or the record has changed since this version.
    pub fn prepare_undo_proposal(
        &self,
        person: PersonId,
        seat: Seat,
        seen_version: u64,
    ) -> Result<Prepared<G>, Declined> {
        let TakeBack { to_line, terms } = self.check_take_back(person, seat, seen_version)?;
        match terms {
            Terms::Agreement(seats) if !seats.is_empty() => {
                if self.undo_request().is_some() {
                    return Err(Declined::UndoPending);
                }
                let mut prepared = self.prepare();
                prepared.push(Entry::UndoAsked { seat, to_line });
                Ok(prepared)
            }
            Terms::Free | Terms::Agreement(_) => Ok(self.undone(self.prepare(), to_line)),
        }
    }

    /// The seats whose people have not yet answered the open wish to take back.
    pub fn undo_awaits(&self) -> SeatSet {
        self.undo_request().map_or(SeatSet::EMPTY, |request| match self.holder(request.seat) {
            Some(asker) => self.ledger.undo_awaits(asker, &request.agreed),
            None => SeatSet::EMPTY,
        })
    }

    /// A person answers the open wish, for all of its seats. Whoever asked withdraws by declining.
    ///
    /// # Errors
    /// If it is not asked, or another wish was open at this version.
    pub fn prepare_undo_answer(
        &self,
        person: PersonId,
        seat: Seat,
        seen_version: u64,
        answer: UndoAnswer,
    ) -> Result<Prepared<G>, Declined> {
        self.check_held(person, seat)?;
        let request = self.undo_request().ok_or(Declined::NoUndoRequest)?;
        if seen_version < request.version {
            return Err(Declined::Stale { now: self.version() });
        }
        let withdraws = seat == request.seat && answer == UndoAnswer::Declined;
        if !self.undo_awaits().contains(seat) && !withdraws {
            return Err(Declined::NoUndoRequest);
        }
        let mut prepared = self.prepare();
        match answer {
            UndoAnswer::Declined => prepared.push(Entry::UndoDeclined(seat)),
            UndoAnswer::Agreed => {
                prepared.push(Entry::UndoAgreed(person));
                if prepared.next.undo_awaits().is_empty() {
                    return Ok(self.undone(prepared, request.to_line));
                }
            }
        }
        Ok(prepared)
    }

    fn check_take_back(&self, person: PersonId, seat: Seat, seen_version: u64) -> Result<TakeBack, Declined> {
        self.check_held(person, seat)?;
        self.check_running()?;
        if seen_version < self.ledger.moved_at() || seen_version > self.version() {
            return Err(Declined::Stale { now: self.version() });
        }
        self.take_back(person, seat).ok_or(Declined::NothingToUndo)
    }

    fn undone(&self, mut prepared: Prepared<G>, to_line: usize) -> Prepared<G> {
        prepared.push(Entry::Undo { to_line });
        prepared.settle()
    }

    fn holder(&self, seat: Seat) -> Option<PersonId> {
        match self.ledger.occupant(seat) {
            crate::Occupant::Person(person) => Some(person),
            crate::Occupant::Empty | crate::Occupant::Bot { .. } => None,
        }
    }
}
