//! The table: a game, who sits at it, and the protocol of changing it.

use crate::beside::Beside;
use crate::entry::{Entry, Occupant, PersonId, StandingAnswers};
use crate::landmarks::Landmarks;
use crate::ledger::{By, Ledger, Step};
use crate::log::{Bookmark, Log, Seen};
use crate::moves::Move;
use crate::notice::{History, Watchers};
use crate::seal::Seal;
use crate::shared_vec::SharedVec;
use crate::stored::Unplayable;
use bots::Roster;
use kernel::{
    Asked, Game, Line, Mover, Options, Pending, PerSeat, Record, RecordError, Refusal, Responses,
    RulesVersion, Seat, SeatSet, Standing, Viewer, Waiver,
};
use std::fmt::Display;
use std::ops::Range;

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// People sit down; nothing is drawn yet.
    Gathering,
    /// The game runs.
    Running,
    /// The game is over and the seed may be shown.
    Over,
}

/// One running game with people at it.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) game: G,
    pub(crate) seal: Seal,
    pub(crate) ledger: Ledger,
    pub(crate) log: Log<G::Event>,
    pub(crate) history: History<G>,
    pub(crate) landmarks: Landmarks<G>,
}

/// A change that has not happened yet. Store the entries, then put `next` in the table's place. The two share
/// what happened before: it is not copied.
#[derive(Clone, Debug)]
#[must_use = "a change happens only when its entries are stored and the table is replaced"]
pub struct Prepared<G: Game> {
    /// The table as it will be.
    pub next: Table<G>,
    /// What has to be stored, to follow the first `from` entries.
    pub entries: Vec<Entry>,
    /// The version of the table this was prepared on.
    pub from: u64,
    /// How many actions of a run are left out, because the seat is asked something else before them.
    pub unplayed: usize,
}

/// What an entry changes, as it was before.
struct Before {
    phase: Phase,
    pending: Pending,
}

/// Why an entry cannot follow.
enum Misfit {
    /// It does not fit the entries before it.
    Entry(String),
    /// A line of the record cannot be played.
    Line(RecordError),
}

impl From<RecordError> for Misfit {
    fn from(error: RecordError) -> Self {
        Misfit::Line(error)
    }
}

/// What stands in the record has been played.
const PLAYED: &str = "what a table has played it can play again";

/// Nothing is prepared that cannot happen.
const CHECKED: &str = "a change is checked before it is prepared";

impl<G: Game> Prepared<G> {
    /// The record lines among the entries.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Move(line) | Entry::Further(line) | Entry::Waiver(line) | Entry::Lapse(line) => Some(line),
            Entry::Start
            | Entry::Undo { .. }
            | Entry::Retract { .. }
            | Entry::Seat { .. }
            | Entry::Answer { .. }
            | Entry::Quiet { .. }
            | Entry::Bots { .. }
            | Entry::Rules { .. }
            | Entry::Proposed(_)
            | Entry::Agreed { .. }
            | Entry::Declined { .. } => None,
        })
    }

    /// Whether every seat and onlookers will notice it. Only then may it be timed or listed for all to see.
    pub fn shows_everybody(&self) -> bool {
        self.next.history.newest() == Watchers::everybody(self.next.game.seats())
    }

    pub(crate) fn push(&mut self, entry: Entry) {
        match self.next.carry_out(&entry) {
            Ok(()) => self.entries.push(entry),
            Err(Misfit::Entry(problem)) => panic!("{CHECKED}: {problem}"),
            Err(Misfit::Line(problem)) => panic!("{CHECKED}: {problem}"),
        }
    }

    /// Makes a move, which this entry keeps.
    ///
    /// # Errors
    /// If the rules forbid it. The change must then be dropped.
    pub(crate) fn make(&mut self, entry: Entry, made: &Move<G>) -> Result<(), Refusal> {
        self.next.make(&entry, made)?;
        self.entries.push(entry);
        Ok(())
    }

    /// Draws what is due and gives the answers that need nobody, until somebody has to decide.
    pub(crate) fn settle(mut self) -> Self {
        self.do_what_is_due();
        self
    }

    pub(crate) fn do_what_is_due(&mut self) {
        while let Some(due) = self.next.due() {
            let entry = match due {
                Move::Outcome(_) => Entry::Move(due.line()),
                Move::Action(..) => Entry::Waiver(due.line()),
            };
            self.make(entry, &due).expect("what is due is legal");
        }
    }
}

impl<G: Roster> Table<G> {
    /// A table where nobody sits yet. Refuses options that do not go together.
    pub fn new(options: &G::Options, seal: Seal) -> Result<Self, Refusal> {
        Ok(Table::at_the_beginning(G::new(options)?, seal))
    }

