//! See `Target::Notation`.
#![no_main]

use holdfast_fuzz::Target;

libfuzzer_sys::fuzz_target!(init: Target::Notation.sow(), |bytes: &[u8]| Target::Notation.run(bytes));
