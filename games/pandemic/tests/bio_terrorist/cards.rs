//! P21.16 P21.17 P21.51 What cards tell: those that are discarded, and those of a Forecast.

use crate::{cities, game, play, seat, sent, told};
use kernel::{Audience, Dice, Game, Set, Viewer};
use pandemic::{City, Event, State};
use testkit::SplitMix;

#[test]
fn p21_17_who_saw_the_forecast_knows_the_card_that_is_drawn() {
    let position = serde_json::json!({
        "active": 1, "turn": 2, "step": "bt_turn_before",
        "seats": [{ "hand": ["forecast"] }, {}],
        "bio_terrorist": { "city": "lagos" },
    });
    let mut game = game("players=2 module_purple=bio_terrorist", position);
    play(&mut game, "s0 forecast");
    for card in ["cairo", "lima", "tokyo", "paris", "essen", "milan"] {
        play(&mut game, &format!("* reveal {card}"));
    }
    for card in ["cairo", "lima", "tokyo", "paris", "essen"] {
        play(&mut game, &format!("s0 place {card}"));
    }
    play(&mut game, "s2 draw");
    let log = play(&mut game, "* take cairo");
    let cairo = cities(&["cairo"]);
    for (viewer, known) in [
        (Viewer::Seat(seat(0)), cairo),
        (Viewer::Seat(seat(1)), cairo),
        (Viewer::Seat(seat(2)), cairo),
        (Viewer::Spectator, Set::EMPTY),
    ] {
        assert_eq!(game.view(viewer).bio_terrorist.unwrap().known, known, "{viewer:?}");
    }
    assert_eq!(told(&log, Viewer::Seat(seat(0))), [Event::BioTerroristDrewHidden]);
    for start in 0..20 {
        let view = game.view(Viewer::Seat(seat(1)));
        let world = State::sample_world(&view, &mut Dice(SplitMix(start))).view(Viewer::Omniscient);
        assert_eq!(world.bio_terrorist.unwrap().hand, Some(cairo));
    }
}

#[test]
fn p21_16_a_flight_leads_to_the_city_of_the_card_or_from_it() {
    let after = |position: serde_json::Value, flight: &str| {
        let mut game = game("players=2 module_purple=bio_terrorist", position);
        play(&mut game, flight);
        game.view(Viewer::Seat(seat(0))).bio_terrorist.unwrap().possible
    };
    let at = |city: &str, possible: &[&str]| {
        serde_json::json!({
            "step": "bio_terrorist",
            "seats": [{ "city": "paris" }, {}],
            "bio_terrorist": { "city": city, "hand": ["delhi"], "possible": possible },
        })
    };
    let near_delhi = [
        "delhi",
        "karachi",
        "kolkata",
        "mumbai",
        "chennai",
        "tehran",
        "baghdad",
        "riyadh",
        "moscow",
        "bangkok",
        "hong_kong",
        "jakarta",
    ];
    assert_eq!(after(at("lima", &["lima"]), "s2 direct delhi"), cities(&near_delhi));
    let anywhere: Set<City> = City::ALL.iter().copied().collect();
    let without_pawns = anywhere - cities(&["atlanta", "paris"]);
    assert_eq!(after(at("delhi", &["delhi"]), "s2 charter lima"), without_pawns);
    assert_eq!(
        after(at("delhi", &["delhi", "lima"]), "s2 charter lima"),
        after(at("lima", &["delhi", "lima"]), "s2 direct delhi")
    );
}

#[test]
fn p21_16_a_remote_infection_in_vain_looks_like_a_flight() {
    let position = |city: &str| {
        serde_json::json!({
            "step": "bio_terrorist",
            "seats": [{ "role": "medic", "city": "cairo" }, { "role": "scientist" }],
            "cures": { "purple": "cured" },
            "cubes": { "lima": { "purple": 1 } },
            "bio_terrorist": { "city": city, "hand": ["cairo"], "possible": ["tokyo", "osaka"] },
        })
    };
    let options = "players=2 module_purple=bio_terrorist";
    let mut game = game(options, position("tokyo"));
    let log = play(&mut game, "s2 remote_infection cairo");
    let seen = told(&log, Viewer::Seat(seat(0)));
    assert_eq!(seen, [Event::BioTerroristDiscarded { city: City::Cairo }]);
    assert!(log.iter().any(|(_, event)| matches!(event, Event::BioTerroristInVain { .. })));
}

