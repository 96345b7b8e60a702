//! O3.3 O4.6 O21.20 Draws are keyed by places: no two tiles of a pile lie at the same one.

use kernel::{End, Entropy, Game, Pending, Seat, Shuffle};
use outlive::{Position, State};
use std::collections::BTreeSet;

/// Notes the places that are asked for, and answers always the same.
#[derive(Default)]
struct Places {
    asked: BTreeSet<(Shuffle, u32)>,
    times: usize,
}

impl Entropy for Places {
    fn draw(&mut self, _shuffle: Shuffle, _end: End, cards: u64) -> u8 {
        cards.trailing_zeros() as u8
    }
    fn marked(&mut self, _shuffle: Shuffle, _left: u32, _of: u32) -> bool {
        false
    }
    fn pick(&mut self, shuffle: Shuffle, place: u32, of: u32) -> u32 {
        self.asked.insert((shuffle, place));
        self.times += 1;
        place % of
    }
}

#[test]
fn o21_20_every_tile_that_is_looked_at_has_a_place_of_its_own() {
    let position = serde_json::json!({
        "visit": { "seat": 0, "hero": "h5", "area": "forest" },
        "seats": {
            "0": {
                "tokens": { "ammo": 8 },
                "repaired": ["thermal_sensor"],
                "heroes": { "h3a": "dam", "h3b": "mine", "h4": "blackwood" },
            },
        },
    });
    let position: Position = serde_json::from_value(position).unwrap();
    let mut game = State::from_position(&"players=4".parse().unwrap(), &position).unwrap();
    let mut places = Places::default();
    for action in ["use thermal_sensor", "hunt 1 ammo"] {
        let action = action.parse().unwrap();
        game.act(Seat::default(), &action, &mut ()).unwrap();
        while game.pending() == Pending::Chance {
            let outcome = game.sample(&mut places).unwrap();
            game.resolve(&outcome, &mut ()).unwrap();
        }
    }
    assert_eq!(places.times, 9 + 1, "nine below the top, and the one that comes to the top");
    assert!(places.asked.len() >= 9, "{:?}", places.asked);
}

#[test]
fn o3_9_no_two_tiles_of_set_up_lie_at_one_place() {
    let mut game = State::new(&"players=4".parse().unwrap()).unwrap();
    let mut places = Places::default();
    while game.pending() == Pending::Chance {
        let outcome = game.sample(&mut places).unwrap();
        game.resolve(&outcome, &mut ()).unwrap();
    }
    assert_eq!(places.asked.len(), places.times, "three open prey tiles and 24 rooms");
}
