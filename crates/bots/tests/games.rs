//! Bots play whole games of every module, and never choose what is not legal.

use bots::{Bot, Roster, Xoshiro};
use kernel::{Dice, Game, Pending, Uniform, Viewer};
use pandemic::State;

/// More decisions than any game takes.
const ENDLESS: u32 = 20_000;

/// Plays a game; bots answer every question themselves.
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
        let view = game.view(Viewer::Seat(seat));
        let action = bots[usize::from(seat.number())].decide(&view, seat, &legal);
        assert!(legal.contains(&action), "{options}, seed {seed}: {seat} may not {action}");
        game.act(seat, &action, &mut ()).unwrap();
    }
    panic!("{options}, seed {seed}: no end; {:?}", game.view(Viewer::Omniscient).frames);
}

const SETTINGS: [&str; 12] = [
    "players=2 epidemics=4",
    "players=5 epidemics=7",
    "players=3 epidemics=6 module_strain=on role_packs=brink",
    "players=4 epidemics=4 module_strain=on strain_time=after_infect role_packs=second_edition",
    "players=3 epidemics=4 module_purple=mutation role_packs=both",
    "players=2 epidemics=5 module_strain=on module_purple=mutation event_set=mix13",
    "players=4 epidemics=4 role_packs=both event_set=mix13 role_assignment=chosen ops_expert=revised",
    "players=3 epidemics=4 role_packs=both event_set=mix13 open_hands=false epidemiologist_cost=free",
    "players=2 epidemics=4 module_purple=bio_terrorist",
    "players=3 epidemics=5 module_purple=bio_terrorist bt_turns=after_each_player bt_hidden_actions=each_once",
    "players=4 epidemics=4 module_purple=bio_terrorist module_strain=on role_packs=both event_set=mix13 bt_seat=random",
    "players=2 epidemics=4 module_purple=bio_terrorist bt_sabotage=in_city_same_colour bt_move=any_move bt_after_escape=turn_ends open_hands=false",
];

#[test]
fn team_mates_play_every_module_to_the_end() {
    for (seed, options) in (1..).zip(SETTINGS) {
        play(options, &["teammate"], seed);
    }
}

#[test]
fn team_mates_play_with_and_against_chance() {
    for (seed, options) in (50..).zip(SETTINGS) {
        play(options, &["teammate", "random"], seed);
        play(options, &["random", "random", "teammate"], seed);
    }
}

#[test]
fn the_same_seed_decides_alike() {
    for options in [SETTINGS[6], SETTINGS[10]] {
        assert_eq!(play(options, &["teammate"], 9), play(options, &["teammate"], 9));
    }
}
