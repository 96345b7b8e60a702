//! The golden records of the house, on Tokyo Siteseeing.

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
