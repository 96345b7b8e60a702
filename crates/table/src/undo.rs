//! Taking back: at once while nothing has come of it, otherwise when everybody agrees.
//!
//! What is offered and on which terms follows from what the person and those who are asked have seen, so that
//! neither offer nor request gives away a secret decision:
//! - A seat's last decision is taken back at once if the person has seen no draw and nobody else's decision
//!   since. Whoever did not notice the decision does not notice that it is gone. What others decided
//!   in the meantime without the person's knowledge goes with it; only they notice.
//! - The decisions of a run are one gesture: they go together.
//! - While every seat decides for itself (`Pending::Each`), a seat's last decision or run is taken back at once and alone:
//!   whatever others have decided in the meantime stands.
//! - Otherwise the others are asked, and then about the last decision of the seat that everybody noticed.
//!   If the seat has taken only secret ones, there is nothing to ask about.
//! - The others are asked by a [proposal](crate::Proposal), which ends with the next move everybody notices. Secret ones
//!   leave it open, and go as well if it is granted.
//!
//! Draws are keyed by what is drawn, so the same cards come again. Nothing is taken back after the end,
//! when the seed may have been shown.

use crate::declined::Declined;
use crate::entry::{Entry, PersonId};
use crate::ledger::{By, Gesture, Step};
use crate::moves::Move;
use crate::notice::{Reader, Revision, Watchers};
use crate::proposal::{Answer, Motion, Topic};
use crate::table::{Prepared, Table};
use bots::Roster;
use kernel::{Mover, Pending, Seat, SeatSet};

/// What a person could take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakeBack {
    pub(crate) to_line: usize,
    pub(crate) extent: Extent,
    /// Whether others have a say.
    pub terms: Terms,
}

/// What goes with a decision that is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    /// Everything that followed goes with it.
    WhatFollowed,
    /// Nothing goes with it: the others' decisions stay.
    Alone,
}

/// Whether others have a say when a decision is taken back or a seat changes hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terms {
    /// Nobody else has a say.
    Free,
    /// The people of these seats are asked. None are left when only bots sit there.
    Agreement(SeatSet),
}

impl<G: Roster> Table<G> {
    /// What the person could take back for this seat, and on which terms.
    ///
    /// # Errors
    /// If it is not the person's seat, the game does not run, it has decided nothing that remains, or
    /// asking the others would tell them too much.
    pub fn take_back(&self, person: PersonId, seat: Seat) -> Result<TakeBack, Declined> {
        self.check_held(person, seat)?;
        self.check_running()?;
        let steps = self.steps();
        let decided = |step: &Step| step.by == By::Person(person) && step.line.mover == Mover::Seat(seat);
        let last = steps.iter().rposition(decided).ok_or(Declined::NothingToUndo)?;
        let mine = self.seats_of(person);
        let run = |mut line: usize| {
            let mut run = vec![line];
            while steps[line].gesture == Gesture::GoesOn
                && let Some(before) = (0..line).rev().find(|index| decided(&steps[*index]))
            {
                line = before;
                run.push(line);
            }
            (line, run)
        };
        let (first, lines) = run(last);
        if self.is_own_affair(first, &lines, seat) {
            return Ok(TakeBack { to_line: first, extent: Extent::Alone, terms: Terms::Free });
        }
        let extent = Extent::WhatFollowed;
        let free =
            steps.iter_from(first).filter(|step| step.seen.include_any(mine)).all(|step| match step.by {
                By::Table => true,
                By::Person(decider) => decider == person,
                By::Nature | By::Bot => false,
            });
        if free {
            return Ok(TakeBack { to_line: first, extent, terms: Terms::Free });
        }
        let to_line = (0..=last).rev().find(|index| decided(&steps[*index]) && self.all_noticed(*index));
        let (to_line, _) = run(to_line.ok_or(Declined::UndoHidden)?);
        let terms = Terms::Agreement(self.ledger.asked(Motion::TakeBack { seat, to_line }, person));
        Ok(TakeBack { to_line, extent, terms })
    }

