//! See `Target::Form`.
#![no_main]

use holdfast_fuzz::Target;

libfuzzer_sys::fuzz_target!(init: Target::Form.sow(), |bytes: &[u8]| Target::Form.run(bytes));
