//! The task that owns a table. It alone changes it: prepare, store, replace, show.

mod bots;
mod storing;

use crate::clocks::{ClockChange, Clocks};
use crate::command::{Asking, Command, Done, Failure, Message, Said, Undo, Wish};
use crate::look::{About, Look, Memory, Shown, Times};
use crate::meters::Meters;
use crate::minds::Minds;
use crate::minds::thinkers::Thinkers;
use crate::minds::thinking::{Thinking, decision_of};
use crate::rights::Rights;
use crate::stored::stored;
use crate::turns::Bells;
use crate::waiting::{Pace, Waiting};
use catalogue::Playable;
use kernel::{Asked, Mover, Seat};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError, StoredTable};
use table::{Declined, Entry, Occupant, PersonId, Phase, Prepared, Table, Unplayable, Volunteers};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;
use web::{Face, Settings};

/// How long a table nobody looks at stays in memory while its game goes on.
const IDLE: Duration = Duration::from_secs(15 * 60);

/// How long it stays once its game is over: whoever steps through a replay comes back to it.
const STAYS_OVER: Duration = Duration::from_secs(15);

/// After how long a table nobody looks at forgets what it has shown. Whoever loads its page anew is back by then.
const FORGETS: Duration = Duration::from_secs(2);

/// How often a table looks whether anybody is there: those who have only asked for it do not say when they go.
const LOOKS_UP: Duration = Duration::from_secs(15);

/// For how long a table counts as looked at by somebody who has only asked for it: those who listen are known.
const LOOKED_AT: Duration = Duration::from_secs(60);

