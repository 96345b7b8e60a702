//! The golden records of the house, on Pandemic.

use pandemic::{City, Colour, Ending, EventCard, MutationEvent, Role, State, StrainCard};
use std::marker::PhantomData;
use std::path::Path;
use testkit::golden::Corpus;

#[test]
fn every_golden_record_replays_and_together_they_show_everything() {
    let corpus = Corpus::<State> {
        folder: &Path::new(env!("CARGO_MANIFEST_DIR")).join("records"),
        endings: Ending::WORDS,
        words: &[
            City::WORDS,
            Colour::WORDS,
            EventCard::WORDS,
            MutationEvent::WORDS,
            Role::WORDS,
            StrainCard::WORDS,
        ],
        game: PhantomData,
    };
    let held = corpus.run();
    assert!(held.records >= 60, "{held:?}");
    assert!(3 * held.endings["cures"] >= held.records, "{held:?}");
}
