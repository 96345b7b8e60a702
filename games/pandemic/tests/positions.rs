//! P1.3 P1.5 P1.7 P2.11 P3.5 P3.11 Positions that no game can come to are refused, and name the word that is wrong.

use kernel::{Dice, Game, Pending, Uniform, Viewer};
use pandemic::{City, Options, Position, State};
use serde_json::{Value, json};
use testkit::SplitMix;

const ROUNDS: u32 = 250;

fn at(options: &str, position: &Value) -> Result<State, String> {
    let options: Options = options.parse().unwrap();
    let position: Position = serde_json::from_value(position.clone()).map_err(|error| error.to_string())?;
    State::from_position(&options, &position).map_err(|error| error.to_string())
}

#[test]
fn p3_5_only_what_can_wait_waits() {
    let actions = json!({ "frame": "actions" });
    let window = |window: &str| json!({ "frame": "window", "window": window });
    let over_limit = |seat: u8| json!({ "frame": "over_limit", "seat": seat });
    let consent = |request: &str| json!({ "frame": "consent", "asker": 0, "owner": 1, "request": request });
    let forecast =
        |to_reveal: u8| json!({ "frame": "forecast", "seat": 0, "to_reveal": to_reveal, "order": [] });
    let impossible = [
        json!([window("turn_end")]),
        json!([window("turn_end"), actions]),
        json!([actions, window("between_actions")]),
        json!([{ "frame": "end_turn" }, window("before_draw")]),
        json!([actions, actions, actions, actions, actions]),
        json!([{ "frame": "setup_infection", "done": 200 }]),
        json!([{ "frame": "roles" }]),
        json!([{ "frame": "deal" }]),
        json!([{ "frame": "start" }]),
        json!([{ "frame": "increase" }]),
        json!([actions, over_limit(5)]),
        json!([{ "frame": "actions", "waiting": [4] }]),
        json!([forecast(0)]),
        json!([actions, forecast(0)]),
        json!([actions, forecast(200)]),
        json!([actions, { "frame": "cure_cards", "colour": "blue", "left": 5 }]),
        json!([actions, consent("direct s1 lima")]),
        json!([actions, consent("drive s1 chicago")]),
        json!([actions, consent("end")]),
        json!([actions, consent("take s4 lima")]),
        json!([actions, { "frame": "consent", "asker": 5, "owner": 1, "request": "take s1 atlanta" }]),
    ];
    for frames in impossible {
        let refused = at("players=2", &json!({ "frames": frames })).expect_err(&frames.to_string());
        assert!(refused.starts_with("frames"), "{frames}: {refused}");
    }
}

#[test]
fn p1_7_numbers_no_game_can_reach_are_refused() {
    let all_in_order: Vec<String> = City::ALL.iter().map(ToString::to_string).collect();
    let impossible = [
        json!({ "turn": 0 }),
        json!({ "epidemics_waiting": 255, "rate_index": 1 }),
        json!({ "epidemics_waiting": 1 }),
        json!({ "step": "draw", "cards_drawn": 1, "rate_index": 5, "player_deck": { "left": 0 } }),
        json!({ "cards_drawn": 2 }),
        json!({ "infection_cards_drawn": 2 }),
        json!({ "step": "infection", "infection_cards_drawn": 200 }),
        json!({ "player_deck": { "stretches": [
            { "left": 200, "of": 200, "epidemics": 200 }, { "left": 200, "of": 200, "epidemics": 200 }] } }),
        json!({ "forecast": ["lima", "paris"] }),
        json!({ "quiet_nights": [7] }),
        json!({ "infection_deck": { "shuffled": 255 } }),
        json!({ "infection_deck": { "bottom": all_in_order } }),
        json!({ "step": "infection", "seats": [{ "hand": [
            "lima", "paris", "essen", "cairo", "tokyo", "osaka", "delhi", "mumbai", "kolkata"] }] }),
        json!({ "options": { "players": "3" } }),
        json!({ "refused": ["end"] }),
        json!({ "unseen": ["lima", "paris"], "player_deck": { "left": 30 } }),
        json!({ "infection_deck": { "left": 3, "layers": [["lima"], ["paris", "cairo"], ["essen"]] } }),
        json!({ "seats": { "s0": {}, "0": {} } }),
    ];
    for position in impossible {
        at("players=2", &position).expect_err(&position.to_string());
    }
}

