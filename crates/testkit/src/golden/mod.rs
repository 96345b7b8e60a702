//! Golden records: finished games that must replay, move by move, to the positions they led to when they were played.
//!
//! A record carries its fingerprints as comments, so every reader of the format can read it:
//!
//! ```text
//! # = 5d0c1f6a9b3e        the position the game begins with
//! * role medic
//! # = 0b6e44d1c7f2        the position after the move above
//! …
//! # over cures s0=won s1=won
//! # events 8f11c03a2d9e
//! ```
//!
//! A fingerprint is the first twelve hexadecimal digits of the SHA-256 of what is *spelled*: the omniscient view as JSON
//! with sorted keys and no spaces, an empty line, then a sorted line for each legal action (`s0 drive chicago`) and each
//! possible outcome with its weight in lowest terms (`* infect lima 1`). The digest of the events is that of their JSON,
//! one line an event, in order. Memory layout, `Hash` and `Debug` have no part in it: a program that is built
//! differently and plays the same gives the same fingerprints.

mod corpus;

pub(crate) use corpus::variant;
pub use corpus::{Corpus, Held, marks};

use kernel::{
    Audience, Comment, Game, Record, RecordError, RulesVersion, Seat, Sink, Standing, Viewer, replay,
    replay_with,
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

const POSITION: &str = "= ";
const END: &str = "over ";
const EVENTS: &str = "events ";

/// The fingerprint of a position.
pub fn fingerprint<G: Game<View: Serialize>>(game: &G) -> String {
    let mut spelled = json(&game.view(Viewer::Omniscient));
    spelled.push_str("\n\n");
    let mut lines = Vec::new();
    let mut actions = Vec::new();
    for seat in game.pending().seats() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        lines.extend(actions.iter().map(|action| format!("{seat} {action}\n")));
    }
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    let unit = outcomes.iter().fold(0, |unit, (_, weight)| common_divisor(unit, *weight)).max(1);
    lines.extend(outcomes.iter().map(|(outcome, weight)| format!("* {outcome} {}\n", weight / unit)));
    lines.sort_unstable();
    spelled.extend(lines);
    digest(Sha256::digest(spelled))
}

fn common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

fn json(value: &impl Serialize) -> String {
    let mut value = serde_json::to_value(value).expect("views and events are values of JSON");
    value.sort_all_objects();
    value.to_string()
}

fn digest(hash: impl AsRef<[u8]>) -> String {
    hash.as_ref()[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Takes the digest of all events.
#[derive(Default)]
struct Told(Sha256);

impl<E: Serialize> Sink<E> for Told {
    fn emit(&mut self, _audience: Audience, event: E) {
        self.0.update(json(&event));
        self.0.update("\n");
    }
}

/// What a replay adds to a record.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Prints {
    /// That of the beginning, then one a move.
    positions: Vec<String>,
    /// How the game stands after the last move.
    end: String,
    /// That of all events.
    events: String,
}

fn prints<G: Game<View: Serialize, Event: Serialize>>(record: &Record) -> Result<Prints, RecordError> {
    let mut told = Told::default();
    let mut positions = Vec::new();
    let game: G = replay_with(record, &mut told, |game, _| {
        positions.push(fingerprint(game));
        Ok(())
    })?;
    positions.push(fingerprint(&game));
    Ok(Prints { positions, end: end(&game), events: digest(told.0.finalize()) })
}

fn end<G: Game>(game: &G) -> String {
    let standings = game.standings();
    let seats = Seat::first(game.seats()).map(|seat| match standings[seat] {
        Standing::Playing => format!(" {seat}=playing"),
        Standing::Won => format!(" {seat}=won"),
        Standing::Lost => format!(" {seat}=lost"),
    });
    format!("{}{}", game.ended_by().unwrap_or("not"), seats.collect::<String>())
}

/// The record with the fingerprints of its positions, in place of those it has. Its other comments stay.
///
/// # Errors
/// If it does not replay.
pub fn imprinted<G: Game<View: Serialize, Event: Serialize>>(record: &Record) -> Result<Record, RecordError> {
    let Prints { positions, end, events } = prints::<G>(record)?;
    let of_ours =
        |comment: &&Comment| [POSITION, END, EVENTS].iter().any(|mark| comment.text.starts_with(mark));
    let mut comments: Vec<Comment> =
        record.comments.iter().filter(|comment| !of_ours(comment)).cloned().collect();
    let places = positions.iter().enumerate();
    comments.extend(places.map(|(after, print)| Comment { after, text: format!("{POSITION}{print}") }));
    let after = record.lines.len();
    comments.push(Comment { after, text: format!("{END}{end}") });
    comments.push(Comment { after, text: format!("{EVENTS}{events}") });
    comments.sort_by_key(|comment| comment.after);
    Ok(Record { comments, ..record.clone() })
}

/// Replays a record and compares each position with its fingerprint, if it has one. Says how many have.
///
/// # Errors
/// With the first move that cannot be played or leads elsewhere; 0 is the beginning.
pub fn compare<G: Game<View: Serialize, Event: Serialize>>(record: &Record) -> Result<usize, RecordError> {
    let differs =
        |at: usize, message: String| RecordError { at_move: Some(at), ..RecordError::whole(message) };
    let expected = |mark: &'static str| {
        record
            .comments
            .iter()
            .filter_map(move |comment| Some((comment.after, comment.text.strip_prefix(mark)?)))
    };
    let mut positions = expected(POSITION).peekable();
    let mut compared = 0;
    let mut told = Told::default();
    let mut moves = 0;
    let mut differing = None;
    let mut look = |game: &G, moves: usize| {
        while let Some((_, print)) = positions.next_if(|(after, _)| *after <= moves) {
            compared += 1;
            if differing.is_none() && fingerprint(game) != print {
                differing = Some(moves);
            }
        }
    };
    let replayed = replay_with::<G>(record, &mut told, |game, _| {
        look(game, moves);
        moves += 1;
        Ok(())
    });
    if let Ok(game) = &replayed {
        look(game, moves);
    }
    if let Some(at) = differing {
        return Err(match at.checked_sub(1) {
            Some(index) => RecordError::in_move(at, &record.lines[index], "leads to another position", None),
            None => differs(0, "begins with another position".to_owned()),
        });
    }
    let game = replayed?;
    for (_, told) in expected(END) {
        if told != end(&game) {
            return Err(differs(moves, format!("ended with `{told}`; here with `{}`", end(&game))));
        }
    }
    let events = digest(told.0.finalize());
    if expected(EVENTS).any(|(_, told)| told != events) {
        return Err(differs(moves, "leads to the same positions by other events".to_owned()));
    }
    Ok(compared)
}

/// The first move of the golden record in this file, counted from 1, that another version of the rules does not allow;
/// `None` if there is none. Panics unless the file holds a game by an older version that replays.
pub fn first_refused<G: Game>(file: &Path, by: RulesVersion) -> Option<usize> {
    let named = |message: String| format!("{}: {message}", file.display());
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}", named(error.to_string())));
    let mut record = Record::parse(&text).unwrap_or_else(|error| panic!("{}", named(error.to_string())));
    assert!(record.rules < by.0, "{}", named(format!("a game by version {} of the rules", record.rules)));
    if let Err(error) = replay::<G>(&record) {
        panic!("{}", named(error.as_played()));
    }
    record.rules = by.0;
    replay::<G>(&record).err().and_then(|error| error.at_move)
}
