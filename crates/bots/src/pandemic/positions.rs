//! Positions in which one decision is clearly right.

use super::known::{Known, steps};
use super::outlook::Outlook;
use crate::Roster;
use kernel::{Game, Seat, Viewer};
use pandemic::{Action, City, Position, State};
use serde_json::{Value, json};

/// What every level that plans decides in this seat.
fn decision(options: &str, seat: u8, position: Value) -> String {
    let decided = decided_by("teammate", options, seat, position.clone());
    assert_eq!(decided_by("careful", options, seat, position), decided, "careful, teammate");
    decided
}

/// What a bot of this level decides in this seat.
fn decided_by(level: &str, options: &str, seat: u8, position: Value) -> String {
    let position: Position = serde_json::from_value(position).unwrap();
    let state = State::from_position(&options.parse().unwrap(), &position).unwrap();
    let seat = Seat::new(seat).unwrap();
    let mut legal: Vec<Action> = Vec::new();
    state.legal_actions(seat, &mut legal);
    assert!(!legal.is_empty(), "{seat} is not asked");
    let mut bot = State::bot(level, 1).unwrap();
    bot.decide(&state.view(Viewer::Seat(seat)), seat, &legal).to_string()
}

const BIO_TERRORIST: &str = "players=2 module_purple=bio_terrorist";

#[test]
fn a_bio_terrorist_who_is_seen_is_captured() {
    let position = json!({
        "seats": { "0": { "role": "scientist", "city": "cairo", "actions_left": 1 }, "1": { "role": "medic" } },
        "bio_terrorist": { "city": "cairo", "hand": ["lima", "tokyo"] },
    });
    assert_eq!(decision(BIO_TERRORIST, 0, position), "capture");
}

#[test]
fn a_bio_terrorist_who_was_seen_next_door_is_looked_for() {
    let position = json!({
        "seats": { "0": { "role": "scientist", "city": "algiers", "actions_left": 2 }, "1": { "role": "medic" } },
        "bio_terrorist": { "city": "cairo", "hand": ["lima", "tokyo"], "possible": ["cairo"] },
    });
    assert_eq!(decision(BIO_TERRORIST, 0, position), "drive cairo");
}

#[test]
fn a_captured_bio_terrorist_escapes() {
    let position = json!({
        "step": "bio_terrorist",
        "seats": { "0": { "role": "scientist", "city": "paris" }, "1": { "role": "medic", "city": "paris" } },
        "bio_terrorist": { "captor": 0, "hand": ["london", "tokyo"], "actions_left": 2 },
    });
    assert_eq!(decision(BIO_TERRORIST, 2, position), "escape tokyo");
}

#[test]
fn the_bio_terrorist_takes_the_outbreak_that_wins() {
    let position = json!({
        "step": "bio_terrorist",
        "outbreaks": 7,
        "cubes": { "lima": { "purple": 3 } },
        "bio_terrorist": { "city": "tokyo", "hand": ["lima", "paris"], "moves_left": 1, "actions_left": 2 },
    });
    assert_eq!(decision(BIO_TERRORIST, 2, position), "remote_infection lima");
}

#[test]
fn the_field_operative_cures_with_samples() {
    let position = json!({
        "seats": { "0": {
            "role": "field_operative", "city": "atlanta", "hand": ["tokyo", "seoul", "osaka"],
            "samples": { "red": 3 }, "actions_left": 1,
        } },
    });
    assert_eq!(decision("players=2 role_packs=brink", 0, position), "cure red samples");
}

#[test]
fn the_fourth_cure_wins_when_no_purple_is_left() {
    let position = json!({
        "seats": { "0": { "role": "researcher", "city": "lima", "actions_left": 1 } },
        "cures": { "blue": "eradicated", "black": "eradicated", "red": "eradicated", "yellow": "cured" },
        "cubes": { "lima": { "purple": 1, "yellow": 3 }, "santiago": { "yellow": 3 } },
    });
    assert_eq!(decision("players=2 module_purple=mutation", 0, position), "treat purple");
}

