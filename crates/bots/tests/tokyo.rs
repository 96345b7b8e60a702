//! Bots of Tokyo Siteseeing play whole games with every option, and never choose what is not legal.

mod play;

use bots::{Roster, Xoshiro};
use kernel::{Dice, Game, Seat, Uniform, Viewer};
use play::Bots;
use serde_json::json;
use tokyo::State;

/// The next decision: what one bot does that nobody waits for, else what one does that is awaited.
fn decision(
    game: &State,
    bots: &mut Bots,
    dice: &mut Dice<Xoshiro>,
    may: kernel::SeatSet,
) -> (Seat, tokyo::Action) {
    let awaited = game.awaited();
    let mut legal = Vec::new();
    for seat in may - awaited {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        if let Some(action) = bots[usize::from(seat.number())].volunteer(&view, seat, &legal) {
            return (seat, action);
        }
    }
    let seat = awaited.iter().nth(dice.0.below(awaited.len()) as usize).unwrap();
    legal.clear();
    game.legal_actions(seat, &mut legal);
    let action = bots[usize::from(seat.number())].decide(&game.view(Viewer::Seat(seat)), seat, &legal);
    assert!(legal.contains(&action), "{seat} may not {action}");
    (seat, action)
}

/// Plays a game between bots of these levels, in turns; each state before a decision is shown.
fn play(options: &str, levels: &[&str], seed: u64, mut shown: impl FnMut(&State)) -> State {
    let mut bots = play::bots(options, levels, seed);
    play::play(options, seed, &mut (), |game, may, dice| {
        shown(game);
        decision(game, &mut bots, dice, may)
    })
}

const SETTINGS: [&str; 16] = [
    "players=2",
    "players=1 rounds=6 cleared=s06",
    "players=3 hands=open cleared=s03 group=all bot_consent=asked draw_order=chosen",
    "players=4 merged=both overflow=everywhere site_draw=both merged_down=half rank=drawn",
    "players=2 merged=s0_s1 casting=in_order site_attempts=one_each between_attempts=attempts_only",
    "players=4 cleared=s06 site_attempts=any counters=reference joined_counter=first rounds=16 record_s1=none",
    "players=1 rounds=16",
    "players=3 rounds=12",
    "players=2 scenario=s04",
    "players=3 scenario=s04",
    "players=1 scenario=s05",
    "players=2 scenario=s05",
    "players=2 scenario=s02",
    "players=3 scenario=s06",
    "players=2 scenario=s03",
    "players=3 scenario=s07",
];

#[test]
fn sensible_bots_play_every_option_to_the_end() {
    for options in SETTINGS {
        for seed in 1..=40 {
            play(options, &["sensible"], seed, |_| ());
        }
    }
}

#[test]
fn sensible_bots_play_beside_chance_which_takes_them_into_the_site() {
    for (seed, options) in (50..).zip(SETTINGS) {
        for more in 0..6 {
            play(options, &["sensible", "random"], seed + 100 * more, |_| ());
            play(options, &["random", "random", "sensible"], seed + 100 * more, |_| ());
        }
    }
}

#[test]
fn the_same_seed_decides_alike() {
    assert_eq!(play(SETTINGS[2], &["sensible"], 9, |_| ()), play(SETTINGS[2], &["sensible"], 9, |_| ()));
}

#[test]
fn worlds_a_seat_cannot_tell_apart_are_decided_alike() {
    let mut dice = Dice(Xoshiro::new(5));
    for options in SETTINGS {
        play(options, &["sensible"], 3, |game| {
            for seat in game.awaited() {
                let view = game.view(Viewer::Seat(seat));
                let twin = State::sample_world(&view, &mut dice);
                let decided = |game: &State| {
                    let mut legal = Vec::new();
                    game.legal_actions(seat, &mut legal);
                    State::bot("sensible", 1).unwrap().decide(&game.view(Viewer::Seat(seat)), seat, &legal)
                };
                assert_eq!(decided(game), decided(&twin), "{options}: {seat}");
            }
        });
    }
}

#[test]
fn a_sensible_team_holds_out_longer_than_chance() {
    let rounds = |level: &str| -> u32 {
        (1..=20)
            .map(|seed| u32::from(play("players=2", &[level], seed, |_| ()).view(Viewer::Spectator).round))
            .sum()
    };
    let (sensible, random) = (rounds("sensible"), rounds("random"));
    assert!(sensible > 2 * random, "{sensible} rounds of 20 games, by chance {random}");
}

