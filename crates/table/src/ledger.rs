//! What the entries add up to, apart from the game: who sits where, and which record lines remain.

use crate::entry::{Entry, Occupant, PersonId, StandingAnswers};
use crate::notice::Watchers;
use kernel::{Line, Mover, PerSeat, Seat, SeatSet, WindowSpec};

/// Who decided a record line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Chance.
    Nature,
    /// The table, for a seat that had answered in advance or had no choice.
    Table,
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot,
}

/// One line of the record with how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The line.
    pub line: Line,
    /// Who decided it.
    pub by: By,
    pub(crate) version: u64,
    /// Who was told something by it: an event, or that its decision was taken.
    pub(crate) told: Watchers,
    /// Who noticed it: those, and at the end of a change whoever only sees that something is different.
    pub(crate) seen: Watchers,
}

/// A person's open wish to take back a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: Seat,
    pub(crate) to_line: usize,
    pub(crate) version: u64,
    pub(crate) agreed: Vec<PersonId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ledger {
    pub(crate) version: u64,
    pub(crate) started_at: Option<u64>,
    pub(crate) steps: Vec<Step>,
    pub(crate) occupants: PerSeat<Occupant>,
    pub(crate) answers: PerSeat<StandingAnswers>,
    pub(crate) request: Option<UndoRequest>,
    windows: &'static [WindowSpec],
}

impl Ledger {
    pub(crate) fn new(seats: u8, windows: &'static [WindowSpec]) -> Self {
        Ledger {
            version: 0,
            started_at: None,
            steps: Vec::new(),
            occupants: PerSeat::new(seats),
            answers: PerSeat::filled(seats, StandingAnswers::by_default(windows)),
            request: None,
            windows,
        }
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        seat.number() < self.occupants.count()
    }

    pub(crate) fn occupant(&self, seat: Seat) -> Occupant {
        if self.has(seat) { self.occupants[seat] } else { Occupant::Empty }
    }

    pub(crate) fn held_by(&self, person: PersonId) -> SeatSet {
        self.seats_where(|occupant| occupant == Occupant::Person(person))
    }

    pub(crate) fn empty_seats(&self) -> SeatSet {
        self.seats_where(|occupant| occupant == Occupant::Empty)
    }

    /// The seats whose people still have to agree that this person takes something back.
    pub(crate) fn undo_awaits(&self, asker: PersonId, agreed: &[PersonId]) -> SeatSet {
        self.seats_where(|occupant| match occupant {
            Occupant::Person(person) => person != asker && !agreed.contains(&person),
            Occupant::Empty | Occupant::Bot { .. } => false,
        })
    }

    fn seats_where(&self, mut keep: impl FnMut(Occupant) -> bool) -> SeatSet {
        self.occupants.iter().filter(|(_, occupant)| keep(**occupant)).map(|(seat, _)| seat).collect()
    }

    /// Whether the entry belongs to the same change as the one before it: what a table does by itself, and
    /// taking back when the last of those who were asked has agreed.
    pub(crate) fn carries_on(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Move(Line { mover: Mover::Nature, .. }) | Entry::Waiver(_) => true,
            Entry::Undo { .. } => {
                self.request.as_ref().is_some_and(|request| self.awaited(request).is_empty())
            }
            Entry::Start
            | Entry::Retract { .. }
            | Entry::Move(Line { mover: Mover::Seat(_), .. })
            | Entry::Seat { .. }
            | Entry::Answer { .. }
            | Entry::UndoAsked { .. }
            | Entry::UndoAgreed(_)
            | Entry::UndoDeclined(_) => false,
        }
    }

    /// The seats whose people have not yet answered this wish.
    pub(crate) fn awaited(&self, request: &UndoRequest) -> SeatSet {
        match self.occupant(request.seat) {
            Occupant::Person(asker) => self.undo_awaits(asker, &request.agreed),
            Occupant::Empty | Occupant::Bot { .. } => SeatSet::EMPTY,
        }
    }

    /// Takes in the next entry; says what is wrong with one that cannot follow.
    pub(crate) fn take_in(&mut self, entry: &Entry) -> Result<(), String> {
        let seat = match entry {
            Entry::Seat { seat, .. } | Entry::Answer { seat, .. } => Some(*seat),
            Entry::UndoAsked { seat, .. } | Entry::UndoDeclined(seat) => Some(*seat),
            Entry::Move(line) | Entry::Waiver(line) => match line.mover {
                Mover::Seat(seat) => Some(seat),
                Mover::Nature => None,
            },
            Entry::Start | Entry::Undo { .. } | Entry::Retract { .. } | Entry::UndoAgreed(_) => None,
        };
        if let Some(seat) = seat.filter(|seat| !self.has(*seat)) {
            return Err(format!("there is no seat {seat} at this table"));
        }
        self.version += 1;
        match entry {
            Entry::Start => self.started_at = Some(self.version),
            Entry::Move(line) => {
                let by = match line.mover {
                    Mover::Nature => By::Nature,
                    Mover::Seat(seat) => match self.occupants[seat] {
                        Occupant::Person(person) => By::Person(person),
                        Occupant::Bot { .. } => By::Bot,
                        Occupant::Empty => return Err(format!("nobody sits in {seat}")),
                    },
                };
                self.add_step(line, by);
            }
            Entry::Waiver(line) => self.add_step(line, By::Table),
            Entry::Undo { to_line } => {
                if *to_line > self.steps.len() {
                    return Err(format!("there are only {} moves to take back", self.steps.len()));
                }
                self.steps.truncate(*to_line);
                self.request.take_if(|request| request.to_line >= *to_line);
            }
            Entry::Retract { line } => {
                if *line >= self.steps.len() {
                    return Err(format!("there is no move {} to take back", line + 1));
                }
                self.steps.remove(*line);
                self.request.take_if(|request| request.to_line > *line);
            }
            Entry::Seat { seat, occupant } => {
                if matches!(occupant, Occupant::Person(_)) {
                    self.answers[*seat] = StandingAnswers::by_default(self.windows);
                }
                self.occupants[*seat] = *occupant;
                self.request = None;
            }
            Entry::Answer { seat, window, asked } => self.answers[*seat].set(window, *asked),
            Entry::UndoAsked { seat, to_line } => {
                self.request = Some(UndoRequest {
                    seat: *seat,
                    to_line: *to_line,
                    version: self.version,
                    agreed: Vec::new(),
                });
            }
            Entry::UndoAgreed(person) => {
                let request = self.request.as_mut().ok_or("nobody asks to take back a decision")?;
                request.agreed.push(*person);
            }
            Entry::UndoDeclined(_) => self.request = None,
        }
        Ok(())
    }

    fn add_step(&mut self, line: &Line, by: By) {
        let (told, seen) = (Watchers::NOBODY, Watchers::NOBODY);
        self.steps.push(Step { line: line.clone(), by, version: self.version, told, seen });
    }
}
