//! What is stored of a table: read back under the rules it was played by, or, for its record alone, under none.

use crate::entry::Entry;
use crate::seal::Seal;
use crate::table::Table;
use bots::Roster;
use kernel::{Line, Record, RecordError, RulesVersion};

/// What is stored of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: RulesVersion,
    /// The options, as they are written under these rules.
    pub options: String,
    /// The sealed seed.
    pub seal: Seal,
    /// What happened, each as [`Entry::kind`] and `Display` wrote it.
    pub entries: Vec<(String, String)>,
    /// What ended the game, if it is over.
    pub ended_by: Option<String>,
}

/// Why what is stored does not make a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unplayable {
    /// This program does not know the rules, or plays them differently from some move on.
    #[error("{}", .0.as_played())]
    Differs(RecordError),
    /// It is not what a table stores.
    #[error("{0}")]
    Damaged(String),
}

impl Stored {
    /// The table as it was after the last entry.
    ///
    /// # Errors
    /// If the game does not replay to where it was, or the entries cannot be read.
    pub fn table<G: Roster>(&self) -> Result<Table<G>, Unplayable> {
        let entries = self.entries.iter().map(|(kind, text)| Entry::parse::<G>(kind, text));
        let entries =
            entries.collect::<Result<Vec<_>, _>>().map_err(|error| Unplayable::Damaged(error.to_string()))?;
        let table = Table::<G>::restore(self.rules, &self.options, self.seal.clone(), &entries)?;
        if table.ended_by() == self.ended_by.as_deref() {
            return Ok(table);
        }
        let ended = |by: Option<&str>| by.map_or("not over".to_owned(), |by| format!("over by {by}"));
        let message = format!("was {}, is {} here", ended(self.ended_by.as_deref()), ended(table.ended_by()));
        let last = table.steps().len();
        Err(Unplayable::Differs(RecordError { at_move: Some(last), ..RecordError::whole(message) }))
    }

    /// The record of a game that is over, without asking any rules.
    ///
    /// # Errors
    /// If its moves cannot be read.
    pub fn record(&self) -> Result<Record, Unplayable> {
        let mut lines: Vec<Line> = Vec::new();
        for (kind, text) in &self.entries {
            let damaged = || Unplayable::Damaged(format!("`{kind} {text}` is no entry of a table"));
            let number =
                || text.parse::<usize>().ok().filter(|number| *number <= lines.len()).ok_or_else(damaged);
            match kind.as_str() {
                "move" | "waiver" => lines.push(Line::parse(text).map_err(|_| damaged())?),
                "undo" => lines.truncate(number()?),
                "retract" => {
                    let line = number()?;
                    if line == lines.len() {
                        return Err(damaged());
                    }
                    lines.remove(line);
                }
                _ => {}
            }
        }
        Ok(Record {
            game: self.game.clone(),
            rules: self.rules.0,
            options: self.options.clone(),
            commitment: Some(self.seal.commitment()),
            seed: self.ended_by.is_some().then(|| self.seal.reveal()),
            lines,
            comments: Vec::new(),
        })
    }
}
