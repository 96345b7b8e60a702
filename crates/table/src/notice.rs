//! Who notices what. A number tells as much as a word, so changes are counted for each reader apart, and only
//! those it can see: a decision taken in secret moves no number of anybody who does not learn of it.

use crate::declined::Declined;
use crate::entry::{Entry, Occupant, PersonId};
use crate::fresh::Bearing;
use crate::proposal::Topic;
use crate::shared_vec::SharedVec;
use crate::table::Table;
use kernel::{Game, MAX_SEATS, PerSeat, Seat, SeatSet, Viewer};
use std::sync::Arc;

/// How many changes a reader has noticed. Everything a reader is sent or sends is numbered by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Revision(pub u64);

/// Whose noticing is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reader {
    /// A person, with all the seats it held at the time, or as an onlooker.
    Person(PersonId),
    /// Somebody who holds no seat.
    Onlooker,
    /// The program in a seat.
    Seat(Seat),
}

/// Some of those who watch a game that runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Watchers {
    seats: SeatSet,
    onlookers: bool,
}

impl Watchers {
    pub(crate) const NOBODY: Watchers = Watchers { seats: SeatSet::EMPTY, onlookers: false };

    pub(crate) fn everybody(seats: u8) -> Self {
        Watchers { seats: Seat::first(seats).collect(), onlookers: true }
    }

    pub(crate) fn seat(seat: Seat) -> Self {
        Watchers { seats: SeatSet::one(seat), onlookers: false }
    }

    /// Those at a table with this many seats who notice.
    pub(crate) fn of(seats: u8, mut notices: impl FnMut(Viewer) -> bool) -> Self {
        Watchers {
            seats: Seat::first(seats).filter(|seat| notices(Viewer::Seat(*seat))).collect(),
            onlookers: notices(Viewer::Spectator),
        }
    }

    pub(crate) fn and(self, other: Watchers) -> Self {
        Watchers { seats: self.seats | other.seats, onlookers: self.onlookers || other.onlookers }
    }

    pub(crate) fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.onlookers,
            Viewer::Omniscient => true,
        }
    }

    /// Whether whoever holds these seats is among them; without a seat one is an onlooker.
    pub(crate) fn include_any(self, seats: SeatSet) -> bool {
        if seats.is_empty() { self.onlookers } else { !(self.seats & seats).is_empty() }
    }
}

/// What was stored and shown in one piece.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// The table's version before it.
    from: u64,
    noticed: Watchers,
    pub(crate) bearing: Bearing,
    /// Who sat where when it was shown.
    sitting: Arc<PerSeat<Occupant>>,
}

impl Change {
    fn noticed_by(&self, reader: Reader) -> bool {
        match reader {
            Reader::Onlooker => self.noticed.onlookers,
            Reader::Seat(seat) => self.noticed.seats.contains(seat),
            Reader::Person(person) => self.noticed.include_any(self.held_by(person)),
        }
    }

    fn held_by(&self, person: PersonId) -> SeatSet {
        let holds = |occupant: Occupant| occupant == Occupant::Person(person);
        self.sitting.iter().filter(|(_, occupant)| holds(**occupant)).map(|(seat, _)| seat).collect()
    }
}

/// How many changes each reader has noticed.
#[derive(Clone, Debug, Default)]
struct Counts {
    onlookers: u64,
    seats: [u64; MAX_SEATS],
    /// Those who have ever held a seat. Everybody else has noticed what onlookers have.
    people: Vec<(PersonId, u64)>,
}

impl Counts {
    fn of(&self, reader: Reader) -> u64 {
        match reader {
            Reader::Onlooker => self.onlookers,
            Reader::Seat(seat) => self.seats[usize::from(seat.number())],
            Reader::Person(person) => {
                let known = self.people.iter().find(|(known, _)| *known == person);
                known.map_or(self.onlookers, |(_, count)| *count)
            }
        }
    }

    /// Counts one more change.
    fn add(&mut self, change: &Change) {
        for (_, occupant) in change.sitting.iter() {
            if let Occupant::Person(person) = *occupant
                && self.people.iter().all(|(known, _)| *known != person)
            {
                self.people.push((person, self.onlookers));
            }
        }
        for (person, count) in &mut self.people {
            *count += u64::from(change.noticed_by(Reader::Person(*person)));
        }
        for (seat, count) in Seat::first(MAX_SEATS as u8).zip(&mut self.seats) {
            *count += u64::from(change.noticed_by(Reader::Seat(seat)));
        }
        self.onlookers += u64::from(change.noticed_by(Reader::Onlooker));
    }
}

/// All changes, and what it takes to say who notices the newest while it grows.
#[derive(Clone, Debug)]
pub(crate) struct History<G> {
    changes: SharedVec<Change>,
    /// How many changes before the newest were noticed, by whom. The newest still grows.
    counts: Counts,
    /// The game before the newest change.
    before: G,
    /// How many record lines there were before it.
    lines: usize,
    /// Who has learnt something from it.
    told: Watchers,
}

