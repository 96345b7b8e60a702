//! See `testkit::fuzz::play`. The first byte chooses the options.
#![no_main]

const OPTIONS: [&str; 4] = [
    "players=2 epidemics=4",
    "players=4 epidemics=6 role_assignment=chosen",
    "players=3 epidemics=5 open_hands=false",
    "players=5 epidemics=7 consent=auto start_player=population",
];

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let [first, moves @ ..] = bytes
        && let Ok(options) = OPTIONS[usize::from(*first) % OPTIONS.len()].parse()
    {
        testkit::fuzz::play::<pandemic::State>(&options, moves);
    }
});
