//! Batches repeat exactly, and the rules do not allocate.

use lab::{Batch, Simulation, simulate};
use pandemic::State;

fn batch(level: &str) -> Batch<State> {
    Batch {
        options: "players=2 epidemics=4".parse().unwrap(),
        levels: vec![level.to_owned()],
        games: 40,
        seed: 7,
    }
}

fn on_threads(threads: usize) -> Simulation {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| simulate(&batch("random"), || {})).unwrap()
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let (one, three) = (on_threads(1), on_threads(3));
    assert_eq!((one.wins, &one.ended_by), (three.wins, &three.ended_by));
    assert_eq!(one.ended_by.values().sum::<u64>(), 40);
}

#[test]
fn unknown_levels_are_told_the_known_ones() {
    let told = simulate(&batch("grandmaster"), || {}).unwrap_err().to_string();
    assert!(told.contains("random, teammate"), "{told}");
    let three = Batch { levels: vec!["random".to_owned(); 3], ..batch("random") };
    assert!(simulate(&three, || {}).unwrap_err().to_string().contains("3 levels for 2 seats"));
}

#[test]
fn the_team_mate_finishes_games_and_beats_chance() {
    let games = simulate(&batch("teammate"), || {}).unwrap();
    assert_eq!(games.games, 40);
    assert!(games.wins > 0, "{games:?}");
}

#[test]
fn wins_are_counted_by_side() {
    let cooperative = simulate(&batch("random"), || {}).unwrap();
    assert_eq!(cooperative.won_by.keys().copied().collect::<Vec<_>>(), ["nobody", "players"]);
    let options = "players=2 epidemics=4 module_purple=bio_terrorist bt_seat=random".parse().unwrap();
    let against = simulate(&Batch { options, ..batch("teammate") }, || {}).unwrap();
    assert_eq!(against.bots.len(), 3);
    assert_eq!(against.won_by.values().sum::<u64>(), 40);
    assert_eq!(against.won_by["players"], against.wins);
    assert!(against.won_by["bio_terrorist"] > 0, "{against:?}");
}

#[test]
fn no_decision_allocates() {
    let figures = lab::bench::<State>(
        &"players=4 epidemics=6".parse().unwrap(),
        3,
        std::time::Duration::from_millis(50),
    );
    assert_eq!(figures.unwrap().allocations_per_decision, 0.0);
}
