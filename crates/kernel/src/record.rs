//! Records: the truth about a game, as text. A header, an empty line, then one line per decision or outcome.
//!
//! ```text
//! holdfast 1
//! game pandemic
//! rules 1
//! options players=2 epidemics=4
//!
//! * role medic
//! s0 drive chicago
//! ```
//!
//! `#` begins a comment line. Comments change nothing; they are kept where they stand. States are caches: [`replay`]
//! rebuilds them.

use crate::{Game, MAX_SEATS, NotationError, Options, Refusal, RulesVersion, Seat, Sink};
use std::fmt;

/// The version of this text format.
const FORMAT: u32 = 1;

/// Who made a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mover {
    /// A seat's decision, written `s0 …`.
    Seat(Seat),
    /// Nature's outcome, written `* …`.
    Nature,
}

impl fmt::Display for Mover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mover::Seat(seat) => seat.fmt(f),
            Mover::Nature => f.write_str("*"),
        }
    }
}

/// One move in notation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// Whose move it is.
    pub mover: Mover,
    /// The action or outcome in the game's notation.
    pub text: String,
}

impl Line {
    /// Reads a line such as `s0 drive chicago` or `* infect lima`.
    ///
    /// # Errors
    /// With what was expected, if it is not a move.
    pub fn parse(line: &str) -> Result<Line, String> {
        let expected = "a move is written `s0 ACTION` for a seat or `* OUTCOME` for chance";
        let (mover, text) =
            line.trim().split_once(char::is_whitespace).ok_or_else(|| format!("`{line}`: {expected}"))?;
        let mover = match mover {
            "*" => Mover::Nature,
            seat => Mover::Seat(seat.parse().map_err(
                |_| match seat.strip_prefix('s').map(str::parse::<u32>) {
                    Some(Ok(_)) => format!(
                        "`{seat}`: there is no such seat; the seats count from s0, up to s{}",
                        MAX_SEATS - 1
                    ),
                    Some(Err(_)) | None => format!("`{seat}`: {expected}"),
                },
            )?),
        };
        Ok(Line { mover, text: text.split_whitespace().collect::<Vec<_>>().join(" ") })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.mover, self.text)
    }
}

/// A remark between the moves, written `# …`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment {
    /// How many moves come before it.
    pub after: usize,
    /// What it says, in one line.
    pub text: String,
}

/// A game as it was played.
///
/// ```
/// use kernel::{Mover, Record};
///
/// let text = "holdfast 1\ngame pandemic\nrules 1\noptions players=2\n\n* role medic\ns0 drive chicago\n";
/// let record = Record::parse(text).unwrap();
/// assert_eq!(record.lines[0].mover, Mover::Nature);
/// assert_eq!(record.lines[1].text, "drive chicago");
/// assert_eq!(record.to_string(), text);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The game's [`Game::ID`].
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The options as text.
    pub options: String,
    /// The SHA-256 of the table's seed in lower-case hexadecimal, if a table sealed one.
    pub commitment: Option<String>,
    /// The seed itself in lower-case hexadecimal, once it is revealed.
    pub seed: Option<String>,
    /// The moves in order.
    pub lines: Vec<Line>,
    /// The comments between them, in order. Those of the header stand before the first move.
    pub comments: Vec<Comment>,
}

/// What is wrong with a [`Record`], and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line of the text, from 1; 0 if the record as a whole is meant.
    pub line: usize,
    /// What is wrong and what is expected.
    pub message: String,
    /// The move that cannot be played or leads elsewhere, counted from 1, if a move is meant; 0 is the beginning.
    pub at_move: Option<usize>,
    /// The rule that forbids the move, if it is a rule that does.
    pub refusal: Option<Refusal>,
}

impl RecordError {
    fn at(line: usize, message: impl Into<String>) -> Self {
        RecordError { line, message: message.into(), at_move: None, refusal: None }
    }

    /// What is wrong with a record as a whole.
    pub fn whole(message: impl Into<String>) -> Self {
        RecordError::at(0, message)
    }

    /// The message, preceded by how far the record replays as it was played.
    pub fn as_played(&self) -> String {
        match self.at_move.map(|number| number.saturating_sub(1)) {
            None => self.to_string(),
            Some(0) => format!("this program differs from the beginning: {self}"),
            Some(moves) => format!("as played up to move {moves}; from there this program differs: {self}"),
        }
    }

