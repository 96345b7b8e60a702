//! The ledger: what the entries add up to apart from the game, such as who sits where and which record lines remain.

use crate::beside::{Beside, Placed};
use crate::entry::{Entry, Occupant, PersonId, StandingAnswers};
use crate::hand_over::{Before, HandOver, Parting};
use crate::newer_rules::NewerRules;
use crate::notice::Watchers;
use crate::proposal::{Motion, Proposal, Quorum, Topic, Voice};
use crate::shared_vec::SharedVec;
use kernel::{Line, Mover, PerSeat, Record, RulesVersion, Seat, SeatSet, WindowSpec};
use std::sync::Arc;

/// Who decided a record line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Nature.
    Nature,
    /// The table, for a seat that had answered in advance, had no choice or did not answer in time.
    Table,
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot,
}

/// How a decision follows the seat's decision before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Gesture {
    /// It was made for itself.
    Begins,
    /// It is part of the same run: both are taken back together.
    GoesOn,
}

/// One line of the record with how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The line.
    pub line: Arc<Line>,
    /// Who decided it.
    pub by: By,
    pub(crate) gesture: Gesture,
    pub(crate) version: u64,
    /// Who learnt something from it: an event, or that its decision was made.
    pub(crate) told: Watchers,
    /// Who noticed it: those who learnt something from it and, at the end of a change, whoever merely sees a different view.
    pub(crate) seen: Watchers,
}

#[derive(Clone, Debug)]
pub(crate) struct Ledger {
    pub(crate) version: u64,
    pub(crate) started_at: Option<u64>,
    pub(crate) steps: SharedVec<Step>,
    pub(crate) occupants: PerSeat<Occupant>,
    pub(crate) answers: PerSeat<StandingAnswers>,
    /// Open proposals, one of a topic.
    pub(crate) proposals: Vec<Proposal>,
    /// What has happened beside the moves since the start, oldest first.
    pub(crate) beside: Vec<Placed>,
    /// The person who held each seat last before the present one.
    before: PerSeat<Option<Before>>,
    /// Whether a person has held a seat since the start.
    pub(crate) people_have_sat: bool,
    /// The version of the rules by which the game is played.
    rules: RulesVersion,
    windows: &'static [WindowSpec],
}

impl Ledger {
    pub(crate) fn new(seats: u8, windows: &'static [WindowSpec], rules: RulesVersion) -> Self {
        Ledger {
            version: 0,
            started_at: None,
            steps: SharedVec::new(),
            occupants: PerSeat::new(seats),
            answers: PerSeat::filled(seats, StandingAnswers::by_default(windows)),
            proposals: Vec::new(),
            beside: Vec::new(),
            before: PerSeat::new(seats),
            people_have_sat: false,
            rules,
            windows,
        }
    }

