//! A game that is stored without having been played here.

use kernel::{Game, Record};
use std::path::Path;
use store::{Append, Entry, Listing, NewTable, Occupant, Phase, Store, TableId};
use table::Seal;

/// A finished game of Outlive by version 1 of the rules; by version 2 its move 753 is not legal.
pub(crate) fn golden() -> Record {
    let file = "../../games/outlive/records/06-greedy-sixth_night.rec";
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    Record::parse(&text).unwrap()
}

/// Stores so many lines of it as a game by these rules, with the same in all seats.
pub(crate) async fn stored(store: &Store, rules: u32, lines: usize, sits: &Occupant) -> TableId {
    let record = golden();
    let seats = kernel::replay::<outlive::State>(&record).map(|game| game.seats()).unwrap();
    let seed = Seal::from_revealed(record.seed.as_deref().unwrap()).unwrap().to_bytes();
    let table = NewTable {
        title: "Last summer",
        listing: Listing::Public,
        ..NewTable::new("outlive", rules, &record.options, seats, seed)
    };
    let id = store.create_table(&table).await.unwrap();
    let occupant = match sits {
        Occupant::Empty => "empty".to_owned(),
        Occupant::Person(person) => format!("person {person}"),
        Occupant::Bot(level) => format!("bot {level}"),
    };
    let mut entries: Vec<Entry> =
        (0..seats).map(|seat| Entry::new("seat", format!("s{seat} {occupant}"))).collect();
    entries.push(Entry::new("start", ""));
    entries.extend(record.lines[..lines].iter().map(|line| Entry::new("move", line.to_string())));
    let phase = if lines == record.lines.len() {
        Phase::Over { ended_by: "sixth_night".to_owned() }
    } else {
        Phase::Running
    };
    let seats = (0..seats).map(|seat| (seat, sits.clone())).collect();
    let append = Append { entries, seats, phase: Some(phase), ..Append::default() };
    store.append(&id, 0, &append).await.unwrap();
    id
}
