//! See `testkit::fuzz::position`.
#![no_main]

libfuzzer_sys::fuzz_target!(|json: &str| {
    testkit::fuzz::position::<pandemic::State>(&pandemic::Options::default(), json)
});
