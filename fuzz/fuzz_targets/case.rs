//! See `testkit::fuzz::case`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| testkit::fuzz::case::<pandemic::State>(text));
