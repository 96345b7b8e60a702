//! The golden records of the house, on Tokyo Siteseeing.

use kernel::{Game, RulesVersion, Viewer};
use std::marker::PhantomData;
use std::path::Path;
use testkit::golden::{Corpus, first_refused};
use tokyo::{Area, Card, Ending, ModCard, Role, Scene, SiteCard, State, Trouble};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/records");

#[test]
fn every_golden_record_replays_and_together_they_show_everything() {
    let corpus = Corpus::<State> {
        folder: Path::new(RECORDS),
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

#[test]
fn t31_6a_games_of_the_first_version_go_differently_under_the_second() {
    let refused = |file| first_refused::<State>(&Path::new(RECORDS).join(file), RulesVersion(2));
    assert_eq!(refused("42-sensible-cleared.rec"), Some(83));
    assert_eq!(refused("19-sensible-cleared.rec"), Some(198));
}

/// What a running table is asked before it goes over to newer rules.
#[test]
fn games_of_either_version_begin_with_the_same_position() {
    for options in ["players=1", "players=2 scenario=s04", "players=4 merged=both"] {
        let begun = |version| kernel::begin::<State>(RulesVersion(version), options).unwrap();
        let [first, second] = [1, 2].map(|version| begun(version).view(Viewer::Omniscient));
        assert_ne!(first, second, "{options}");
        assert!(State::same_position(&first, &second), "{options}");
    }
}
