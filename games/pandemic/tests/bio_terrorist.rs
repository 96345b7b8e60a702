//! P21.1 P21.11 P21.16 P21.17 P21.49 P21.50 P21.51 P21.52 P21.53 I1 I4 What the others learn of the Bio-Terrorist, and the
//! Bio-Terrorist of them.

use kernel::{Audience, Dice, Game, Mover, Pending, Record, Seat, Set, Uniform, Viewer};
use pandemic::{
    Action, Card, City, Event, Frame, InfectionCard, Movement, Options, Pawn, Position, PurpleModule,
    Question, State, Step, View,
};
use testkit::SplitMix;

fn game(options: &str, position: serde_json::Value) -> State {
    let options: Options = options.parse().unwrap();
    let position: Position = serde_json::from_value(position).unwrap();
    State::from_position(&options, &position).unwrap()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn cities(names: &[&str]) -> Set<City> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

/// Plays a line of a record.
fn play(game: &mut State, line: &str) -> Vec<(Audience, Event)> {
    let mut log = Vec::new();
    let (mover, text) = line.split_once(' ').unwrap();
    let done = match mover {
        "*" => game.resolve(&text.parse().unwrap(), &mut log),
        mover => game.act(mover.parse().unwrap(), &text.parse().unwrap(), &mut log),
    };
    done.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
    log
}

fn told(log: &[(Audience, Event)], viewer: Viewer) -> Vec<Event> {
    log.iter().filter(|(audience, _)| audience.includes(viewer)).map(|(_, event)| *event).collect()
}

/// The seat of the Bio-Terrorist, once it is known.
fn terrorist(game: &State) -> Option<Seat> {
    game.view(Viewer::Omniscient).bio_terrorist.map(|terrorist| terrorist.seat)
}

/// Everybody from whom the Bio-Terrorist hides.
fn others(game: &State) -> Vec<Viewer> {
    let own = terrorist(game);
    let team = Seat::first(game.seats()).filter(|&seat| Some(seat) != own).map(Viewer::Seat);
    team.chain([Viewer::Spectator]).collect()
}

const TABLES: &[&str] = &[
    "players=2 epidemics=4 module_purple=bio_terrorist consent=auto",
    "players=3 epidemics=4 module_purple=bio_terrorist open_hands=false bt_turns=after_each_player bt_sees_forecast=true",
    "players=4 epidemics=5 module_purple=bio_terrorist module_strain=on role_packs=both event_set=mix13 consent=auto \
     bt_sees_pl_hands=false bt_seat=random bt_hidden_actions=each_once",
    "players=2 epidemics=4 module_purple=bio_terrorist role_packs=both event_set=mix13 open_hands=false \
     bt_turns=after_each_player bt_move=any_move bt_sabotage=in_city_same_colour bt_start_cards=6",
    "players=3 epidemics=4 module_purple=bio_terrorist role_packs=both event_set=mix13 consent=auto \
     bt_turns=after_each_player bt_after_escape=turn_ends bt_seat=random",
];

/// Plays games by chance and shows every position on the way, with the move that follows.
fn in_many_games(games: u64, mut look: impl FnMut(&State, &str, &mut Dice<SplitMix>)) {
    for options in TABLES {
        for number in 0..games {
            let mut dice = Dice(SplitMix(number));
            let mut game = State::new(&options.parse().unwrap()).unwrap();
            for _ in 0..1500 {
                let Some(line) = next_move(&game, &mut dice) else { break };
                look(&game, &line, &mut dice);
                play(&mut game, &line);
            }
        }
    }
}

/// A move by chance; the Bio-Terrorist often draws, so that there are cards to play.
fn next_move(game: &State, dice: &mut Dice<SplitMix>) -> Option<String> {
    if game.pending() == Pending::Over {
        return None;
    }
    let seats = game.pending().seats();
    if seats.is_empty() {
        return game.sample(dice).map(|outcome| format!("* {outcome}"));
    }
    let seat = seats.iter().nth(dice.0.below(seats.len()) as usize)?;
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let wanted = [Action::Capture, Action::Draw][dice.0.below(2) as usize];
    let action = match actions.iter().find(|action| **action == wanted) {
        Some(action) => *action,
        None => actions[dice.0.below(actions.len() as u32) as usize],
    };
    Some(format!("{seat} {action}"))
}

/// What is sent to a viewer, as text.
fn sent(view: &View) -> serde_json::Value {
    serde_json::to_value(view).unwrap()
}

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

/// Whether the events show something of the hidden hand or city, which differs in imagined worlds.
fn tells(log: &[(Audience, Event)]) -> bool {
    log.iter().any(|(_, event)| {
        matches!(
            event,
            Event::BioTerroristAppeared { .. }
                | Event::BioTerroristVanished { .. }
                | Event::BioTerroristDiscarded { .. }
        )
    })
}

/// The worlds a viewer can imagine look the same, ask the same seats, offer and refuse the same; and they go on looking
/// the same while the real game goes on, as long as no seat does in them what it cannot do.
#[test]
fn i4_imagined_worlds_stay_like_the_real_one() {
    let some_actions = some_actions();
    let mut step = 0;
    in_many_games(5, |game, line, dice| {
        step += 1;
        if step % 3 != 0 {
            return;
        }
        let viewers = Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let view = game.view(viewer);
            let world = State::sample_world(&view, dice);
            assert_eq!(world.view(viewer), view, "{viewer:?} before {line}");
            assert_eq!(world.pending(), game.pending(), "{viewer:?} before {line}");
            let Viewer::Seat(seat) = viewer else { continue };
            let (mut here, mut there) = (Vec::new(), Vec::new());
            game.legal_actions(seat, &mut here);
            world.legal_actions(seat, &mut there);
            assert_eq!(here, there, "{seat} before {line}");
            for action in &some_actions {
                assert_eq!(
                    game.check(seat, action),
                    world.check(seat, action),
                    "{seat} {action} before {line}"
                );
            }
            stays_alike(game, world, viewer, line, dice);
        }
    });
}

