//! Games whose values are known, and what the search finds in them.

mod games;
mod sketch;

use super::{Budget, Found, Session, Thinker, compare, search};
use crate::Bot;
use games::{Coin, Corridor, Nim, Pig};
use kernel::{Game, Seat};
use sketch::{Curious, Move, Sketch, Toy, Undecided};
use std::sync::atomic::AtomicBool;

const SEED: u64 = 7;

fn budget(playouts: u32, depth: u8) -> Budget {
    Budget { playouts, time: None, horizon: 200, depth }
}

/// What the search finds for the first seat.
fn found<T: Sketch>(toy: T, budget: Budget) -> Vec<Found<Move>> {
    let stop = AtomicBool::new(false);
    let seat = Seat::default();
    let toy = Toy(toy);
    let view = toy.0.seen(seat);
    let legal: Vec<_> = toy.0.legal(seat).into_iter().map(Move).collect();
    search(&Curious, (&view, seat, &legal), budget, Session { seed: SEED, stop: &stop })
}

fn best<T: Sketch>(toy: T, budget: Budget) -> Vec<u8> {
    found(toy, budget)[0].line.iter().map(|step| step.0).collect()
}

#[test]
fn nim_is_won_by_leaving_a_multiple_of_four() {
    for heap in [5, 6, 7, 9, 10, 11, 13, 14] {
        assert_eq!(best(Nim::of(heap), budget(6000, 12)), [heap % 4], "of {heap}");
    }
}

#[test]
fn without_a_tree_nim_is_played_by_luck() {
    let lines = found(Nim::of(8), budget(600, 0));
    assert!(
        lines.iter().all(|line| line.value > 0.2),
        "against chance every move wins now and then: {lines:?}"
    );
}

#[test]
fn a_coin_nobody_has_seen_is_not_guessed() {
    // Guessing is worth 1/2 and passing 0.6; a player that could see the coin in the imagined worlds would guess.
    assert_eq!(best(Coin::hidden(), budget(4000, 3)), [Coin::PASS]);
}

#[test]
fn a_coin_that_can_be_looked_at_is_looked_at() {
    // A look costs 0.1 of the 1 that is won: 0.9.
    let lines = found(Coin::with_a_look(), budget(4000, 3));
    assert_eq!(lines[0].line, [Move(Coin::LOOK)]);
    assert!((lines[0].value - 0.9).abs() < 0.1, "the tree tells what it saw: {lines:?}");
}

#[test]
fn pig_is_stopped_at_twenty() {
    // Another throw brings (5 t + 20) / 6 on average.
    for (total, next) in [(4, Pig::THROW), (10, Pig::THROW), (35, Pig::STOP), (45, Pig::STOP)] {
        assert_eq!(best(Pig::at(total), budget(8000, 6)), [next], "at {total}");
    }
}

#[test]
fn what_has_a_price_must_bring_more_than_that() {
    // Another throw brings (5 × 4 + 20) / 6 = 6.7 hundredths for 4, at odds of 1 to 24.
    for (price, next) in [(2, Pig::THROW), (15, Pig::STOP)] {
        assert_eq!(best(Pig::at(4).priced(price), budget(8000, 6)), [next], "for {price}");
    }
}

#[test]
fn a_long_way_is_gone_as_one_line() {
    assert_eq!(best(Corridor::of(6), budget(400, 0)), [Corridor::ON; 6]);
    assert_eq!(found(Corridor::of(6), budget(400, 0))[0].value, 1.0);
}

#[test]
fn a_line_that_is_no_longer_allowed_is_left() {
    let lines = found(Corridor::with_a_door(6), budget(400, 0));
    assert!(lines.iter().all(|line| line.value < 1.0), "behind the door the way is another one: {lines:?}");
}

#[test]
fn the_same_seed_thinks_alike_on_any_number_of_threads() {
    let think = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| found(Nim::of(11), budget(2000, 6)))
    };
    assert_eq!(think(1), think(4));
}