#[test]
fn the_purple_cure_wins_when_purple_is_too_far_spread() {
    let position = json!({
        "seats": { "0": {
            "role": "researcher", "city": "atlanta", "hand": ["lima", "tokyo", "cairo", "delhi", "paris"],
            "actions_left": 1,
        } },
        "cures": { "blue": "eradicated", "black": "eradicated", "red": "eradicated", "yellow": "cured" },
        "cubes": { "lima": { "purple": 1 }, "atlanta": { "purple": 1 }, "sydney": { "purple": 2, "yellow": 1 } },
    });
    assert_eq!(decision("players=2 module_purple=mutation", 0, position), "cure purple");
}

#[test]
fn a_plan_may_fly_by_charter_and_bring_others_together() {
    let position: Position = serde_json::from_value(json!({
        "seats": {
            "0": { "role": "dispatcher", "city": "paris", "hand": ["lima", "cairo", "paris"] },
            "1": { "role": "medic", "city": "cairo" },
            "2": { "role": "scientist", "city": "tokyo" },
        },
    }))
    .unwrap();
    let state = State::from_position(&"players=3".parse().unwrap(), &position).unwrap();
    let seat = Seat::default();
    let (view, mut legal, mut options) = (state.view(Viewer::Seat(seat)), Vec::new(), Vec::new());
    let known = Known::new(&view, seat);
    Outlook::new(&known).options(&mut options);
    state.legal_actions(seat, &mut legal);
    let written: Vec<String> = options.iter().map(Action::to_string).collect();
    for action in
        ["charter tokyo", "rendezvous s1 tokyo", "rendezvous s1 paris", "direct s2 lima", "charter s1 tokyo"]
    {
        assert!(written.iter().any(|option| option == action), "no {action} in {written:?}");
    }
    let strays: Vec<_> = options.iter().filter(|option| !legal.contains(option)).collect();
    assert!(strays.is_empty(), "not legal: {strays:?}");
}

#[test]
fn the_archivist_takes_back_the_card_that_completes_a_set() {
    let position = json!({
        "seats": { "0": {
            "role": "archivist", "city": "atlanta", "hand": ["chicago", "paris", "london", "essen"],
            "actions_left": 2,
        } },
        "player_discard": ["atlanta"],
    });
    assert_eq!(decision("players=2 role_packs=brink", 0, position), "retrieve");
}

#[test]
fn the_epidemiologist_obtains_the_missing_card() {
    let position = json!({
        "seats": {
            "0": {
                "role": "epidemiologist", "city": "atlanta",
                "hand": ["chicago", "paris", "london", "essen"], "actions_left": 2,
            },
            "1": { "role": "medic", "city": "atlanta", "hand": ["milan"] },
        },
    });
    assert_eq!(decision("players=2 role_packs=brink", 0, position), "obtain s1 milan");
}

#[test]
fn the_strain_is_treated_where_it_holds_the_pawn() {
    let position = json!({
        "seats": { "0": {
            "role": "scientist", "city": "chicago", "hand": ["paris", "london", "essen", "milan"],
            "actions_left": 3,
        } },
        "cubes": { "chicago": { "red": 1 } },
        "strain": { "colour": "red", "drawn": ["government_interference"], "in_force": ["government_interference"] },
        "epidemics_drawn": 1,
    });
    assert_eq!(decision("players=2 module_strain=on", 0, position), "treat red");
}

#[test]
fn a_remote_treatment_stops_the_outbreak_to_come() {
    let position = json!({
        "step": "before_infection",
        "seats": { "1": { "hand": ["remote_treatment"] } },
        "cubes": { "lima": { "yellow": 3 } },
        "infection_deck": { "top": ["lima"] },
    });
    assert_eq!(decision("players=2 event_set=mix13", 1, position), "remote_treatment");
}

#[test]
fn the_station_goes_before_the_cure_is_found() {
    let position = json!({
        "step": "bio_terrorist",
        "seats": { "0": {
            "role": "scientist", "city": "chicago", "hand": ["lima", "lagos", "miami", "bogota"],
        } },
        "bio_terrorist": { "city": "tokyo", "hand": ["atlanta"], "moves_left": 1, "actions_left": 2 },
    });
    assert_eq!(decision(BIO_TERRORIST, 2, position), "sabotage atlanta");
}

