//! Runs every case file of the game.

use std::path::Path;

#[test]
fn every_case_passes() {
    testkit::cases::run_folder::<tokyo::State>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases"));
}
