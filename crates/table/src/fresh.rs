//! When a decision comes too late: nobody's click answers another question than the one they saw.
//!
//! A decision is measured against what its person has noticed since it looked, and against nothing else, so that
//! being too late gives away no secret:
//! - If the seat is asked what it was asked then, the decision holds. So it is while every seat decides for itself
//!   (`Pending::Each`), whatever the others decide meanwhile.
//! - In free order (`Pending::Any`) every step is a new question, yet people act in the same instant and mean what
//!   they say. The decision holds if it is still the same one, to the same question and about the same things
//!   ([`Game::still_meant`]). The page that follows shows that others have changed the table meanwhile,
//!   as if they had been a moment faster; the rules refuse what they have made impossible.
//! - Nothing holds once the seat itself has decided, something the person saw has been taken back, or other rules hold.
//!
//! A bot's answer has to fit the question it was put: it can be asked again at once, and then knows more.

use crate::declined::Declined;
use crate::notice::{Reader, Revision};
use crate::table::Table;
use kernel::{Game, Mover, Pending, Seat, SeatSet, Viewer};

/// What a change means for decisions that were on their way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bearing {
    /// The seats that are asked something else since.
    pub(crate) asked_anew: SeatSet,
    /// The seats for which something was decided.
    pub(crate) acted: SeatSet,
    /// Whether the game went on.
    pub(crate) went_on: bool,
    /// Whether the game went back.
    pub(crate) went_back: bool,
    /// Whether the game goes on by other rules.
    pub(crate) by_other_rules: bool,
    /// Whether a decision was taken back alone, which leaves the others' as they are.
    pub(crate) one_less: bool,
}

impl Bearing {
    /// Whether the game is another one since.
    pub(crate) fn goes_on(self) -> bool {
        self.went_on || self.went_back || self.one_less
    }

    fn and(self, other: Bearing) -> Bearing {
        Bearing {
            asked_anew: self.asked_anew | other.asked_anew,
            acted: self.acted | other.acted,
            went_on: self.went_on || other.went_on,
            went_back: self.went_back || other.went_back,
            by_other_rules: self.by_other_rules || other.by_other_rules,
            one_less: self.one_less || other.one_less,
        }
    }
}

impl<G: Game> Table<G> {
    /// Notes the seats for which a move has changed the question.
    pub(crate) fn asks_anew(&mut self, before: Pending, mover: Mover) {
        let asked = match (before, self.pending()) {
            (Pending::Each(then), Pending::Each(now)) => now - then,
            (_, now) => now.seats(),
        };
        let bearing = self.history.bearing();
        bearing.went_on = true;
        bearing.asked_anew = bearing.asked_anew | asked;
        if let Mover::Seat(seat) = mover {
            bearing.asked_anew.insert(seat);
            bearing.acted.insert(seat);
        }
    }

    /// Whether a decision that the reader makes for a seat, having seen this, answers what the seat is asked now, if
    /// it is asked anything.
    pub(crate) fn check_fresh(
        &self,
        reader: Reader,
        seat: Seat,
        seen: Revision,
        action: Option<&G::Action>,
    ) -> Result<(), Declined> {
        let since = self.since(reader, seen)?;
        let is_asked = self.pending().seats().contains(seat);
        let not_the_same_game = since.went_back || since.by_other_rules;
        let asked_anew = not_the_same_game || since.asked_anew.contains(seat);
        let overtaken = not_the_same_game || since.acted.contains(seat);
        let holds = || action.is_some_and(|action| self.is_still_meant(reader, seat, seen, action));
        if is_asked && asked_anew && (overtaken || !holds()) { Err(self.stale(reader)) } else { Ok(()) }
    }

    fn is_still_meant(&self, reader: Reader, seat: Seat, seen: Revision, action: &G::Action) -> bool {
        let Ok(until) = self.looked_alike_until(reader, seen) else { return false };
        let since = self.steps().iter().rev().take_while(|step| step.version > until).count();
        let then = self.game_after(self.steps().len() - since);
        let eyes = Viewer::Seat(seat);
        G::still_meant(&then.view(eyes), &self.view(eyes), seat, action)
    }

    /// Whether the reader has seen the last move.
    pub(crate) fn check_up_to_date(&self, reader: Reader, seen: Revision) -> Result<(), Declined> {
        let since = self.since(reader, seen)?;
        if since.went_on || since.went_back { Err(self.stale(reader)) } else { Ok(()) }
    }

    pub(crate) fn stale(&self, reader: Reader) -> Declined {
        Declined::Stale { now: self.revision_of(reader) }
    }

    /// What all changes that the reader has noticed since then mean together.
    fn since(&self, reader: Reader, seen: Revision) -> Result<Bearing, Declined> {
        let noticed = self.noticed_since(reader, seen)?;
        Ok(noticed.map(|change| change.bearing).fold(Bearing::default(), Bearing::and))
    }
}
