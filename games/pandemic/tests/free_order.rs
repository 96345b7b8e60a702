//! P3.2 Where several seats may act, a decision made in the same instant as another's holds if it still means the same.

use kernel::{Game, Seat, Viewer};
use pandemic::{Action, Position, State};

fn position() -> State {
    let position = serde_json::json!({
        "seats": {
            "0": { "role": "medic", "hand": ["chicago"] },
            "1": { "role": "scientist", "hand": ["airlift", "one_quiet_night", "miami"] },
        },
    });
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&"players=2".parse().unwrap(), &position).unwrap()
}

/// Whether a decision holds if this comes before it.
fn holds(decision: &str, first: &str) -> bool {
    let (game, mut after) = (position(), position());
    let said = |line: &str| {
        let (seat, action) = line.split_once(' ').unwrap();
        (seat.parse::<Seat>().unwrap(), action.parse::<Action>().unwrap())
    };
    let (seat, action) = said(decision);
    game.check(seat, &action).unwrap();
    let (other, others) = said(first);
    after.act(other, &others, &mut ()).unwrap();
    let eyes = Viewer::Seat(seat);
    State::still_meant(&game.view(eyes), &after.view(eyes), seat, &action)
}

#[test]
fn p3_2_events_are_meant_as_long_as_the_action_step_lasts() {
    assert!(holds("s1 one_quiet_night", "s0 drive chicago"));
    assert!(holds("s1 airlift s0 lima", "s0 drive chicago"));
    assert!(!holds("s1 one_quiet_night", "s0 end"));
}

#[test]
fn p3_2_actions_are_meant_where_the_pawns_stood() {
    assert!(holds("s0 drive chicago", "s1 one_quiet_night"));
    assert!(!holds("s0 drive chicago", "s1 airlift s0 lagos"));
    assert!(!holds("s1 pass", "s0 drive chicago"));
}
