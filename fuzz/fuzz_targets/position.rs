//! See `Target::Position`.
#![no_main]

use holdfast_fuzz::Target;

libfuzzer_sys::fuzz_target!(init: Target::Position.sow(), |bytes: &[u8]| Target::Position.run(bytes));
