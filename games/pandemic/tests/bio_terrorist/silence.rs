//! P21.5 P21.11 P21.28 P21.49 P21.50 P21.52 What everybody learns, and what leaves no trace.

use crate::{game, in_many_games, others, play, seat, sent, terrorist, told};
use kernel::{Game, Seat, Set, Uniform, Viewer};
use pandemic::{Action, City, Event, Movement, State};

#[test]
fn p21_50_nobody_else_is_sent_the_city_the_hand_or_what_is_left_of_the_turn() {
    in_many_games(8, |game, line, _| {
        let all = game.view(Viewer::Omniscient);
        let Some(real) = all.bio_terrorist else { return };
        let pawns: Set<City> = all.team().iter().map(|seat| all.seat(seat).city).collect();
        for viewer in others(game) {
            let view = game.view(viewer);
            let known = view.bio_terrorist.unwrap();
            let on_the_board = real.city.filter(|&city| pawns.contains(city));
            assert_eq!(known.city, on_the_board, "{viewer:?} before {line}");
            assert!(known.known.is_subset(real.known), "{viewer:?} before {line}");
            if let Some(city) = real.city {
                assert!(known.possible.contains(city), "{city} is possible, {viewer:?} before {line}");
            }
            let sent = sent(&view);
            for secret in ["hand", "moves_left", "actions_left", "hidden_used"] {
                assert!(sent["bio_terrorist"][secret].is_null(), "{secret}, {viewer:?} before {line}");
            }
            let dealt = sent["infection_deck"]["dealt"].as_array().unwrap();
            assert!(
                dealt.iter().all(|cards| cards.as_array().unwrap().is_empty()),
                "{viewer:?} before {line}"
            );
        }
        let mut next = game.clone();
        let secret = |event: &Event| {
            matches!(
                event,
                Event::BioTerroristBegan { .. }
                    | Event::BioTerroristMoved { .. }
                    | Event::BioTerroristPassed
                    | Event::BioTerroristInVain { .. }
                    | Event::BioTerroristDrew { .. }
            )
        };
        let log = play(&mut next, line);
        for viewer in others(game) {
            assert!(!told(&log, viewer).iter().any(secret), "{viewer:?} is told of {line}");
        }
    });
}

/// P21.11 P21.52 Steps through empty cities, passing and infections that come to nothing: the others are sent nothing, and
/// cannot tell afterwards how many there were.
#[test]
fn p21_52_silent_actions_leave_no_trace() {
    let mut silent_actions = 0;
    in_many_games(8, |game, _, dice| {
        let Some(own) = terrorist(game) else { return };
        let ends = |game: &State| game.check(own, &Action::End).is_ok();
        if !ends(game) {
            return;
        }
        let mut quiet = game.clone();
        for _ in 0..3 {
            let mut actions = Vec::new();
            quiet.legal_actions(own, &mut actions);
            actions.retain(|&action| is_silent(&quiet, own, action));
            if actions.is_empty() {
                break;
            }
            let action = actions[dice.0.below(actions.len() as u32) as usize];
            let mut log = Vec::new();
            quiet.act(own, &action, &mut log).unwrap();
            silent_actions += 1;
            for viewer in others(game) {
                assert_eq!(told(&log, viewer), [], "{viewer:?} is told of {action}");
                assert_eq!(quiet.view(viewer), game.view(viewer), "{viewer:?} notices {action}");
                assert_eq!(quiet.pending(), game.pending(), "{viewer:?} notices {action}");
            }
        }
        let mut at_once = game.clone();
        let end = format!("{own} end");
        let (early, late) = (play(&mut at_once, &end), play(&mut quiet, &end));
        for viewer in others(game) {
            assert_eq!(told(&early, viewer), told(&late, viewer), "{viewer:?}");
            assert_eq!(at_once.view(viewer), quiet.view(viewer), "{viewer:?}");
        }
    });
    assert!(silent_actions > 1000, "{silent_actions}");
}

