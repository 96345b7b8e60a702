//! The task that owns a table. It alone changes it: prepare, store, replace, show.

use crate::command::{Asking, Command, Failure, Message, Undo, Wish};
use crate::look::{About, Look, Memory, Shown};
use crate::minds::{Account, Minds};
use crate::rights::Rights;
use crate::stored::{stored, written};
use crate::thinkers::Thinkers;
use crate::thinking::{Answer, Decision, Thinking, ThoughtOut, decision_of};
use crate::turns::Bells;
use crate::waiting::{Pace, Waiting};
use catalogue::Playable;
use kernel::{Asked, Seat, Viewer};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Noticed, Store, StoreError, StoredTable};
use table::{
    Awaited, Declined, Entry, Occupant, PersonId, Phase, Prepared, Revision, Table, Topic, Unplayable,
    Volunteers,
};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use web::{Ending, Face};

/// How long a table nobody looks at stays in memory while its game goes on.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// After how long a table nobody looks at forgets what it has shown, and leaves memory if its game is over, to make room for
/// those that are played at.
const FORGETS: Duration = Duration::from_secs(15);

/// How long a bot waits with a decision that could not be stored.
const AGAIN: Duration = Duration::from_secs(2);

/// Owns a table of one game.
pub(crate) struct Keeper<G: Playable + Face> {
    store: Store,
    pause: Duration,
    waiting: Waiting,
    table: Arc<Table<G>>,
    about: Arc<About>,
    names: Arc<HashMap<u64, String>>,
    shown: watch::Sender<Arc<dyn Look>>,
    memory: Arc<Memory>,
    /// When everybody last saw something happen.
    happened: Instant,
    volunteers: Volunteers,
    minds: Minds<G>,
    bells: Bells,
}

/// The task has to stop.
struct Stopped;

/// Whether the task goes on after a command.
enum Next {
    GoOn,
    Stop,
}

impl<G: Playable + Face> Keeper<G> {
    /// The keeper of a stored table.
    ///
    /// # Errors
    /// With what is wrong with it, if it cannot be restored.
    pub(crate) fn open(
        store: Store,
        thinkers: Thinkers,
        bells: Bells,
        pace: Pace,
        loaded: &StoredTable,
        about: About,
    ) -> Result<Self, Unplayable> {
        let table = stored(&loaded.history).table::<G>()?;
        let names: HashMap<u64, String> = loaded
            .info
            .seats
            .iter()
            .filter_map(|sitter| match sitter {
                store::Sitter::Person { id, name } => Some((*id, name.clone())),
                store::Sitter::Empty | store::Sitter::Bot(_) => None,
            })
            .collect();
        let waiting = Waiting::begin(pace.patience, &table);
        let (table, about, names) = (Arc::new(table), Arc::new(about), Arc::new(names));
        let minds = Minds::new(thinkers);
        let memory = Arc::new(Memory::default());
        let first: Arc<dyn Look> = Arc::new(Shown::new(
            table.clone(),
            about.clone(),
            names.clone(),
            waiting.overdue(),
            minds.insights(),
            memory.clone(),
        ));
        let (shown, happened) = (watch::Sender::new(first), Instant::now());
        let volunteers = Volunteers::default();
        let pause = pace.pause;
        Ok(Keeper {
            store,
            pause,
            waiting,
            table,
            about,
            names,
            shown,
            memory,
            happened,
            volunteers,
            minds,
            bells,
        })
    }

