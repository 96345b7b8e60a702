//! I1 I2 I3 I4 Who sees what.

use kernel::{Audience, Game, Seat, Viewer};
use pandemic::{Card, City, Event, EventCard, Options, Position, State};

fn game(options: &str, position: serde_json::Value) -> State {
    let options: Options = options.parse().unwrap();
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options, &position).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn two_hands() -> serde_json::Value {
    serde_json::json!({ "seats": [{ "hand": ["lima", "airlift"] }, { "hand": ["paris"] }] })
}

#[test]
fn i1_an_onlooker_never_sees_more_than_every_seat() {
    for options in ["players=2", "players=2 open_hands=false"] {
        let game = game(options, two_hands());
        let spectator = game.view(Viewer::Spectator);
        for (number, shown) in spectator.seats.iter().enumerate() {
            if shown.hand.is_some() {
                let other = seat(1 - number as u8);
                assert_eq!(game.view(Viewer::Seat(other)).seats[number].hand, shown.hand);
            }
        }
    }
    let nobody = game("players=2 spectator_view=none", two_hands()).view(Viewer::Spectator);
    assert!(nobody.seats.iter().all(|seat| seat.hand.is_none()));
}

#[test]
fn i2_a_closed_hand_is_a_number_to_the_others() {
    let mut game = game("players=2 open_hands=false", two_hands());
    let own = game.view(Viewer::Seat(seat(0)));
    let other = game.view(Viewer::Seat(seat(1)));
    assert_eq!(own.seats[0].hand.map(|hand| hand.len()), Some(2));
    assert_eq!((other.seats[0].hand, other.seats[0].hand_count), (None, 2));
    assert!(other.unseen.contains(Card::City(City::Lima)));
    assert!(!own.unseen.contains(Card::City(City::Lima)));

    let mut log = Vec::new();
    for action in ["end", "pass"] {
        let _ = game.act(seat(0), &action.parse().unwrap(), &mut log);
    }
    let _ = game.act(seat(1), &"pass".parse().unwrap(), &mut log);
    game.resolve(&"draw tokyo".parse().unwrap(), &mut log).unwrap();
    let told = |viewer: Viewer| {
        let mut told: Vec<Event> = Vec::new();
        for (audience, event) in &log {
            let drawn = matches!(event, Event::Drew { .. } | Event::DrewHidden { .. });
            if audience.includes(viewer) && drawn {
                told.push(*event);
            }
        }
        told
    };
    let drew = Event::Drew { seat: seat(0), card: Card::City(City::Tokyo) };
    assert_eq!(told(Viewer::Seat(seat(0))), [drew]);
    assert_eq!(told(Viewer::Seat(seat(1))), [Event::DrewHidden { seat: seat(0) }]);
    assert_eq!(told(Viewer::Spectator), [Event::DrewHidden { seat: seat(0) }]);
}

#[test]
fn i3_everybody_sees_which_card_a_share_moves() {
    let mut game = game(
        "players=3 open_hands=false consent=auto",
        serde_json::json!({ "seats": [{ "hand": ["atlanta"] }, {}, {}] }),
    );
    let mut log = Vec::new();
    game.act(seat(0), &"give s1 atlanta".parse().unwrap(), &mut log).unwrap();
    assert!(log.iter().any(|(audience, event)| {
        matches!(event, Event::Shared { card: City::Atlanta, .. }) && *audience == Audience::All
    }));
    assert!(game.view(Viewer::Seat(seat(2))).seats[1].shown.contains(Card::City(City::Atlanta)));
}

#[test]
fn i4_a_seats_view_is_all_there_is_to_play_by() {
    let game = game("players=2 open_hands=false", two_hands());
    let mut entropy = kernel::Dice(testkit::SplitMix(5));
    let view = game.view(Viewer::Seat(seat(1)));
    let world = State::sample_world(&view, &mut entropy);
    assert_eq!(world.view(Viewer::Seat(seat(1))), view);
    let (mut here, mut there) = (Vec::new(), Vec::new());
    game.legal_actions(seat(1), &mut here);
    world.legal_actions(seat(1), &mut there);
    assert_eq!(here, there);
}

/// The rule that refuses this action.
fn refused_by(game: &State, number: u8, action: &str) -> &'static str {
    game.check(seat(number), &action.parse().unwrap()).unwrap_err().rule.0
}

#[test]
fn i2_a_refusal_does_not_tell_what_is_in_a_closed_hand() {
    for action in ["direct s1 tokyo", "charter s1 tokyo"] {
        let refusals = ["tokyo", "airlift"].map(|card| {
            let position = serde_json::json!({ "seats": [
                { "role": "dispatcher" }, { "role": "medic", "city": "lima", "hand": [card] },
            ] });
            refused_by(&game("players=2 open_hands=false", position), 0, action)
        });
        assert_eq!(refusals[0], refusals[1], "{action}");
    }
}

