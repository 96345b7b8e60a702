//! Whether a finished record's draws are those of the seed the table had sealed.

use crate::seal::Seal;
use kernel::{Game, Mover, Record, RecordError, replay_with};

/// What a record proves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// How many moves were replayed, all of them legal.
    pub moves: usize,
    /// Whether the draws were honest.
    pub sealed: Sealed,
}

/// Whether the draws of a record follow from its seed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sealed {
    /// The table had not committed to a seed.
    No,
    /// The seed is not revealed yet.
    Hidden,
    /// Every outcome is the one the seed gives.
    Honest,
    /// An outcome is not the one the seed gives.
    Broken {
        /// The first such move, counted from 1.
        move_number: usize,
        /// The outcome that the seed gives, in notation.
        expected: String,
        /// The outcome in the record, in notation.
        found: String,
    },
    /// The revealed seed is not the one the table had committed to.
    WrongSeed,
}

/// Replays a record and draws every outcome again from the revealed seed.
///
/// # Errors
/// If a move is not legal, or the record is of another game or other rules.
pub fn verify<G: Game>(record: &Record) -> Result<Verdict, RecordError> {
    let seal = record.seed.as_deref().and_then(Seal::from_revealed);
    let mut first_broken = None;
    let mut moves = 0;
    replay_with::<G>(record, &mut (), |game, line| {
        moves += 1;
        if let (Mover::Nature, Some(seal), None) = (line.mover, &seal, &first_broken) {
            let expected = game.sample(&mut seal.entropy());
            if expected.is_some_and(|expected| line.text.parse() != Ok(expected)) {
                let expected = expected.map(|outcome| outcome.to_string()).unwrap_or_default();
                first_broken =
                    Some(Sealed::Broken { move_number: moves, expected, found: line.text.clone() });
            }
        }
        Ok(())
    })?;
    let sealed = match (&record.commitment, &record.seed, seal) {
        (None, _, _) => Sealed::No,
        (Some(_), None, _) => Sealed::Hidden,
        (Some(commitment), Some(_), Some(seal)) if seal.commitment() == *commitment => {
            first_broken.unwrap_or(Sealed::Honest)
        }
        (Some(_), Some(_), _) => Sealed::WrongSeed,
    };
    Ok(Verdict { moves, sealed })
}
