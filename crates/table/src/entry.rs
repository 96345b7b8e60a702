//! What is stored of a table: one entry for each thing that happens to it, as a kind and a text.

use crate::proposal::{Motion, Quorum, Topic, Voice};
use bots::Roster;
use kernel::{Asked, Line, NotationError, RulesVersion, Seat, WindowSpec};
use std::fmt;

/// Who a person is; the same at every table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub u64);

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Occupant {
    /// Nobody yet, or nobody any more.
    #[default]
    Empty,
    /// A person, who may hold several seats.
    Person(PersonId),
    /// A program.
    Bot {
        /// One of the game's [`Roster::LEVELS`].
        level: &'static str,
    },
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Occupant::Empty => f.write_str("empty"),
            Occupant::Person(PersonId(id)) => write!(f, "person {id}"),
            Occupant::Bot { level } => write!(f, "bot {level}"),
        }
    }
}

/// What a seat has said in advance: about each window of the game, and about what bots want of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StandingAnswers {
    windows: &'static [WindowSpec],
    passes: u64,
    /// The windows that pass for the seat in one turn, and which turn that is.
    quiet: (u64, u32),
    /// Whether bots ask it.
    bots_ask: bool,
}

impl StandingAnswers {
    /// What holds for a seat that has said nothing.
    pub fn by_default(windows: &'static [WindowSpec]) -> Self {
        let silent = StandingAnswers { windows, passes: 0, quiet: (0, 0), bots_ask: false };
        windows.iter().fold(silent, |mut answers, window| {
            answers.set(window.name, window.asked_by_default);
            answers
        })
    }

    /// Whether the seat wants to be asked in this window. Unknown windows ask.
    pub fn asked(&self, window: &str) -> Asked {
        self.asked_unless(window, self.passes)
    }

    /// Whether the seat has said that this window should not ask it again in this turn.
    pub fn is_quiet(&self, window: &str, turn: Option<u32>) -> bool {
        let (windows, of_turn) = self.quiet;
        turn == Some(of_turn) && self.asked_unless(window, windows) == Asked::No
    }

    /// Whether the seat wants to be asked when a bot wants something of it; otherwise it agrees.
    pub fn asked_by_bots(&self) -> Asked {
        if self.bots_ask { Asked::Yes } else { Asked::No }
    }

    fn asked_unless(&self, window: &str, passes: u64) -> Asked {
        match self.position(window) {
            Some(bit) if passes >> bit & 1 == 1 => Asked::No,
            Some(_) | None => Asked::Yes,
        }
    }

    /// Every window with whether it asks.
    pub fn iter(&self) -> impl Iterator<Item = (&'static WindowSpec, Asked)> + '_ {
        self.windows.iter().map(|window| (window, self.asked(window.name)))
    }

    pub(crate) fn set(&mut self, window: &str, asked: Asked) {
        if let Some(bit) = self.position(window) {
            match asked {
                Asked::Yes => self.passes &= !(1 << bit),
                Asked::No => self.passes |= 1 << bit,
            }
            self.quiet.0 &= !(1 << bit);
        }
    }

    pub(crate) fn be_quiet(&mut self, window: &str, turn: u32) {
        if let Some(bit) = self.position(window) {
            let (windows, of_turn) = self.quiet;
            let others = if of_turn == turn { windows } else { 0 };
            self.quiet = (others | 1 << bit, turn);
        }
    }

    pub(crate) fn set_bots(&mut self, asked: Asked) {
        self.bots_ask = asked == Asked::Yes;
    }

    fn position(&self, window: &str) -> Option<usize> {
        self.windows.iter().position(|spec| spec.name == window)
    }
}

/// The kind of the entries by which a table goes over to newer rules.
const RULES: &str = "rules";

/// One thing that happened to a table. Entries are only ever appended; the number of entries is the
/// table's version.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The game starts.
    Start,
    /// A record line: a decision of the seat's occupant, or an outcome.
    Move(Line),
    /// A record line: a further decision of the run that the seat's decision before it began or went on with.
    Further(Line),
    /// A record line: an answer the table gave for a seat.
    Waiver(Line),
    /// A record line: the table passed for a seat that had not answered in time.
    Lapse(Line),
    /// Only this many record lines remain.
    Undo {
        /// How many lines remain.
        to_line: usize,
    },
    /// This record line goes, those after it stay.
    Retract {
        /// The line, counted from 0.
        line: usize,
    },
    /// Somebody sits down or leaves.
    Seat {
        /// The seat.
        seat: Seat,
        /// Who holds it from now on.
        occupant: Occupant,
    },
    /// A seat says whether a window should ask it.
    Answer {
        /// The seat.
        seat: Seat,
        /// The window's name.
        window: &'static str,
        /// Whether it asks.
        asked: Asked,
    },
    /// A seat says that a window should not ask it again in this turn.
    Quiet {
        /// The seat.
        seat: Seat,
        /// The window's name.
        window: &'static str,
    },
    /// A seat says whether it wants to be asked when a bot wants something of it.
    Bots {
        /// The seat.
        seat: Seat,
        /// Whether it is asked; otherwise it agrees.
        asked: Asked,
    },
    /// The game goes on by newer rules, by which it has been played again from its beginning.
    Rules {
        /// Their version.
        to: RulesVersion,
        /// The options as they are written under them.
        options: String,
    },
    /// Somebody proposes something to the others.
    Proposed(Motion),
    /// A person agrees to the open proposal about this.
    Agreed {
        /// What it is about.
        topic: Topic,
        /// Who agrees.
        by: PersonId,
    },
    /// Somebody does not agree to the open proposal about this, or withdraws it.
    Declined {
        /// What it is about.
        topic: Topic,
        /// Who declines.
        by: Voice,
    },
}

