//! Players that search: they see what their seat sees, decide alike for the same seed, and play every module.

use bots::pandemic::intentions;
use bots::{Roster, Stop, Xoshiro};
use kernel::{Dice, Game, Pending, Seat, Uniform, Viewer};
use pandemic::{Action, State, View};

/// Plays a game among team-mates and shows every `nth` decision.
fn each_decision(options: &str, seed: u64, nth: u32, mut show: impl FnMut(&State, &View, Seat, &[Action])) {
    let mut game = State::new(&options.parse().unwrap()).unwrap();
    let mut dice = Dice(Xoshiro::new(seed));
    let mut bot = State::bot("novice", seed).unwrap();
    let mut legal = Vec::new();
    let mut decisions = 0;
    loop {
        match game.pending() {
            Pending::Over => return,
            Pending::Chance => {
                let outcome = game.sample(&mut dice).unwrap();
                game.resolve(&outcome, &mut ()).unwrap();
                continue;
            }
            Pending::Any(_) | Pending::Each(_) => {}
        }
        let seats = game.awaited();
        let seat = seats.iter().nth(dice.0.below(seats.len()) as usize).unwrap();
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        if legal.len() > 1 {
            decisions += 1;
            if decisions % nth == 0 {
                show(&game, &view, seat, &legal);
            }
        }
        let action = bot.decide(&view, seat, &legal);
        game.act(seat, &action, &mut ()).unwrap();
    }
}

/// Games in which some hands are closed, so that worlds differ in more than what is still to come.
const CLOSED: [&str; 2] =
    ["players=3 epidemics=4 open_hands=false", "players=2 epidemics=4 module_purple=bio_terrorist"];

#[test]
fn who_cannot_tell_two_worlds_apart_decides_alike_in_both() {
    let mut different = 0;
    for (options, seed) in CLOSED.into_iter().zip(1..) {
        each_decision(options, seed, 22, |_, view, seat, legal| {
            let worlds = [1, 2].map(|seed| State::sample_world(view, &mut Dice(Xoshiro::new(seed))));
            different += u32::from(worlds[0] != worlds[1]);
            let decisions = worlds.map(|world| {
                let mut seen = Vec::new();
                world.legal_actions(seat, &mut seen);
                assert_eq!(seen, legal, "{options}: what is legal tells the worlds apart");
                let (mut bot, view) = (State::bot("expert", 5).unwrap(), world.view(Viewer::Seat(seat)));
                let decision = bot.decide(&view, seat, &seen);
                let thoughts = bot.thoughts();
                let line = thoughts.iter().flat_map(|thoughts| thoughts.line.clone()).collect::<Vec<_>>();
                (decision, thoughts, intentions(&view, seat, &line))
            });
            assert_eq!(decisions[0], decisions[1], "{options}: {seat} peeks");
        });
    }
    assert!(different > 5, "the worlds hardly ever differ: {different}");
}

#[test]
fn the_same_seed_thinks_alike_and_only_what_is_legal() {
    let modules = [
        "players=4 epidemics=5",
        "players=3 epidemics=6 module_strain=on role_packs=brink",
        "players=2 epidemics=5 module_strain=on module_purple=mutation event_set=mix13 role_packs=both",
    ];
    for (options, seed) in modules.into_iter().zip(11..) {
        each_decision(options, seed, 28, |_, view, seat, legal| {
            let think = || State::bot("expert", seed).unwrap().decide(view, seat, legal);
            let chosen = think();
            assert!(legal.contains(&chosen), "{options}: {seat} may not {chosen}");
            assert_eq!(chosen, think(), "{options}: {seat}");
        });
    }
}

#[test]
fn advice_says_what_to_do_how_it_ends_and_what_else_there_was() {
    let mut told = 0;
    each_decision("players=2 epidemics=4", 3, 40, |_, view, seat, legal| {
        if told > 0 || legal.len() < 10 {
            return;
        }
        told += 1;
        let advice = State::advise((view, seat, legal), 1, &Stop::default());
        assert!(legal.contains(&advice.line[0]), "{advice:?}");
        let chance = advice.win_probability.unwrap();
        assert!((0.0..=1.0).contains(&chance.mean) && chance.playouts > 0, "{chance:?}");
        assert!(!advice.rejected.is_empty(), "{advice:?}");
        assert!(advice.rejected.iter().all(|other| other.line[0] != advice.line[0]), "{advice:?}");
        assert!(!intentions(view, seat, &advice.line).is_empty(), "{advice:?}");

        let stop = Stop::default();
        stop.set();
        let hasty = State::advise((view, seat, legal), 1, &stop);
        assert!(hasty.win_probability.unwrap().playouts < chance.playouts / 2, "{hasty:?}");
    });
    assert_eq!(told, 1);
}
