//! The golden records of the house, on Outlive.

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
