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
                prefer(&mut legal, !numbers.next_u64().is_multiple_of(20));
                let action = legal[numbers.next_u64() as usize % legal.len()];
                state.act(seat, &action, &mut log).unwrap();
            }
        }
    }
    for (_, event) in log {
        if let Event::SceneOpened { scene } | Event::ScenePlaced { scene, .. } = event {
            seen.insert(scene.to_string());
        } else if let Event::Chosen { scene, letter } = event {
            seen.insert(format!("{scene} {letter}"));
        }
    }
    seen.insert(state.view(Viewer::Spectator).ending.map_or_else(String::new, |ending| ending.to_string()));
}

/// Solving and paying first, so that games get somewhere.
fn prefer(legal: &mut Vec<Action>, eager: bool) {
    let wanted: [fn(&Action) -> bool; 3] = [
        |action| matches!(action, Action::Solve { .. } | Action::Pay(_) | Action::Token | Action::Owe),
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

#[test]
fn t32_8_s01_goes_everywhere() {
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        let options = format!("players={} scenario=s01", seed % 4 + 1).parse().unwrap();
        play(&options, seed, &mut seen);
    }
    let cards = Scene::all().filter(|scene| scene.word().starts_with("sc01")).map(Scene::word);
    let missing: Vec<_> = cards
        .chain(["sc01_10 a", "sc01_10 b", "cleared", "overflow"])
        .filter(|it| !seen.contains(*it))
        .collect();
    assert!(missing.is_empty(), "{missing:?} never came up");
}

/// Plays a scenario so often, for 1 to 4 PCs, and says what has never come up.
fn missing(scenario: &str, games: std::ops::Range<u64>, more: &[&str]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    for seed in games {
        let options = format!("players={} scenario={scenario}", seed % 4 + 1).parse().unwrap();
        play(&options, seed, &mut seen);
    }
    let prefix = scenario.replace('s', "sc");
    let cards = Scene::all().map(|scene| scene.word().to_owned()).filter(|word| word.starts_with(&prefix));
    cards.chain(more.iter().map(|&it| it.to_owned())).filter(|it| !seen.contains(it)).collect()
}

#[test]
fn t32_18_s03_goes_everywhere() {
    let choices = ["sc03_04 a", "sc03_05 b", "sc03_06 b", "sc03_11 a", "sc03_11 b"];
    let ends = ["cleared", "overflow", "defeat"];
    let never = missing("s03", 0..3000, &[&choices[..], &ends[..]].concat());
    assert!(never.is_empty(), "{never:?} never came up");
}

#[test]
fn t32_25_s07_goes_everywhere() {
    let choices = ["sc07_11 a", "sc07_11 b", "sc07_11 c"];
    let ends = ["cleared", "overflow", "defeat"];
    let never = missing("s07", 0..2000, &[&choices[..], &ends[..]].concat());
    assert!(never.is_empty(), "{never:?} never came up");
}
