//! Whom everybody waits for, and since when: a table must not stand still because somebody fell asleep.
//!
//! What counts is what everybody sees: that the seat is waited for, that it has decided, that somebody else sat down in
//! it. A seat that acts in secret seems to keep the others waiting, and the clock does not tell them otherwise. In
//! free order, where the others go on meanwhile, each seat has a clock of its own.

use catalogue::Playable;
use kernel::{MAX_SEATS, Mover, Seat, SeatSet, Viewer};
use std::time::Duration;
use table::{Entry, Occupant, Phase, Prepared, Table};
use tokio::time::Instant;
use web::Face;

/// How a table keeps time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// How long a bot waits before it does something that everybody sees.
    pub(crate) pause: Duration,
    /// How long a person may keep everybody waiting before a bot may be put in its place.
    pub(crate) patience: Duration,
    /// How long a window waits for a person before it passes by itself; for ever if `None`.
    pub(crate) window_wait: Option<Duration>,
}

/// Since when everybody waits for whom.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    patience: Duration,
    since: [Option<Instant>; MAX_SEATS],
}

impl Waiting {
    /// The table is looked at from now on.
    pub(crate) fn begin<G: Playable + Face>(patience: Duration, table: &Table<G>) -> Waiting {
        let mut waiting = Waiting { patience, since: [None; MAX_SEATS] };
        waiting.look(table, SeatSet::EMPTY);
        waiting
    }

    /// Something happens.
    pub(crate) fn follow<G: Playable + Face>(&mut self, prepared: &Prepared<G>) {
        if !prepared.shows_everybody() {
            return;
        }
        let fresh = prepared.entries.iter().filter_map(|entry| match entry {
            Entry::Move(line) | Entry::Further(line) => match line.mover {
                Mover::Seat(seat) => Some(seat),
                Mover::Nature => None,
            },
            Entry::Seat { seat, .. } => Some(*seat),
            Entry::Start
            | Entry::Waiver(_)
            | Entry::Lapse(_)
            | Entry::Retract { .. }
            | Entry::Undo { .. }
            | Entry::Answer { .. }
            | Entry::Quiet { .. }
            | Entry::Bots { .. }
            | Entry::Rules { .. }
            | Entry::Proposed(_)
            | Entry::Agreed { .. }
            | Entry::Declined { .. } => None,
        });
        self.look(&prepared.next, fresh.collect());
    }

    fn look<G: Playable + Face>(&mut self, table: &Table<G>, fresh: SeatSet) {
        let asked = match table.phase() {
            Phase::Running => G::asked(&table.view(Viewer::Spectator)),
            Phase::Gathering | Phase::Over => SeatSet::EMPTY,
        };
        for (seat, occupant) in table.occupants().iter() {
            let since = &mut self.since[usize::from(seat.number())];
            let is_waited_for = asked.contains(seat) && matches!(occupant, Occupant::Person(_));
            let kept = since.filter(|_| !fresh.contains(seat));
            *since = is_waited_for.then(|| kept.unwrap_or_else(Instant::now));
        }
    }

    /// The seats that everybody has waited for long enough.
    pub(crate) fn overdue(&self) -> SeatSet {
        let now = Instant::now();
        self.ends().filter(|(_, end)| *end <= now).map(|(seat, _)| seat).collect()
    }

    /// When the next seat will be.
    pub(crate) fn next_end(&self) -> Option<Instant> {
        let now = Instant::now();
        self.ends().map(|(_, end)| end).filter(|end| *end > now).min()
    }

    fn ends(&self) -> impl Iterator<Item = (Seat, Instant)> + '_ {
        let seats = Seat::first(MAX_SEATS as u8).zip(&self.since);
        seats.filter_map(|(seat, since)| Some((seat, since.as_ref()?.checked_add(self.patience)?)))
    }
}
