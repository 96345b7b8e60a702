//! See `Target::Results`.
#![no_main]

use holdfast_fuzz::Target;

libfuzzer_sys::fuzz_target!(init: Target::Results.sow(), |bytes: &[u8]| Target::Results.run(bytes));