    /// What the table shows, from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<dyn Look>> {
        self.shown.subscribe()
    }

    /// The people whose names the table has to show and does not know.
    pub(crate) fn strangers(&self) -> Vec<u64> {
        strangers(&self.table, &self.names)
    }

    /// Shows these people by their names from now on.
    pub(crate) fn meet(&mut self, names: HashMap<u64, String>) {
        Arc::make_mut(&mut self.names).extend(names);
        self.show();
    }

    /// Carries out commands and asks bots until nobody needs the table any more.
    pub(crate) async fn run(mut self, mut commands: mpsc::Receiver<Message>) {
        let mut thinking: Option<Thinking<G>> = None;
        loop {
            if thinking.is_none() {
                thinking = self.next_question();
            }
            let unattended = thinking.is_none() && self.shown.receiver_count() <= 1;
            let stays = self.stays();
            tokio::select! {
                message = commands.recv() => {
                    let Some(Message { command, reply }) = message else { return };
                    let done = self.carry_out(command).await;
                    let next = after(&done);
                    let _: Result<(), _> = reply.send(done);
                    if let Next::Stop = next {
                        return;
                    }
                    // Dropped, a thought ends; what came of it would be nobody's wish.
                    thinking = thinking.take().filter(|thinking| self.is_wanted(thinking));
                }
                (decision, bot) = decision_of(&mut thinking) => {
                    if let Some((level, bot)) = bot {
                        self.minds.keep_bot(decision.seat, level, bot);
                    }
                    thinking = match self.bot_decides(decision).await {
                        Ok(waits) => waits,
                        Err(Stopped) => return,
                    };
                }
                Some(advised) = self.minds.next_answer() => {
                    self.minds.advised(advised);
                    self.show();
                }
                () = until(self.waiting.next_end()) => self.show(),
                () = tokio::time::sleep(FORGETS), if unattended && !self.memory.is_empty() => self.memory.forget(),
                () = tokio::time::sleep(stays), if unattended => return,
            }
        }
    }

    /// How long the table stays in memory when nobody looks at it.
    fn stays(&self) -> Duration {
        match self.table.phase() {
            Phase::Gathering | Phase::Running => IDLE,
            Phase::Over => FORGETS,
        }
    }

    fn next_question(&mut self) -> Option<Thinking<G>> {
        let question = self.table.next_question(&mut self.volunteers)?;
        let (seat, level, seen) = (question.seat, question.level, question.revision);
        let awaited = question.awaited;
        let mut bot = self.minds.take_bot(&question);
        let thought = self.minds.thinkers.think(G::level(level), move |stop| {
            bot.set_stop(stop);
            let answer = question.put_to(&mut *bot).map_or(Answer::LeavesIt, Answer::Acts);
            let thoughts = bot.thoughts().filter(|_| matches!(answer, Answer::Acts(_)));
            let account = thoughts.map(|advice| Arc::new(Account::of(&question.view, seat, advice)));
            ThoughtOut { answer, account, bot }
        });
        Some(Thinking::AtWork { seat, level, seen, awaited, thought })
    }

    /// Whether somebody still wants to know what the bot thinks. What its seat has not noticed does not matter.
    fn is_wanted(&self, thinking: &Thinking<G>) -> bool {
        match thinking {
            Thinking::Decided { .. } => true,
            Thinking::AtWork { seat, level, seen, .. } => {
                let sits = self
                    .table
                    .occupants()
                    .iter()
                    .any(|(other, occupant)| other == *seat && *occupant == Occupant::Bot { level });
                sits && self.table.seat_revision(*seat) == *seen
                    && self.table.proposal(Topic::TakeBack).is_none()
            }
        }
    }

    /// Carries out what a bot has decided. What everybody will see waits until people have had time to see
    /// what happened before; what is done in secret takes no time, so that no pause tells of it.
    ///
    /// A bot that fails or breaks the rules does not hold up the game: chance decides for it, if anything has to
    /// be decided.
    async fn bot_decides(&mut self, decision: Decision<G>) -> Result<Option<Thinking<G>>, Stopped> {
        let Decision { seat, seen, awaited, answer, account } = decision;
        let in_time = match awaited {
            Awaited::Yes => self.table.next_bot() == Some(seat),
            Awaited::No => self.table.proposal(Topic::TakeBack).is_none(),
        };
        if !in_time {
            return Ok(None);
        }
        let prepared = match &answer {
            Answer::Acts(action) => match self.table.prepare_bot_answer(seat, seen, action) {
                Ok(prepared) => prepared,
                Err(Declined::Refused(_)) => return Ok(self.after_failure(seat, seen)),
                Err(_) => return Ok(None),
            },
            Answer::LeavesIt => return Ok(None),
            Answer::Failed => return Ok(self.after_failure(seat, seen)),
        };
        let due = self.happened + self.pause;
        if prepared.shows_everybody() && Instant::now() < due {
            let decision = Decision { seat, seen, awaited, answer, account };
            return Ok(Some(Thinking::Decided { decision, due }));
        }
        let (asked, shows_everybody) = (self.table.clone(), prepared.shows_everybody());
        let done = self.keep(prepared).await;
        match (&done, after(&done)) {
            (Ok(()), _) => {
                // Whoever does not notice the decision keeps what was shown before: a change would give it away.
                if shows_everybody {
                    self.minds.remember(&asked, seat, account);
                }
                self.show();
                Ok(None)
            }
            (Err(failure), Next::GoOn) => {
                tracing::error!(table = %self.about.id, ?failure, "a bot's move was not stored; it tries again");
                let decision = Decision { seat, seen, awaited, answer, account };
                Ok(Some(Thinking::Decided { decision, due: Instant::now() + AGAIN }))
            }
            (Err(Failure::Storage(StoreError::Closed)), Next::Stop) => Err(Stopped),
            (Err(failure), Next::Stop) => {
                tracing::error!(table = %self.about.id, ?failure, "a bot's move was not stored");
                Err(Stopped)
            }
        }
    }

    fn after_failure(&self, seat: Seat, seen: Revision) -> Option<Thinking<G>> {
        tracing::error!(table = %self.about.id, %seat, ?seen, "a bot failed; chance decides for it");
        let question = self.table.bot_question(seat).ok()?;
        let answer = Answer::Acts(question.put_to(&mut bots::Random::new(seen.0))?);
        let (seen, awaited) = (question.revision, question.awaited);
        let decision = Decision { seat, seen, awaited, answer, account: None };
        Some(Thinking::Decided { decision, due: Instant::now() })
    }

    async fn carry_out(&mut self, command: Command) -> Result<(), Failure> {
        let table = &self.table;
        let prepared = match command {
            Command::Take { person, seat, standing, asking } => {
                if !self.rights().may_take(Some(person), seat, standing, asking) {
                    return Err(Failure::NotAllowed);
                }
                match asking {
                    Asking::Nobody => table.prepare_take_seat(person, seat)?,
                    Asking::Others => table.prepare_take_seat_proposal(person, seat)?,
                }
            }
            Command::Leave { person, seat } => table.prepare_leave_seat(person, seat)?,
            Command::Bot { person, seat, level, asking } => {
                if !self.rights().may_give_to_bot(person, seat) {
                    return Err(Failure::NotAllowed);
                }
                let lateness = self.rights().lateness(seat);
                match asking {
                    Asking::Nobody => table.prepare_hand_to_bot(person, seat, &level, lateness)?,
                    Asking::Others => table.prepare_hand_to_bot_proposal(person, seat, &level, lateness)?,
                }
            }
            Command::Start { person } => {
                if !self.rights().may_start(person) {
                    return Err(Failure::NotAllowed);
                }
                table.prepare_start()?
            }
            Command::Act { person, seat, seen, action } => {
                let submitted = table.prepare_submit(person, seat, seen, &action);
                let now = table.revision(Some(person));
                if matches!(submitted, Err(Declined::NotAsked)) && seen < now {
                    return Err(Declined::Stale { now }.into());
                }
                submitted?
            }
            Command::Answers { person, seat, ask } => return self.answers(person, seat, &ask).await,
            Command::Undo { person, seat, seen, how } => match how {
                Undo::Now => match table.prepare_undo(person, seat, seen) {
                    Err(Declined::UndoNeedsAgreement(others)) if others.is_empty() => {
                        table.prepare_undo_proposal(person, seat, seen)?
                    }
                    prepared => prepared?,
                },
                Undo::Ask => table.prepare_undo_proposal(person, seat, seen)?,
                Undo::Agree => table.prepare_undo_answer(person, seat, seen, table::Answer::Agreed)?,
                Undo::Decline => table.prepare_undo_answer(person, seat, seen, table::Answer::Declined)?,
            },
            Command::NewerRules { person, asking } => match asking {
                Asking::Nobody => table.prepare_newer_rules(person)?,
                Asking::Others => table.prepare_newer_rules_proposal(person)?,
            },
            Command::Answer { person, topic, seen, answer } => {
                table.prepare_answer(person, topic, seen, answer)?
            }
            Command::Advice { person, seat, wish } => return self.advice(person, seat, wish),
            Command::Refresh => return self.refresh().await,
            #[cfg(test)]
            Command::Panic => panic!("a mistake in the program"),
        };
        self.commit(prepared).await
    }

    fn advice(&mut self, person: PersonId, seat: Seat, wish: Wish) -> Result<(), Failure> {
        let question = self.table.advice_question(person, seat)?;
        match (self.about.advice, wish) {
            (store::Advice::Forbidden, _) => return Err(Failure::AdviceForbidden),
            (store::Advice::Allowed, Wish::ToKnow) => self.minds.seek(question),
            (store::Advice::Allowed, Wish::NotToKnow) => self.minds.enough(seat),
        }
        self.show();
        Ok(())
    }

    fn rights(&self) -> Rights<'_, G> {
        Rights { table: &self.table, about: &self.about, overdue: self.waiting.overdue() }
    }

    async fn answers(&mut self, person: PersonId, seat: Seat, ask: &[String]) -> Result<(), Failure> {
        if let Some(unknown) = ask.iter().find(|name| G::WINDOWS.iter().all(|window| window.name != **name)) {
            return Err(Declined::UnknownWindow(unknown.clone()).into());
        }
        if !self.table.seats_of(person).contains(seat) {
            return Err(Declined::NotYourSeat(seat).into());
        }
        for window in G::WINDOWS {
            let asked = if ask.iter().any(|name| name == window.name) { Asked::Yes } else { Asked::No };
            if self.table.standing_answers()[seat].asked(window.name) != asked {
                let prepared = self.table.prepare_standing_answer(person, seat, window.name, asked)?;
                self.commit(prepared).await?;
            }
        }
        Ok(())
    }

    async fn refresh(&mut self) -> Result<(), Failure> {
        let id = self.about.id.clone();
        let info = self.store.table_info(&id).await.map_err(Failure::Storage)?;
        let invite = self.store.invites_to(&id).await.map_err(Failure::Storage)?.pop();
        if let Some(info) = info {
            let group = match &info.group {
                Some(group) => self.store.group(group).await.map_err(Failure::Storage)?,
                None => None,
            };
            let names = info.seats.into_iter().filter_map(|sitter| match sitter {
                store::Sitter::Person { id, name } => Some((id, name)),
                store::Sitter::Empty | store::Sitter::Bot(_) => None,
            });
            Arc::make_mut(&mut self.names).extend(names);
            let invite = invite.map(|invite| invite.token);
            let About { id, game, host, advice, .. } = (*self.about).clone();
            let (title, listing) = (info.title, info.listing);
            self.about = Arc::new(About { id, game, title, host, listing, advice, invite, group });
        }
        self.show();
        Ok(())
    }

    /// Stores a change and shows it.
    async fn commit(&mut self, prepared: Prepared<G>) -> Result<(), Failure> {
        self.keep(prepared).await?;
        self.show();
        Ok(())
    }

    /// Stores a change and does not show it yet.
    async fn keep(&mut self, prepared: Prepared<G>) -> Result<(), Failure> {
        let append = to_be_stored(&self.table, &prepared);
        let newcomers = strangers(&prepared.next, &self.names);
        self.store.append(&self.about.id, prepared.from, &append).await.map_err(Failure::Storage)?;
        if prepared.shows_everybody() {
            self.happened = Instant::now();
        }
        self.waiting.follow(&prepared);
        self.minds.follow(&prepared);
        self.table = Arc::new(prepared.next);
        for person in newcomers {
            if let Ok(Some(person)) = self.store.person(person).await {
                Arc::make_mut(&mut self.names).insert(person.id, person.name);
            }
        }
        Ok(())
    }

    fn show(&self) {
        let overdue = self.waiting.overdue();
        let (table, about, names) = (self.table.clone(), self.about.clone(), self.names.clone());
        self.memory.change();
        let shown = Shown::new(table, about, names, overdue, self.minds.insights(), self.memory.clone());
        self.shown.send_replace(Arc::new(shown));
        self.bells.ring(&self.about.id, self.names.keys().copied().map(PersonId));
    }
}

