//! A game step by step, for replays: while it runs only the steps a viewer noticed, after the end every line.

use crate::entry::PersonId;
use crate::ledger::By;
use crate::table::{Phase, Table};
use kernel::{Game, Line, Viewer};
use std::sync::Arc;

/// A point of a replay. It lasts until the viewer notices something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// How many lines of [`Table::log_for`] the viewer knows by then.
    pub told: usize,
    /// The line of the record that led here; only after the end.
    pub line: Option<Arc<Line>>,
    /// How many lines of the record lie before the next moment.
    lines: usize,
}

/// Since when something has happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Since {
    /// Since the last decision of a person that stands.
    LastDecision,
    /// Since the beginning: the person has decided nothing yet.
    Beginning,
}

impl Moment {
    /// The place among these of the moment in which the line of the log with this number is told, or the last.
    pub fn telling(moments: &[Moment], line: usize) -> usize {
        moments.partition_point(|moment| moment.told < line).min(moments.len().saturating_sub(1))
    }
}

impl<G: Game> Table<G> {
    /// The moments of the game for this viewer, from the one before its first line to the present one.
    pub fn moments(&self, viewer: Viewer) -> Vec<Moment> {
        let steps = self.steps();
        let over = self.phase() == Phase::Over;
        let noticed = |index: &usize| over || steps[*index].seen.includes(viewer);
        let ends = (0..steps.len()).filter(noticed).chain([steps.len()]);
        let mut told_before = self.log.counter(viewer, &self.ledger.beside);
        ends.map(|lines| {
            let line = lines.checked_sub(1).filter(|_| over).map(|index| steps[index].line.clone());
            Moment { told: told_before(lines), line, lines }
        })
        .collect()
    }

    /// The place among these moments of the one at which this person had just made its last decision. None if it has not made
    /// any that stands.
    pub fn last_decision(&self, person: PersonId, moments: &[Moment]) -> Option<usize> {
        let line = self.steps().iter().rposition(|step| step.by == By::Person(person))?;
        Some(moments.partition_point(|moment| moment.lines <= line))
    }

    /// Since when this viewer has noticed something that this person has not answered. None if everything is as the person left it.
    pub fn gone_on_since(&self, person: PersonId, viewer: Viewer) -> Option<Since> {
        let steps = self.steps();
        let line = steps.iter().rposition(|step| step.by == By::Person(person));
        let noticed = steps.iter_from(line.map_or(0, |line| line + 1)).any(|step| step.seen.includes(viewer));
        noticed.then_some(if line.is_some() { Since::LastDecision } else { Since::Beginning })
    }

    /// The game at this moment as the viewer saw it.
    pub fn view_at(&self, viewer: Viewer, moment: &Moment) -> G::View {
        self.game_after(moment.lines).view(viewer)
    }
}
