//! See `Target::Case`.
#![no_main]

use holdfast_fuzz::Target;

libfuzzer_sys::fuzz_target!(init: Target::Case.sow(), |bytes: &[u8]| Target::Case.run(bytes));