    fn at_the_beginning(game: G, seal: Seal) -> Self {
        Table {
            history: History::new(&game),
            seal,
            ledger: Ledger::new(game.seats(), G::WINDOWS, game.options().rules()),
            log: Log::new(),
            landmarks: Landmarks::new(&game),
            game,
        }
    }

    /// The table, which began by these rules, as it was after these entries.
    ///
    /// # Errors
    /// If this program does not know the rules, or if an entry cannot follow those before it.
    pub fn restore(
        rules: RulesVersion,
        options: &str,
        seal: Seal,
        entries: &[Entry],
    ) -> Result<Self, Unplayable> {
        let begun = kernel::begin::<G>(rules, options).map_err(Unplayable::Differs)?;
        let mut table = Table::at_the_beginning(begun, seal);
        for (index, entry) in entries.iter().enumerate() {
            table.carry_out(entry).map_err(|misfit| match misfit {
                Misfit::Line(error) => Unplayable::Differs(error),
                Misfit::Entry(message) => {
                    Unplayable::Damaged(format!("entry {}, `{} {entry}`: {message}", index + 1, entry.kind()))
                }
            })?;
        }
        Ok(table)
    }
}

impl<G: Game> Table<G> {
    /// Rises with every entry, undo included: for keeping the table. It counts secret decisions, so readers
    /// are given their [`Table::revision`].
    pub fn version(&self) -> u64 {
        self.ledger.version
    }

    /// The phase of the table.
    pub fn phase(&self) -> Phase {
        match (self.ledger.started_at, self.game.pending()) {
            (None, _) => Phase::Gathering,
            (Some(_), Pending::Over) => Phase::Over,
            (Some(_), Pending::Each(_) | Pending::Any(_) | Pending::Chance) => Phase::Running,
        }
    }

    /// The options of the game.
    pub fn options(&self) -> &G::Options {
        self.game.options()
    }

    /// The version of the rules the game is played by.
    pub fn rules(&self) -> RulesVersion {
        self.options().rules()
    }

    /// Who sits where.
    pub fn occupants(&self) -> &PerSeat<Occupant> {
        &self.ledger.occupants
    }

    /// The seats this person holds.
    pub fn seats_of(&self, person: PersonId) -> SeatSet {
        self.ledger.held_by(person)
    }

    /// What each seat has said in advance.
    pub fn standing_answers(&self) -> &PerSeat<StandingAnswers> {
        &self.ledger.answers
    }

    /// Who may decide next. Nobody before the game starts. A reader's view says which seats it knows to be asked.
    pub fn pending(&self) -> Pending {
        match self.phase() {
            Phase::Gathering => Pending::Any(SeatSet::EMPTY),
            Phase::Running | Phase::Over => self.game.pending(),
        }
    }

    /// Those of the pending seats that the game waits for.
    pub fn awaited(&self) -> SeatSet {
        self.pending().seats() & self.game.awaited()
    }

