//! The golden records of the house, on Tokyo Siteseeing.

use kernel::{Record, replay};
use std::marker::PhantomData;
use std::path::Path;
use testkit::golden::Corpus;
use tokyo::{Area, Card, Ending, ModCard, Role, Scene, SiteCard, State, Trouble};

#[test]
fn every_golden_record_replays_and_together_they_show_everything() {
    let corpus = Corpus::<State> {
        folder: &Path::new(env!("CARGO_MANIFEST_DIR")).join("records"),
        endings: Ending::WORDS,
        words: &[
            Area::WORDS,
            Card::WORDS,
            ModCard::WORDS,
            Role::WORDS,
            Scene::WORDS,
            SiteCard::WORDS,
            Trouble::WORDS,
        ],
        game: PhantomData,
    };
    let held = corpus.run();
    assert!(held.records >= 60, "{held:?}");
    assert!(3 * held.endings["cleared"] >= held.records, "{held:?}");
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
fn t31_6a_games_of_the_first_version_go_differently_under_the_second() {
    assert_eq!(first_move_refused_by_the_second("42-sensible-cleared.rec"), Some(83));
    assert_eq!(first_move_refused_by_the_second("19-sensible-cleared.rec"), Some(198));
}
