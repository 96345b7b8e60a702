//! See `Target::Group`.
#![no_main]

use holdfast_fuzz::Target;

libfuzzer_sys::fuzz_target!(init: Target::Group.sow(), |bytes: &[u8]| Target::Group.run(bytes));
