//! T9.1 In the action phase a decision made in the same instant as another's holds if it still means the same.

use kernel::{Game, Seat, Viewer};
use tokyo::{Action, Position, State};

/// Whether a decision holds if this comes before it.
fn holds(decision: &str, first: &str) -> bool {
    let position: Position = serde_json::from_value(serde_json::json!({
        "seats": {
            "0": { "area": "shibuya" },
            "1": { "area": "shinjuku", "equipment": ["helmet"], "hand": ["guts"] },
        },
        "slots": { "shibuya_1": { "goods": "maid" } },
    }))
    .unwrap();
    let game = State::from_position(&"players=2".parse().unwrap(), &position).unwrap();
    let said = |line: &str| {
        let (seat, action) = line.split_once(' ').unwrap();
        (seat.parse::<Seat>().unwrap(), action.parse::<Action>().unwrap())
    };
    let mut after = game.clone();
    let (other, others) = said(first);
    after.act(other, &others, &mut ()).unwrap();
    let (seat, action) = said(decision);
    let eyes = Viewer::Seat(seat);
    State::still_meant(&game.view(eyes), &after.view(eyes), seat, &action)
}

#[test]
fn t9_1_who_acts_in_the_same_instant_means_what_they_say() {
    assert!(holds("s0 end", "s1 end"));
    assert!(holds("s0 move shinjuku", "s1 end"));
    assert!(holds("s0 buy shibuya_1", "s1 unequip helmet"), "the slot is as it was");
    assert!(!holds("s0 end", "s1 move akiba"), "a check is open");
}
