//! One driver for each property that must hold for any input. Fuzz targets and property tests call the same.

use crate::cases;
use kernel::{Game, Pending, Record, Viewer, replay};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Any text is a record or a clear error, and a record that replays is written back as it was.
pub fn record<G: Game>(text: &str) {
    let Ok(record) = Record::parse(text) else { return };
    let written = record.to_string();
    assert_eq!(Record::parse(&written).as_ref(), Ok(&record), "reads back");
    if let Ok(game) = replay::<G>(&record) {
        assert_eq!(replay::<G>(&record).as_ref(), Ok(&game), "replays alike");
    }
}

/// Any text is a case that passes or a failure that says something.
pub fn case<G>(text: &str)
where
    G: Game<View: Serialize, Position: DeserializeOwned>,
{
    if let Err(failure) = cases::run::<G>(text) {
        assert!(!failure.message.is_empty(), "says nothing");
    }
}

/// Any text is an action, an outcome, options, or a clear error; what is read is written the same way.
pub fn notation<G: Game>(text: &str) {
    if let Err(error) = reads_back::<G::Action>(text) {
        assert!(!error.to_string().is_empty());
    }
    if let Err(error) = reads_back::<G::Outcome>(text) {
        assert!(!error.to_string().is_empty());
    }
    if let Err(error) = reads_back::<G::Options>(text) {
        assert!(!error.to_string().is_empty());
    }
}

/// What any text says, if it says something; that is written so that it reads the same.
///
/// # Errors
/// If it says nothing.
pub fn reads_back<T: FromStr + Display + PartialEq + Debug>(text: &str) -> Result<T, T::Err> {
    let value: T = text.parse()?;
    let written = value.to_string();
    assert_eq!(written.parse().ok().as_ref(), Some(&value), "reads back from {written:?}");
    Ok(value)
}

/// Bytes choose the moves of a game: everything offered is accepted, views never fail, and the record
/// replays to the same state.
pub fn play<G: Game>(options: &G::Options, bytes: &[u8]) {
    let Ok(mut game) = G::new(options) else { return };
    let mut record = Record::new::<G>(options);
    for &byte in bytes {
        let (mover, text) = match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let mut outcomes = Vec::new();
                game.outcomes(&mut outcomes);
                let (outcome, _) = outcomes[usize::from(byte) % outcomes.len()];
                assert_eq!(game.resolve(&outcome, &mut ()), Ok(()), "{outcome} after\n{record}");
                (kernel::Mover::Nature, outcome.to_string())
            }
            Pending::Any(seats) | Pending::Each(seats) => {
                let seat =
                    seats.iter().nth(usize::from(byte >> 6) % seats.len() as usize).unwrap_or_default();
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                let action = actions[usize::from(byte) % actions.len()];
                assert_eq!(game.act(seat, &action, &mut ()), Ok(()), "{seat} {action} after\n{record}");
                (kernel::Mover::Seat(seat), action.to_string())
            }
        };
        record.lines.push(kernel::Line { mover, text });
    }
    let _ = game.view(Viewer::Spectator);
    assert_eq!(replay::<G>(&record).as_ref(), Ok(&game), "the record replays differently\n{record}");
}

/// Any position is refused with a reason, or can be played on: someone is asked, chance is due, or it is over.
pub fn position<G>(options: &G::Options, json: &str)
where
    G: Game<Position: DeserializeOwned>,
{
    let Ok(position) = serde_json::from_str::<G::Position>(json) else { return };
    match G::from_position(options, &position) {
        Err(error) => assert!(!error.reason.is_empty()),
        Ok(game) => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            match game.pending() {
                Pending::Over => assert!(game.ended_by().is_some()),
                Pending::Chance => assert!(!outcomes.is_empty()),
                Pending::Any(_) | Pending::Each(_) => assert!(!game.awaited().is_empty()),
            }
        }
    }
}
