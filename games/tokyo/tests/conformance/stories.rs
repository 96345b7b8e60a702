//! Positions in the middle of a story.

use super::positions::at;
use tokyo::State;

/// Two on the second floor of the dungeon, with maps and a lamp.
pub(super) fn in_the_market_of_echoes() -> State {
    at(
        "players=2 scenario=s02",
        serde_json::json!({
            "round": 5,
            "encounter": 2,
            "ended": [0],
            "story": {
                "table": ["sc02_02", "sc02_03", "sc02_04", "sc02_07"],
                "discard": ["sc02_01", "sc02_05", "sc02_06"],
                "tokens": [0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            },
            "seats": { "0": { "area": "site" }, "1": { "area": "site", "ap": 2 } },
        }),
    )
}

/// The train is about to leave Shinjuku with one who rides along, and the wreckers wait in Akiba.
pub(super) fn on_the_platform() -> State {
    at(
        "players=3 scenario=s06",
        serde_json::json!({
            "round": 5,
            "ended": [0, 1],
            "story": {
                "table": ["sc06_06"],
                "discard": ["sc06_01", "sc06_02", "sc06_08"],
                "tokens": [0, 0, 0, 0, 4, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            },
            "seats": {
                "0": { "area": "shinjuku" },
                "1": { "area": "akiba" },
                "2": { "area": "shinjuku", "ap": 5 },
            },
            "slots": { "shinjuku_1": { "scene": "sc06_05" }, "akiba_1": { "scene": "sc06_07" } },
        }),
    )
}

/// Room was made for one more, who is about to get on.
pub(super) fn before_the_red_signal() -> State {
    at(
        "players=1 scenario=s06",
        serde_json::json!({
            "round": 5,
            "frames": [{ "frame": "end_actions" }, { "frame": "act" }, { "frame": "choice", "scene": "sc06_08" }],
            "story": {
                "table": ["sc06_06", "sc06_08"],
                "discard": ["sc06_01", "sc06_02"],
                "tokens": [0, 0, 0, 0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            },
            "seats": { "0": { "area": "shibuya", "ap": 5 } },
            "slots": { "shibuya_1": { "scene": "sc06_05" } },
        }),
    )
}
