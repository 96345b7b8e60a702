//! A campaign as a file: what a group takes along to another server, or writes by hand.
//!
//! ```text
//! holdfast campaign 1
//! game tokyo
//! name The Night Shift
//! games 2
//! off s01
//!
//! s01 pcs=2 rank=b rounds=9 reward=minases_card table=0123456789ab
//! s03 pcs=2 rank=a rounds=8 reward=heister_mask
//! ```
//!
//! A header, an empty line, then a line for each cleared game, the oldest first. `off` names the scenarios whose reward stays
//! out of the decks; `#` begins a comment line. The number of games tells whether the file is whole.

use super::{Clear, Entry, GAME, Log, SCENARIOS, Switch};
use crate::words::cards::Card;
use crate::words::options::{Options, Scenario};
use crate::words::story::Rank;
use std::fmt;
use std::str::FromStr;
use vocabulary::OptionRows;

/// The version of this text format.
const FORMAT: u32 = 1;
/// How a file begins, before the version.
const BEGINNING: &str = "holdfast campaign ";
/// How a game names its table.
const TABLE: &str = "table";

/// Why a text is not a campaign, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The line, from 1.
    pub line: u32,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// What can be wrong with a campaign. Those who show it say what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The first line is not that of a campaign.
    NoCampaign,
    /// A newer program has written it.
    Newer(String),
    /// It is of another game.
    OtherGame(String),
    /// A line of the header does not exist.
    UnknownHeader(String),
    /// A line of the header is missing.
    NoHeader(&'static str),
    /// There are not as many games as the header says.
    Count {
        /// What the header says.
        said: u32,
        /// How many there are.
        found: u32,
    },
    /// This is not a scenario of a campaign.
    Scenario(String),
    /// A word of a game is not of the form `name=value` or has an unknown name.
    Word(String),
    /// A game does not say this.
    Unsaid(&'static str),
    /// A game says this twice.
    Twice(&'static str),
    /// This is not a value.
    Value {
        /// Of what.
        of: &'static str,
        /// What is written.
        value: String,
    },
    /// The scenario offers no such reward.
    Reward {
        /// The scenario.
        scenario: Scenario,
        /// What is written.
        value: String,
    },
    /// Two games are said to be of the same table.
    SameTable(String),
}

impl fmt::Display for Clear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Clear { scenario, pcs, rank, rounds, reward } = self;
        write!(f, "{scenario} pcs={pcs} rank={rank} rounds={rounds}")?;
        match reward {
            Some(reward) => write!(f, " reward={}", reward.word()),
            None => Ok(()),
        }
    }
}

