//! Bots of Outlive play whole games with every option, and never choose what is not legal.

use bots::{Bot, Roster, Xoshiro};
use kernel::{Dice, Game, Pending, Seat, Standing, Uniform, Viewer};
use outlive::State;

/// More decisions than any game takes.
const ENDLESS: u32 = 20_000;

/// Plays a game between bots of these levels, in turns.
fn play(options: &str, levels: &[&str], seed: u64) -> State {
    let options = options.parse().unwrap();
    let mut game = State::new(&options).unwrap();
    let mut dice = Dice(Xoshiro::new(seed));
    let mut bots: Vec<Box<dyn Bot<State>>> = (0..u64::from(game.seats()))
        .map(|seat| State::bot(levels[seat as usize % levels.len()], 100 * seed + seat).unwrap())
        .collect();
    let mut legal = Vec::new();
    for _ in 0..ENDLESS {
        let seats = match game.pending() {
            Pending::Over => return game,
            Pending::Chance => {
                if let Some(outcome) = game.sample(&mut dice) {
                    game.resolve(&outcome, &mut ()).unwrap();
                }
                continue;
            }
            Pending::Any(seats) | Pending::Each(seats) => seats,
        };
        let seat = seats.iter().nth(dice.0.below(seats.len()) as usize).unwrap();
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let action = bots[usize::from(seat.number())].decide(&game.view(Viewer::Seat(seat)), seat, &legal);
        assert!(legal.contains(&action), "{options}, seed {seed}: {seat} may not {action}");
        game.act(seat, &action, &mut ()).unwrap();
    }
    panic!("{options}, seed {seed}: no end; {:?}", game.view(Viewer::Omniscient).frames);
}

const SETTINGS: [&str; 9] = [
    "players=2",
    "players=3",
    "players=4",
    "players=4 edition=early",
    "players=2 edition=early hero_placement=one_by_one",
    "players=3 night_flow=turn_order hunt_min_points=0",
    "players=4 bank=counted airlock_rows=2_4",
    "players=3 immunity_scope=losses_only pressure=may cargo_survivor=may",
    "players=4 mary_draw=card naming=early",
];

#[test]
fn greedy_bots_play_every_option_to_the_end() {
    for options in SETTINGS {
        for seed in 1..=6 {
            play(options, &["greedy"], seed);
        }
    }
}

#[test]
fn greedy_bots_play_with_and_against_chance() {
    for (seed, options) in (50..).zip(SETTINGS) {
        play(options, &["greedy", "random"], seed);
        play(options, &["random", "random", "greedy"], seed);
    }
}

#[test]
fn the_same_seed_decides_alike() {
    assert_eq!(play(SETTINGS[1], &["greedy"], 9), play(SETTINGS[1], &["greedy"], 9));
}

#[test]
fn a_greedy_bot_beats_chance_and_feeds_its_people() {
    for seed in 1..=10 {
        let game = play("players=4", &["greedy", "random", "random", "random"], seed);
        let view = game.view(Viewer::Omniscient);
        assert_eq!(game.standings().iter().next().map(|(_, standing)| *standing), Some(Standing::Won));
        assert!(view.seats[0].survivors() >= 8, "seed {seed}: {:?}", view.seats[0].score);
    }
}

#[test]
fn every_seat_plays_for_itself() {
    let game = play("players=3", &["random"], 1);
    let sides: Vec<_> = Seat::first(game.seats()).map(|seat| game.side(seat)).collect();
    assert_eq!(sides, ["s0", "s1", "s2"]);
}
