//! Finding the task that owns a table, and starting it when it does not run.

mod opening;
mod room;

#[cfg(test)]
pub(crate) use room::start;
pub(crate) use room::{Listening, Room};

use crate::command::{Command, Done, Failure, Message};
use crate::look::Look;
use crate::meters::Meters;
use crate::minds::thinkers::Thinkers;
use crate::past::Past;
use crate::turns::Bells;
use crate::waiting::Pace;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Claim, GroupId, Store, StoreError, TableId, TableInfo};
use table::PersonId;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Why a table cannot be reached.
#[derive(Debug)]
pub(crate) enum Unreachable {
    NoSuchTable,
    /// There was one, and it was deleted.
    Deleted,
    Storage(StoreError),
    /// What is stored cannot be played.
    Unplayable(Box<Past>),
    /// Another node has it, at this address.
    Elsewhere(String),
}

/// Who is asked which node has a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// The store, unless the table is in memory.
    MemoryFirst,
    /// The store in any case: what is in memory may be lost.
    Store,
}

type Slot = Arc<tokio::sync::Mutex<Option<Room>>>;

/// All tables in memory.
pub(crate) struct Rooms {
    store: Store,
    pace: Pace,
    thinkers: Thinkers,
    bells: Bells,
    meters: Meters,
    slots: Arc<Mutex<HashMap<TableId, Slot>>>,
}

impl Rooms {
    pub(crate) fn new(store: Store, pace: Pace, meters: Meters) -> Rooms {
        let (thinkers, bells, slots) = (Thinkers::default(), Bells::default(), Arc::default());
        Rooms { store, pace, thinkers, bells, meters, slots }
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// The bells that ring when tables change.
    pub(crate) fn bells(&self) -> &Bells {
        &self.bells
    }

    /// The way to this table for somebody who looks at it; it is loaded if it is not in memory.
    pub(crate) async fn room(&self, id: &TableId) -> Result<Room, Unreachable> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        if let Some(room) = slot.as_ref().filter(|room| room.is_open()) {
            room.looked.send_replace(Instant::now());
            return Ok(room.clone());
        }
        let opened = self.open(id).await;
        *slot = opened.as_ref().ok().cloned();
        drop(slot);
        match &opened {
            Ok(room) => self.forget_once_closed(id.clone(), room.commands.clone()),
            Err(_) => {
                forget(&self.slots, id);
            }
        }
        opened
    }

    /// What a table shows now, whichever node has it; `None` if it cannot be shown.
    pub(crate) async fn look(&self, id: &TableId) -> Option<Arc<dyn Look>> {
        match self.room(id).await {
            Ok(room) => Some(room.look()),
            Err(Unreachable::Elsewhere(_)) => self.load(id).await.ok().map(|opened| opened.first),
            Err(
                Unreachable::NoSuchTable
                | Unreachable::Deleted
                | Unreachable::Storage(_)
                | Unreachable::Unplayable(_),
            ) => None,
        }
    }

    /// The node that has this table, if it is another.
    pub(crate) async fn elsewhere(&self, id: &TableId, ask: Ask) -> Option<String> {
        if ask == Ask::MemoryFirst && self.glance(id).is_some() {
            return None;
        }
        match self.store.claim(id).await {
            Ok(Claim::Theirs { node }) => Some(node),
            // Whatever is wrong is met again by whoever does without this.
            Ok(Claim::Ours) | Err(_) => None,
        }
    }

    /// Has all tables leave memory: they may be other nodes'.
    pub(crate) async fn close(&self) {
        self.command_all(|_| true, &Command::Close).await;
    }

    /// What a table in memory shows; `None` if it is not in memory.
    pub(crate) fn glance(&self, id: &TableId) -> Option<Arc<dyn Look>> {
        let slot = self.slots.lock().unwrap_or_else(PoisonError::into_inner).get(id)?.clone();
        let room = slot.try_lock().ok()?;
        room.as_ref().filter(|room| room.is_open()).map(Room::look)
    }

    /// Has a table leave memory that was deleted. Whoever listens to it is told.
    pub(crate) async fn close_table(&self, id: &TableId) {
        let slot = self.slots.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        if let Some(slot) = slot
            && let Some(room) = slot.lock().await.clone()
        {
            let _: Result<Done, Failure> = room.command(Command::Close).await;
        }
    }

    /// Has a table in memory take its title, listing and invitation anew.
    pub(crate) async fn refresh_table(&self, id: &TableId) {
        self.refresh(|look| look.about().id == *id).await;
    }

    /// Has all tables in memory that name this person take the name and the settings anew.
    pub(crate) async fn changed(&self, person: PersonId) {
        self.refresh(|look| look.names(person)).await;
    }

