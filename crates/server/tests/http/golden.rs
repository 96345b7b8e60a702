//! Games that are stored without having been played here.

use kernel::Record;
use std::path::Path;
use store::{Append, Entry, GroupId, Listing, NewTable, Occupant, Phase, Sitter, Store, TableId};
use table::Seal;

/// A finished game of Outlive by version 1 of the rules; by version 2 its move 753 is not legal.
pub(crate) fn golden() -> Record {
    read("outlive/records/06-greedy-sixth_night.rec")
}

/// Another one, of three players, that goes the same way by version 2.
pub(crate) fn alike_by_both() -> Record {
    read("outlive/records/03-random-sixth_night.rec")
}

/// The golden records of all games.
pub(crate) fn all() -> Vec<Record> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let files = |game: &str| std::fs::read_dir(games.join(game).join("records")).unwrap();
    let record =
        |file: std::io::Result<std::fs::DirEntry>| std::fs::read_to_string(file.unwrap().path()).unwrap();
    let of = |game| files(game).map(record).map(|text| Record::parse(&text).unwrap());
    ["outlive", "pandemic", "tokyo"].into_iter().flat_map(of).collect()
}

/// The golden record in this file below `games`.
pub(crate) fn read(file: &str) -> Record {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(file);
    Record::parse(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// Stores this many lines of the golden game as one by these rules, with the same in all seats.
pub(crate) async fn stored(store: &Store, rules: u32, lines: usize, sits: &Occupant) -> TableId {
    stored_game(store, &golden(), rules, lines, &[sits; 4]).await
}

/// Stores this many lines of a game as one by these rules, with these in its seats.
pub(crate) async fn stored_game(
    store: &Store,
    record: &Record,
    rules: u32,
    lines: usize,
    sitting: &[&Occupant],
) -> TableId {
    stored_for(store, None, record, rules, lines, sitting).await
}

/// The same for a group.
pub(crate) async fn stored_for(
    store: &Store,
    group: Option<&GroupId>,
    record: &Record,
    rules: u32,
    lines: usize,
    sitting: &[&Occupant],
) -> TableId {
    let (ended_by, seats) = end(record);
    let seed = Seal::from_revealed(record.seed.as_deref().unwrap()).unwrap().to_bytes();
    let table = NewTable {
        title: "Last summer",
        listing: Listing::Public,
        group,
        ..NewTable::new(&record.game, rules, &record.options, seats, seed)
    };
    let id = store.create_table(&table).await.unwrap();
    let occupant = |sits: &Occupant| match sits {
        Occupant::Empty => "empty".to_owned(),
        Occupant::Person(person) => format!("person {person}"),
        Occupant::Bot(level) => format!("bot {level}"),
    };
    let sitting = || (0..seats).zip(sitting);
    let mut entries: Vec<Entry> =
        sitting().map(|(seat, sits)| Entry::new("seat", format!("s{seat} {}", occupant(sits)))).collect();
    entries.push(Entry::new("start", ""));
    entries.extend(record.lines[..lines].iter().map(|line| Entry::new("move", line.to_string())));
    let over = lines == record.lines.len();
    let phase = if over { Phase::Over { ended_by: ended_by.to_owned() } } else { Phase::Running };
    let seats = sitting().map(|(seat, sits)| (seat, (*sits).clone())).collect();
    let append = Append { entries, seats, phase: Some(phase), ..Append::default() };
    store.append(&id, 0, &append).await.unwrap();
    id
}

/// What ended a golden game, and how many seats it has.
fn end(record: &Record) -> (&str, u8) {
    let end = record.comments.iter().find_map(|comment| comment.text.strip_prefix("over ")).unwrap();
    let (ended_by, standings) = end.split_once(' ').unwrap();
    (ended_by, standings.split(' ').count() as u8)
}

/// Stores a table once more, as one whose rules this program does not know.
pub(crate) async fn under_unknown_rules(store: &Store, table: &TableId) -> TableId {
    let table = store.load(table).await.unwrap().unwrap();
    let (info, history) = (table.info, table.history);
    let new = NewTable {
        title: &info.title,
        host: info.host,
        group: info.group.as_ref(),
        ..NewTable::new(&info.game, 99, &history.options, info.seats.len() as u8, history.seed)
    };
    let id = store.create_table(&new).await.unwrap();
    let occupant = |sitter: Sitter| match sitter {
        Sitter::Empty | Sitter::Former => Occupant::Empty,
        Sitter::Person { id, .. } => Occupant::Person(id),
        Sitter::Bot(level) => Occupant::Bot(level),
    };
    let append = Append {
        entries: history.entries,
        seats: (0..).zip(info.seats.into_iter().map(occupant)).collect(),
        phase: Some(info.phase),
        ending: table.ending,
        ..Append::default()
    };
    store.append(&id, 0, &append).await.unwrap();
    id
}
