//! Finding the task that owns a table, and starting it when it does not run.

use crate::command::{Command, Failure, Message};
use crate::keeper::Keeper;
use crate::look::{About, Look};
use crate::past::Past;
use crate::stored;
use crate::thinkers::Thinkers;
use crate::turns::Bells;
use crate::waiting::Pace;
use catalogue::Playable;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Group, GroupId, Page, Sitter, Store, StoreError, StoredTable, TableId};
use table::{PersonId, Unplayable};
use tokio::sync::{mpsc, oneshot, watch};
use web::{Face, FaceVisitor, with_face};

/// How many commands may wait for a table.
const WAITING: usize = 64;

/// The way to a table's task.
#[derive(Clone)]
pub(crate) struct Room {
    commands: mpsc::Sender<Message>,
    shown: watch::Receiver<Arc<dyn Look>>,
}

impl Room {
    /// What the table shows now.
    pub(crate) fn look(&self) -> Arc<dyn Look> {
        self.shown.borrow().clone()
    }

    /// What the table shows now and from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<dyn Look>> {
        let mut shown = self.shown.clone();
        shown.mark_changed();
        shown
    }

    /// Has the table do something.
    pub(crate) async fn command(&self, command: Command) -> Result<(), Failure> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(Message { command, reply }).await.map_err(|_| Failure::Stopped)?;
        answer.await.map_err(|_| Failure::Stopped)?
    }

    fn is_open(&self) -> bool {
        !self.commands.is_closed()
    }
}

/// Why a table cannot be reached.
#[derive(Debug)]
pub(crate) enum Unreachable {
    NoSuchTable,
    Storage(StoreError),
    /// What is stored cannot be played.
    Unplayable(Box<Past>),
}

type Slot = Arc<tokio::sync::Mutex<Option<Room>>>;

/// All tables in memory.
pub(crate) struct Rooms {
    store: Store,
    pace: Pace,
    thinkers: Thinkers,
    bells: Bells,
    slots: Mutex<HashMap<TableId, Slot>>,
}

impl Rooms {
    pub(crate) fn new(store: Store, pace: Pace) -> Rooms {
        Rooms { store, pace, thinkers: Thinkers::default(), bells: Bells::default(), slots: Mutex::default() }
    }

    /// The bells that ring when tables change.
    pub(crate) fn bells(&self) -> &Bells {
        &self.bells
    }

