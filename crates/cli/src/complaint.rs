//! What a command cannot do, and what to do about it.

use crate::printing::say;
use catalogue::GameId;
use std::fmt;
use std::path::Path;
use std::process::ExitCode;

/// How a command that did its work ended.
pub(crate) enum Done {
    /// All well.
    Well,
    /// Something was checked and found wrong; that has been reported already.
    FoundWrong,
}

/// Why a command could not do its work.
pub(crate) enum Complaint {
    /// A file that was to be looked into is wrong.
    Fault(String),
    /// What was asked for makes no sense.
    Usage(String),
    /// The machine does not give what is needed.
    Machine(String),
}

impl Complaint {
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Complaint::Fault(_) => ExitCode::from(1),
            Complaint::Usage(_) => ExitCode::from(2),
            Complaint::Machine(_) => ExitCode::from(3),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Fault(message) | Complaint::Usage(message) | Complaint::Machine(message) => {
                f.write_str(message)
            }
        }
    }
}

/// The game of this name.
pub(crate) fn game(id: &str) -> Result<GameId, Complaint> {
    find(id).map_err(Complaint::Usage)
}

/// The game a file names.
pub(crate) fn game_in(id: &str) -> Result<GameId, Complaint> {
    find(id).map_err(Complaint::Fault)
}

fn find(id: &str) -> Result<GameId, String> {
    GameId::from_id(id).ok_or_else(|| {
        let known: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
        format!("there is no game `{id}`; the games are {}", known.join(", "))
    })
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Complaint> {
    let name = path.display();
    let bytes =
        std::fs::read(path).map_err(|error| Complaint::Machine(format!("{name} cannot be read: {error}")))?;
    String::from_utf8(bytes).map_err(|_| Complaint::Fault(format!("{name}: not UTF-8 text")))
}

/// Prints a value as JSON.
pub(crate) fn print_json(value: &impl serde::Serialize) -> Result<(), Complaint> {
    let text = serde_json::to_string_pretty(value)
        .map_err(|error| Complaint::Machine(format!("the result cannot be written as JSON: {error}")))?;
    say!("{text}");
    Ok(())
}
