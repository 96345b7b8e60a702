//! Levels: what players learn about a bot before it takes a seat.

use std::time::Duration;

/// A kind of bot: its name, how well it plays and how long it thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// The name of the level in stored tables and on the command line.
    pub name: &'static str,
    /// How well the level plays, as far as that has been measured.
    pub strength: Option<Strength>,
    /// How long the level usually thinks about a decision on an ordinary machine.
    pub thinks: Duration,
}

/// How well a level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Strength {
    /// Where all win or lose together: games out of a hundred that a whole table of this level wins, for each of
    /// [`Roster::REFERENCES`](crate::Roster::REFERENCES).
    Wins(&'static [u8]),
    /// Where players compete: games out of a hundred that this level wins against one of [`Roster::USUAL`](crate::Roster::USUAL), from
    /// `holdfast sim GAME --players 2 --tournament --bots LEVEL,USUAL`.
    AgainstUsual(u8),
}

/// A decision that is made at once.
const AT_ONCE: Duration = Duration::from_millis(20);

impl Level {
    /// A level that answers at once and has not been measured yet.
    pub const fn quick(name: &'static str) -> Level {
        Level { name, strength: None, thinks: Duration::from_millis(1) }
    }

    /// This level, with the time it usually takes.
    #[must_use]
    pub const fn thinks(self, milliseconds: u64) -> Level {
        Level { thinks: Duration::from_millis(milliseconds), ..self }
    }

    /// This level, with its measured strength.
    #[must_use]
    pub const fn measured(self, strength: Strength) -> Level {
        Level { strength: Some(strength), ..self }
    }

    /// Whether the level is so quick that nobody notices it thinking.
    pub fn answers_at_once(&self) -> bool {
        self.thinks <= AT_ONCE
    }
}

/// A level as it is written where levels are tried out: its name, and values it is to have instead of its own, as in
/// `master:playouts=50:turns=2`. `None` if it is not written so.
pub(crate) fn tuned(written: &str) -> Option<(&str, Vec<(&str, u32)>)> {
    let mut parts = written.split(':');
    let name = parts.next()?;
    let values = parts.map(|part| {
        let (name, value) = part.split_once('=')?;
        Some((name, value.parse().ok()?))
    });
    Some((name, values.collect::<Option<_>>()?))
}
