//! O6.6 O6.8 Movement, in every position of a player's heroes.

use kernel::{Game, Seat};
use outlive::{Action, Area, Hero, Options, Position, State};

/// Seat 0 has its h3a in one area and three active heroes in others; every row it could use is taken.
fn with_heroes(at: Area, others: [Area; 3]) -> State {
    let active = |area: Area, row: u8| match area {
        Area::CargoShip => format!(r#"{{"area":"{area}","active":true,"row":{row}}}"#),
        area => format!(r#"{{"area":"{area}","active":true}}"#),
    };
    let text = format!(
        r#"{{"seats":{{"0":{{"heroes":{{"h3a":"{at}","h3b":{},"h4":{},"h5":{}}}}},
                     "1":{{"heroes":{{"h3a":{{"area":"cargo_ship","active":true,"row":3}},"h4":"dam","h5":"forest"}}}}}}}}"#,
        active(others[0], 3),
        active(others[1], 4),
        active(others[2], 5)
    );
    let position: Position = serde_json::from_str(&text).unwrap();
    let options: Options = "players=2".parse().unwrap();
    State::from_position(&options, &position).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// O6.8 A hero is closed in only where the Cargo Ship is one of its four ends.
#[test]
fn who_can_be_closed_in() {
    let mut closed_in = Vec::new();
    for &at in Area::ALL {
        let free: Vec<Area> = Area::ALL.iter().copied().filter(|&area| area != at).collect();
        let mut ways = 0;
        for (first, &one) in free.iter().enumerate() {
            for (second, &two) in free.iter().enumerate().skip(first + 1) {
                for &three in &free[second + 1..] {
                    let game = with_heroes(at, [one, two, three]);
                    let mut moves = Vec::new();
                    game.legal_actions(Seat::new(0).unwrap(), &mut moves);
                    let own = |action: &&Action| matches!(action, Action::Move { hero: Hero::H3a, .. });
                    let count = moves.iter().filter(own).count();
                    assert!(count <= 4 && count == moves.len());
                    ways += usize::from(count == 0);
                }
            }
        }
        if ways > 0 {
            assert_eq!(ways, 1, "{at}");
            closed_in.push(at);
        }
    }
    assert_eq!(closed_in, [Area::SilentPeak, Area::Mine, Area::Fairground, Area::Blackwood]);
}