/// More decisions than a team of four takes in a round.
const LONG: u32 = 250;

#[test]
fn no_round_takes_more_than_so_many_decisions() {
    for options in SETTINGS {
        for seed in 101..=300 {
            let (mut round, mut decisions) = (0, 0);
            play(options, &["sensible"], seed, |game| {
                let now = game.view(Viewer::Spectator).round;
                decisions = if now == round { decisions + 1 } else { 0 };
                round = now;
                assert!(decisions < LONG, "{options}, seed {seed}: round {round} has no end");
            });
        }
    }
}

/// What a sensible bot on the first seat does in the action phase of a position.
fn decided(position: serde_json::Value) -> String {
    let position = serde_json::from_value(position).unwrap();
    let game = State::from_position(&"players=2 unplayed=nothing".parse().unwrap(), &position).unwrap();
    let mut legal = Vec::new();
    game.legal_actions(Seat::new(0).unwrap(), &mut legal);
    let view = game.view(Viewer::Seat(Seat::new(0).unwrap()));
    State::bot("sensible", 1).unwrap().decide(&view, Seat::new(0).unwrap(), &legal).to_string()
}

#[test]
fn it_goes_into_the_site_past_busy_guards_when_nothing_else_is_left() {
    let position = |troubles: serde_json::Value| json!({ "round": 4, "seats": { "0": { "role": "engineer", "area": "akiba" } }, "slots": troubles });
    let busy = json!({
        "akiba_1": { "trouble": "red_rain" },
        "akiba_2": { "trouble": "confiscation_order" },
        "akiba_3": { "trouble": "wall_climber" },
    });
    assert_eq!(decided(position(busy)), "move site");
    assert_ne!(decided(position(json!({}))), "move site", "nobody there keeps the guards busy");
}

#[test]
fn it_heals_whom_the_next_blow_would_bring_down() {
    let hurt = |damage: u8| {
        let own = json!({ "role": "fixer", "area": "shibuya", "hand": ["painkillers"], "damage": damage });
        decided(json!({ "round": 4, "seats": { "0": own } }))
    };
    assert_eq!(hurt(4), "play painkillers s0");
    assert_ne!(hurt(0), "play painkillers s0");
}

#[test]
fn it_turns_up_the_card_it_must_and_leaves_the_site_for_a_trouble_it_can_solve() {
    let inside = |encounter: u8| {
        json!({
            "round": 4,
            "encounter": encounter,
            "seats": { "0": { "role": "negotiator", "area": "site", "hand": ["kind_word", "herbal_tea"] } },
            "slots": { "shibuya_1": { "trouble": "riot" } },
        })
    };
    assert_eq!(decided(inside(1)), "explore");
    assert_eq!(decided(inside(0)), "leave shibuya");
}

#[test]
fn every_level_plays_any_number_of_pcs_and_the_first_story_to_the_end() {
    for level in State::level_names() {
        for options in [
            "players=1",
            "players=2",
            "players=3",
            "players=4",
            "scenario=s00",
            "players=3 scenario=s01",
            "players=2 scenario=s01",
            "players=1 scenario=s01",
            "players=4 scenario=s02",
            "players=1 scenario=s06",
            "players=1 scenario=s03",
            "players=4 scenario=s03",
            "players=1 scenario=s07",
            "players=4 scenario=s07",
        ] {
            for seed in 1..=20 {
                play(options, &[level], seed, |_| ());
            }
        }
    }
}

#[test]
fn a_sensible_team_wins_the_film_and_the_wish_now_and_then() {
    for options in ["players=2 scenario=s03", "players=2 scenario=s07"] {
        let games = (1..=60).map(|seed| play(options, &["sensible"], seed, |_| ()).view(Viewer::Spectator));
        let ends: Vec<_> = games.map(|view| (view.ending, view.story.discard.len())).collect();
        let won = ends.iter().filter(|(ending, _)| *ending == Some(tokyo::Ending::Cleared)).count();
        assert!(won >= 3, "{options}: {won} of {}; {ends:?}", ends.len());
    }
}
