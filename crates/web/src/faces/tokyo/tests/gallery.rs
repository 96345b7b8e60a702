//! The gallery shows everything, and no two pictures look alike.

use crate::tests::assert_gallery;
use tokyo::State;

#[test]
fn everything_in_the_gallery_can_be_told_apart() {
    assert_gallery::<State>();
}