#[test]
fn p19_6_strain_cards_and_mutations_wait_where_the_rules_bring_them() {
    let both = "players=2 module_strain=on module_purple=mutation";
    let bottom = |by: &str, left: u8| json!([{ "frame": "bottom", "by": by, "left": left }]);
    let chosen = json!({ "colour": "red", "resolving": "rate_effect" });
    let impossible = [
        ("players=2", json!({ "frames": [{ "frame": "strain" }] })),
        ("players=2", json!({ "step": "before_intensify", "rate_index": 1 })),
        ("players=2", json!({ "frames": bottom("mutation_spreads", 1) })),
        (both, json!({ "step": "bottom", "rate_index": 1, "strain": { "colour": "red" } })),
        (both, json!({ "step": "epidemic_infected", "rate_index": 1, "strain": { "colour": "red" } })),
        (both, json!({ "step": "infection", "strain": chosen })),
        (both, json!({ "frames": [{ "frame": "strain" }], "strain": chosen })),
        (both, json!({ "step": "cards_drawn", "epidemics_waiting": 1 })),
        (both, json!({ "frames": bottom("mutation_spreads", 4) })),
        (both, json!({ "frames": bottom("mutation_threatens", 2) })),
        (both, json!({ "frames": bottom("mutation_appears", 0), "infection_cards_drawn": 1 })),
    ];
    for (options, position) in impossible {
        assert!(at(options, &position).is_err(), "{options}: {position}");
    }
    let possible = [
        json!({ "step": "bottom", "strain": chosen }),
        json!({ "frames": [{ "frame": "strain" }], "strain": { "resolving": "rate_effect" } }),
        json!({ "frames": bottom("mutation_spreads", 3) }),
        json!({ "frames": bottom("mutation_appears", 1), "infection_cards_drawn": 1 }),
    ];
    for position in possible {
        at(both, &position).unwrap_or_else(|reason| panic!("{position}: {reason}"));
    }
}

#[test]
fn p2_11_a_turn_is_that_of_the_seat_it_comes_to() {
    let chosen = "players=3 start_player=chosen_seat start_seat=1";
    let terrorist = "players=2 module_purple=bio_terrorist";
    let impossible = [
        ("players=2", "step: ", json!({ "step": "bio_terrorist" })),
        ("players=2", "step: ", json!({ "step": "bt_turn_before" })),
        ("players=2", "frames: ", json!({ "frames": [{ "frame": "bio_terrorist" }] })),
        (chosen, "turn: ", json!({ "turn": 1, "active": 0 })),
        (chosen, "turn: ", json!({ "turn": 2, "active": 0 })),
        (chosen, "turn: ", json!({ "turn": 2 })),
        (terrorist, "turn: ", json!({ "turn": 1, "step": "bio_terrorist" })),
        (terrorist, "turn: ", json!({ "turn": 3, "step": "bt_turn_after" })),
    ];
    for (options, word, position) in impossible {
        let refused = at(options, &position).expect_err(&position.to_string());
        assert!(refused.starts_with(word), "{options} {position}: {refused}");
    }
    let each = "players=2 module_purple=bio_terrorist bt_turns=after_each_player";
    for (options, position) in [
        (chosen, json!({ "turn": 2, "active": 2 })),
        (chosen, json!({ "turn": 3 })),
        (chosen, json!({ "active": 2 })),
        ("players=2", json!({ "turn": 2 })),
        (terrorist, json!({ "turn": 4, "step": "bio_terrorist" })),
        (terrorist, json!({ "step": "bio_terrorist" })),
        (each, json!({ "turn": 3, "step": "bio_terrorist" })),
    ] {
        at(options, &position).unwrap_or_else(|refused| panic!("{options} {position}: {refused}"));
    }
}

