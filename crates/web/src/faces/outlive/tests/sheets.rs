//! What a terminal tells: rooms, tiles, events, leaders that are looked up, what actions ask for and do.

use super::{Group, options, people, play_busily};
use crate::face::Face;
use crate::tests::{assert_all_are_found, legal};
use kernel::{Game, Seat, Viewer};
use outlive::{Area, Equipment, EventCard, Leader, Position, Room, State};
use serde_json::json;

#[test]
fn everything_is_looked_up_by_its_word() {
    let state = State::new(&options("players=2")).unwrap();
    assert_all_are_found(&state, Room::ALL.iter().map(|room| room.word()));
    assert_all_are_found(&state, Equipment::ALL.iter().map(|kind| kind.word()));
    assert_all_are_found(&state, EventCard::ALL.iter().map(|card| card.word()));
    assert_all_are_found(&state, Leader::ALL.iter().map(|leader| leader.word()));
    assert_all_are_found(&state, Area::ALL.iter().map(|area| area.word()));
}

/// O9.5 O22.12 The number on a prey tile decides the meat: what it endures more stands beside it.
#[test]
fn raised_prey_still_shows_its_kind() {
    let position: Position = serde_json::from_value(json!({
        "turn": 1, "events": { "1": "mutant_animals" }, "prey": { "forest": { "top": "prey_4" } },
    }))
    .unwrap();
    let state = State::from_position(&options("players=2"), &position).unwrap();
    let told = State::plain(i18n::english(), &state.view(Viewer::Spectator), &people());
    assert!(told.contains("prey of endurance 4, now 5 (Mutant animals)"), "{told}");
}

/// What is chosen says what it is good for: rooms, leaders, tiles, events, hunts.
#[test]
fn choices_say_what_they_do() {
    let explained = [
        Group::Rooms,
        Group::FreeRoom,
        Group::Leader,
        Group::Place,
        Group::Move,
        Group::Hunt,
        Group::Take,
        Group::Resolve,
        Group::Build,
        Group::Repair,
    ];
    let mut seen = [false; 10];
    for seed in 0..4 {
        play_busily(&options("players=2"), 40 + seed, |state, _| {
            for seat in state.pending().seats().iter() {
                let view = state.view(Viewer::Seat(seat));
                for action in legal(state, seat) {
                    let kind = explained.iter().position(|&group| group == Group::of(action));
                    let Some(kind) = kind else { continue };
                    let about = State::about(i18n::english(), &view, &people(), seat, &action);
                    assert!(
                        about.own.iter().chain(&about.printed).any(|line| line.len() > 6),
                        "{action}: {about:?}"
                    );
                    seen[kind] = true;
                }
            }
        });
    }
    assert_eq!(seen, [true; 10]);
}

/// What the night asks for stands on the table before it comes.
#[test]
fn the_table_says_what_the_night_will_cost() {
    let mut nights = 0;
    play_busily(&options("players=2"), 7, |state, _| {
        let told = State::plain(i18n::english(), &state.view(Viewer::Seat(Seat::default())), &people());
        nights += u32::from(told.contains("Tonight: Food (needs "));
    });
    assert!(nights > 20);
}
