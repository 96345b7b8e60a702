//! A whole game of Tokyo Siteseeing, however its decisions are made.

use bots::{Bot, Roster, Xoshiro};
use kernel::{Dice, Game, Pending, Seat, SeatSet, Sink};
use tokyo::{Action, Event, State};

/// More decisions and outcomes than any game takes.
const ENDLESS: u32 = 40_000;

/// The bots of a game, by seat.
pub(crate) type Bots = Vec<Box<dyn Bot<State>>>;

/// Bots of these levels in turns, for a game with these options.
pub(crate) fn bots(options: &str, levels: &[&str], seed: u64) -> Bots {
    let seats = State::new(&options.parse().unwrap()).unwrap().seats();
    let level = |seat: u64| levels[seat as usize % levels.len()];
    (0..u64::from(seats)).map(|seat| State::bot(level(seat), 100 * seed + seat).unwrap()).collect()
}

/// Plays to the end. Of the seats that may act `decide` says which does what.
pub(crate) fn play(
    options: &str,
    seed: u64,
    log: &mut impl Sink<Event>,
    mut decide: impl FnMut(&State, SeatSet, &mut Dice<Xoshiro>) -> (Seat, Action),
) -> State {
    let mut game = State::new(&options.parse().unwrap()).unwrap();
    let mut dice = Dice(Xoshiro::new(seed));
    for _ in 0..ENDLESS {
        match game.pending() {
            Pending::Over => return game,
            Pending::Chance => {
                let outcome = game.sample(&mut dice).unwrap();
                game.resolve(&outcome, log).unwrap();
            }
            Pending::Any(seats) | Pending::Each(seats) => {
                let (seat, action) = decide(&game, seats, &mut dice);
                game.act(seat, &action, log).unwrap();
            }
        }
    }
    panic!("{options}, seed {seed}: no end; {:?}", game.view(kernel::Viewer::Omniscient).frames);
}
