//! P4.1 P4.4 Journeys: every step of the way that is shown is legal, and no way is shorter.

use kernel::{Game, Seat, Viewer};
use pandemic::{City, Journey, Pawn, Position, State};

fn game(position: serde_json::Value, options: &str) -> State {
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options.parse().unwrap(), &position).unwrap()
}

fn journeys(game: &State, pawn: Seat) -> Vec<Journey> {
    game.view(Viewer::Seat(Seat::default())).journeys(pawn)
}

fn to(journeys: &[Journey], city: City) -> Vec<String> {
    let journey = journeys.iter().find(|journey| journey.to() == city);
    journey.map_or_else(Vec::new, |journey| {
        journey.actions(Pawn::Own).map(|action| action.to_string()).collect()
    })
}

#[test]
fn p4_1_a_journey_follows_the_lines_as_far_as_the_actions_go() {
    let mut game =
        game(serde_json::json!({ "seats": { "0": { "role": "medic", "city": "atlanta" } } }), "players=2");
    let all = journeys(&game, Seat::default());
    assert_eq!(to(&all, City::Montreal), ["drive chicago", "drive montreal"]);
    assert_eq!(to(&all, City::Atlanta), [""; 0], "it is there already");
    assert!(all.iter().all(|journey| journey.steps.len() <= 4));
    assert!(all.is_sorted_by_key(|journey| journey.steps.len()));
    assert!(to(&all, City::Sydney).len() > 2);
    for journey in &all {
        let mut game = game.clone();
        for action in journey.actions(Pawn::Own) {
            game.act(Seat::default(), &action, &mut ()).unwrap();
        }
        assert_eq!(game.view(Viewer::Omniscient).seat(Seat::default()).city, journey.to());
    }
    for step in ["drive chicago", "drive atlanta", "drive chicago"] {
        game.act(Seat::default(), &step.parse().unwrap(), &mut ()).unwrap();
    }
    assert!(journeys(&game, Seat::default()).iter().all(|journey| journey.steps.len() == 1));
}

#[test]
fn p4_4_a_journey_takes_the_shuttle_where_that_is_shorter() {
    let position = serde_json::json!({
        "seats": { "0": { "role": "medic", "city": "chicago" } },
        "stations": ["atlanta", "istanbul"],
    });
    let game = game(position, "players=2");
    let all = journeys(&game, Seat::default());
    assert_eq!(to(&all, City::Baghdad), ["drive atlanta", "shuttle istanbul", "drive baghdad"]);
}

#[test]
fn p19_12_a_journey_does_not_pass_where_pawns_are_kept() {
    let position = serde_json::json!({
        "seats": { "0": { "role": "medic", "city": "atlanta" } },
        "cubes": { "chicago": { "blue": 1 } },
        "strain": { "colour": "blue", "in_force": ["government_interference"] },
    });
    let game = game(position, "players=2 module_strain=on");
    let all = journeys(&game, Seat::default());
    assert_eq!(to(&all, City::Chicago), ["drive chicago"]);
    assert_ne!(to(&all, City::Montreal).first().map(String::as_str), Some("drive chicago"));
}
