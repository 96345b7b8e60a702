//! Wreck, a toy game to copy. Divers share what they find until sharks come; each holds a secret chart, and decides in secret when
//! to surface. `cargo run -p testkit --example wreck` plays one game by lot and writes it down.
//!
//! RULES.md beside this file has every rule; docs/write-a-game.md walks through `game.rs`.

mod game;
#[cfg(test)]
mod tests;

use game::{Action, Event, Options, State};
use kernel::{Audience, Dice, Game, Line, Mover, Pending, Record, Uniform, Viewer};
use testkit::SplitMix;

fn main() {
    let options: Options = "players=3".parse().expect("options of this game");
    let mut game = State::new(&options).expect("options that go together");
    let mut record = Record::new::<State>(&options);
    let mut dice = Dice(SplitMix(7));
    while game.pending() != Pending::Over {
        let mut log: Vec<(Audience, Event)> = Vec::new();
        let line = step(&mut game, &mut dice, &mut log);
        println!("{line}");
        for (_, event) in log.iter().filter(|(audience, _)| audience.includes(Viewer::Spectator)) {
            println!("    {}: {event:?}", event.rule());
        }
        record.lines.push(line);
    }
    game.standings().iter().for_each(|(seat, standing)| println!("{seat}: {standing:?}"));
    assert_eq!(kernel::replay(&record), Ok(game), "a record replays to the same game");
}

/// One move: what nature says, or what a seat decides by lot.
fn step(game: &mut State, dice: &mut Dice<SplitMix>, log: &mut Vec<(Audience, Event)>) -> Line {
    let (mover, text) = match (game.sample(dice), game.pending().seats().first()) {
        (Some(card), _) => {
            game.resolve(&card, log).expect("what is sampled is possible");
            (Mover::Nature, card.to_string())
        }
        (None, seat) => {
            let (seat, action) = (seat.unwrap_or_default(), Action::ALL[dice.0.below(2) as usize]);
            game.act(seat, &action, log).expect("those who are asked may do either");
            (Mover::Seat(seat), action.to_string())
        }
    };
    Line { mover, text }
}