    /// The moves that remain and what has happened beside them, below this head.
    pub(crate) fn record(&self, head: Record) -> Record {
        Record {
            lines: self.steps.iter().map(|step| Line::clone(&step.line)).collect(),
            comments: self.beside.iter().map(Placed::comment).collect(),
            ..head
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

    pub(crate) fn before(&self, seat: Seat) -> Option<Before> {
        if self.has(seat) { self.before[seat] } else { None }
    }

    pub(crate) fn proposal(&self, topic: Topic) -> Option<&Proposal> {
        self.proposals.iter().find(|proposal| proposal.motion.topic() == topic)
    }

    /// The seats whose people have a say in this. Where a bot keeps the seat itself for somebody, that is one of them.
    pub(crate) fn asked(&self, motion: Motion, by: PersonId) -> SeatSet {
        let people_but = |one: Occupant| {
            self.seats_where(|occupant| matches!(occupant, Occupant::Person(_)) && occupant != one)
        };
        let others = people_but(Occupant::Person(by));
        match motion {
            Motion::TakeBack { .. } => others,
            Motion::HandOver { seat, quorum: Quorum::MoreThanHalf, .. } => people_but(self.occupant(seat)),
            Motion::HandOver { seat, quorum: Quorum::Everybody, .. } => {
                let kept = self.kept_for(seat).is_some_and(|person| person != by);
                if kept { others | SeatSet::one(seat) } else { others }
            }
            Motion::NewerRules { .. } => {
                let all = Seat::first(self.occupants.count());
                all.filter(|seat| self.speaker(*seat).is_some_and(|person| person != by)).collect()
            }
        }
    }

    /// Who speaks for a seat: its person, or the one a bot keeps it for.
    pub(crate) fn speaker(&self, seat: Seat) -> Option<PersonId> {
        match self.occupant(seat) {
            Occupant::Person(person) => Some(person),
            Occupant::Bot { .. } | Occupant::Empty => self.kept_for(seat),
        }
    }

    fn kept_for(&self, seat: Seat) -> Option<PersonId> {
        let replaced = |before: &Before| before.parting == Parting::Replaced;
        let kept = matches!(self.occupant(seat), Occupant::Bot { .. });
        self.before(seat).filter(replaced).filter(|_| kept).map(|before| before.person)
    }

    fn speakers(&self, seats: SeatSet) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = seats.iter().filter_map(|seat| self.speaker(seat)).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The proposal as it would be now: whoever has a say in what they propose themselves has agreed.
    pub(crate) fn opened(&self, motion: Motion, by: PersonId) -> Proposal {
        let agreed = self.speakers(self.asked(motion, by)).into_iter().filter(|person| *person == by);
        Proposal { motion, by, version: self.version, agreed: agreed.collect(), declined: Vec::new() }
    }

    /// The seats whose people have not yet answered this proposal.
    pub(crate) fn unanswered(&self, proposal: &Proposal) -> SeatSet {
        let silent = |seat: &Seat| {
            let speaker = self.speaker(*seat);
            speaker.is_some_and(|person| {
                !proposal.agreed.contains(&person) && !proposal.declined.contains(&person)
            })
        };
        self.asked(proposal.motion, proposal.by).iter().filter(silent).collect()
    }

    /// The seats that are asked if somebody proposes this now.
    pub(crate) fn would_be_asked(&self, motion: Motion, by: PersonId) -> SeatSet {
        self.unanswered(&self.opened(motion, by))
    }

    /// Whether enough have agreed.
    pub(crate) fn carries(&self, proposal: &Proposal) -> bool {
        match proposal.motion.quorum() {
            Quorum::Everybody => proposal.declined.is_empty() && self.unanswered(proposal).is_empty(),
            Quorum::MoreThanHalf => proposal.agreed.len() * 2 > self.electorate(proposal),
        }
    }

    /// Whether enough can still agree.
    fn can_carry(&self, proposal: &Proposal) -> bool {
        match proposal.motion.quorum() {
            Quorum::Everybody => proposal.declined.is_empty(),
            Quorum::MoreThanHalf => {
                let electorate = self.electorate(proposal);
                (electorate - proposal.declined.len()) * 2 > electorate
            }
        }
    }

    fn electorate(&self, proposal: &Proposal) -> usize {
        self.speakers(self.asked(proposal.motion, proposal.by)).len()
    }

    fn seats_where(&self, mut keep: impl FnMut(Occupant) -> bool) -> SeatSet {
        self.occupants.iter().filter(|(_, occupant)| keep(**occupant)).map(|(seat, _)| seat).collect()
    }

    /// Whether the entry belongs to the same change as the one before it: what a table does by itself, what a run goes on with, and
    /// what was proposed when enough of those who were asked have agreed.
    pub(crate) fn carries_on(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Move(Line { mover: Mover::Nature, .. }) | Entry::Further(_) | Entry::Waiver(_) => true,
            Entry::Undo { .. } => self.is_carried(Topic::TakeBack),
            Entry::Seat { .. } => self.is_carried(Topic::Seat),
            Entry::Rules { .. } => self.is_carried(Topic::Rules),
            Entry::Start
            | Entry::Retract { .. }
            | Entry::Move(Line { mover: Mover::Seat(_), .. })
            | Entry::Lapse(_)
            | Entry::Answer { .. }
            | Entry::Quiet { .. }
            | Entry::Bots { .. }
            | Entry::Proposed(_)
            | Entry::Agreed { .. }
            | Entry::Declined { .. } => false,
        }
    }

    /// Whether enough have agreed to the open proposal about this, so that it happens now.
    pub(crate) fn is_carried(&self, topic: Topic) -> bool {
        self.proposal(topic).is_some_and(|proposal| self.carries(proposal))
    }

    /// Takes in the next entry.
    ///
    /// # Errors
    /// With what is wrong, if it cannot follow those before it.
    pub(crate) fn take_in(&mut self, entry: &Entry) -> Result<(), String> {
        let seat = match entry {
            Entry::Seat { seat, .. }
            | Entry::Answer { seat, .. }
            | Entry::Quiet { seat, .. }
            | Entry::Bots { seat, .. } => Some(*seat),
            Entry::Proposed(motion) => motion.seat(),
            Entry::Declined { by: Voice::Seat(seat), .. } => Some(*seat),
            Entry::Move(line) | Entry::Further(line) | Entry::Waiver(line) | Entry::Lapse(line) => {
                match line.mover {
                    Mover::Seat(seat) => Some(seat),
                    Mover::Nature => None,
                }
            }
            Entry::Start
            | Entry::Undo { .. }
            | Entry::Retract { .. }
            | Entry::Rules { .. }
            | Entry::Agreed { .. }
            | Entry::Declined { by: Voice::Person(_), .. } => None,
        };
        if let Some(seat) = seat.filter(|seat| !self.has(*seat)) {
            return Err(format!("there is no seat {seat} at this table"));
        }
        self.version += 1;
        match entry {
            Entry::Start => {
                self.started_at = Some(self.version);
                self.before = PerSeat::new(self.occupants.count());
                self.people_have_sat =
                    !self.seats_where(|occupant| matches!(occupant, Occupant::Person(_))).is_empty();
            }
            Entry::Move(line) | Entry::Further(line) => {
                let by = match line.mover {
                    Mover::Nature => By::Nature,
                    Mover::Seat(seat) => match self.occupants[seat] {
                        Occupant::Person(person) => By::Person(person),
                        Occupant::Bot { .. } => By::Bot,
                        Occupant::Empty => return Err(format!("nobody sits in {seat}")),
                    },
                };
                let goes_on = matches!(entry, Entry::Further(_));
                let gesture = if goes_on { Gesture::GoesOn } else { Gesture::Begins };
                self.add_step(line, by, gesture);
            }
            Entry::Waiver(line) | Entry::Lapse(line) => self.add_step(line, By::Table, Gesture::Begins),
            Entry::Undo { to_line } => {
                if *to_line > self.steps.len() {
                    return Err(format!("there are only {} moves to take back", self.steps.len()));
                }
                self.steps.truncate(*to_line);
                self.take_back_ends(|last| last >= *to_line);
                for placed in &mut self.beside {
                    placed.after = placed.after.min(*to_line);
                }
            }
            Entry::Retract { line } => {
                if *line >= self.steps.len() {
                    return Err(format!("there is no move {} to take back", line + 1));
                }
                self.steps.remove(*line);
                self.take_back_ends(|last| last > *line);
                for placed in self.beside.iter_mut().filter(|placed| placed.after > *line) {
                    placed.after -= 1;
                }
            }
            Entry::Seat { seat, occupant } => {
                if matches!(occupant, Occupant::Person(_)) {
                    self.answers[*seat] = StandingAnswers::by_default(self.windows);
                }
                self.changes_hands(*seat, *occupant);
                self.proposals.clear();
            }
            Entry::Answer { seat, window, asked } => self.answers[*seat].set(window, *asked),
            // How long it is quiet is up to the game, which the table asks.
            Entry::Quiet { .. } => {}
            Entry::Bots { seat, asked } => self.answers[*seat].set_bots(*asked),
            Entry::Rules { to, .. } => {
                let from = std::mem::replace(&mut self.rules, *to);
                if from >= *to {
                    return Err(format!("the game is played by version {from} of the rules already"));
                }
                self.happened_beside(Beside::NewerRules(NewerRules { from, to: *to }));
                self.end(Topic::Rules);
            }
            Entry::Proposed(motion) => {
                let by = match motion {
                    Motion::TakeBack { seat, .. } => {
                        self.speaker(*seat).ok_or_else(|| format!("nobody sits in {seat}"))?
                    }
                    Motion::HandOver { by, .. } | Motion::NewerRules { by, .. } => *by,
                };
                let proposal = self.opened(*motion, by);
                self.end(motion.topic());
                self.proposals.push(proposal);
            }
            Entry::Agreed { topic, by } => {
                let proposal = self.proposal_mut(*topic);
                proposal.ok_or("nobody has proposed anything of the kind")?.agreed.push(*by);
            }
            Entry::Declined { topic, by } => self.declined(*topic, *by),
        }
        Ok(())
    }

    fn proposal_mut(&mut self, topic: Topic) -> Option<&mut Proposal> {
        self.proposals.iter_mut().find(|proposal| proposal.motion.topic() == topic)
    }

    pub(crate) fn end(&mut self, topic: Topic) {
        self.proposals.retain(|proposal| proposal.motion.topic() != topic);
    }

    /// Ends the request to take back if the last line that would remain is one of these.
    fn take_back_ends(&mut self, gone: impl Fn(usize) -> bool) {
        self.proposals.retain(|proposal| match proposal.motion {
            Motion::TakeBack { to_line, .. } => !gone(to_line),
            Motion::HandOver { .. } | Motion::NewerRules { .. } => true,
        });
    }

    fn declined(&mut self, topic: Topic, by: Voice) {
        let person = match by {
            Voice::Person(person) => Some(person),
            Voice::Seat(seat) => self.speaker(seat),
        };
        let (Some(proposal), Some(person)) = (self.proposal_mut(topic), person) else { return };
        proposal.declined.push(person);
        let withdrawn = proposal.by == person;
        if withdrawn || !self.proposal(topic).is_some_and(|proposal| self.can_carry(proposal)) {
            self.end(topic);
        }
    }

    fn happened_beside(&mut self, what: Beside) {
        self.beside.push(Placed { what, after: self.steps.len() });
    }

    fn changes_hands(&mut self, seat: Seat, to: Occupant) {
        let from = std::mem::replace(&mut self.occupants[seat], to);
        if from == to {
            return;
        }
        let comes_back = self.before[seat].is_some_and(|before| to == Occupant::Person(before.person));
        if self.started_at.is_some() {
            self.happened_beside(Beside::HandOver(HandOver { seat, from, to, returns: comes_back }));
        }
        if let Occupant::Person(person) = to {
            self.people_have_sat |= self.started_at.is_some();
            if comes_back {
                self.before[seat] = None;
            } else {
                self.gives_up(person);
            }
        }
        if let Occupant::Person(person) = from {
            let parting = if to == Occupant::Empty { Parting::Left } else { Parting::Replaced };
            self.before[seat] = Some(Before { person, parting });
        }
    }

    /// Whoever sits down elsewhere does not come first any more where they sat before.
    fn gives_up(&mut self, person: PersonId) {
        for seat in Seat::first(self.before.count()) {
            if self.before[seat].is_some_and(|before| before.person == person) {
                self.before[seat] = None;
            }
        }
    }

    fn add_step(&mut self, line: &Line, by: By, gesture: Gesture) {
        let (told, seen) = (Watchers::NOBODY, Watchers::NOBODY);
        let line = Arc::new(line.clone());
        self.steps.push(Step { line, by, gesture, version: self.version, told, seen });
    }
}