impl FromStr for Clear {
    type Err = Flaw;
    fn from_str(text: &str) -> Result<Clear, Flaw> {
        entry(text).map(|entry| entry.clear)
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{BEGINNING}{FORMAT}\ngame {GAME}\nname {}\ngames {}", self.name, self.games.len())?;
        if !self.off.is_empty() {
            writeln!(f, "off {}", self.choices())?;
        }
        writeln!(f)?;
        for Entry { clear, table } in &self.games {
            match table {
                Some(table) => writeln!(f, "{clear} {TABLE}={table}")?,
                None => writeln!(f, "{clear}")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Log {
    type Err = Unreadable;
    fn from_str(text: &str) -> Result<Log, Unreadable> {
        let mut lines = (1..)
            .zip(text.trim_start_matches('\u{feff}').lines().map(str::trim))
            .filter(|(_, text)| !text.starts_with('#'));
        let (mut last, first) = lines.find(|(_, text)| !text.is_empty()).unwrap_or((1, ""));
        beginning(first).map_err(|flaw| Unreadable { line: last, flaw })?;
        let (mut header, mut log, mut part) = (Header::default(), Log::default(), Part::Header);
        for (line, text) in lines {
            last = line;
            let at = |flaw| Unreadable { line, flaw };
            match part {
                Part::Header if text.is_empty() => part = Part::Games,
                Part::Header => header.read(text).map_err(at)?,
                Part::Games if text.is_empty() => {}
                Part::Games => log.add(entry(text).map_err(at)?).map_err(at)?,
            }
        }
        header.put_on(log).map_err(|flaw| Unreadable { line: last, flaw })
    }
}

/// A part of the text.
#[derive(Clone, Copy)]
enum Part {
    Header,
    Games,
}

fn beginning(line: &str) -> Result<(), Flaw> {
    let version = line.strip_prefix(BEGINNING).ok_or(Flaw::NoCampaign)?;
    if version == FORMAT.to_string() { Ok(()) } else { Err(Flaw::Newer(version.to_owned())) }
}

/// What the header says.
#[derive(Default)]
struct Header {
    game: Option<String>,
    name: Option<String>,
    games: Option<u32>,
    off: Option<Vec<Scenario>>,
}

impl Header {
    fn read(&mut self, line: &str) -> Result<(), Flaw> {
        let (key, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match key {
            "game" if value == GAME => once(&mut self.game, "game", value.to_owned()),
            "game" => Err(Flaw::OtherGame(value.to_owned())),
            "name" => once(&mut self.name, "name", value.to_owned()),
            "games" => once(&mut self.games, "games", number("games", value)?),
            "off" => {
                let scenarios = value.split_whitespace().map(scenario).collect::<Result<_, _>>()?;
                once(&mut self.off, "off", scenarios)
            }
            _ => Err(Flaw::UnknownHeader(key.to_owned())),
        }
    }

    fn put_on(self, log: Log) -> Result<Log, Flaw> {
        self.game.ok_or(Flaw::NoHeader("game"))?;
        let (said, found) = (self.games.ok_or(Flaw::NoHeader("games"))?, log.games.len() as u32);
        if said != found {
            return Err(Flaw::Count { said, found });
        }
        let mut whole = Log { games: log.games, ..Log::new(&self.name.unwrap_or_default()) };
        for scenario in self.off.unwrap_or_default() {
            whole.switch(scenario, Switch::Off);
        }
        Ok(whole)
    }
}

impl Log {
    /// A log as a server keeps it: the file it began with, what games gave since with their tables, and what was chosen.
    ///
    /// # Errors
    /// If one of these texts is not what [`Log`] and [`Clear`] write; the line is that of the file, or 0.
    pub fn restored<'a>(
        file: &str,
        since: impl Iterator<Item = (&'a str, &'a str)>,
        choices: &str,
    ) -> Result<Log, Unreadable> {
        let mut log: Log = file.parse()?;
        let elsewhere = |flaw| Unreadable { line: 0, flaw };
        for (table, clear) in since {
            log.enter(clear.parse().map_err(elsewhere)?, Some(table));
        }
        log.off = choices.split_whitespace().map(scenario).collect::<Result<_, _>>().map_err(elsewhere)?;
        Ok(log)
    }

    /// The scenarios whose reward stays out of the decks, as [`Log::restored`] reads them.
    pub fn choices(&self) -> String {
        self.off.iter().map(Scenario::word).collect::<Vec<_>>().join(" ")
    }

    fn add(&mut self, entry: Entry) -> Result<(), Flaw> {
        match &entry.table {
            Some(table) if self.games.iter().any(|game| game.table.as_ref() == Some(table)) => {
                Err(Flaw::SameTable(table.clone()))
            }
            Some(_) | None => {
                self.games.push(entry);
                Ok(())
            }
        }
    }
}

fn entry(line: &str) -> Result<Entry, Flaw> {
    let mut words = line.split_whitespace();
    let played = scenario(words.next().unwrap_or_default())?;
    let (mut pcs, mut rank, mut rounds, mut reward, mut table) = (None, None, None, None, None);
    for word in words {
        let (name, value) = word.split_once('=').ok_or_else(|| Flaw::Word(word.to_owned()))?;
        match name {
            "pcs" => once(&mut pcs, "pcs", players(value)?)?,
            "rank" => once(&mut rank, "rank", value.parse::<Rank>().map_err(|_| wrong("rank", value))?)?,
            "rounds" => once(&mut rounds, "rounds", number("rounds", value)?)?,
            "reward" => {
                let unknown = || Flaw::Reward { scenario: played, value: value.to_owned() };
                let offered = Card::rewards_of(played).find(|card| card.word() == value);
                once(&mut reward, "reward", offered.ok_or_else(unknown)?)?;
            }
            TABLE if value.is_empty() => return Err(Flaw::Word(word.to_owned())),
            TABLE => once(&mut table, TABLE, value.to_owned())?,
            _ => return Err(Flaw::Word(word.to_owned())),
        }
    }
    let clear = Clear {
        scenario: played,
        pcs: pcs.ok_or(Flaw::Unsaid("pcs"))?,
        rank: rank.ok_or(Flaw::Unsaid("rank"))?,
        rounds: rounds.ok_or(Flaw::Unsaid("rounds"))?,
        reward,
    };
    Ok(Entry { clear, table })
}

fn once<T>(place: &mut Option<T>, name: &'static str, value: T) -> Result<(), Flaw> {
    match place.replace(value) {
        Some(_) => Err(Flaw::Twice(name)),
        None => Ok(()),
    }
}

fn wrong(of: &'static str, value: &str) -> Flaw {
    Flaw::Value { of, value: value.to_owned() }
}

fn number<T: FromStr>(of: &'static str, value: &str) -> Result<T, Flaw> {
    value.parse().map_err(|_| wrong(of, value))
}

fn players(value: &str) -> Result<u8, Flaw> {
    let spec = Options::SPECS.iter().find(|spec| spec.name == "players");
    let known = spec.is_some_and(|spec| spec.values.contains(&value));
    if known { number("pcs", value) } else { Err(wrong("pcs", value)) }
}

fn scenario(word: &str) -> Result<Scenario, Flaw> {
    let found = SCENARIOS.into_iter().find(|scenario| scenario.word() == word);
    found.ok_or_else(|| Flaw::Scenario(word.to_owned()))
}
