//! Tokyo Siteseeing: every scenario leads everywhere. Teams of sensible bots, now and then with a whim, play until every card
//! has come up, every choice has been taken and every end been reached; nobody is ever stuck.

mod play;

use kernel::{Audience, Game, Sink, Uniform, Viewer};
use std::collections::BTreeSet;
use tokyo::{Action, Event, Scene};

/// One decision in this many is a whim.
const WHIM: u32 = 40;

/// What has come up so far.
struct Seen(BTreeSet<String>);

impl Sink<Event> for Seen {
    fn emit(&mut self, _audience: Audience, event: Event) {
        if let Event::SceneOpened { scene } | Event::ScenePlaced { scene, .. } = event {
            self.0.insert(scene.to_string());
        } else if let Event::Chosen { scene, letter, .. } = event {
            self.0.insert(format!("{scene} {letter}"));
        } else if let Event::Over { ending } = event {
            self.0.insert(ending.to_string());
        }
    }
}

/// Plays once. In some games nobody leaves the Site of its own accord, so that what ends there comes up too.
fn play(options: &str, seed: u64, seen: &mut Seen) {
    let mut bots = play::bots(options, &["sensible"], seed);
    let mut legal = Vec::new();
    play::play(options, seed, seen, |game, _, dice| {
        let seats = game.awaited();
        let seat = seats.iter().nth(dice.0.below(seats.len()) as usize).unwrap();
        legal.clear();
        game.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "{options} seed {seed}: {seat} is stuck");
        let leaves = |action: &Action| matches!(action, Action::Leave(_) | Action::Retreat);
        if seed.is_multiple_of(7) && !legal.iter().all(leaves) {
            legal.retain(|action| !leaves(action));
        }
        let action = match dice.0.below(WHIM) {
            0 => legal[dice.0.below(legal.len() as u32) as usize],
            _ => bots[usize::from(seat.number())].decide(&game.view(Viewer::Seat(seat)), seat, &legal),
        };
        (seat, if legal.contains(&action) { action } else { legal[0] })
    });
}

/// What has not come up after this many games with 1 to 4 PCs in turn.
fn missing(scenario: &str, games: u64, more: &[&str]) -> Vec<String> {
    let own = scenario.replace('s', "sc");
    let cards = Scene::all().map(|scene| scene.to_string()).filter(|word| word.starts_with(&own));
    let mut wanted: BTreeSet<String> = cards.chain(more.iter().map(|&it| it.to_owned())).collect();
    for seed in 0..games {
        let mut seen = Seen(BTreeSet::new());
        play(&format!("players={} scenario={scenario}", seed % 4 + 1), seed, &mut seen);
        wanted = &wanted - &seen.0;
        if wanted.is_empty() {
            break;
        }
    }
    wanted.into_iter().collect()
}

#[test]
fn t32_8_s01_goes_everywhere() {
    let more = ["sc01_10 a", "sc01_10 b", "cleared", "overflow", "defeat"];
    assert_eq!(missing("s01", 800, &more), [""; 0]);
}

#[test]
fn t32_9_s02_goes_everywhere() {
    let more = ["sc02_08 a", "sc02_08 b", "cleared", "overflow", "defeat"];
    assert_eq!(missing("s02", 800, &more), [""; 0]);
}

#[test]
fn t32_18_s03_goes_everywhere() {
    let choices = ["sc03_04 a", "sc03_05 b", "sc03_06 b", "sc03_11 a", "sc03_11 b"];
    assert_eq!(missing("s03", 800, &[&choices[..], &["cleared", "overflow", "defeat"]].concat()), [""; 0]);
}

#[test]
fn t32_24_s04_goes_everywhere() {
    let choices = ["sc04_09 a", "sc04_09 b", "sc04_10 a", "sc04_10 b"];
    assert_eq!(missing("s04", 800, &[&choices[..], &["cleared", "overflow", "defeat"]].concat()), [""; 0]);
}

#[test]
fn t32_17_s05_goes_everywhere() {
    let more = ["sc05_10 a", "sc05_10 b", "cleared", "overflow", "defeat"];
    assert_eq!(missing("s05", 800, &more), [""; 0]);
}

#[test]
fn t32_15_s06_goes_everywhere() {
    let choices = ["sc06_08 a", "sc06_08 b", "sc06_09 a", "sc06_09 b"];
    assert_eq!(missing("s06", 800, &[&choices[..], &["cleared", "overflow", "defeat"]].concat()), [""; 0]);
}

#[test]
fn t32_25_s07_goes_everywhere() {
    let choices = ["sc07_11 a", "sc07_11 b", "sc07_11 c"];
    assert_eq!(missing("s07", 800, &[&choices[..], &["cleared", "overflow", "defeat"]].concat()), [""; 0]);
}