    /// The way to this table, which is loaded if it is not in memory.
    pub(crate) async fn room(&self, id: &TableId) -> Result<Room, Unreachable> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        if let Some(room) = slot.as_ref().filter(|room| room.is_open()) {
            return Ok(room.clone());
        }
        let opened = self.open(id).await;
        *slot = opened.as_ref().ok().cloned();
        if opened.is_err() {
            self.slots.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        }
        opened
    }

    /// What a table in memory shows; `None` if it is not in memory.
    pub(crate) fn glance(&self, id: &TableId) -> Option<Arc<dyn Look>> {
        let slot = self.slots.lock().unwrap_or_else(PoisonError::into_inner).get(id)?.clone();
        let room = slot.try_lock().ok()?;
        room.as_ref().filter(|room| room.is_open()).map(Room::look)
    }

    /// Has all tables in memory where this person sits show its name anew.
    pub(crate) async fn renamed(&self, person: PersonId) {
        self.refresh(|look| !look.seats_of(person).is_empty()).await;
    }

    /// Has all tables of this group in memory show the group's name anew.
    pub(crate) async fn group_renamed(&self, id: &GroupId) {
        self.refresh(|look| look.about().group.as_ref().is_some_and(|group| group.id == *id)).await;
    }

    async fn refresh(&self, concerned: impl Fn(&dyn Look) -> bool) {
        let slots: Vec<Slot> =
            self.slots.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for slot in slots {
            let room = slot.lock().await.clone();
            if let Some(room) = room.filter(|room| concerned(room.look().as_ref())) {
                let _: Result<(), Failure> = room.command(Command::Refresh).await;
            }
        }
    }

    /// Loads the running tables where bots sit, so that they play on.
    pub(crate) async fn wake(&self) -> Result<(), StoreError> {
        let mut page = Page { skip: 0, limit: 100 };
        loop {
            let tables = self.store.running_tables(page).await?;
            for table in &tables {
                if table.seats.iter().any(|sitter| matches!(sitter, Sitter::Bot(_)))
                    && let Err(error) = self.room(&table.id).await
                {
                    tracing::error!(table = %table.id, ?error, "a table does not wake up");
                }
            }
            if tables.len() < page.limit as usize {
                return Ok(());
            }
            page.skip += page.limit;
        }
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
        let loaded = self.store.load(id).await.map_err(Unreachable::Storage)?;
        let loaded = Arc::new(loaded.ok_or(Unreachable::NoSuchTable)?);
        let info = &loaded.info;
        let invite = self.store.invites_to(id).await.map_err(Unreachable::Storage)?.pop();
        let group = match &info.group {
            Some(group) => self.store.group(group).await.map_err(Unreachable::Storage)?,
            None => None,
        };
        let game = match stored::game(&info.game) {
            Ok(game) => game,
            Err(why) => return Err(unplayable(&loaded, why, group)),
        };
        let about = About {
            id: id.clone(),
            game,
            title: info.title.clone(),
            host: info.host.map(PersonId),
            listing: info.listing,
            advice: info.advice,
            invite: invite.map(|invite| invite.token),
            group: group.clone(),
        };
        let (store, thinkers, bells) = (self.store.clone(), self.thinkers.clone(), self.bells.clone());
        let opening = Opening { store, thinkers, bells, pace: self.pace, loaded: loaded.clone(), about };
        let opened = tokio::task::spawn_blocking(move || with_face(game, opening)).await;
        let why = match opened {
            Ok(Ok(opened)) => return Ok((opened.start)(self.names(&opened.strangers).await?)),
            Ok(Err(why)) => why,
            Err(panic) => Unplayable::Damaged(panic.to_string()),
        };
        Err(unplayable(&loaded, why, group))
    }
}

fn unplayable(loaded: &StoredTable, why: Unplayable, group: Option<Group>) -> Unreachable {
    let StoredTable { info, history, ending: _ } = loaded;
    tracing::error!(table = %info.id, rules = %stored::rules(history), %why, "a table cannot be played");
    Unreachable::Unplayable(Box::new(Past::new(loaded, why, group)))
}

struct Opening {
    store: Store,
    thinkers: Thinkers,
    bells: Bells,
    pace: Pace,
    loaded: Arc<StoredTable>,
    about: About,
}

/// A table that has been restored.
struct Opened {
    /// Whose names it needs to know.
    strangers: Vec<u64>,
    /// Starts its task with these names.
    start: Box<dyn FnOnce(HashMap<u64, String>) -> Room + Send>,
}

impl FaceVisitor for Opening {
    type Output = Result<Opened, Unplayable>;

    fn visit<G: Playable + Face>(self) -> Self::Output {
        let mut keeper =
            Keeper::<G>::open(self.store, self.thinkers, self.bells, self.pace, &self.loaded, self.about)?;
        let strangers = keeper.strangers();
        let start = Box::new(move |names| {
            keeper.meet(names);
            start(keeper)
        });
        Ok(Opened { strangers, start })
    }
}

pub(crate) fn start<G: Playable + Face>(keeper: Keeper<G>) -> Room {
    let (commands, waiting) = mpsc::channel(WAITING);
    let shown = keeper.watch();
    let id = shown.borrow().about().id.clone();
    let task = tokio::spawn(keeper.run(waiting));
    tokio::spawn(async move {
        if let Err(error) = task.await
            && error.is_panic()
        {
            tracing::error!(table = %id, %error, "a table has stopped; the next request loads it again");
        }
    });
    Room { commands, shown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::{Asking, Invited};
    use kernel::Seat;
    use std::time::Duration;
    use store::{Append, Entry, NewTable};
    use table::Revision;

    async fn rooms() -> (tempfile::TempDir, Store, Rooms) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path()).await.unwrap();
        let rooms = Rooms::new(store.clone(), Pace { pause: Duration::ZERO, patience: Duration::MAX });
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
}