fn forecast_before_the_bio_terrorist(options: &str) -> (State, Vec<(Audience, Event)>) {
    let position = serde_json::json!({
        "active": 1, "turn": 2, "step": "bt_turn_before",
        "seats": [{ "hand": ["forecast"] }, {}],
        "bio_terrorist": { "city": "lagos" },
    });
    let mut game = game(options, position);
    let mut log = play(&mut game, "s0 forecast");
    for card in ["cairo", "lima", "tokyo", "paris", "essen", "milan"] {
        log.extend(play(&mut game, &format!("* reveal {card}")));
    }
    (game, log)
}

#[test]
fn p21_51_a_forecast_is_hidden_from_the_bio_terrorist_and_onlookers() {
    let options = "players=2 module_purple=bio_terrorist";
    let (mut game, mut log) = forecast_before_the_bio_terrorist(options);
    assert_eq!(game.view(Viewer::Seat(seat(1))).forecast.len(), 6);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(game.view(viewer).forecast, Set::EMPTY, "{viewer:?}");
        let before = sent(&game.view(viewer)).to_string();
        let mut next = game.clone();
        play(&mut next, "s0 place lima");
        assert_eq!(sent(&next.view(viewer)).to_string(), before, "{viewer:?} sees the ordering");
    }
    for card in ["cairo", "lima", "tokyo", "paris", "essen"] {
        log.extend(play(&mut game, &format!("s0 place {card}")));
    }
    let looks = |event: &Event| matches!(event, Event::Revealed { .. } | Event::Forecast { .. });
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(!told(&log, viewer).iter().any(looks), "{viewer:?}");
        assert_eq!(game.view(viewer).infection_deck.len(), 1, "{viewer:?}");
    }
    assert_eq!(game.view(Viewer::Seat(seat(1))).infection_deck.len(), 7);

    let (game, log) = forecast_before_the_bio_terrorist(&format!("{options} bt_sees_forecast=true"));
    assert_eq!(game.view(Viewer::Seat(seat(2))).forecast.len(), 6);
    assert!(told(&log, Viewer::Seat(seat(2))).iter().any(looks));
    assert!(
        !told(&log, Viewer::Spectator).iter().any(looks) || game.view(Viewer::Spectator).forecast.len() == 6
    );
}

#[test]
fn p21_51_the_troubleshooters_look_is_never_seen_by_the_bio_terrorist() {
    let position = serde_json::json!({
        "turn": 3, "active": 1, "step": "turn_end",
        "seats": [{ "role": "troubleshooter" }, { "role": "medic" }],
        "bio_terrorist": { "city": "lagos" },
    });
    let options = "players=2 module_purple=bio_terrorist role_packs=both bt_sees_forecast=true";
    let mut game = game(options, position);
    let log = [play(&mut game, "* reveal cairo"), play(&mut game, "* reveal lima")].concat();
    for (viewer, cards) in [(Viewer::Seat(seat(1)), 2), (Viewer::Seat(seat(2)), 0), (Viewer::Spectator, 0)] {
        let looked = told(&log, viewer).iter().filter(|event| matches!(event, Event::Looked { .. })).count();
        assert_eq!(looked, cards, "{viewer:?}");
        assert_eq!(game.view(viewer).infection_deck.len(), 1 + cards, "{viewer:?}");
    }
}

#[test]
fn p21_51_the_bio_terrorist_sees_the_players_hands_if_the_option_says_so() {
    let hands = |options: &str| {
        let position =
            serde_json::json!({ "seats": [{ "hand": ["lima", "airlift"] }, { "hand": ["paris"] }] });
        let game = game(options, position);
        [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator]
            .map(|viewer| game.view(viewer).seats[0].hand.is_some())
    };
    assert_eq!(hands("players=2 module_purple=bio_terrorist"), [true, true, true]);
    assert_eq!(hands("players=2 module_purple=bio_terrorist bt_sees_pl_hands=false"), [true, false, false]);
    assert_eq!(hands("players=2 module_purple=bio_terrorist open_hands=false"), [false, false, false]);
}
