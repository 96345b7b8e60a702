//! See `testkit::fuzz::record`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| testkit::fuzz::record::<pandemic::State>(text));
