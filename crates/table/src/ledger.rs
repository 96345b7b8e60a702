//! What the entries add up to, apart from the game: who sits where, and which record lines remain.

use crate::entry::{Entry, Occupant, PersonId, StandingAnswers};
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
    /// The table's version right after it.
    pub version: u64,
}

/// A person's open wish to take back a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoRequest {
    /// The seat that asks.
    pub seat: Seat,
    /// How many record lines would remain.
    pub to_line: usize,
    /// The table's version when it asked.
    pub version: u64,
    /// Who has agreed so far.
    pub agreed: Vec<PersonId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ledger {
    pub(crate) version: u64,
    pub(crate) started_at: Option<u64>,
    pub(crate) undone_at: u64,
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
            undone_at: 0,
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

    /// The version of the last change to the record.
    pub(crate) fn moved_at(&self) -> u64 {
        self.steps.last().map_or(0, |step| step.version).max(self.undone_at)
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
            Entry::Start | Entry::Undo { .. } | Entry::UndoAgreed(_) => None,
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
                self.undone_at = self.version;
                self.request = None;
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
        self.steps.push(Step { line: line.clone(), by, version: self.version });
        self.request = None;
    }
}
