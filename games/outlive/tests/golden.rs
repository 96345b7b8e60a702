//! The golden records of the house, on Outlive.

use kernel::RulesVersion;
use outlive::{Area, City, Equipment, EventCard, Hero, Leader, Prey, Resource, Room, SearchTile, State};
use std::marker::PhantomData;
use std::path::Path;
use testkit::golden::{Corpus, first_refused};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/records");

#[test]
fn every_golden_record_replays_and_together_they_show_everything() {
    let corpus = Corpus::<State> {
        folder: Path::new(RECORDS),
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

#[test]
fn o17_5_o2_10_games_of_the_first_version_go_differently_under_the_second() {
    let refused = |file| first_refused::<State>(&Path::new(RECORDS).join(file), RulesVersion(2));
    assert_eq!(refused("06-greedy-sixth_night.rec"), Some(753));
    assert_eq!(refused("26-random-sixth_night.rec"), Some(122));
}
