//! What a command cannot do, and what to do about it.

use catalogue::GameId;
use std::fmt;
use std::path::Path;
use std::process::ExitCode;

/// How a command that did its work ended.
pub(crate) enum Done {
    /// All well.
    Well,
    /// Something was checked and found wrong; it has been told.
    FoundWrong,
}

/// Why a command could not do its work.
pub(crate) enum Complaint {
    /// What was asked for makes no sense.
    Usage(String),
    /// The machine does not give what is needed.
    Machine(String),
}

impl Complaint {
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Complaint::Usage(_) => ExitCode::from(2),
            Complaint::Machine(_) => ExitCode::from(3),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Usage(message) | Complaint::Machine(message) => f.write_str(message),
        }
    }
}

/// The game of this name.
pub(crate) fn game(id: &str) -> Result<GameId, Complaint> {
    GameId::from_id(id).ok_or_else(|| {
        let known: Vec<_> = GameId::ALL.iter().map(|game| game.id()).collect();
        Complaint::Usage(format!("there is no game `{id}`; the games are {}", known.join(", ")))
    })
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String, Complaint> {
    std::fs::read_to_string(path)
        .map_err(|error| Complaint::Machine(format!("{} cannot be read: {error}", path.display())))
}

/// Prints a value as JSON.
pub(crate) fn print_json(value: &impl serde::Serialize) -> Result<(), Complaint> {
    let text = serde_json::to_string_pretty(value)
        .map_err(|error| Complaint::Machine(format!("the result cannot be written as JSON: {error}")))?;
    println!("{text}");
    Ok(())
}