#[test]
fn the_bio_terrorist_begins_far_from_the_others() {
    let begun = decision(BIO_TERRORIST, 2, json!({ "step": "bio_terrorist" }));
    let city: City = begun.strip_prefix("begin ").unwrap().parse().unwrap();
    assert!(steps(City::Atlanta, city) >= 3, "{begun}");
}

/// The first seat, whose turn ends, holds an Airlift; the second has the cards of the last cure, which is urgent.
fn last_cure(city: &str) -> Value {
    json!({
        "step": "turn_end",
        "seats": {
            "0": { "role": "medic", "city": "paris", "hand": ["airlift"] },
            "1": { "role": "scientist", "city": city, "hand": ["tokyo", "seoul", "osaka", "manila"] },
        },
        "cures": { "blue": "eradicated", "black": "eradicated", "yellow": "eradicated" },
        "cubes": { "tokyo": { "red": 3 }, "seoul": { "red": 3 }, "beijing": { "red": 3 }, "jakarta": { "red": 3 } },
        "outbreaks": 7,
    })
}

#[test]
fn an_airlift_before_the_next_turn_lets_the_other_find_the_last_cure() {
    let airlift = decided_by("careful", "players=2", 0, last_cure("johannesburg"));
    assert!(airlift.starts_with("airlift s1"), "{airlift}");
}

#[test]
fn an_airlift_that_does_not_help_is_kept() {
    assert_eq!(decided_by("careful", "players=2", 0, last_cure("chicago")), "pass");
}

/// The second seat holds this event. Lima is full, and its card lies in the discard.
fn lima_is_full(step: &str, event: &str) -> Value {
    json!({
        "step": step,
        "seats": {
            "0": { "role": "medic", "city": "paris" },
            "1": { "role": "scientist", "city": "tokyo", "hand": [event] },
        },
        "cubes": { "lima": { "yellow": 3 }, "bogota": { "yellow": 3 }, "essen": { "blue": 1 } },
        "infection_discard": ["lima", "essen"],
    })
}

#[test]
fn what_is_in_the_discard_is_removed_when_it_is_about_to_come_back() {
    let resilient = |step| decided_by("expert", "players=2", 1, lima_is_full(step, "resilient_population"));
    assert_eq!(resilient("turn_end"), "pass");
    assert_eq!(resilient("epidemic_infected"), "resilient_population lima");
}

#[test]
fn a_forecast_waits_until_a_city_may_come_to_harm() {
    let forecast = |top: Value| {
        let mut position = lima_is_full("before_infection", "forecast");
        position["infection_discard"] = json!([]);
        position["infection_deck"] = json!({ "top": top });
        decided_by("expert", "players=2", 1, position)
    };
    assert_eq!(forecast(json!([])), "pass");
    assert_eq!(forecast(json!(["lima", "tokyo", "cairo", "lagos", "osaka", "delhi"])), "forecast");
    assert_eq!(forecast(json!(["lima", "bogota"])), "forecast");
}

#[test]
fn a_quiet_night_is_kept_for_a_worse_one() {
    let quiet = |cubes: Value, top: Value| {
        let position = json!({
            "step": "turn_end",
            "seats": {
                "0": { "role": "medic", "city": "paris" },
                "1": { "role": "scientist", "city": "tokyo", "hand": ["one_quiet_night"] },
            },
            "cubes": cubes,
            "infection_deck": { "top": top },
        });
        decided_by("master", "players=2", 1, position)
    };
    assert_eq!(quiet(json!({ "lima": { "yellow": 1 } }), json!([])), "pass");
    let full = json!({
        "lima": { "yellow": 3 }, "bogota": { "yellow": 3 }, "sao_paulo": { "yellow": 3 }, "santiago": { "yellow": 3 },
    });
    assert_eq!(quiet(full, json!(["lima", "bogota"])), "one_quiet_night");
}