    /// What the seat may do now, in rising order; nothing for a seat that may not act. Only for those who
    /// look with its eyes: it tells what the seat holds.
    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if self.pending().seats().contains(seat) {
            self.game.legal_actions(seat, &mut legal);
        }
        legal
    }

    /// How the seats stand.
    pub fn standings(&self) -> PerSeat<Standing> {
        self.game.standings()
    }

    /// What ended the game; `None` while it runs.
    pub fn ended_by(&self) -> Option<&'static str> {
        self.game.ended_by()
    }

    /// The viewer as which this person may look: a seat it holds, otherwise an onlooker.
    /// After the end everybody may see everything.
    pub fn eyes(&self, person: Option<PersonId>, seat: Option<Seat>) -> Viewer {
        match (self.phase(), person, seat) {
            (Phase::Over, _, _) => Viewer::Omniscient,
            (Phase::Gathering | Phase::Running, Some(person), Some(seat))
                if self.ledger.held_by(person).contains(seat) =>
            {
                Viewer::Seat(seat)
            }
            (Phase::Gathering | Phase::Running, _, _) => Viewer::Spectator,
        }
    }

    /// The game as this viewer sees it. [`Table::eyes`] says who may look how.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(viewer)
    }

    /// What this viewer learnt, oldest first, numbered from 1 without gaps: the events in whose audience it was, and what has happened
    /// beside the moves.
    pub fn log_for(
        &self,
        viewer: Viewer,
    ) -> impl ExactSizeIterator<Item = Seen<'_, G::Event>> + DoubleEndedIterator {
        self.log.seen_by(viewer, &self.ledger.beside)
    }

    /// The lines of [`Table::log_for`] after this mark, and the mark behind them. `None` if the log has been written anew since,
    /// because moves were taken back or newer rules hold: then it is to be read from the beginning.
    pub fn log_since(&self, viewer: Viewer, mark: Bookmark) -> Option<(Vec<Seen<'_, G::Event>>, Bookmark)> {
        self.log.seen_since(viewer, &self.ledger.beside, mark)
    }

    /// Everybody who has held a seat since the start, as far as the log shows, or would like to.
    pub fn people_told_of(&self) -> impl Iterator<Item = PersonId> {
        let handed = self.ledger.beside.iter().filter_map(|placed| match placed.what {
            Beside::HandOver(hand_over) => Some([hand_over.from, hand_over.to]),
            Beside::NewerRules(_) => None,
        });
        let held = handed.flatten().filter_map(|occupant| match occupant {
            Occupant::Person(person) => Some(person),
            Occupant::Empty | Occupant::Bot { .. } => None,
        });
        held.chain(self.ledger.proposals.iter().map(|proposal| proposal.by))
    }

    /// The SHA-256 of the secret seed, to be shown from the start.
    pub fn commitment(&self) -> String {
        self.seal.commitment()
    }

    /// The lines that remain after every undo, each with its author. As [`Table::record`], not to be shown
    /// before the end, nor counted.
    pub fn steps(&self) -> &SharedVec<Step> {
        &self.ledger.steps
    }

    /// The record so far, hidden moves included, so neither it nor its length may be shown before the end, nor where in it
    /// something has happened beside the moves; with the seed once the game is over.
    pub fn record(&self) -> Record {
        let seed = (self.phase() == Phase::Over).then(|| self.seal.reveal());
        self.ledger.record(Record {
            commitment: Some(self.seal.commitment()),
            seed,
            ..Record::new::<G>(self.game.options())
        })
    }

    pub(crate) fn prepare(&self) -> Prepared<G> {
        Prepared { next: self.clone(), entries: Vec::new(), from: self.version(), unplayed: 0 }
    }

    /// Carries out an entry as it is stored.
    fn carry_out(&mut self, entry: &Entry) -> Result<(), Misfit> {
        let (seats, before) = (self.game.seats(), self.before());
        let taken_back = match entry {
            Entry::Undo { to_line } => self.takes_from(*to_line),
            Entry::Retract { line } => {
                self.ledger.steps.get(*line).map_or(Watchers::NOBODY, |step| step.told)
            }
            Entry::Start
            | Entry::Move(_)
            | Entry::Further(_)
            | Entry::Waiver(_)
            | Entry::Lapse(_)
            | Entry::Seat { .. }
            | Entry::Answer { .. }
            | Entry::Quiet { .. }
            | Entry::Bots { .. }
            | Entry::Rules { .. }
            | Entry::Proposed(_)
            | Entry::Agreed { .. }
            | Entry::Declined { .. } => Watchers::NOBODY,
        };
        self.begin(entry);
        self.ledger.take_in(entry).map_err(Misfit::Entry)?;
        let told = match entry {
            Entry::Move(_) | Entry::Further(_) | Entry::Waiver(_) | Entry::Lapse(_) => {
                self.play_again(self.ledger.steps.len() - 1)?;
                self.told_by_newest(&before)
            }
            Entry::Undo { .. } | Entry::Retract { .. } => {
                self.replay(self.begun())?;
                taken_back
            }
            Entry::Rules { to, options } => {
                self.replay(kernel::begin(*to, options)?)?;
                Watchers::everybody(seats)
            }
            Entry::Quiet { seat, window } => {
                let turn =
                    self.game.turn().ok_or_else(|| Misfit::Entry("the game counts no turns".into()))?;
                self.ledger.answers[*seat].be_quiet(window, turn);
                Watchers::seat(*seat)
            }
            Entry::Answer { seat, .. } | Entry::Bots { seat, .. } => Watchers::seat(*seat),
            Entry::Start
            | Entry::Seat { .. }
            | Entry::Proposed(_)
            | Entry::Agreed { .. }
            | Entry::Declined { .. } => Watchers::everybody(seats),
        };
        self.notice_after(&before, entry, told);
        Ok(())
    }

    /// Makes a move, which this entry keeps.
    fn make(&mut self, entry: &Entry, made: &Move<G>) -> Result<(), Refusal> {
        let before = self.before();
        self.begin(entry);
        self.ledger.take_in(entry).expect(CHECKED);
        self.play(self.ledger.steps.len() - 1, made)?;
        let told = self.told_by_newest(&before);
        self.notice_after(&before, entry, told);
        Ok(())
    }

    fn before(&self) -> Before {
        Before { phase: self.phase(), pending: self.game.pending() }
    }

    fn notice_after(&mut self, before: &Before, entry: &Entry, told: Watchers) {
        let told = if self.phase() == before.phase { told } else { Watchers::everybody(self.game.seats()) };
        self.notice(entry, told);
    }

    /// Those who learnt something from the newest line. Notes the seats that it asks something else.
    fn told_by_newest(&mut self, before: &Before) -> Watchers {
        let newest = self.ledger.steps.len() - 1;
        let told = self.log.told_by(newest, self.game.seats());
        let Step { by, ref line, .. } = self.ledger.steps[newest];
        let mover = line.mover;
        self.asks_anew(before.pending, mover);
        match (by, mover) {
            (By::Person(_) | By::Bot, Mover::Seat(seat)) => told.and(Watchers::seat(seat)),
            (By::Nature | By::Table, _) | (By::Person(_) | By::Bot, Mover::Nature) => told,
        }
    }

    /// Those who lose something they had learnt when only this many lines remain.
    fn takes_from(&self, to_line: usize) -> Watchers {
        let lost = self.ledger.steps.iter_from(to_line);
        lost.fold(Watchers::NOBODY, |all, step| all.and(step.told))
    }

    fn begun(&self) -> G {
        G::new(self.game.options()).expect("options that made a game make it again")
    }

    /// Plays all lines from this beginning.
    pub(crate) fn replay(&mut self, begun: G) -> Result<(), RecordError> {
        self.landmarks = Landmarks::new(&begun);
        self.game = begun;
        self.log = self.log.anew();
        for index in 0..self.ledger.steps.len() {
            self.play_again(index)?;
        }
        Ok(())
    }

    /// Plays a line of the record as it stands there.
    fn play_again(&mut self, index: usize) -> Result<(), RecordError> {
        let line = self.ledger.steps[index].line.clone();
        let wrong = |message: &dyn Display| RecordError::in_move(index + 1, &line, message, None);
        let read = Move::read(&line).map_err(|error| wrong(&error))?;
        self.play(index, &read).map_err(|refusal| wrong(&refusal))
    }

    fn play(&mut self, index: usize, made: &Move<G>) -> Result<(), Refusal> {
        let mut log = self.log.line(index, self.ledger.steps[index].by);
        made.play(&mut self.game, &mut log)?;
        self.landmarks.pass(index + 1, &self.game);
        Ok(())
    }

    /// The game as it was after this many lines of the record.
    pub(crate) fn game_after(&self, lines: usize) -> G {
        let (passed, mut game) = self.landmarks.before(lines).unwrap_or_else(|| (0, self.begun()));
        self.play_on(&mut game, passed..lines);
        game
    }

    /// Plays these lines of the record, before which the game was like this.
    pub(crate) fn play_on(&self, game: &mut G, lines: Range<usize>) {
        for step in self.ledger.steps.iter_from(lines.start).take(lines.len()) {
            let read = Move::<G>::read(&step.line).expect(PLAYED);
            read.play(game, &mut ()).expect(PLAYED);
        }
    }

    /// The next move that needs nobody's decision.
    fn due(&self) -> Option<Move<G>> {
        match self.pending() {
            Pending::Over => None,
            Pending::Chance => {
                let outcome = self.game.sample(&mut self.seal.entropy());
                Some(Move::Outcome(outcome.expect("a game that waits for chance has an outcome")))
            }
            Pending::Each(seats) | Pending::Any(seats) => {
                let consent = seats.iter().find_map(|seat| Some((seat, self.consent(seat)?)));
                let pass = || seats.iter().find_map(|seat| Some((seat, self.pass(seat)?)));
                consent.or_else(pass).map(|(seat, answer)| Move::Action(seat, answer))
            }
        }
    }

    fn consent(&self, seat: Seat) -> Option<G::Action> {
        match (self.game.waiver(seat)?, self.ledger.occupant(seat)) {
            (Waiver::Consent { answer, .. }, Occupant::Bot { .. }) => Some(answer),
            (Waiver::Consent { asker, answer }, holder @ Occupant::Person(_)) => {
                let by_bot = matches!(self.ledger.occupant(asker), Occupant::Bot { .. })
                    && self.ledger.answers[seat].asked_by_bots() == Asked::No
                    && !self.game.opposed(seat).contains(asker);
                (self.ledger.occupant(asker) == holder || by_bot).then_some(answer)
            }
            (Waiver::Consent { .. }, Occupant::Empty) | (Waiver::Pass { .. }, _) => None,
        }
    }

    fn pass(&self, seat: Seat) -> Option<G::Action> {
        let (window, answer, responses) = match self.game.waiver(seat)? {
            Waiver::Pass { window, answer, responses } => (window, answer, responses),
            Waiver::Consent { .. } => return None,
        };
        let no_choice = || responses == Responses::Open && self.legal_actions(seat) == [answer];
        let answers = &self.ledger.answers[seat];
        let passes = match self.ledger.occupant(seat) {
            Occupant::Empty => false,
            Occupant::Bot { .. } => no_choice(),
            Occupant::Person(_) => {
                answers.asked(window) == Asked::No
                    || answers.is_quiet(window, self.game.turn())
                    || no_choice()
            }
        };
        passes.then_some(answer)
    }
}