#[test]
fn more_worlds_are_met_by_what_looks_better() {
    let lines = found(Nim::of(6), budget(3000, 8));
    assert!(lines[0].playouts > lines[2].playouts, "{lines:?}");
    assert!(lines.iter().map(|line| line.playouts).sum::<u32>() <= 3000);
}

#[test]
fn a_choice_between_two_takes_fewer_games() {
    let games = |heap| found(Nim::of(heap), budget(3000, 8)).iter().map(|line| line.playouts).sum::<u32>();
    assert_eq!(games(2), 1000, "two lines");
    assert!(games(6) > 1900, "three lines: {}", games(6));
}

#[test]
fn who_is_stopped_answers_with_what_is_known() {
    let stop = AtomicBool::new(true);
    let (toy, seat) = (Nim::of(6), Seat::default());
    let legal: Vec<_> = toy.legal(seat).into_iter().map(Move).collect();
    let session = Session { seed: SEED, stop: &stop };
    let lines = search::<Toy<Nim>, _>(&Curious, (&toy, seat, &legal), budget(1_000_000, 8), session);
    assert!(lines.iter().all(|line| line.playouts <= 8), "{lines:?}");
    assert_eq!(lines.len(), 3);
}

#[test]
fn where_there_is_no_choice_no_game_is_played() {
    assert_eq!(
        found(Nim::of(1), budget(1000, 4)),
        [Found { line: vec![Move(1)], value: 0.0, error: 0.0, playouts: 0 }]
    );
}

#[test]
fn a_player_keeps_to_its_line_while_all_goes_as_foreseen() {
    let seat = Seat::default();
    let mut toy = Toy(Corridor::of(6));
    let mut player = Thinker::<Toy<Corridor>, _>::new(Curious, budget(100, 0), SEED);
    let mut decide = |toy: &Toy<Corridor>| {
        let legal: Vec<_> = toy.0.legal(seat).into_iter().map(Move).collect();
        let decided = player.decide(&toy.0.seen(seat), seat, &legal);
        (decided.0, player.searches)
    };
    for _ in 0..3 {
        assert_eq!(decide(&toy), (Corridor::ON, 1));
        toy.act(seat, &Move(Corridor::ON), &mut ()).unwrap();
    }
    toy.0.shut();
    assert_eq!(decide(&toy).1, 2, "a door has come in between: it thinks again");
}

#[test]
fn lines_are_compared_in_the_same_worlds() {
    let (toy, seat) = (Nim::of(6), Seat::default());
    let lines: Vec<_> = [1, 2, 3].map(|taken| vec![Move(taken)]).into();
    let came = compare::<Toy<Nim>, _>(&Curious, (&toy, seat), &lines, 400, SEED);
    assert!(came[1] > came[0] && came[1] > came[2], "2 of 6 leaves 4: {came:?}");
    assert_eq!(compare::<Toy<Nim>, _>(&Curious, (&toy, seat), &lines[1..], 400, SEED), came[1..]);
}

#[test]
fn what_players_make_of_a_game_on_its_way_counts_like_its_end() {
    let (toy, seat) = (Nim::of(3), Seat::default());
    let lines: Vec<_> = [1, 2, 3].map(|taken| vec![Move(taken)]).into();
    let ends = compare::<Toy<Nim>, _>(&Curious, (&toy, seat), &lines, 100, SEED);
    let came = compare::<Toy<Nim>, _>(&Undecided, (&toy, seat), &lines, 100, SEED);
    assert!(
        0.0 < ends[0] && ends[0] < 1.0,
        "after 1 of 3 it hangs on the one choice the other has: {ends:?}"
    );
    assert!((came[0] - (0.5 + ends[0]) / 2.0).abs() < 1e-9, "{ends:?} {came:?}");
    assert_eq!((came[1], came[2]), (0.0, 1.0), "where nobody chooses the end alone counts");
}