fn looks_the_same(game: &State, number: u8) {
    let viewer = Viewer::Seat(seat(number));
    let view = game.view(viewer);
    for start in 0..40 {
        let world = State::sample_world(&view, &mut kernel::Dice(testkit::SplitMix(start)));
        assert_eq!(world.view(viewer), view, "s{number}, {start}");
    }
}

#[test]
fn i4_a_refused_airlift_stays_known_to_the_seat_that_refused_it() {
    let mut game =
        game("players=3 open_hands=false", serde_json::json!({ "seats": [{ "hand": ["airlift"] }, {}, {}] }));
    game.act(seat(0), &"airlift s1 lima".parse().unwrap(), &mut ()).unwrap();
    game.act(seat(1), &"refuse".parse().unwrap(), &mut ()).unwrap();
    (0..3).for_each(|number| looks_the_same(&game, number));
}

#[test]
fn i4_a_question_that_takes_a_closed_card_can_be_imagined() {
    let mut airlift = game(
        "players=3 open_hands=false",
        serde_json::json!({ "seats": [
        { "role": "scientist", "hand": ["airlift"] }, { "city": "paris" }, { "city": "lima" },
    ] }),
    );
    airlift.act(seat(0), &"airlift s1 lima".parse().unwrap(), &mut ()).unwrap();
    (0..3).for_each(|number| looks_the_same(&airlift, number));
    let mut give = game(
        "players=3 open_hands=false",
        serde_json::json!({ "seats": [
        { "role": "researcher", "hand": ["tokyo"] }, {}, { "city": "lima" },
    ], "player_discard": ["atlanta", "airlift"] }),
    );
    give.act(seat(0), &"give s1 tokyo".parse().unwrap(), &mut ()).unwrap();
    (0..3).for_each(|number| looks_the_same(&give, number));
}

#[test]
fn i4_events_left_in_the_box_are_not_known() {
    let stored = serde_json::json!({ "seats": [
        { "role": "contingency_planner", "stored": "airlift", "hand": ["forecast"] }, {},
    ], "player_discard": ["government_grant"] });
    let game = game("players=2 event_set=mix13 role_packs=second_edition", stored);
    let omniscient = game.view(Viewer::Omniscient).unseen;
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
        let unseen = game.view(viewer).unseen;
        let events = unseen.iter().filter(|card| matches!(card, Card::Event(_))).count();
        assert_eq!((events, unseen.len() - omniscient.len()), (10, 9), "{viewer:?}");
    }
    (0..2).for_each(|number| looks_the_same(&game, number));
}

#[test]
fn i4_a_role_card_is_open_to_all() {
    let cards = serde_json::json!({ "seats": [
        { "role": "contingency_planner", "stored": "airlift" },
        { "role": "field_operative", "samples": { "red": 2 } },
    ] });
    let game = game("players=2 role_packs=both open_hands=false", cards);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
        let seats = game.view(viewer).seats;
        assert_eq!(seats[0].stored, Some(EventCard::Airlift));
        assert_eq!(seats[1].samples.iter().sum::<u8>(), 2);
    }
    (0..2).for_each(|number| looks_the_same(&game, number));
}

/// The Troubleshooter has looked at Tokyo and will look at one card more.
fn half_looked(options: &str) -> State {
    let seats =
        serde_json::json!({ "step": "turn_end", "active": 1, "seats": [{ "role": "troubleshooter" }, {}] });
    let mut game = game(options, seats);
    game.resolve(&"reveal tokyo".parse().unwrap(), &mut ()).unwrap();
    game
}

/// Whether this viewer knows that Tokyo is the top infection card, once the look is over.
fn knows_the_top(game: &State, viewer: Viewer) -> bool {
    let mut game = game.clone();
    game.resolve(&"reveal lima".parse().unwrap(), &mut ()).unwrap();
    game.view(viewer).infection_deck[0].cards.len() == 1
}

#[test]
fn i4_all_player_seats_see_what_the_troubleshooter_looks_at() {
    let look = half_looked("players=2 role_packs=brink");
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert!(knows_the_top(&look, viewer), "{viewer:?}");
    }
    (0..2).for_each(|number| looks_the_same(&look, number));
}

#[test]
fn i1_a_bio_terrorist_and_onlookers_do_not_see_the_troubleshooters_look() {
    let look = half_looked("players=2 role_packs=brink module_purple=bio_terrorist");
    assert!(knows_the_top(&look, Viewer::Seat(seat(1))));
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert!(!knows_the_top(&look, viewer), "{viewer:?}");
        assert_eq!(look.view(viewer).infection_deck_left(), 48);
    }
    (0..3).for_each(|number| looks_the_same(&look, number));
}
