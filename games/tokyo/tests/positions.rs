//! T1.1 T1.11 T26.1 T29.5 T32.14 T32.24 Positions that no game can come to are refused, and name the word that is wrong.

use kernel::Game;
use serde_json::{Value, json};
use tokyo::{Options, Position, State};

fn at(options: &str, position: &Value) -> Result<State, String> {
    let options: Options = options.parse().unwrap();
    let position: Position = serde_json::from_value(position.clone()).map_err(|error| error.to_string())?;
    State::from_position(&options, &position).map_err(|error| error.to_string())
}

fn seat(number: &str, words: Value) -> Value {
    json!({ "seats": { number: words } })
}

/// T32.24 A race with stamps, and tokens on the card that counts them.
fn stamps(areas: &[&str], tokens: u8) -> Value {
    json!({ "story": { "race": { "driver": 0, "stamps": areas }, "tokens": [0, 0, tokens, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } })
}

#[test]
fn t32_24_tokens_without_stamps_are_those_of_the_first_checkpoints() {
    let state = at("players=2 scenario=s04", &stamps(&[], 2)).unwrap();
    let stamps: Vec<_> = state.view(kernel::Viewer::Omniscient).story.race.stamps.iter().collect();
    assert_eq!(stamps, [tokyo::Area::Shinjuku, tokyo::Area::Akiba]);
}

#[test]
fn what_cannot_be_is_refused_at_its_word() {
    let roles = json!({ "0": { "role": "engineer", "hand": ["know_how"] }, "1": { "role": "gangster" } });
    let stranger = json!({ "0": { "role": "engineer", "hand": ["kind_word"] }, "1": { "role": "gangster" } });
    assert!(at("players=2", &json!({ "seats": roles })).is_ok());
    for (options, word, position) in [
        ("players=2", "round: ", json!({ "round": 13 })),
        ("players=2 scenario=s01 rounds=8", "options: `rounds`", json!({})),
        ("players=2", "ended: s1 is named twice", json!({ "ended": [1, 1] })),
        ("players=2", "ended: there is no seat 2", json!({ "ended": [2] })),
        ("players=2", "seats.0.pages: ", seat("0", json!({ "pages": 1 }))),
        (
            "players=2 scenario=s01",
            "slots.akiba_1.pages: ",
            json!({ "slots": { "akiba_1": { "pages": 1 } } }),
        ),
        (
            "players=2",
            "seats: kind_word is a starter of the negotiator, and nobody plays",
            json!({ "seats": stranger }),
        ),
        (
            "players=2",
            "seats: doom_zero is a reward of s04",
            seat("0", json!({ "equipment": ["doom_zero"] })),
        ),
        (
            "players=2",
            "seats: helmet lies in 9 places, and there are ",
            seat("0", json!({ "discard": vec!["helmet"; 9] })),
        ),
        (
            "players=2",
            "open: ring_song lies in 2 places, and there is one copy (T1.11)",
            json!({
            "seats": { "0": { "area": "site" } }, "open": { "card": "ring_song" }, "site_discard": ["ring_song"] }),
        ),
        ("players=2 scenario=s01", "story: only a race gives stamps", stamps(&["akiba"], 0)),
        ("players=2 scenario=s04", "story: a stamp of an area without", stamps(&["shinagawa"], 0)),
        ("players=2 scenario=s04", "story: the card has more tokens than", stamps(&["akiba"], 2)),
        ("players=2 scenario=s04", "story: the finish is reached last", stamps(&["akiba", "shibuya"], 1)),
        (
            "players=2 scenario=s04 checkpoints=stopping",
            "story: checkpoints are reached in their order",
            stamps(&["shinjuku"], 1),
        ),
    ] {
        let refused = at(options, &position).expect_err(&position.to_string());
        assert!(refused.starts_with(word), "{position}: {refused}");
    }
}

#[test]
fn t29_5_a_merged_deck_is_said_at_its_first_seat() {
    let options = "players=4 merged=s0_s1";
    for (word, said) in [
        ("hand", json!(["know_how"])),
        ("deck", json!(["know_how"])),
        ("starters", json!(["know_how"])),
        ("under", json!(["know_how"])),
        ("discard", json!(["know_how"])),
        ("redraw", json!("wanted")),
    ] {
        let refused = at(options, &seat("1", json!({ word: said }))).expect_err(word);
        assert!(refused.starts_with(&format!("seats.1.{word}: ")) && refused.contains("s0"), "{refused}");
        let both = json!({ "seats": { "0": { word: said }, "1": { word: said } } });
        assert_eq!(at(options, &both), at(options, &seat("0", json!({ word: said }))), "{word}");
        assert!(at(options, &both).is_ok(), "{word}");
    }
    assert!(at(options, &seat("3", json!({ "discard": ["helmet"] }))).is_ok());
    assert!(at(options, &seat("1", json!({ "hand": [], "damage": 2 }))).is_ok());
}
