//! The gallery shows everything, and no two pictures look alike; the presets are games that can be begun.

use crate::tests::{assert_gallery, assert_placard};
use tokyo::State;

#[test]
fn everything_in_the_gallery_can_be_told_apart() {
    assert_gallery::<State>();
}

#[test]
fn the_presets_are_games_with_words_in_all_languages() {
    assert_placard::<State>();
}
