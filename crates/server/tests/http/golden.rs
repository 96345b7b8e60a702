//! A game that is stored without having been played here.

use kernel::{Game, Record};
use std::path::Path;
use store::{Append, Entry, Listing, NewTable, Occupant, Phase, Store, TableId};
use table::Seal;

/// A finished game of Outlive by version 1 of the rules; by version 2 its move 753 is not legal.
pub(crate) fn golden() -> Record {
    read("06-greedy-sixth_night.rec")
}

/// Another one, of three players, that goes the same way by version 2.
pub(crate) fn alike_by_both() -> Record {
    read("03-random-sixth_night.rec")
}

fn read(file: &str) -> Record {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/outlive/records").join(file);
    Record::parse(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// Stores so many lines of the golden game as one by these rules, with the same in all seats.
pub(crate) async fn stored(store: &Store, rules: u32, lines: usize, sits: &Occupant) -> TableId {
    stored_game(store, &golden(), rules, lines, &[sits; 4]).await
}

/// Stores so many lines of a game as one by these rules, with these in its seats.
pub(crate) async fn stored_game(
    store: &Store,
    record: &Record,
    rules: u32,
    lines: usize,
    sitting: &[&Occupant],
) -> TableId {
    let seats = kernel::replay::<outlive::State>(record).map(|game| game.seats()).unwrap();
    let seed = Seal::from_revealed(record.seed.as_deref().unwrap()).unwrap().to_bytes();
    let table = NewTable {
        title: "Last summer",
        listing: Listing::Public,
        ..NewTable::new("outlive", rules, &record.options, seats, seed)
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
    let phase = if lines == record.lines.len() {
        Phase::Over { ended_by: "sixth_night".to_owned() }
    } else {
        Phase::Running
    };
    let seats = sitting().map(|(seat, sits)| (seat, (*sits).clone())).collect();
    let append = Append { entries, seats, phase: Some(phase), ..Append::default() };
    store.append(&id, 0, &append).await.unwrap();
    id
}
