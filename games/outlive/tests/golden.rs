//! The golden records of the house, on Outlive.

use kernel::Record;
use outlive::{Area, City, Equipment, EventCard, Hero, Leader, Prey, Resource, Room, SearchTile, State};
use std::marker::PhantomData;
use std::path::Path;
use testkit::golden::{Corpus, compare};

#[test]
fn every_golden_record_replays_and_together_they_show_everything() {
    let corpus = Corpus::<State> {
        folder: &Path::new(env!("CARGO_MANIFEST_DIR")).join("records"),
        endings: &["sixth_night"],
        words: &[
            Area::WORDS,
            City::WORDS,
            Equipment::WORDS,
            EventCard::WORDS,
            Hero::WORDS,
            Leader::WORDS,
            Prey::WORDS,
            Resource::WORDS,
            Room::WORDS,
            SearchTile::WORDS,
        ],
        game: PhantomData,
    };
    let held = corpus.run();
    assert!(held.records >= 60, "{held:?}");
}

/// A game of the first version of the rules, played by the second: the first move that goes differently.
fn differs_under_the_second(file: &str) -> Option<usize> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(file);
    let mut record = Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!((record.rules, compare::<State>(&record)), (1, Ok(record.lines.len() + 1)));
    record.rules = 2;
    compare::<State>(&record).err().and_then(|error| error.at_move)
}

#[test]
fn games_of_the_first_version_go_differently_under_the_second() {
    assert_eq!(differs_under_the_second("FILE_A"), Some(0), "A");
}