fn strangers<G: Playable + Face>(table: &Table<G>, names: &HashMap<u64, String>) -> Vec<u64> {
    let sitting = table.occupants().iter().filter_map(|(_, occupant)| match occupant {
        Occupant::Person(person) => Some(*person),
        Occupant::Empty | Occupant::Bot { .. } => None,
    });
    let told_of = sitting.chain(table.people_told_of()).map(|PersonId(id)| id);
    told_of.filter(|id| !names.contains_key(id)).collect()
}

async fn until(time: Option<Instant>) {
    match time {
        Some(time) => tokio::time::sleep_until(time).await,
        None => std::future::pending().await,
    }
}

/// What does not follow what is stored was made from a table that is not the one in the store: that is loaded again. Any
/// other failure to store has stored nothing.
fn after(done: &Result<(), Failure>) -> Next {
    match done {
        Err(
            Failure::Storage(StoreError::Conflict { .. } | StoreError::NoSuchTable | StoreError::Closed)
            | Failure::Stopped,
        ) => Next::Stop,
        Ok(())
        | Err(Failure::Declined(_) | Failure::NotAllowed | Failure::AdviceForbidden | Failure::Storage(_)) => {
            Next::GoOn
        }
    }
}

fn to_be_stored<G: Playable + Face>(table: &Table<G>, prepared: &Prepared<G>) -> Append {
    let entries =
        prepared.entries.iter().map(|entry| store::Entry::new(entry.kind(), entry.to_string())).collect();
    let seats = prepared
        .entries
        .iter()
        .filter_map(|entry| match entry {
            Entry::Seat { seat, occupant } => Some((seat.number(), in_lists(*occupant))),
            Entry::Start
            | Entry::Move(_)
            | Entry::Waiver(_)
            | Entry::Retract { .. }
            | Entry::Undo { .. }
            | Entry::Answer { .. }
            | Entry::Rules { .. }
            | Entry::Proposed(_)
            | Entry::Agreed { .. }
            | Entry::Declined { .. } => None,
        })
        .collect();
    let next = &prepared.next;
    let phase = (next.phase() != table.phase()).then(|| match next.phase() {
        Phase::Gathering => store::Phase::Gathering,
        Phase::Running => store::Phase::Running,
        Phase::Over => store::Phase::Over { ended_by: next.ended_by().unwrap_or_default().to_owned() },
    });
    // In one transaction with the decision that ends the game: the log of a group can neither lack it nor have it twice, and
    // how it ended is known whatever becomes of its rules.
    let (result, ending) = match phase {
        Some(store::Phase::Over { .. }) => {
            (G::result(&next.view(Viewer::Omniscient)), Ending::of(next).map(|ending| written(&ending)))
        }
        Some(store::Phase::Gathering | store::Phase::Running) | None => (None, None),
    };
    let noticed = if prepared.shows_everybody() { Noticed::ByEverybody } else { Noticed::BySome };
    Append { entries, seats, phase, result, ending, noticed }
}

fn in_lists(occupant: Occupant) -> store::Occupant {
    match occupant {
        Occupant::Empty => store::Occupant::Empty,
        Occupant::Person(PersonId(id)) => store::Occupant::Person(id),
        Occupant::Bot { level } => store::Occupant::Bot(level.to_owned()),
    }
}