/// Whether nothing of this action can be seen, by the rules.
fn is_silent(game: &State, own: Seat, action: Action) -> bool {
    let all = game.view(Viewer::Omniscient);
    let pawns: Set<City> = all.team().iter().map(|seat| all.seat(seat).city).collect();
    let city = all.bio_terrorist.and_then(|terrorist| terrorist.city);
    if city.is_some_and(|city| pawns.contains(city)) {
        return action == Action::Pass;
    }
    if let Action::Move { by: Movement::Drive, to, .. } = action {
        return !pawns.contains(to);
    }
    let in_vain = || {
        let mut next = game.clone();
        let _ = next.act(own, &action, &mut ());
        next.view(Viewer::Omniscient).cubes == all.cubes && next.view(Viewer::Omniscient).ended_by.is_none()
    };
    action == Action::Pass || action == Action::LocalInfection && in_vain()
}

/// Who is asked in a window does not tell the Bio-Terrorist who holds an event.
#[test]
fn p21_52_a_window_does_not_tell_what_is_in_a_hand_the_bio_terrorist_does_not_see() {
    let asked = |hand: [&str; 1]| {
        let position = serde_json::json!({
            "active": 1, "turn": 2, "step": "bt_turn_before",
            "seats": [{ "hand": hand }, { "hand": ["paris"] }],
            "bio_terrorist": { "city": "lagos" },
        });
        let game = game("players=2 module_purple=bio_terrorist bt_sees_pl_hands=false", position);
        game.view(Viewer::Seat(seat(2))).asked
    };
    assert_eq!(asked(["airlift"]), asked(["tokyo"]));
}

#[test]
fn p21_28_steps_are_seen_as_they_happen() {
    let position = serde_json::json!({
        "step": "bio_terrorist",
        "seats": [{ "city": "paris" }, {}],
        "bio_terrorist": { "city": "milan" },
    });
    let mut game = game("players=2 module_purple=bio_terrorist", position);
    let came = play(&mut game, "s2 drive paris");
    let went = play(&mut game, "s2 drive london");
    for viewer in others(&game) {
        assert_eq!(told(&came, viewer), [Event::BioTerroristAppeared { city: City::Paris }]);
        assert_eq!(told(&went, viewer), [Event::BioTerroristVanished { city: City::Paris }]);
    }
}

#[test]
fn p21_5_where_the_bio_terrorist_begins_is_shown_to_nobody_else() {
    let position = serde_json::json!({ "turn": 2, "active": 1, "step": "bio_terrorist" });
    let mut game = game("players=2 module_purple=bio_terrorist", position);
    let before = game.clone();
    let log = play(&mut game, "s2 begin lagos");
    for viewer in others(&game) {
        assert_eq!(told(&log, viewer), []);
        assert_eq!(game.view(viewer), before.view(viewer));
    }
    assert_eq!(told(&log, Viewer::Seat(seat(2))), [Event::BioTerroristBegan { city: City::Lagos }]);
}

#[test]
fn p21_49_what_shows_is_told_to_all() {
    let position = serde_json::json!({
        "turn": 2, "active": 1, "step": "bio_terrorist",
        "stations": ["atlanta", "lima"],
        "bio_terrorist": { "captor": 0, "hand": ["lima", "osaka", "tokyo"] },
    });
    let mut game = game("players=2 module_purple=bio_terrorist bt_hidden_actions=each_once", position);
    let escape = play(&mut game, "s2 escape osaka");
    let sabotage = play(&mut game, "s2 sabotage lima");
    let end = play(&mut game, "s2 end");
    for viewer in others(&game) {
        let view = game.view(viewer);
        let known = view.bio_terrorist.unwrap();
        assert_eq!((known.hand_count, known.captor, view.infection_deck_left()), (1, None, 45));
        assert_eq!(
            told(&escape, viewer),
            [
                Event::BioTerroristDiscarded { city: City::Osaka },
                Event::BioTerroristEscaped { city: City::Osaka }
            ]
        );
        assert_eq!(
            told(&sabotage, viewer),
            [Event::BioTerroristDiscarded { city: City::Lima }, Event::Sabotaged { city: City::Lima }]
        );
        assert_eq!(told(&end, viewer).first(), Some(&Event::BioTerroristTurnEnded));
    }
}