    /// What is wrong with this move, counted from 1.
    pub fn in_move(number: usize, line: &Line, message: impl fmt::Display, refusal: Option<Refusal>) -> Self {
        let message = format!("move {number}, `{line}`: {message}");
        RecordError { line: 0, message, at_move: Some(number), refusal }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.message),
            line => write!(f, "line {line}: {}", self.message),
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// An empty record of a game of this kind with these options.
    pub fn new<G: Game>(options: &G::Options) -> Self {
        Record {
            game: G::ID.to_owned(),
            rules: options.rules().0,
            options: options.to_string(),
            ..Record::default()
        }
    }

    /// Reads a record. The notation of its moves is checked only when it is replayed.
    ///
    /// # Errors
    /// With the line that is not understood, and what was expected there.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        match lines.next() {
            Some((_, first)) if first == format!("holdfast {FORMAT}") => {}
            Some((_, first)) if first.starts_with("holdfast ") => {
                return Err(RecordError::at(1, format!("`{first}`: this program reads `holdfast {FORMAT}`")));
            }
            Some(_) | None => {
                return Err(RecordError::at(1, format!("a record begins with the line `holdfast {FORMAT}`")));
            }
        }
        let mut record = Record::default();
        let mut header: Vec<&str> = Vec::new();
        for (number, line) in lines.by_ref() {
            if line.is_empty() {
                break;
            }
            if let Some(text) = line.strip_prefix('#') {
                record.comment(text);
                continue;
            }
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            if header.contains(&key) {
                return Err(RecordError::at(number, format!("the header line `{key}` is there twice")));
            }
            header.push(key);
            match key {
                "game" => record.game = value.to_owned(),
                "rules" => {
                    record.rules = value
                        .parse()
                        .map_err(|_| RecordError::at(number, format!("`{value}` is not a rules version")))?;
                }
                "options" => record.options = value.to_owned(),
                "commitment" => record.commitment = Some(hexadecimal(number, key, value)?),
                "seed" => record.seed = Some(hexadecimal(number, key, value)?),
                other => {
                    return Err(RecordError::at(
                        number,
                        format!(
                            "`{other}` is no header line; there are game, rules, options, commitment and seed, \
                             then an empty line before the moves"
                        ),
                    ));
                }
            }
        }
        for required in ["game", "rules", "options"] {
            if !header.contains(&required) {
                return Err(RecordError::at(0, format!("the header line `{required}` is missing")));
            }
        }
        for (number, line) in lines {
            if let Some(text) = line.strip_prefix('#') {
                record.comment(text);
            } else if !line.is_empty() {
                record.lines.push(Line::parse(line).map_err(|message| RecordError::at(number, message))?);
            }
        }
        Ok(record)
    }

    /// Adds a comment after the last move.
    pub fn comment(&mut self, text: &str) {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.comments.push(Comment { after: self.lines.len(), text });
    }
}

fn hexadecimal(line: usize, key: &str, value: &str) -> Result<String, RecordError> {
    if value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte)) {
        Ok(value.to_owned())
    } else {
        Err(RecordError::at(line, format!("`{key}` takes 64 lower-case hexadecimal digits")))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "holdfast {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "options {}", self.options)?;
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(seed) = &self.seed {
            writeln!(f, "seed {seed}")?;
        }
        writeln!(f)?;
        let mut comments = self.comments.iter().peekable();
        for moves in 0..=self.lines.len() {
            while let Some(comment) = comments.next_if(|comment| comment.after <= moves) {
                writeln!(f, "# {}", comment.text)?;
            }
            if let Some(line) = self.lines.get(moves) {
                writeln!(f, "{line}")?;
            }
        }
        Ok(())
    }
}

/// Plays a record from the beginning and returns the state it leads to.
///
/// # Errors
/// With the first move that is not understood or not allowed.
pub fn replay<G: Game>(record: &Record) -> Result<G, RecordError> {
    replay_with(record, &mut (), |_, _| Ok(()))
}

/// Options as they are written under this version of the rules.
///
/// # Errors
/// If this program does not know the version, or the version does not know the options.
pub fn options_under<G: Game>(rules: RulesVersion, options: &str) -> Result<G::Options, RecordError> {
    if !(RulesVersion::FIRST..=G::RULES).contains(&rules) {
        let known = match G::RULES {
            RulesVersion::FIRST => "version 1".to_owned(),
            newest => format!("the versions 1 to {newest}"),
        };
        return Err(RecordError::whole(format!(
            "played by rules version {rules} of {}; this program knows {known}",
            G::ID
        )));
    }
    G::Options::read(rules, options).map_err(|error| RecordError::whole(format!("options: {error}")))
}

