//! T32.1 T32.8 T32.9 T32.10 T32.11 Scenarios played at random: every card comes up, every choice is taken, every end is
//! reached, and nobody is ever stuck.

use kernel::{Dice, Game, Pending, Viewer};
use std::collections::BTreeSet;
use testkit::SplitMix;
use tokyo::{Action, Event, Options, Scene, State};

/// Plays once and notes what came up.
fn play(options: &Options, seed: u64, seen: &mut BTreeSet<String>) {
    let (mut numbers, mut dice) = (SplitMix(seed), Dice(SplitMix(!seed)));
    let mut state = State::new(options).unwrap();
    let (mut log, mut legal) = (Vec::new(), Vec::new());
    for step in 0.. {
        assert!(step < 100_000, "{options} seed {seed}: no end");
        match state.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let outcome = state.sample(&mut dice).unwrap();
                state.resolve(&outcome, &mut log).unwrap();
            }
            Pending::Each(seats) | Pending::Any(seats) => {
                let seat = seats.iter().nth(numbers.next_u64() as usize % seats.len() as usize).unwrap();
                legal.clear();
                state.legal_actions(seat, &mut legal);
                assert!(!legal.is_empty(), "{options} seed {seed}: seat {seat:?} is stuck");
                if seed.is_multiple_of(7) {
                    stay(&mut legal);
                }
                prefer(&mut legal, !numbers.next_u64().is_multiple_of(20));
                let action = legal[numbers.next_u64() as usize % legal.len()];
                state.act(seat, &action, &mut log).unwrap();
            }
        }
    }
    for (_, event) in log {
        if let Event::SceneOpened { scene } | Event::ScenePlaced { scene, .. } = event {
            seen.insert(scene.to_string());
        } else if let Event::Chosen { scene, letter, .. } = event {
            seen.insert(format!("{scene} {letter}"));
        }
    }
    seen.insert(state.view(Viewer::Spectator).ending.map_or_else(String::new, |ending| ending.to_string()));
}

/// Solving and paying first, so that games get somewhere.
fn prefer(legal: &mut Vec<Action>, eager: bool) {
    let wanted: [fn(&Action) -> bool; 3] = [
        |action| {
            matches!(action, Action::Solve { .. } | Action::Side { .. })
                || matches!(action, Action::Pay(_) | Action::Token | Action::Owe)
        },
        |action| matches!(action, Action::Use { .. } | Action::Move(_) | Action::Explore | Action::Equip(_)),
        |action| *action != Action::DrawTrouble,
    ];
    for kind in wanted.iter().filter(|_| eager) {
        if legal.iter().any(kind) {
            legal.retain(kind);
            return;
        }
    }
}

/// In some games nobody leaves the Site of its own accord, so that those come up too that end there.
fn stay(legal: &mut Vec<Action>) {
    let leaves = |action: &Action| matches!(action, Action::Leave(_) | Action::Retreat);
    if !legal.iter().all(leaves) {
        legal.retain(|action| !leaves(action));
    }
}

/// Chance finds the ends of the first story; those of the others take a team that knows what it does.
#[test]
fn t32_8_s01_goes_everywhere() {
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        play(&format!("players={} scenario=s01", seed % 4 + 1).parse().unwrap(), seed, &mut seen);
    }
    let cards = Scene::all().map(Scene::word).filter(|word| word.starts_with("sc01"));
    let wanted = cards.chain(["sc01_10 a", "sc01_10 b", "cleared", "overflow"]);
    assert_eq!(wanted.filter(|it| !seen.contains(*it)).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn t32_10_nobody_is_stuck_in_any_story() {
    for scenario in ["s02", "s03", "s04", "s05", "s06", "s07"] {
        let mut seen = BTreeSet::new();
        for seed in 0..120 {
            let options = format!("players={} overflow=everywhere scenario={scenario}", seed % 4 + 1);
            play(&options.parse().unwrap(), seed, &mut seen);
        }
        assert!(seen.contains("overflow"), "{scenario}");
    }
}