/// Owns a table of one game.
pub(crate) struct Keeper<G: Playable + Face> {
    store: Store,
    pause: Duration,
    waiting: Waiting,
    /// How long windows wait for people who have not chosen how long.
    window_wait: Option<Duration>,
    /// How long they wait for those who have.
    waits: HashMap<PersonId, Option<Duration>>,
    clocks: Clocks,
    table: Arc<Table<G>>,
    about: Arc<About>,
    names: Arc<HashMap<u64, String>>,
    shown: watch::Sender<Arc<dyn Look>>,
    /// When somebody last asked for the table.
    looked: watch::Sender<Instant>,
    memory: Arc<Memory>,
    /// When everybody last saw something happen.
    happened: Instant,
    volunteers: Volunteers,
    minds: Minds<G>,
    bells: Bells,
    meters: Meters,
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
        meters: Meters,
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
                store::Sitter::Empty | store::Sitter::Former | store::Sitter::Bot(_) => None,
            })
            .collect();
        let waiting = Waiting::begin(pace.patience, &table);
        let clocks = Clocks::begin(&table, Instant::now(), |_| pace.window_wait);
        let (table, about, names) = (Arc::new(table), Arc::new(about), Arc::new(names));
        let minds = Minds::new(thinkers);
        let memory = Arc::new(Memory::default());
        let first: Arc<dyn Look> = Arc::new(Shown::new(
            table.clone(),
            about.clone(),
            names.clone(),
            Times { overdue: waiting.overdue(), clocks: clocks.clone() },
            minds.insights(),
            memory.clone(),
        ));
        let (shown, happened) = (watch::Sender::new(first), Instant::now());
        let volunteers = Volunteers::default();
        let Pace { pause, window_wait, patience: _ } = pace;
        Ok(Keeper {
            store,
            pause,
            waiting,
            window_wait,
            waits: HashMap::new(),
            clocks,
            table,
            about,
            names,
            shown,
            looked: watch::Sender::new(happened),
            memory,
            happened,
            volunteers,
            minds,
            bells,
            meters,
        })
    }

    /// What the table shows, from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<dyn Look>> {
        self.shown.subscribe()
    }

    /// Whoever asks for the table says so here.
    pub(crate) fn looked(&self) -> watch::Sender<Instant> {
        self.looked.clone()
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
        if self.ask_for_waits().await {
            self.clocks = Clocks::begin(&self.table, Instant::now(), |person| self.wait_for(person));
            self.show();
        }
        if let Err(failure) = self.empty_seats_of_former_players().await {
            tracing::warn!(table = %self.about.id, ?failure, "seats of former players are not emptied yet");
            return;
        }
        let mut looked = self.looked.subscribe();
        loop {
            if thinking.is_none() && self.is_followed() {
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
                Ok(()) = looked.changed() => {}
                () = until(self.waiting.next_end()) => self.show(),
                () = until(self.clocks.next_end()) => {
                    if let Err(Stopped) = self.let_lapse().await {
                        return;
                    }
                    thinking = thinking.take().filter(|thinking| self.is_wanted(thinking));
                }
                () = tokio::time::sleep(FORGETS), if unattended && !self.memory.is_empty() => self.forget(),
                () = tokio::time::sleep(stays), if unattended => return,
                () = tokio::time::sleep(LOOKS_UP), if !unattended => {}
            }
        }
    }

    /// Whether anybody cares what bots do here: somebody who sits at the table, and will be waited for, or somebody who looks
    /// on. A table of bots alone goes on as soon as somebody does.
    fn is_followed(&self) -> bool {
        let sits = |(_, occupant): (Seat, &Occupant)| matches!(occupant, Occupant::Person(_));
        self.table.occupants().iter().any(sits)
            || self.shown.receiver_count() > 1
            || self.looked.borrow().elapsed() < LOOKED_AT
    }

    /// How long the table stays in memory when nobody looks at it.
    fn stays(&self) -> Duration {
        match self.table.phase() {
            Phase::Gathering | Phase::Running => IDLE,
            Phase::Over => STAYS_OVER,
        }
    }

    /// Lets the window go by for a seat whose clock has run out.
    async fn let_lapse(&mut self) -> Result<(), Stopped> {
        let Some(seat) = self.clocks.run_out(Instant::now()) else { return Ok(()) };
        let done = match self.table.prepare_lapse(seat) {
            Ok(prepared) => self.commit(prepared).await,
            Err(declined) => Err(declined.into()),
        };
        match (&done, after(&done)) {
            (Ok(()), _) => Ok(()),
            (Err(failure), next) => {
                tracing::error!(table = %self.about.id, %seat, ?failure, "a window does not pass by itself");
                self.clocks.change(seat, ClockChange::Run, None, Instant::now());
                match next {
                    Next::GoOn => Ok(()),
                    Next::Stop => Err(Stopped),
                }
            }
        }
    }

    async fn carry_out(&mut self, command: Command) -> Result<Done, Failure> {
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
            Command::Answers { person, seat, said } => {
                self.answers(person, seat, &said).await?;
                return Ok(Done::All);
            }
            Command::Quiet { person, seat, window } => table.prepare_quiet(person, seat, &window)?,
            Command::Clock { person, seat, how, time } => {
                if !table.seats_of(person).contains(seat) {
                    return Err(Declined::NotYourSeat(seat).into());
                }
                self.clocks.change(seat, how, time, Instant::now());
                if how != ClockChange::Hold {
                    self.show();
                }
                return Ok(Done::All);
            }
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
            Command::Advice { person, seat, wish } => {
                self.advice(person, seat, wish)?;
                return Ok(Done::All);
            }
            Command::Refresh => {
                self.refresh().await?;
                return Ok(Done::All);
            }
            Command::Close => return Err(Failure::Stopped),
            #[cfg(test)]
            Command::Panic => panic!("a mistake in the program"),
        };
        let done = match prepared.unplayed {
            0 => Done::All,
            unplayed => Done::But { unplayed },
        };
        self.commit(prepared).await?;
        Ok(done)
    }

    fn advice(&mut self, person: PersonId, seat: Seat, wish: Wish) -> Result<(), Failure> {
        let question = self.table.advice_question(person, seat)?;
        match (self.about.advice, wish) {
            (store::Advice::Forbidden, _) => return Err(Failure::AdviceForbidden),
            (store::Advice::Allowed, Wish::ToKnow) => self.minds.seek(person, question),
            (store::Advice::Allowed, Wish::NotToKnow) => self.minds.enough(seat),
        }
        self.show();
        Ok(())
    }

    fn rights(&self) -> Rights<'_, G> {
        Rights { table: &self.table, about: &self.about, overdue: self.waiting.overdue() }
    }

    async fn answers(&mut self, person: PersonId, seat: Seat, said: &Said) -> Result<(), Failure> {
        let Said { ask, bots } = said;
        if let Some(unknown) = ask.iter().find(|name| G::WINDOWS.iter().all(|window| window.name != **name)) {
            return Err(Declined::UnknownWindow(unknown.clone()).into());
        }
        if !self.table.seats_of(person).contains(seat) {
            return Err(Declined::NotYourSeat(seat).into());
        }
        for window in G::WINDOWS {
            let asked = if ask.iter().any(|name| name == window.name) { Asked::Yes } else { Asked::No };
            let answers = &self.table.standing_answers()[seat];
            let was_quiet = answers.is_quiet(window.name, self.table.turn());
            if answers.asked(window.name) != asked || (was_quiet && asked == Asked::Yes) {
                let prepared = self.table.prepare_standing_answer(person, seat, window.name, asked)?;
                self.commit(prepared).await?;
            }
        }
        if let Some(asked) =
            bots.filter(|asked| *asked != self.table.standing_answers()[seat].asked_by_bots())
        {
            let prepared = self.table.prepare_answer_to_bots(person, seat, asked)?;
            self.commit(prepared).await?;
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
            let mut names = HashMap::new();
            for id in self.names.keys() {
                if let Some(person) = self.store.person(*id).await.map_err(Failure::Storage)? {
                    names.insert(person.id, person.name);
                }
            }
            if *self.names != names {
                // Nobody is shown by an old name from what was remembered.
                self.memory.forget();
                self.names = Arc::new(names);
            }
            let wishes = self.store.deletion_wishes(&id).await.map_err(Failure::Storage)?;
            let invite = invite.map(|invite| invite.token);
            let About { id, game, advice, .. } = (*self.about).clone();
            let host = info.host.map(PersonId);
            let (title, listing) = (info.title, info.listing);
            let unwanted_by = wishing(&wishes);
            self.about =
                Arc::new(About { id, game, title, host, listing, advice, invite, group, unwanted_by });
        }
        self.ask_for_waits().await;
        self.empty_seats_of_former_players().await?;
        self.show();
        Ok(())
    }

    /// Whoever was deleted gives up their seats, as long as the game is not over.
    async fn empty_seats_of_former_players(&mut self) -> Result<(), Failure> {
        if self.table.phase() == Phase::Over {
            return Ok(());
        }
        let seats: Vec<(Seat, PersonId)> = self
            .table
            .occupants()
            .iter()
            .filter_map(|(seat, occupant)| match occupant {
                Occupant::Person(person) if !self.names.contains_key(&person.0) => Some((seat, *person)),
                Occupant::Person(_) | Occupant::Empty | Occupant::Bot { .. } => None,
            })
            .collect();
        for (seat, person) in seats {
            // That the name is not known may have other reasons.
            if self.store.person(person.0).await.map_err(Failure::Storage)?.is_none() {
                let prepared = self.table.prepare_leave_seat(person, seat)?;
                self.commit(prepared).await?;
            }
        }
        Ok(())
    }

    /// How long a window waits for this person; for ever if `None`.
    fn wait_for(&self, person: PersonId) -> Option<Duration> {
        self.waits.get(&person).copied().unwrap_or(self.window_wait)
    }

    /// Asks the store how long windows are to wait for those who sit here. Returns whether any of them have chosen.
    async fn ask_for_waits(&mut self) -> bool {
        let sitting = self.table.occupants().iter().filter_map(|(_, occupant)| match occupant {
            Occupant::Person(person) => Some(*person),
            Occupant::Empty | Occupant::Bot { .. } => None,
        });
        let usual = Settings::default().window_wait;
        let mut waits = HashMap::new();
        for person in sitting.collect::<Vec<_>>() {
            let Ok(Some(stored)) = self.store.person(person.0).await else { continue };
            let chosen = Settings::remembered(&stored.settings.unwrap_or_default()).window_wait;
            if chosen != usual {
                waits.insert(person, chosen.seconds().map(|seconds| Duration::from_secs(seconds.into())));
            }
        }
        self.waits = waits;
        !self.waits.is_empty()
    }

    /// Stores a change and shows it.
    async fn commit(&mut self, prepared: Prepared<G>) -> Result<(), Failure> {
        self.keep(prepared).await?;
        self.show();
        Ok(())
    }

    /// Stores a change and does not show it yet.
    async fn keep(&mut self, prepared: Prepared<G>) -> Result<(), Failure> {
        let append = storing::to_be_stored(&self.table, &prepared);
        let newcomers = strangers(&prepared.next, &self.names);
        let began = Instant::now();
        self.store.append(&self.about.id, prepared.from, &append).await.map_err(Failure::Storage)?;
        let decisions = prepared.lines().filter(|line| matches!(line.mover, Mover::Seat(_))).count();
        self.meters.stored(self.about.game.id(), decisions, began.elapsed());
        tracing::info!(table = %self.about.id, from = prepared.from, entries = append.entries.len(), "stored");
        if prepared.shows_everybody() {
            self.happened = Instant::now();
        }
        self.waiting.follow(&prepared);
        let mut clocks = std::mem::take(&mut self.clocks);
        clocks.follow(&prepared, Instant::now(), |person| self.wait_for(person));
        self.clocks = clocks;
        self.minds.follow(&prepared);
        self.table = Arc::new(prepared.next);
        if prepared.entries.iter().any(|entry| matches!(entry, Entry::Seat { .. })) {
            self.ask_for_waits().await;
        }
        for person in newcomers {
            match self.store.person(person).await {
                Ok(Some(person)) => Arc::make_mut(&mut self.names).insert(person.id, person.name),
                Ok(None) => None,
                Err(_) => Arc::make_mut(&mut self.names).insert(person, String::new()),
            };
        }
        Ok(())
    }

    fn show(&self) {
        self.memory.change();
        self.shown.send_replace(self.moment());
        self.bells.ring(&self.about.id, self.names.keys().copied().map(PersonId));
    }

    /// The table as it is, drawn for nobody yet.
    fn moment(&self) -> Arc<dyn Look> {
        let times = Times { overdue: self.waiting.overdue(), clocks: self.clocks.clone() };
        let (table, about, names) = (self.table.clone(), self.about.clone(), self.names.clone());
        Arc::new(Shown::new(table, about, names, times, self.minds.insights(), self.memory.clone()))
    }

    /// Forgets all that has been drawn: nobody looks.
    fn forget(&self) {
        self.memory.forget();
        self.shown.send_replace(self.moment());
    }
}

/// Who of these people wishes that the table be deleted.
pub(crate) fn wishing(wishes: &[(u64, bool)]) -> Vec<PersonId> {
    wishes.iter().filter(|(_, wishes)| *wishes).map(|(person, _)| PersonId(*person)).collect()
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

/// What does not follow what is stored was made from a table that is not the one in the store, or perhaps no longer this node's;
/// what a database did not answer may be stored: the table is loaded again. Any other failure to store has stored nothing.
fn after<T>(done: &Result<T, Failure>) -> Next {
    match done {
        Err(
            Failure::Storage(
                StoreError::Conflict { .. }
                | StoreError::TakenOver
                | StoreError::Elsewhere { .. }
                | StoreError::Away(_)
                | StoreError::NoSuchTable
                | StoreError::Closed,
            )
            | Failure::Stopped,
        ) => Next::Stop,
        Ok(_)
        | Err(Failure::Declined(_) | Failure::NotAllowed | Failure::AdviceForbidden | Failure::Storage(_)) => {
            Next::GoOn
        }
    }
}