/// Whether somebody looks at cards this viewer does not see: how far it has come may differ in imagined worlds.
fn looks(view: &View) -> bool {
    matches!(view.top(), Some(Frame::Question(Question::Forecast { .. }) | Frame::Step(Step::Look { .. })))
        && view.forecast.is_empty()
}

/// Goes on for some moves in both.
fn stays_alike(game: &State, mut world: State, viewer: Viewer, line: &str, dice: &mut Dice<SplitMix>) {
    let mut game = game.clone();
    let mut line = line.to_owned();
    for _ in 0..4 {
        let hidden = terrorist(&game)
            .is_some_and(|own| viewer != Viewer::Seat(own) && line.starts_with(&format!("{own} ")));
        let (before, mut log) = (game.view(viewer), Vec::new());
        if before.private_question.is_some() || looks(&before) {
            return;
        }
        let (mover, text) = line.split_once(' ').unwrap();
        let accepted = match mover {
            "*" => world.resolve(&text.parse().unwrap(), &mut log),
            mover => world.act(mover.parse().unwrap(), &text.parse().unwrap(), &mut log),
        };
        let own_move = Viewer::Seat(mover.parse().unwrap_or(seat(5))) == viewer;
        assert!(accepted.is_ok() || !own_move, "{line}");
        let real = play(&mut game, &line);
        if hidden
            || accepted.is_err()
            || tells(&real)
            || tells(&log)
            || looks(&game.view(viewer))
            || looks(&world.view(viewer))
        {
            return;
        }
        assert_eq!(told(&real, viewer), told(&log, viewer), "{viewer:?} at {line}");
        assert_eq!(game.view(viewer), world.view(viewer), "{viewer:?} after {line}, {:?}", before.frames);
        let Some(next) = next_move(&game, dice) else { return };
        line = next;
    }
}

