//! O1.9 O1.10 O5.1 O8.1 O10.2 O13.6 O19.1 O19.2 O23.11 Positions that no game can come to are refused, and name the word that is wrong.

use kernel::{Dice, Game, Pending, Uniform, Viewer};
use outlive::{Options, Position, State};
use serde_json::{Value, json};
use testkit::SplitMix;

const ROUNDS: u32 = 400;

fn at(options: &str, position: &Value) -> Result<State, String> {
    let options: Options = options.parse().unwrap();
    let position: Position = serde_json::from_value(position.clone()).map_err(|error| error.to_string())?;
    State::from_position(&options, &position).map_err(|error| error.to_string())
}

#[test]
fn what_cannot_be_is_refused_at_its_word() {
    let visit = json!({ "seat": 0, "hero": "h5", "area": "forest" });
    let hero = |hero: Value| json!({ "seats": { "0": { "heroes": { "h5": hero } } } });
    let own = |word: &str, value: Value| json!({ "seats": { "0": { word: value } } });
    let over = |seat: Value| json!({ "turn": 6, "over": true, "seats": { "0": seat } });
    let impossible = [
        ("turn", json!({ "turn": 7 })),
        ("turn", json!({ "turn": 0 })),
        ("over", json!({ "turn": 5, "over": true })),
        ("step", json!({ "turn": 6, "over": true, "step": "night" })),
        ("step", json!({ "step": "day", "frames": [{ "frame": "move", "seat": 0 }] })),
        ("first", json!({ "first": 2 })),
        ("mover", json!({ "mover": 2 })),
        ("mover", json!({ "mover": 0, "step": "night" })),
        ("mover", json!({ "mover": 1, "visit": visit })),
        ("visit", json!({ "step": "shelters", "visit": visit })),
        ("visit", json!({ "frames": [{ "frame": "move", "seat": 0 }], "visit": visit })),
        ("frames", json!({ "frames": [{ "frame": "visit" }] })),
        ("frames", json!({ "frames": [] })),
        ("frames", json!({ "frames": [{ "frame": "move", "seat": 0 }, { "frame": "visit" }] })),
        (
            "frames: an event strikes from the turn on",
            json!({ "frames": [{ "frame": "strike", "turn": 2 }] }),
        ),
        (
            "frames: when all have passed",
            json!({ "frames": [{ "frame": "resolve", "seat": 0, "passes": 2 }] }),
        ),
        ("stock.blackwood", json!({ "stock": { "blackwood": 1 } })),
        ("stock.forest", json!({ "stock": { "forest": 7 } })),
        ("stock.dam", json!({ "stock": { "dam": 12 } })),
        ("cargo.7", json!({ "cargo": { "7": 1 } })),
        ("cargo.3", json!({ "cargo": { "3": 2 } })),
        ("events.2", json!({ "events": { "2": "rats" } })),
        ("events.2", json!({ "turn": 2, "events": { "1": "rats", "2": "rats" } })),
        (
            "prey",
            json!({ "seats": { "0": { "prey": { "prey_3": 6, "prey_4": 6, "prey_5": 3, "prey_7": 4 } } } }),
        ),
        ("prey", json!({ "seats": { "0": { "prey": { "prey_3": 7 } } } })),
        ("seats.0.heroes.h5", hero(json!({ "area": "cargo_ship", "active": true }))),
        ("seats.0.heroes.h5", hero(json!({ "area": "cargo_ship", "row": 3 }))),
        ("seats.0.heroes.h5", hero(json!({ "area": "dam", "active": true, "row": 3 }))),
        (
            "seats.0.heroes.h3a",
            own("heroes", json!({ "h3a": { "area": "cargo_ship", "active": true, "row": 5 } })),
        ),
        ("visit.points", json!({ "visit": { "seat": 0, "hero": "h3b", "area": "mine", "points": 4 } })),
        ("visit.area", json!({ "visit": { "seat": 0, "hero": "h5", "area": "dam", "hunted": true } })),
        ("visit.area", json!({ "visit": { "seat": 0, "hero": "h5", "area": "mine", "purifier": true } })),
        ("seats.0.events: rats is named twice", own("events", json!(["rats", "rats"]))),
        ("seats.0.broken: axe is named twice", own("broken", json!(["axe", "axe"]))),
        ("seats.0.events", json!({ "turn": 1, "seats": { "0": { "events": ["rats"] } } })),
        (
            "seats.1.events",
            json!({ "turn": 2, "step": "night", "events": { "2": "sandstorm" },
            "seats": { "0": { "events": ["rats"] }, "1": { "events": ["zoonosis"] } } }),
        ),
        ("seats.0.rooms.ammo_4", own("rooms", json!({ "ammo_4": { "built": false, "used": true } }))),
        (
            "frames",
            json!({ "frames": [{ "frame": "split_for_mary", "seat": 0 }],
            "seats": { "0": { "leader": "jacob_rowlett" }, "1": { "leader": "mary_koolpepper" } } }),
        ),
        ("seats.0.tokens", over(json!({ "tokens": { "meat": 1 } }))),
        ("seats.0.tokens", over(json!({ "tokens": { "water": 3 } }))),
        ("seats.0.used", over(json!({ "repaired": ["axe"], "used": ["axe"] }))),
        ("seats.0.todo", over(json!({ "todo": { "step": "feed" } }))),
        ("seats.0.rooms.ammo_4", own("rooms", json!({ "ammo_4": 4 }))),
        ("seats.0.rooms.growth", own("rooms", json!({ "growth": 9 }))),
        ("seats.0.airlock", own("airlock", json!(8))),
        ("seats.0.radiation", own("radiation", json!(-5))),
        ("seats.0.repaired", json!({ "seats": { "0": { "broken": ["axe"], "repaired": ["axe"] } } })),
        ("seats.0.used", own("used", json!(["axe"]))),
        ("seats.0.survivors", own("survivors", json!(1))),
        ("seats.0.todo", json!({ "step": "day", "seats": { "0": { "todo": { "step": "feed" } } } })),
        ("seats", json!({ "seats": { "0": { "broken": ["axe"] }, "1": { "broken": ["axe"] }, "2": {} } })),
        ("deck", json!({ "deck": ["axe", "axe"], "discard": ["axe"] })),
        ("cities.blackwood", json!({ "cities": { "blackwood": { "open": ["can", "can"] } } })),
    ];
    for (word, position) in impossible {
        let refused = at("players=2", &position).expect_err(&position.to_string());
        assert!(refused.starts_with(word), "{position}: {refused}");
    }
    let mary = json!({ "frames": [{ "frame": "split_for_mary", "seat": 1 }],
        "seats": { "0": { "leader": "jacob_rowlett" }, "1": { "leader": "mary_koolpepper" } } });
    let scored =
        over(json!({ "tokens": { "water": 2, "can": 9 }, "events": ["rats", "zoonosis", "sandstorm"] }));
    for possible in [mary, scored] {
        at("players=2", &possible).unwrap_or_else(|refused| panic!("{possible}: {refused}"));
    }
    let counted = json!({ "seats": { "0": { "tokens": { "can": 20 } }, "1": { "tokens": { "can": 11 } } } });
    assert!(at("players=2 bank=counted", &counted).unwrap_err().starts_with("seats"));
    assert!(at("players=2", &counted).is_ok());
}

