//! See `testkit::fuzz::notation`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| testkit::fuzz::notation::<pandemic::State>(text));