impl Entry {
    /// The kind of entry, as it is stored beside the text that [`fmt::Display`] writes.
    pub fn kind(&self) -> &'static str {
        match self {
            Entry::Start => "start",
            Entry::Move(_) => "move",
            Entry::Further(_) => "further",
            Entry::Waiver(_) => "waiver",
            Entry::Lapse(_) => "lapse",
            Entry::Undo { .. } => "undo",
            Entry::Retract { .. } => "retract",
            Entry::Seat { .. } => "seat",
            Entry::Answer { .. } => "answer",
            Entry::Quiet { .. } => "quiet",
            Entry::Bots { .. } => "bots",
            Entry::Rules { .. } => RULES,
            Entry::Proposed(Motion::TakeBack { .. }) => "undo-asked",
            Entry::Proposed(Motion::HandOver { .. }) => "seat-asked",
            Entry::Proposed(Motion::NewerRules { .. }) => "rules-asked",
            Entry::Agreed { topic: Topic::TakeBack, .. } => "undo-agreed",
            Entry::Agreed { topic: Topic::Seat, .. } => "seat-agreed",
            Entry::Agreed { topic: Topic::Rules, .. } => "rules-agreed",
            Entry::Declined { topic: Topic::TakeBack, .. } => "undo-declined",
            Entry::Declined { topic: Topic::Seat, .. } => "seat-declined",
            Entry::Declined { topic: Topic::Rules, .. } => "rules-declined",
        }
    }

    /// Reads what [`Entry::kind`] and `Display` wrote for a table of this game. The text of a move is
    /// checked when it is replayed.
    pub fn parse<G: Roster>(kind: &str, text: &str) -> Result<Entry, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unreadable = || NotationError::new(format!("`{kind} {text}` is no entry of a table"));
        let line = || Line::parse(text).map_err(NotationError::new);
        let number = |word: &str| word.parse::<usize>().map_err(|_| unreadable());
        let person = |word: &str| word.parse().map(PersonId).map_err(|_| unreadable());
        let version = |word: &str| version(word).ok_or_else(unreadable);
        let window_named = |word: &str| {
            let unknown = || NotationError::new(format!("{} has no window `{word}`", G::ID));
            window_name::<G>(word).ok_or_else(unknown)
        };
        let voice = |word: &str| match word.parse() {
            Ok(seat) => Ok(Voice::Seat(seat)),
            Err(_) => person(word).map(Voice::Person),
        };
        Ok(match (kind, words.as_slice()) {
            ("start", []) => Entry::Start,
            ("move", _) => Entry::Move(line()?),
            ("further", _) => Entry::Further(line()?),
            ("waiver", _) => Entry::Waiver(line()?),
            ("lapse", _) => Entry::Lapse(line()?),
            ("undo", [to_line]) => Entry::Undo { to_line: number(to_line)? },
            ("retract", [line]) => Entry::Retract { line: number(line)? },
            ("seat", [seat, occupant @ ..]) => {
                Entry::Seat { seat: seat.parse()?, occupant: parse_occupant::<G>(occupant)? }
            }
            ("answer", [seat, window, asked]) => Entry::Answer {
                seat: seat.parse()?,
                window: window_named(window)?,
                asked: match *asked {
                    "ask" => Asked::Yes,
                    "pass" => Asked::No,
                    _ => return Err(unreadable()),
                },
            },
            ("quiet", [seat, window]) => Entry::Quiet { seat: seat.parse()?, window: window_named(window)? },
            ("bots", [seat, asked]) => Entry::Bots {
                seat: seat.parse()?,
                asked: match *asked {
                    "ask" => Asked::Yes,
                    "agree" => Asked::No,
                    _ => return Err(unreadable()),
                },
            },
            (RULES, [to, options @ ..]) => Entry::Rules { to: version(to)?, options: options.join(" ") },
            ("undo-asked", [seat, to_line]) => {
                Entry::Proposed(Motion::TakeBack { seat: seat.parse()?, to_line: number(to_line)? })
            }
            ("seat-asked", [by, seat, quorum, occupant @ ..]) => Entry::Proposed(Motion::HandOver {
                by: person(by)?,
                seat: seat.parse()?,
                to: parse_occupant::<G>(occupant)?,
                quorum: match *quorum {
                    "everybody" => Quorum::Everybody,
                    "more-than-half" => Quorum::MoreThanHalf,
                    _ => return Err(unreadable()),
                },
            }),
            ("rules-asked", [by, to]) => {
                Entry::Proposed(Motion::NewerRules { by: person(by)?, to: version(to)? })
            }
            ("undo-agreed", [by]) => Entry::Agreed { topic: Topic::TakeBack, by: person(by)? },
            ("seat-agreed", [by]) => Entry::Agreed { topic: Topic::Seat, by: person(by)? },
            ("rules-agreed", [by]) => Entry::Agreed { topic: Topic::Rules, by: person(by)? },
            ("undo-declined", [by]) => Entry::Declined { topic: Topic::TakeBack, by: voice(by)? },
            ("seat-declined", [by]) => Entry::Declined { topic: Topic::Seat, by: voice(by)? },
            ("rules-declined", [by]) => Entry::Declined { topic: Topic::Rules, by: voice(by)? },
            _ => return Err(unreadable()),
        })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Start => Ok(()),
            Entry::Move(line) | Entry::Further(line) | Entry::Waiver(line) | Entry::Lapse(line) => {
                line.fmt(f)
            }
            Entry::Undo { to_line: line } | Entry::Retract { line } => line.fmt(f),
            Entry::Seat { seat, occupant } => write!(f, "{seat} {occupant}"),
            Entry::Answer { seat, window, asked } => {
                let asked = match asked {
                    Asked::Yes => "ask",
                    Asked::No => "pass",
                };
                write!(f, "{seat} {window} {asked}")
            }
            Entry::Quiet { seat, window } => write!(f, "{seat} {window}"),
            Entry::Bots { seat, asked } => {
                let asked = match asked {
                    Asked::Yes => "ask",
                    Asked::No => "agree",
                };
                write!(f, "{seat} {asked}")
            }
            Entry::Rules { to, options } => write!(f, "{to} {options}"),
            Entry::Proposed(Motion::TakeBack { seat, to_line }) => write!(f, "{seat} {to_line}"),
            Entry::Proposed(Motion::HandOver { by: PersonId(by), seat, to, quorum }) => {
                let quorum = match quorum {
                    Quorum::Everybody => "everybody",
                    Quorum::MoreThanHalf => "more-than-half",
                };
                write!(f, "{by} {seat} {quorum} {to}")
            }
            Entry::Proposed(Motion::NewerRules { by: PersonId(by), to }) => write!(f, "{by} {to}"),
            Entry::Agreed { by: PersonId(id), .. }
            | Entry::Declined { by: Voice::Person(PersonId(id)), .. } => id.fmt(f),
            Entry::Declined { by: Voice::Seat(seat), .. } => seat.fmt(f),
        }
    }
}