impl<G: Game> History<G> {
    pub(crate) fn new(game: &G) -> Self {
        History {
            changes: SharedVec::new(),
            counts: Counts::default(),
            before: game.clone(),
            lines: 0,
            told: Watchers::NOBODY,
        }
    }

    /// What the newest change means for decisions on their way.
    pub(crate) fn bearing(&mut self) -> &mut Bearing {
        &mut self.changes.last_mut().expect("a change has begun").bearing
    }

    /// What the newest change means for decisions on their way; `None` before the first.
    pub(crate) fn newest_bearing(&self) -> Option<Bearing> {
        self.changes.last().map(|change| change.bearing)
    }

    /// Who noticed the newest change.
    pub(crate) fn newest(&self) -> Watchers {
        self.changes.last().map_or(Watchers::NOBODY, |change| change.noticed)
    }
}

impl<G: Game> Table<G> {
    /// How many changes this person has noticed with the seats it held at the time, or an onlooker.
    pub fn revision(&self, person: Option<PersonId>) -> Revision {
        self.revision_of(person.map_or(Reader::Onlooker, Reader::Person))
    }

    pub(crate) fn revision_of(&self, reader: Reader) -> Revision {
        let History { changes, counts, .. } = &self.history;
        let newest = changes.last().is_some_and(|change| change.noticed_by(reader));
        Revision(counts.of(reader) + u64::from(newest))
    }

    /// The last version of the table that looked to this reader as it did at this revision.
    pub(crate) fn looked_alike_until(&self, reader: Reader, seen: Revision) -> Result<u64, Declined> {
        Ok(self.noticed_since(reader, seen)?.last().map_or(self.version(), |next| next.from))
    }

    /// What this reader has noticed after this revision, newest first.
    pub(crate) fn noticed_since(
        &self,
        reader: Reader,
        seen: Revision,
    ) -> Result<impl Iterator<Item = &Change>, Declined> {
        let missed = self.revision_of(reader).0.checked_sub(seen.0).ok_or_else(|| self.stale(reader))?;
        let noticed = self.history.changes.iter().rev().filter(move |change| change.noticed_by(reader));
        Ok(noticed.take(missed as usize))
    }

    /// A change begins, unless the entry only carries on the newest one.
    pub(crate) fn begin(&mut self, entry: &Entry) {
        if self.ledger.carries_on(entry) && !self.history.changes.is_empty() {
            return;
        }
        for topic in Topic::ALL {
            let open = self.ledger.proposal(topic).map(|proposal| proposal.motion);
            if open.is_some_and(|motion| self.is_overtaken(motion)) {
                self.ledger.end(topic);
            }
        }
        self.history.before = self.game.clone();
        self.history.lines = self.ledger.steps.len();
        self.history.told = Watchers::NOBODY;
        let sitting = match self.history.changes.last() {
            Some(change) => {
                self.history.counts.add(change);
                change.sitting.clone()
            }
            None => Arc::new(self.ledger.occupants),
        };
        let from = self.version();
        self.history.changes.push(Change {
            from,
            noticed: Watchers::NOBODY,
            bearing: Bearing::default(),
            sitting,
        });
    }

    /// Works out who notices the newest change, after an entry from which these have learnt something. Whoever has learnt
    /// nothing still notices a view that differs, but not what comes and goes before anything is shown.
    pub(crate) fn notice(&mut self, entry: &Entry, told: Watchers) {
        let seats = self.game.seats();
        let History { changes, before, lines, told: told_so_far, counts: _ } = &mut self.history;
        *told_so_far = told_so_far.and(told);
        let saw = Watchers::of(seats, |viewer| {
            !told_so_far.includes(viewer) && before.view(viewer) != self.game.view(viewer)
        });
        let change = changes.last_mut().expect("a change has begun");
        change.noticed = told_so_far.and(saw);
        match entry {
            Entry::Move(_) | Entry::Further(_) | Entry::Waiver(_) | Entry::Lapse(_) => {
                let steps = &mut self.ledger.steps;
                if let Some(step) = steps.last_mut() {
                    step.told = told;
                    step.seen = told.and(saw);
                }
                let newest = steps.len() - 1;
                if let Some(earlier) = newest.checked_sub(1).filter(|_| newest > *lines)
                    && let Some(earlier) = steps.get_mut(earlier)
                {
                    earlier.seen = earlier.told;
                }
            }
            Entry::Undo { .. } => {
                *lines = self.ledger.steps.len();
                change.bearing.went_back = true;
            }
            Entry::Retract { .. } => {
                *lines = self.ledger.steps.len();
                change.bearing.one_less = true;
            }
            Entry::Seat { .. } => change.sitting = Arc::new(self.ledger.occupants),
            Entry::Rules { .. } => change.bearing.by_other_rules = true,
            Entry::Start
            | Entry::Answer { .. }
            | Entry::Quiet { .. }
            | Entry::Bots { .. }
            | Entry::Proposed(_)
            | Entry::Agreed { .. }
            | Entry::Declined { .. } => {}
        }
    }
}
