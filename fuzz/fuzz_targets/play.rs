//! See `Target::Play`.
#![no_main]

use holdfast_fuzz::Target;

libfuzzer_sys::fuzz_target!(init: Target::Play.sow(), |bytes: &[u8]| Target::Play.run(bytes));