/// The version that an entry goes over to, if it is of this kind.
pub(crate) fn rules_of(kind: &str, text: &str) -> Option<RulesVersion> {
    text.split(' ').next().filter(|_| kind == RULES).and_then(version)
}

fn version(word: &str) -> Option<RulesVersion> {
    word.parse().ok().map(RulesVersion)
}

fn parse_occupant<G: Roster>(words: &[&str]) -> Result<Occupant, NotationError> {
    match words {
        ["empty"] => Some(Occupant::Empty),
        ["person", id] => id.parse().ok().map(|id| Occupant::Person(PersonId(id))),
        ["bot", level] => level_name::<G>(level).map(|level| Occupant::Bot { level }),
        _ => None,
    }
    .ok_or_else(|| {
        NotationError::new(format!(
            "`{}` is nobody who can sit at {}; written `empty`, `person NUMBER` or `bot LEVEL`, LEVEL one of {}",
            words.join(" "),
            G::ID,
            G::level_names().join(", ")
        ))
    })
}

pub(crate) fn level_name<G: Roster>(name: &str) -> Option<&'static str> {
    G::level(name).map(|level| level.name)
}

pub(crate) fn window_name<G: Roster>(name: &str) -> Option<&'static str> {
    G::WINDOWS.iter().find(|window| window.name == name).map(|window| window.name)
}
