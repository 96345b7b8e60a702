//! What is stored of a table: read back under the rules it was played by, or, for its record alone, under none.

use crate::entry::{Entry, rules_of};
use crate::ledger::Ledger;
use crate::seal::Seal;
use crate::table::Table;
use bots::Roster;
use kernel::{MAX_SEATS, Record, RecordError, RulesVersion};

/// What is stored of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The game's id.
    pub game: String,
    /// The version of the rules it began by.
    pub rules: RulesVersion,
    /// The options, as they are written under that version.
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
        let table = Table::<G>::restore(self.rules, &self.options, self.seal.clone(), &self.entries::<G>()?)?;
        if table.ended_by() == self.ended_by.as_deref() {
            return Ok(table);
        }
        let ended = |by: Option<&str>| by.map_or("not over".to_owned(), |by| format!("over by {by}"));
        let message = format!("was {}, is {} here", ended(self.ended_by.as_deref()), ended(table.ended_by()));
        let last = table.steps().len();
        Err(Unplayable::Differs(RecordError { at_move: Some(last), ..RecordError::whole(message) }))
    }

    /// The version of the rules it is played by.
    pub fn rules_now(&self) -> RulesVersion {
        let newer = self.entries.iter().rev().find_map(|(kind, text)| rules_of(kind, text));
        newer.unwrap_or(self.rules)
    }

    /// How many lines the record had before the first entry and after each.
    ///
    /// # Errors
    /// If the entries cannot be read.
    pub fn lengths<G: Roster>(&self) -> Result<Vec<usize>, Unplayable> {
        let mut ledger = Ledger::new(MAX_SEATS as u8, G::WINDOWS, self.rules);
        let mut lengths = vec![0];
        for entry in self.entries::<G>()? {
            ledger.take_in(&entry).map_err(Unplayable::Damaged)?;
            lengths.push(ledger.steps.len());
        }
        Ok(lengths)
    }

    /// What happened, as the game's table tells it.
    ///
    /// # Errors
    /// If the entries cannot be read.
    pub fn entries<G: Roster>(&self) -> Result<Vec<Entry>, Unplayable> {
        let entries = self.entries.iter().map(|(kind, text)| Entry::parse::<G>(kind, text));
        entries.collect::<Result<_, _>>().map_err(|error| Unplayable::Damaged(error.to_string()))
    }

    /// The record, without asking any rules. With the seed if the game is over; otherwise it is not to be shown.
    ///
    /// # Errors
    /// If the entries cannot be read.
    pub fn record<G: Roster>(&self) -> Result<Record, Unplayable> {
        let mut ledger = Ledger::new(MAX_SEATS as u8, G::WINDOWS, self.rules);
        let (mut rules, mut written) = (self.rules, self.options.clone());
        for entry in self.entries::<G>()? {
            ledger.take_in(&entry).map_err(Unplayable::Damaged)?;
            if let Entry::Rules { to, options } = entry {
                (rules, written) = (to, options);
            }
        }
        Ok(ledger.record(Record {
            game: self.game.clone(),
            rules: rules.0,
            options: written,
            commitment: Some(self.seal.commitment()),
            seed: self.ended_by.is_some().then(|| self.seal.reveal()),
            ..Record::default()
        }))
    }
}
