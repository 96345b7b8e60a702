//! Tests of Wreck: its cases, the conformance kit, and what cases cannot say.

use crate::game::{Action, Card, Diver, State, View};
use kernel::{Game, Seat, Standing, Viewer};
use std::path::Path;
use testkit::conformance::Kit;

#[test]
fn the_cases_pass() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/wreck/cases");
    testkit::cases::run_folder::<State>(&folder);
}

#[test]
fn the_conformance_kit_passes() {
    let kit = Kit::<State> {
        options: &["players=2", "players=3", "players=4", "players=3 sharks=1"],
        games: 40,
        starts: Vec::new(),
        most_moves: 60,
        every_action: Action::ALL.to_vec(),
        every_outcome: Card::ALL.to_vec(),
        kinds: &["Charted", "ChartedFaceDown", "Turned", "Decided", "Surfaced", "Fled", "sharks", "surfaced"],
        seen_at,
        twins,
    };
    kit.run();
}

/// What ended a game. On the way, every position is written and read back.
fn seen_at(game: &State) -> Vec<String> {
    let written = serde_json::to_string(&game.view(Viewer::Omniscient)).unwrap();
    let read: View = serde_json::from_str(&written).unwrap();
    assert_eq!(State::from_position(game.options(), &read).as_ref(), Ok(game), "{written}");
    game.ended_by().map(str::to_owned).into_iter().collect()
}

/// The game as `seat` could also imagine it: another chart exchanged for a card of the wreck, another sealed decision reversed.
fn twins(game: &State, seat: Seat) -> Vec<State> {
    let mut twins = Vec::new();
    for other in game.opposed(seat) {
        if let (Some(chart), Some(card)) = (game.divers[other].chart, game.deck.first()) {
            let mut twin = game.clone();
            twin.divers[other].chart = Some(card);
            twin.deck = game.deck.without(card).with(chart);
            twins.push(twin);
        }
        if let Some(decision) = game.divers[other].decision {
            let mut twin = game.clone();
            let reversed = if decision == Action::Stay { Action::Surface } else { Action::Stay };
            twin.divers[other].decision = Some(reversed);
            twins.push(twin);
        }
    }
    twins
}

#[test]
fn w4_2_the_most_treasure_wins_and_nobody_wins_with_nothing() {
    let standings = |banked: [u8; 3]| {
        let mut game = State::before("players=3".parse().unwrap());
        for (banked, seat) in banked.into_iter().zip(Seat::first(3)) {
            game.divers[seat] = Diver { surfaced: true, banked, ..Diver::default() };
        }
        game.standings().as_slice().to_vec()
    };
    assert_eq!(standings([4, 7, 7]), [Standing::Lost, Standing::Won, Standing::Won]);
    assert_eq!(standings([0, 0, 0]), [Standing::Lost; 3]);
}