    /// Whether every seat has decided for itself ever since this one began to decide what stands in these lines, it has decided
    /// nothing else since, and the others' decisions stand without it.
    fn is_own_affair(&self, first: usize, lines: &[usize], seat: Seat) -> bool {
        let each = |game: &G| matches!(game.pending(), Pending::Each(_));
        let Some(since) = self.landmarks.since_each().filter(|since| since.lines <= first) else {
            return false;
        };
        let mut with = G::clone(&since.game);
        self.play_on(&mut with, since.lines..first);
        let mut without = with.clone();
        each(&with)
            && self.steps().iter_from(first).zip(first..).all(|(step, line)| {
                let Ok(Move::Action(mover, action)) = Move::<G>::read(&step.line) else { return false };
                let own = lines.contains(&line);
                own == (mover == seat)
                    && with.act(mover, &action, &mut ()).is_ok()
                    && each(&with)
                    && (own || without.act(mover, &action, &mut ()).is_ok() && each(&without))
            })
    }

    /// Whether everybody noticed this decision or what followed from it by itself.
    fn all_noticed(&self, decision: usize) -> bool {
        let follows = |step: &&Step| match step.by {
            By::Nature | By::Table => true,
            By::Person(_) | By::Bot => false,
        };
        let steps = self.steps();
        let following = steps.iter_from(decision + 1).take_while(follows);
        let noticed = following.fold(steps[decision].seen, |all, step| all.and(step.seen));
        noticed == Watchers::everybody(self.ledger.occupants.count())
    }

    /// Takes back the person's last decision for this seat, with what followed from it.
    ///
    /// # Errors
    /// If there is none, if others must agree, or if the person has seen less than what happened last.
    pub fn prepare_undo(
        &self,
        person: PersonId,
        seat: Seat,
        seen: Revision,
    ) -> Result<Prepared<G>, Declined> {
        let TakeBack { to_line, extent, terms } = self.check_take_back(person, seat, seen)?;
        match terms {
            Terms::Free => Ok(self.undone(self.prepare(), to_line, extent)),
            Terms::Agreement(seats) => Err(Declined::UndoNeedsAgreement(seats)),
        }
    }

    /// Asks the others whether the person may take back its last decision for this seat that everybody
    /// noticed. Done at once if nobody has to agree. Any move everybody notices and any change of seats
    /// ends the request.
    ///
    /// # Errors
    /// If there is no such decision, another request is open, or the person has seen less than what happened
    /// last.
    pub fn prepare_undo_proposal(
        &self,
        person: PersonId,
        seat: Seat,
        seen: Revision,
    ) -> Result<Prepared<G>, Declined> {
        let TakeBack { to_line, extent, terms } = self.check_take_back(person, seat, seen)?;
        match terms {
            Terms::Agreement(seats) if !seats.is_empty() => {
                if self.proposal(Topic::TakeBack).is_some() {
                    return Err(Declined::ProposalPending(Topic::TakeBack));
                }
                Ok(self.proposed(Motion::TakeBack { seat, to_line }))
            }
            Terms::Free | Terms::Agreement(_) => Ok(self.undone(self.prepare(), to_line, extent)),
        }
    }

    /// A person answers, with a seat, the request to take back a decision.
    ///
    /// # Errors
    /// If it is not the person's seat, or as [`Table::prepare_answer`].
    pub fn prepare_undo_answer(
        &self,
        person: PersonId,
        seat: Seat,
        seen: Revision,
        answer: Answer,
    ) -> Result<Prepared<G>, Declined> {
        self.check_held(person, seat)?;
        self.prepare_answer(person, Topic::TakeBack, seen, answer)
    }

    fn check_take_back(&self, person: PersonId, seat: Seat, seen: Revision) -> Result<TakeBack, Declined> {
        self.check_held(person, seat)?;
        self.check_running()?;
        self.check_up_to_date(Reader::Person(person), seen)?;
        self.take_back(person, seat)
    }

    fn undone(&self, mut prepared: Prepared<G>, to_line: usize, extent: Extent) -> Prepared<G> {
        match extent {
            Extent::WhatFollowed => prepared.push(Entry::Undo { to_line }),
            // Whatever this seat has decided since is of the same run. The last goes first: no other line changes its place.
            Extent::Alone => {
                let mover = self.steps()[to_line].line.mover;
                let of_run = |line: &usize| self.steps()[*line].line.mover == mover;
                for line in (to_line..self.steps().len()).rev().filter(of_run) {
                    prepared.push(Entry::Retract { line });
                }
            }
        }
        prepared.settle()
    }
}
