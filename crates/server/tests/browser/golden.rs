//! Golden games as finished tables: with what happens in them, at the moment before it does.

use kernel::{Audience, Game, Record, Sink, replay_with};
use serde::Serialize;
use serde_json::{Value, json};
use std::cell::Cell;
use std::path::Path;
use store::{Append, Entry, Listing, NewTable, Occupant, Phase, Store, TableId};
use table::Seal;

/// A kind of step, perhaps with the value of a field, and what it looks like when nothing else does: a selector.
pub(crate) type Moment = (&'static str, &'static str);

/// The kind, the field and its value.
pub(crate) fn parts(kind: &str) -> (&str, &str, &str) {
    let (kind, field) = kind.split_once(' ').unwrap_or((kind, "="));
    let (field, value) = field.split_once('=').unwrap();
    (kind, field, value)
}

pub(crate) fn is(step: &Value, kind: &str) -> bool {
    let (kind, field, value) = parts(kind);
    (step["kind"] == kind || step["event"] == kind) && (field.is_empty() || step[field] == value)
}

/// A golden game of this many moves made before a step of a kind.
pub(crate) struct Scene {
    pub(crate) record: Record,
    pub(crate) made: usize,
    pub(crate) moment: Moment,
}

/// The golden games whose names suit, in the order of these.
pub(crate) fn records<G: Game>(suits: impl Fn(&str) -> bool) -> impl Iterator<Item = Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(G::ID).join("records");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| suits(file.file_name().unwrap().to_str().unwrap())).collect();
    files.sort();
    files.into_iter().map(|file| Record::parse(&std::fs::read_to_string(file).unwrap()).unwrap())
}

/// For each of these moments the first golden game that has it.
pub(crate) fn scenes<G>(moments: &[Moment], suits: impl Fn(&str) -> bool) -> Vec<Scene>
where
    G: Game<Event: Serialize>,
{
    let mut left = moments.to_vec();
    let mut scenes = Vec::new();
    for record in records::<G>(suits) {
        let happened = happened::<G>(&record);
        left.retain(|moment| {
            let first = happened.iter().find(|(_, step)| is(step, moment.0));
            if let Some((made, _)) = first {
                scenes.push(Scene { record: record.clone(), made: made - 1, moment: *moment });
            }
            first.is_none()
        });
        if left.is_empty() {
            return scenes;
        }
    }
    panic!("no golden game has {left:?}");
}

/// The events of a game that everybody sees, and with which of its moves each came.
pub(crate) fn happened<G>(record: &Record) -> Vec<(usize, Value)>
where
    G: Game<Event: Serialize>,
{
    struct Log<'a>(&'a Cell<usize>, Vec<(usize, Value)>);

    impl<E: Serialize> Sink<E> for Log<'_> {
        fn emit(&mut self, _: Audience, event: E) {
            self.1.push((self.0.get(), json!(event)));
        }
    }

    let made = Cell::new(0);
    let mut log = Log(&made, Vec::new());
    let count = |_: &G, _: &kernel::Line| {
        made.set(made.get() + 1);
        Ok(())
    };
    replay_with(record, &mut log, count).unwrap();
    log.1
}

/// Stores a finished game that bots have played.
pub(crate) async fn stored(store: &Store, record: &Record) -> TableId {
    let end = record.comments.iter().find_map(|comment| comment.text.strip_prefix("over ")).unwrap();
    let (ended_by, standings) = end.split_once(' ').unwrap();
    let seats = standings.split(' ').count() as u8;
    let seed = Seal::from_revealed(record.seed.as_deref().unwrap()).unwrap().to_bytes();
    let table = NewTable {
        listing: Listing::Public,
        ..NewTable::new(&record.game, record.rules, &record.options, seats, seed)
    };
    let id = store.create_table(&table).await.unwrap();
    let bot = || Occupant::Bot("random".to_owned());
    let mut entries: Vec<Entry> =
        (0..seats).map(|seat| Entry::new("seat", format!("s{seat} bot random"))).collect();
    entries.push(Entry::new("start", ""));
    entries.extend(record.lines.iter().map(|line| Entry::new("move", line.to_string())));
    let phase = Some(Phase::Over { ended_by: ended_by.to_owned() });
    let seats = (0..seats).map(|seat| (seat, bot())).collect();
    store.append(&id, 0, &Append { entries, seats, phase, ..Append::default() }).await.unwrap();
    id
}

pub(crate) async fn all_stored(store: &Store, scenes: &[Scene]) -> Vec<TableId> {
    let mut tables = Vec::new();
    for scene in scenes {
        tables.push(stored(store, &scene.record).await);
    }
    tables
}