/// Actions of all kinds, most of them refused.
fn some_actions() -> Vec<Action> {
    let mut all: Vec<Action> = [
        "capture",
        "draw",
        "local_infection",
        "end",
        "pass",
        "forecast",
        "one_quiet_night",
        "agree",
        "refuse",
        "treat purple",
        "cure purple",
        "borrowed_time",
        "remote_treatment",
        "airlift s2 lima",
        "drive s2 lima",
    ]
    .iter()
    .map(|text| text.parse().unwrap())
    .collect();
    for &city in City::ALL {
        all.extend([
            Action::RemoteInfection(city),
            Action::Sabotage(city),
            Action::Escape(city),
            Action::Discard(Card::City(city)),
            Action::Place(InfectionCard::City(city)),
        ]);
        all.extend(Movement::ALL.map(|by| Action::Move { by, pawn: Pawn::Own, to: city }));
    }
    all
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

#[test]
fn p21_17_imagined_hands_come_from_the_layers_they_were_drawn_from() {
    in_many_games(4, |game, line, dice| {
        let all = game.view(Viewer::Omniscient);
        let Some(real) = all.bio_terrorist else { return };
        for viewer in others(game) {
            let view = game.view(viewer);
            let world = State::sample_world(&view, dice).view(Viewer::Omniscient);
            let hand = world.bio_terrorist.unwrap().hand.unwrap();
            assert_eq!(hand.len() as u8, real.hand_count, "{viewer:?} before {line}");
            assert!(view.bio_terrorist.unwrap().known.is_subset(hand), "{viewer:?} before {line}");
            let cards: Set<InfectionCard> = hand.iter().map(InfectionCard::City).collect();
            let gone = view.infection_discard | view.infection_removed;
            assert!((cards & gone).is_empty(), "{viewer:?} before {line}");
            if looks(&view) {
                continue;
            }
            for (imagined, known) in world.infection_deck.iter().zip(&view.infection_deck) {
                assert_eq!(imagined.left, known.left);
                assert!((imagined.cards | imagined.dealt).is_subset(known.cards));
            }
        }
    });
}

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
fn p21_53_the_record_keeps_the_whole_list_and_the_end_shows_all() {
    let options = "players=2 epidemics=4 module_purple=bio_terrorist";
    let mut game = State::new(&options.parse().unwrap()).unwrap();
    let mut dice = Dice(SplitMix(3));
    let mut record = Record::new::<State>(game.options());
    while let Some(line) = next_move(&game, &mut dice) {
        play(&mut game, &line);
        record.lines.push(kernel::Line::parse(&line).unwrap());
    }
    let places = record.lines.iter().filter(|line| line.mover == Mover::Seat(seat(2)));
    assert!(places.clone().any(|line| line.text.starts_with("begin")));
    assert_eq!(kernel::replay::<State>(&Record::parse(&record.to_string()).unwrap()), Ok(game));
}

#[test]
fn p21_1_five_players_are_too_many_against_the_bio_terrorist() {
    let error = "players=5 module_purple=bio_terrorist".parse::<Options>().unwrap_err();
    assert!(error.to_string().contains("P21.1"), "{error}");
    let options = Options { players: 5, module_purple: PurpleModule::BioTerrorist, ..Options::default() };
    assert_eq!(State::new(&options).map(|_| ()).unwrap_err().rule.0, "P21.1");
}

#[test]
fn i1_an_onlooker_sees_no_more_than_every_seat() {
    in_many_games(2, |game, line, _| {
        let onlooker = game.view(Viewer::Spectator);
        for seat in Seat::first(game.seats()) {
            let view = game.view(Viewer::Seat(seat));
            for (open, own) in onlooker.seats.iter().zip(&view.seats) {
                assert!(open.hand.is_none() || open.hand == own.hand, "{seat} before {line}");
            }
            assert!(onlooker.forecast.is_subset(view.forecast), "{seat} before {line}");
            assert!(onlooker.infection_deck.len() <= view.infection_deck.len(), "{seat} before {line}");
        }
    });
}
