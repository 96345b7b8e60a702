//! What the store has of a table, for its game to make something of it.

use catalogue::{GameId, Playable, Visitor};
use kernel::{Record, RulesVersion};
use store::History;
use table::{Seal, Stored, Unplayable};
use web::{Ending, Face, FaceVisitor, with_face};

/// What is stored of a table.
pub fn stored(history: &History) -> Stored {
    let History { game, rules, options, seed, ended_by, entries } = history;
    Stored {
        game: game.clone(),
        rules: RulesVersion(*rules),
        options: options.clone(),
        seal: Seal::from_bytes(*seed),
        entries: entries.iter().map(|entry| (entry.kind.clone(), entry.text.clone())).collect(),
        ended_by: ended_by.clone(),
    }
}

/// The version of the rules that the game is played by: the one the table began by, unless it has gone over to a newer one.
pub fn rules(history: &History) -> RulesVersion {
    stored(history).rules_now()
}

/// The game of a table.
///
/// # Errors
/// If this program does not have it.
pub(crate) fn game(id: &str) -> Result<GameId, Unplayable> {
    GameId::from_id(id).ok_or_else(|| Unplayable::Damaged(format!("there is no game `{id}`")))
}

/// Replays a table under this program, by the rules it was played by.
///
/// # Errors
/// With the first move that goes differently, or with what is damaged.
pub fn replay(history: &History) -> Result<(), Unplayable> {
    game(&history.game)?.visit(Replay(stored(history)))
}

struct Replay(Stored);

impl Visitor for Replay {
    type Output = Result<(), Unplayable>;
    fn visit<G: Playable>(self) -> Self::Output {
        self.0.table::<G>().map(drop)
    }
}

/// Replays a table in the same way, and tells how its game ended; `None` while it is not over.
///
/// # Errors
/// As [`replay`].
pub(crate) fn ending(history: &History) -> Result<Option<Ending>, Unplayable> {
    with_face(game(&history.game)?, TellEnding(stored(history)))
}

struct TellEnding(Stored);

impl FaceVisitor for TellEnding {
    type Output = Result<Option<Ending>, Unplayable>;
    fn visit<G: Playable + Face>(self) -> Self::Output {
        Ok(Ending::of(&self.0.table::<G>()?))
    }
}

/// How a game ended, as it is stored.
pub(crate) fn written(ending: &Ending) -> String {
    serde_json::to_string(ending).expect("an ending is JSON")
}

/// The record of a game whatever its rules; `None` if it cannot be read.
pub(crate) fn record(history: &History) -> Option<Record> {
    game(&history.game).ok()?.visit(ReadRecord(stored(history)))
}

struct ReadRecord(Stored);

impl Visitor for ReadRecord {
    type Output = Option<Record>;
    fn visit<G: Playable>(self) -> Self::Output {
        self.0.record::<G>().ok()
    }
}
