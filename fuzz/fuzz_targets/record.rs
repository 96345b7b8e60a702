//! See `Target::Record`.
#![no_main]

use holdfast_fuzz::Target;

libfuzzer_sys::fuzz_target!(init: Target::Record.sow(), |bytes: &[u8]| Target::Record.run(bytes));
