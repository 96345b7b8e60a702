//! The golden records of the house, on Outlive.

use kernel::{Record, replay};
use outlive::{Area, City, Equipment, EventCard, Hero, Leader, Prey, Resource, Room, SearchTile, State};
use std::marker::PhantomData;
use std::path::Path;
use testkit::golden::Corpus;

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

/// The first move of a game of the first version that the second does not allow.
fn first_move_refused_by_the_second(file: &str) -> Option<usize> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("records").join(file);
    let mut record = Record::parse(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!((record.rules, replay::<State>(&record).is_ok()), (1, true));
    record.rules = 2;
    replay::<State>(&record).err().and_then(|error| error.at_move)
}

#[test]
fn o17_5_o2_10_games_of_the_first_version_go_differently_under_the_second() {
    assert_eq!(first_move_refused_by_the_second("06-greedy-sixth_night.rec"), Some(753));
    assert_eq!(first_move_refused_by_the_second("26-random-sixth_night.rec"), Some(122));
}