    /// Has all tables of this group in memory show the group's name anew.
    pub(crate) async fn group_renamed(&self, id: &GroupId) {
        self.refresh(|look| look.about().group.as_ref().is_some_and(|group| group.id == *id)).await;
    }

    async fn refresh(&self, concerned: impl Fn(&dyn Look) -> bool) {
        self.command_all(concerned, &Command::Refresh).await;
    }

    async fn command_all(&self, concerned: impl Fn(&dyn Look) -> bool, command: &Command) {
        let slots: Vec<Slot> =
            self.slots.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for slot in slots {
            let room = slot.lock().await.clone();
            if let Some(room) = room.filter(|room| concerned(room.look().as_ref())) {
                let _: Result<Done, Failure> = room.command(command.clone()).await;
            }
        }
    }

    /// Loads the tables where people sit and a bot is awaited, so that it plays on. Which ones is read before: a bot that plays on
    /// changes lists. A table that came from elsewhere may wait for none: it is not woken again.
    pub(crate) async fn wake(&self) -> Result<(), StoreError> {
        for id in self.store.tables_awaiting_bots().await? {
            match self.room(&id).await {
                Ok(room) => {
                    if let Some(version) = room.look().rests_at() {
                        self.store.note_bots_rest(&id, version).await?;
                    }
                }
                Err(Unreachable::Elsewhere(_) | Unreachable::Deleted) => {}
                Err(
                    error @ (Unreachable::NoSuchTable | Unreachable::Storage(_) | Unreachable::Unplayable(_)),
                ) => {
                    tracing::error!(table = %id, ?error, "a table does not wake up");
                }
            }
        }
        Ok(())
    }

    /// A table leaves memory with its task, and is anybody's.
    fn forget_once_closed(&self, id: TableId, commands: mpsc::Sender<Message>) {
        let (slots, store) = (self.slots.clone(), self.store.clone());
        tokio::spawn(async move {
            commands.closed().await;
            if forget(&slots, &id)
                && let Err(error) = store.release(&id).await
            {
                tracing::warn!(table = %id, %error, "a table is not let go");
            }
        });
    }

    fn slot(&self, id: &TableId) -> Slot {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner).entry(id.clone()).or_default().clone()
    }

    async fn names(&self, people: &[u64]) -> Result<HashMap<u64, String>, Unreachable> {
        let mut names = HashMap::new();
        for id in people {
            if let Some(person) = self.store.person(*id).await.map_err(Unreachable::Storage)? {
                names.insert(person.id, person.name);
            }
        }
        Ok(names)
    }

    async fn open(&self, id: &TableId) -> Result<Room, Unreachable> {
        match self.store.claim(id).await {
            Ok(Claim::Ours) => {}
            Ok(Claim::Theirs { node }) => return Err(Unreachable::Elsewhere(node)),
            Err(StoreError::NoSuchTable) => return Err(self.missing(id).await),
            Err(error) => return Err(Unreachable::Storage(error)),
        }
        let opened = match self.load(id).await {
            Err(Unreachable::Unplayable(past)) => return Err(self.leave_to_newer(id, past).await),
            opened => opened?,
        };
        let names = self.names(&opened.strangers).await?;
        Ok((opened.start)(names))
    }

    /// What lists tell of a table.
    pub(crate) async fn info(&self, id: &TableId) -> Result<TableInfo, Unreachable> {
        match self.store.table_info(id).await.map_err(Unreachable::Storage)? {
            Some(info) => Ok(info),
            None => Err(self.missing(id).await),
        }
    }

    /// Why there is no such table.
    async fn missing(&self, id: &TableId) -> Unreachable {
        match self.store.was_deleted(id).await {
            Ok(true) => Unreachable::Deleted,
            Ok(false) => Unreachable::NoSuchTable,
            Err(error) => Unreachable::Storage(error),
        }
    }

    /// What this program cannot play, a newer one may: during an upgrade, nodes of both have the tables.
    async fn leave_to_newer(&self, id: &TableId, past: Box<Past>) -> Unreachable {
        let newer = async {
            self.store.release(id).await?;
            self.store.newer_node().await
        };
        match newer.await {
            Ok(Some(node)) => Unreachable::Elsewhere(node),
            Ok(None) => Unreachable::Unplayable(past),
            Err(error) => Unreachable::Storage(error),
        }
    }
}