#[test]
fn a_wrong_word_for_what_a_seat_owes_is_told_with_the_right_ones() {
    let owing = |todo: Value| {
        let seats = json!({ "0": { "todo": todo } });
        at("players=2", &json!({ "step": "shelters", "seats": seats })).expect_err(&todo.to_string())
    };
    let unknown = owing(json!({ "step": "fed" }));
    for said in ["unknown variant `fed`", "`place_heroes`", "`lose_goods`", "`feed`", "`repair`"] {
        assert!(unknown.contains(said), "{unknown}");
    }
    assert_eq!(owing(json!({ "step": "starve" })), "missing field `left`");
    assert!(owing(json!({ "step": "repair", "left": 1 })).starts_with("unknown field `left`"));
}

/// The view of a game in words that [`Position`] reads.
fn written(game: &State) -> Value {
    let mut words = serde_json::to_value(game.view(Viewer::Omniscient)).unwrap();
    let fields = words.as_object_mut().unwrap();
    // These follow from others; a changed word would only be found to disagree with them.
    for derived in ["viewer", "asked", "options", "prey_unseen", "events_unseen"] {
        fields.remove(derived);
    }
    fields.retain(|_, value| !value.is_null());
    words
}

/// Plays by chance; everything offered is accepted, and nobody waits for nothing.
fn play_on(mut game: State, moves: u32, dice: &mut Dice<SplitMix>) -> State {
    for _ in 0..moves {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = game.sample(dice).expect("an outcome is due");
                game.resolve(&outcome, &mut ()).unwrap();
            }
            Pending::Any(seats) | Pending::Each(seats) => {
                let seat = seats.iter().nth(dice.0.below(seats.len()) as usize).unwrap();
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                game.act(seat, &actions[dice.0.below(actions.len() as u32) as usize], &mut ()).unwrap();
            }
        }
    }
    game
}

/// The numbers and words of a value, each with the way to it.
fn leaves(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| leaves(value, &format!("{path}/{key}"), out));
        }
        Value::Array(items) => {
            let items = items.iter().enumerate();
            items.for_each(|(index, value)| leaves(value, &format!("{path}/{index}"), out));
        }
        Value::Number(_) | Value::String(_) | Value::Bool(_) => out.push(path.to_owned()),
        Value::Null => {}
    }
}

#[test]
fn a_position_with_a_wrong_word_is_refused_or_can_be_played() {
    for (number, options) in [
        "players=2",
        "players=3 edition=early bank=counted",
        "players=4 edition=early component_set=full hero_placement=one_by_one night_flow=turn_order",
        "players=4 hunt_min_points=0 airlock_rows=2_4",
    ]
    .into_iter()
    .enumerate()
    {
        let mut dice = Dice(SplitMix(number as u64));
        let mut accepted = 0;
        for _ in 0..ROUNDS {
            let moves = dice.0.below(900);
            let game = play_on(State::new(&options.parse().unwrap()).unwrap(), moves, &mut dice);
            let mut words = written(&game);
            let mut paths = Vec::new();
            leaves(&words, "", &mut paths);
            for _ in 0..=dice.0.below(3) {
                let path = &paths[dice.0.below(paths.len() as u32) as usize];
                let other = words.pointer(&paths[dice.0.below(paths.len() as u32) as usize]).cloned();
                let small = json!(dice.0.below(10));
                let large = json!(if dice.0.below(2) == 0 { 100 } else { 255 - dice.0.below(3) });
                let put = [small.clone(), small, large, json!(true), other.unwrap_or_default()]
                    [dice.0.below(5) as usize]
                    .clone();
                if let Some(place) = words.pointer_mut(path) {
                    *place = put;
                }
            }
            let text = words.to_string();
            let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                at(options, &words).map(|game| play_on(game, 300, &mut dice)).is_ok()
            }));
            accepted += u32::from(result.unwrap_or_else(|_| panic!("{options}\n{text}")));
        }
        assert!(accepted > ROUNDS / 50, "{options}: {accepted}");
    }
}
