//! What is fuzzed. Each target is a property that holds for any bytes, and the seeds from which to look for others.
//!
//! Where a game is needed, the first byte chooses it, through the catalogue. `cargo xtask fuzz` builds and runs them.

mod property;
mod seeds;
mod site;

use catalogue::GameId;
use property::{OfGame, Property};

/// A fuzz target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Case files of any game.
    Case,
    /// Requests to the server: forms, JSON, addresses.
    Form,
    /// Files of groups that play a campaign.
    Group,
    /// Actions, outcomes and options of any game.
    Notation,
    /// Games of any game: options up to the end of the line, then bytes that choose.
    Play,
    /// Positions of any game: options up to the end of the line, then JSON.
    Position,
    /// Records of any game.
    Record,
    /// Results files of the lab.
    Results,
}

impl Target {
    /// Does with these bytes what must never fail.
    pub fn run(self, bytes: &[u8]) {
        match self {
            Target::Case => of_game(Property::Case, bytes),
            Target::Form => site::answers(bytes),
            Target::Group => text(bytes, property::group),
            Target::Notation => of_game(Property::Notation, bytes),
            Target::Play => of_game(Property::Play, bytes),
            Target::Position => of_game(Property::Position, bytes),
            Target::Record => of_game(Property::Record, bytes),
            Target::Results => text(bytes, property::results),
        }
    }

    /// Writes its seeds and ends, if the environment names a folder for them in `HOLDFAST_FUZZ_SEEDS`.
    pub fn sow(self) {
        if let Some(folder) = std::env::var_os("HOLDFAST_FUZZ_SEEDS") {
            let written = seeds::write(folder.as_ref(), &seeds::of(self));
            if let Err(error) = &written {
                eprintln!("seeds cannot be written to {}: {error}", folder.display());
            }
            std::process::exit(i32::from(written.is_err()));
        }
    }
}

fn of_game(property: Property, bytes: &[u8]) {
    if let [game, input @ ..] = bytes {
        GameId::ALL[usize::from(*game) % GameId::ALL.len()].visit(OfGame { property, input });
    }
}

fn text(bytes: &[u8], property: fn(&str)) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        property(text);
    }
}