/// Takes away the slot of a table that is not open, unless somebody is about to open it there: two tasks for one table would
/// be in each other's way. Tells whether it was taken away.
fn forget(slots: &Mutex<HashMap<TableId, Slot>>, id: &TableId) -> bool {
    let mut slots = slots.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(slot) = slots.get_mut(id).and_then(Arc::get_mut) else { return false };
    let closed = !slot.get_mut().as_ref().is_some_and(Room::is_open);
    if closed {
        slots.remove(id);
    }
    closed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Asking, Invited};
    use crate::look::Onlooker;
    use kernel::Seat;
    use std::time::Duration;
    use store::{Append, Bots, Entry, NewTable};
    use table::Revision;

    async fn rooms() -> (tempfile::TempDir, Store, Rooms) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let pace = Pace { pause: Duration::ZERO, patience: Duration::MAX, window_wait: None };
        let rooms = Rooms::new(store.clone(), pace, Meters::new());
        (directory, store, rooms)
    }

    async fn table(store: &Store, host: u64) -> TableId {
        let table = NewTable { host: Some(host), ..NewTable::new("pandemic", 1, "players=2", 2, [7; 32]) };
        store.create_table(&table).await.unwrap()
    }

    #[tokio::test]
    async fn a_panic_stops_one_table_until_the_next_request() {
        let (_directory, store, rooms) = rooms().await;
        let person = store.create_person("Ada", "en").await.unwrap().id;
        let (ours, theirs) = (table(&store, person).await, table(&store, person).await);
        let (room, other) = (rooms.room(&ours).await.unwrap(), rooms.room(&theirs).await.unwrap());
        let person = PersonId(person);
        let sit =
            || Command::Take { person, seat: Seat::default(), standing: Invited::No, asking: Asking::Nobody };
        room.command(sit()).await.unwrap();

        assert!(matches!(room.command(Command::Panic).await, Err(Failure::Stopped)));
        assert!(matches!(room.command(Command::Refresh).await, Err(Failure::Stopped)));
        assert!(other.is_open());
        other.command(sit()).await.unwrap();

        let again = rooms.room(&ours).await.unwrap();
        assert_eq!(again.look().revision(None), Revision(1), "what was stored is there");
        assert_eq!(again.look().seats_of(person).len(), 1);
        again.command(Command::Leave { person, seat: Seat::default() }).await.unwrap();
    }

    #[tokio::test]
    async fn a_table_that_cannot_be_restored_bothers_no_other() {
        let (_directory, store, rooms) = rooms().await;
        let person = store.create_person("Ada", "en").await.unwrap().id;
        let (broken, sound) = (table(&store, person).await, table(&store, person).await);
        let nonsense = Entry::new("move", "s0 fly to the moon");
        let append =
            Append { entries: vec![nonsense], phase: Some(store::Phase::Running), ..Append::default() };
        store.append(&broken, 0, &append).await.unwrap();
        assert!(matches!(rooms.room(&broken).await, Err(Unreachable::Unplayable(_))));
        assert!(rooms.room(&sound).await.is_ok());
        rooms.wake().await.unwrap();
    }

    #[tokio::test]
    async fn what_is_not_stored_is_not_shown() {
        let (_directory, store, rooms) = rooms().await;
        let person = store.create_person("Ada", "en").await.unwrap().id;
        let id = table(&store, person).await;
        let room = rooms.room(&id).await.unwrap();
        let behind_its_back =
            Append { entries: vec![Entry::new("seat", "s1 bot random")], ..Append::default() };
        store.append(&id, 0, &behind_its_back).await.unwrap();
        let sit = Command::Take {
            person: PersonId(person),
            seat: Seat::default(),
            standing: Invited::No,
            asking: Asking::Nobody,
        };
        assert!(matches!(room.command(sit).await, Err(Failure::Storage(StoreError::Conflict { .. }))));
        assert_eq!(room.look().revision(None), Revision(0));
        assert_eq!(rooms.room(&id).await.unwrap().look().revision(None), Revision(1), "loaded again");
    }

    #[tokio::test]
    async fn a_table_nobody_looks_at_leaves_memory_and_is_there_again() {
        let (_directory, store, rooms) = rooms().await;
        let person = store.create_person("Ada", "en").await.unwrap().id;
        let id = table(&store, person).await;
        let room = rooms.room(&id).await.unwrap();
        let shown = Arc::downgrade(&room.look());
        tokio::time::pause();
        tokio::time::sleep(Duration::from_secs(3600)).await;
        assert_eq!(rooms.count(), 1, "somebody looks at it");
        drop(room);
        tokio::time::sleep(Duration::from_secs(3600)).await;
        assert_eq!((rooms.count(), shown.upgrade().is_none()), (0, true));
        tokio::time::resume();
        assert_eq!(rooms.room(&id).await.unwrap().look().revision(None), Revision(0));
        assert_eq!(rooms.count(), 1);
    }

    #[tokio::test]
    async fn what_was_shown_is_forgotten_once_the_last_who_listens_has_gone() {
        let (_directory, store, rooms) = rooms().await;
        let person = store.create_person("Ada", "en").await.unwrap().id;
        let id = table(&store, person).await;
        let room = rooms.room(&id).await.unwrap();
        let listening = room.listen();
        let texts = i18n::english();
        let onlooker = Onlooker { texts, person: None, seat: None, origin: "http://localhost".to_owned() };
        let (mark, page) = {
            let page = room.look().page(&onlooker);
            (page.mark().to_owned(), Arc::downgrade(&page))
        };
        drop(room);
        let remembers = || rooms.glance(&id).unwrap().earlier(&onlooker, &mark).is_some();
        tokio::time::pause();
        tokio::time::sleep(Duration::from_secs(3600)).await;
        assert!(remembers());
        drop(listening);
        tokio::time::sleep(Duration::from_secs(5)).await;
        assert!(!remembers());
        assert!(page.upgrade().is_none(), "nothing holds the page");
    }

    /// How much onlookers have seen happen at a table since it was made.
    async fn happened(rooms: &Rooms, id: &TableId) -> u64 {
        rooms.room(id).await.unwrap().look().revision(None).0
    }

    /// Bots think in threads of their own, for which a clock that is paused does not wait.
    async fn thought() {
        tokio::task::spawn_blocking(|| std::thread::sleep(Duration::from_millis(10))).await.unwrap();
    }

    #[tokio::test]
    async fn bots_among_themselves_sleep_until_somebody_looks() {
        let (_directory, store, mut rooms) = rooms().await;
        rooms.pace.pause = Duration::from_secs(10);
        let host = store.create_person("Ada", "en").await.unwrap().id;
        let id = table(&store, host).await;
        let room = rooms.room(&id).await.unwrap();
        let person = PersonId(host);
        for seat in Seat::first(2) {
            let level = "random".to_owned();
            room.command(Command::Bot { person, seat, level, asking: Asking::Nobody }).await.unwrap();
        }
        room.command(Command::Start { person }).await.unwrap();
        drop(room);
        let began = happened(&rooms, &id).await;
        tokio::time::pause();
        tokio::time::sleep(Duration::from_secs(600)).await;
        let fell_asleep = happened(&rooms, &id).await;
        assert!(fell_asleep <= began + 7, "from {began} to {fell_asleep} in a minute");

        // Somebody looks again and again.
        let mut now = fell_asleep;
        for _ in 0..1_000 {
            tokio::time::sleep(Duration::from_secs(30)).await;
            thought().await;
            now = happened(&rooms, &id).await;
            if now > fell_asleep {
                break;
            }
        }
        assert!(now > fell_asleep, "nobody goes on");

        // Somebody looks on, and asks for nothing.
        let listening = rooms.room(&id).await.unwrap().listen();
        tokio::time::sleep(Duration::from_secs(100)).await;
        let awake = listening.shown.borrow().revision(None).0;
        for _ in 0..1_000 {
            tokio::time::sleep(Duration::from_secs(30)).await;
            thought().await;
            if listening.shown.borrow().revision(None).0 > awake {
                return;
            }
        }
        panic!("they sleep although somebody listens");
    }

    #[tokio::test]
    async fn a_server_wakes_tables_where_people_wait_for_bots() {
        let (_directory, store, rooms) = rooms().await;
        let host = store.create_person("Ada", "en").await.unwrap().id;
        let bot = || store::Occupant::Bot("random".to_owned());
        let seats = |bots, occupants: [store::Occupant; 2]| Append {
            entries: vec![Entry::new("move", "s0 fly to the moon")],
            seats: (0..).zip(occupants).collect(),
            phase: Some(store::Phase::Running),
            bots,
            ..Append::default()
        };
        let (ours, theirs) = (table(&store, host).await, table(&store, host).await);
        let asleep = table(&store, host).await;
        let shared = || [store::Occupant::Person(host), bot()];
        store.append(&ours, 0, &seats(Bots::Awaited, shared())).await.unwrap();
        store.append(&asleep, 0, &seats(Bots::Rest, shared())).await.unwrap();
        store.append(&theirs, 0, &seats(Bots::Awaited, [bot(), bot()])).await.unwrap();
        assert_eq!(store.tables_awaiting_bots().await.unwrap(), [ours]);
        rooms.wake().await.unwrap();
    }

    #[tokio::test]
    async fn a_table_that_is_woken_for_nothing_is_left_to_rest() {
        let (_directory, store, rooms) = rooms().await;
        let host = store.create_person("Ada", "en").await.unwrap().id;
        let id = table(&store, host).await;
        let append = Append {
            entries: vec![Entry::new("seat", format!("s0 person {host}"))],
            seats: vec![(0, store::Occupant::Person(host))],
            bots: Bots::Awaited,
            ..Append::default()
        };
        store.append(&id, 0, &append).await.unwrap();
        assert_eq!(store.tables_awaiting_bots().await.unwrap(), [id]);
        rooms.wake().await.unwrap();
        assert_eq!(store.tables_awaiting_bots().await.unwrap(), []);
    }
}