/// A game before its first move.
///
/// # Errors
/// As [`options_under`], or if the options do not go together.
pub fn begin<G: Game>(rules: RulesVersion, options: &str) -> Result<G, RecordError> {
    let options = options_under::<G>(rules, options)?;
    G::new(&options).map_err(|refusal| RecordError {
        refusal: Some(refusal),
        ..RecordError::whole(format!("options: {refusal}"))
    })
}

/// Plays a record, sending events to `log` and showing `before` each line the state it is applied to.
///
/// # Errors
/// With the number, counted from 1, of the first move that is not understood, not allowed, or rejected by `before`.
pub fn replay_with<G: Game>(
    record: &Record,
    log: &mut impl Sink<G::Event>,
    mut before: impl FnMut(&G, &Line) -> Result<(), String>,
) -> Result<G, RecordError> {
    if record.game != G::ID {
        return Err(RecordError::whole(format!("this is a record of `{}`, not of `{}`", record.game, G::ID)));
    }
    let mut game: G = begin(RulesVersion(record.rules), &record.options)?;
    for (index, line) in record.lines.iter().enumerate() {
        let number = index + 1;
        let refused = |refusal: Refusal| RecordError::in_move(number, line, refusal, Some(refusal));
        let unreadable = |error: NotationError| RecordError::in_move(number, line, error, None);
        before(&game, line).map_err(|message| RecordError::in_move(number, line, message, None))?;
        match line.mover {
            Mover::Seat(seat) if seat.number() >= game.seats() => {
                return Err(RecordError::in_move(number, line, seat.is_missing_among(game.seats()), None));
            }
            Mover::Seat(seat) => {
                let action = line.text.parse::<G::Action>().map_err(unreadable)?;
                game.act(seat, &action, log).map_err(refused)?;
            }
            Mover::Nature => {
                let outcome = line.text.parse::<G::Outcome>().map_err(unreadable)?;
                game.resolve(&outcome, log).map_err(refused)?;
            }
        }
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHORT: &str =
        "holdfast 1\ngame toy\nrules 1\noptions players=2\n\n* role medic\ns0 drive chicago\n";

    #[test]
    fn a_record_reads_back_as_written() {
        let record = Record::parse(SHORT).unwrap();
        assert_eq!(record.to_string(), SHORT);
        assert_eq!(record.lines[1].mover, Mover::Seat(Seat::new(0).unwrap()));
    }

    #[test]
    fn a_seat_that_does_not_exist_is_named() {
        let told = |line: &str| Record::parse(&SHORT.replace("s0 drive", line)).unwrap_err().to_string();
        assert_eq!(
            told("s7 drive"),
            "line 7: `s7`: there is no such seat; the seats count from s0, up to s5"
        );
        assert!(told("seat drive").contains("a move is written"));
    }

    #[test]
    fn what_editors_add_does_not_matter() {
        let edited = format!("\u{feff}{}", SHORT.replace('\n', "  \r\n"));
        assert_eq!(Record::parse(&edited), Record::parse(SHORT));
        assert_eq!(Record::parse(SHORT.trim_end()), Record::parse(SHORT));
    }

    #[test]
    fn comments_stay_where_they_stand() {
        let text = SHORT.replace("s0 drive", "# a role\ns0 drive") + "# the end\n";
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!(record.lines, Record::parse(SHORT).unwrap().lines);
        assert_eq!(record.comments[1], Comment { after: 2, text: "the end".to_owned() });
        let above = text.replace("game toy", "# by hand\ngame toy");
        assert_eq!(
            Record::parse(&above).unwrap().comments[0],
            Comment { after: 0, text: "by hand".to_owned() }
        );
    }

    #[test]
    fn errors_name_the_line_and_what_is_expected() {
        let told = |text: &str| Record::parse(text).unwrap_err().to_string();
        assert_eq!(told(""), "line 1: a record begins with the line `holdfast 1`");
        assert_eq!(told("holdfast 9\n"), "line 1: `holdfast 9`: this program reads `holdfast 1`");
        assert_eq!(told("holdfast 1\ngame toy\n\n"), "the header line `rules` is missing");
        assert!(told(&SHORT.replace("s0 drive", "x drive")).starts_with("line 7: `x`: a move is written"));
        assert!(told(&SHORT.replace("\n\n", "\nseed 12\n\n")).contains("64 lower-case hexadecimal"));
    }
}