#[test]
fn p1_3_what_is_not_in_the_game_is_nowhere_in_it() {
    let terrorist = "players=2 module_purple=bio_terrorist";
    let hidden = |taken: Value| json!({ "turn": 2, "bio_terrorist": { "hidden_used": taken } });
    for (options, word, position) in [
        ("players=2", "cures.purple", json!({ "cures": { "purple": "cured" } })),
        ("players=2", "supply.purple", json!({ "supply": { "purple": 12 } })),
        ("players=2", "purple_appeared", json!({ "purple_appeared": true })),
        ("players=2", "removed_cubes", json!({ "removed_cubes": { "red": 4 } })),
        ("players=2", "strain_treated", json!({ "strain_treated": ["lima"] })),
        ("players=2", "hospital", json!({ "hospital": true })),
        ("players=2", "special_orders", json!({ "special_orders": [1] })),
        ("players=2", "travel_ban", json!({ "travel_ban": 1 })),
        ("players=2", "abilities_used", json!({ "abilities_used": ["archivist"] })),
        (terrorist, "bio_terrorist.hidden_used", hidden(json!(["sabotage", "local_infection"]))),
    ] {
        let refused = at(options, &position).expect_err(&position.to_string());
        assert!(refused.starts_with(word), "{options} {position}: {refused}");
    }
    let each = format!("{terrorist} bt_hidden_actions=each_once");
    at(&each, &hidden(json!(["sabotage", "local_infection"]))).unwrap();
    at("players=2 event_set=mix13", &json!({ "hospital": true, "special_orders": [1] })).unwrap();
}

/// The view of a game in words that [`Position`] reads.
fn written(game: &State) -> Value {
    let mut words = serde_json::to_value(game.view(Viewer::Omniscient)).unwrap();
    let fields = words.as_object_mut().unwrap();
    fields.retain(|_, value| !value.is_null());
    fields.remove("won");
    // These follow from others; a changed word would only be found to disagree with them.
    for derived in ["rate", "stations_left", "epidemics_discarded", "asked", "supply", "options"] {
        fields.remove(derived);
    }
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
            items
                .iter()
                .enumerate()
                .for_each(|(index, value)| leaves(value, &format!("{path}/{index}"), out));
        }
        Value::Number(_) | Value::String(_) => out.push(path.to_owned()),
        Value::Null | Value::Bool(_) => {}
    }
}

#[test]
fn p1_7_a_position_with_a_wrong_word_is_refused_or_can_be_played() {
    for (number, options) in [
        "players=2 epidemics=4",
        "players=3 epidemics=7 open_hands=false",
        "players=4 epidemics=6 infection_deck_empty=loss eradicate_on_cure=false",
        "players=5 one_quiet_night=next_infection_step consent=auto",
    ]
    .into_iter()
    .enumerate()
    {
        let mut dice = Dice(SplitMix(number as u64));
        for _ in 0..ROUNDS {
            let game = play_on(State::new(&options.parse().unwrap()).unwrap(), 60, &mut dice);
            let moves = dice.0.below(250);
            let game = play_on(game, moves, &mut dice);
            if game.pending() == Pending::Over || game.view(Viewer::Omniscient).turn == 0 {
                continue;
            }
            let mut words = written(&game);
            let mut paths = Vec::new();
            leaves(&words, "", &mut paths);
            let counts = |path: &&String| words.pointer(path).is_some_and(Value::is_number);
            let (rare, common): (Vec<_>, Vec<_>) = paths
                .iter()
                .partition(|path| path.starts_with("/frames") || counts(path) && !path.starts_with("/cubes"));
            let some = if dice.0.below(8) == 0 { common } else { rare };
            let path = some[dice.0.below(some.len() as u32) as usize];
            let other = words.pointer(&paths[dice.0.below(paths.len() as u32) as usize]).cloned();
            let small = json!(dice.0.below(10));
            let large = json!(255 - dice.0.below(3));
            let put =
                [small.clone(), small, large, other.unwrap_or_default()][dice.0.below(4) as usize].clone();
            *words.pointer_mut(path).unwrap() = put;
            if let Ok(game) = at(options, &words) {
                let text = words.to_string();
                let result =
                    std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| play_on(game, 400, &mut dice)));
                assert!(result.is_ok(), "{options}\n{text}");
            }
        }
    }
}
