//! `holdfast data export` and `holdfast data import`: a table as a file.
//!
//! The file holds everything that is needed to go on with the game elsewhere, secrets of the draw included. Who sat where stands in it
//! in words; on the server that takes the table in, nobody sits there yet.

use crate::complaint::{Complaint, read};
use catalogue::{GameId, Playable, Visitor};
use serde::{Deserialize, Serialize};
use server::rules;
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;
use store::{
    Advice, Append, Bots, Entry, Histories, History, Home, Listing, NewTable, Occupant, Operator, Phase,
    Sitter, StoredTable, TableId,
};
use table::Unplayable;

/// What the file says it is.
const FORMAT: &str = "holdfast table";

/// The newest version of the form, and the only one.
const VERSION: u32 = 1;

/// What whoever opens the file reads first.
const SECRET: &str = "Keep this file secret until the game is over: it holds the seed, from which every draw follows, and what each seat has decided in secret.";

/// A table as a file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Exported {
    format: String,
    version: u32,
    /// A warning for people.
    secret: String,
    game: String,
    rules: u32,
    options: String,
    title: String,
    advice: bool,
    /// 32 bytes in hexadecimal digits.
    seed: String,
    /// Who sits where, in words.
    seats: Vec<Seat>,
    /// What ended the game, if it is over, in the game's words.
    ended_by: Option<String>,
    /// How it ended, in words that need no rules.
    ending: Option<String>,
    /// A kind and a text each.
    entries: Vec<(String, String)>,
    /// The SHA-256 of all of the above.
    check: String,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Seat {
    Empty,
    Person(String),
    Bot(String),
}

/// Writes a table into a new file, as it is or as it was when its record had this many moves.
pub(crate) async fn export(
    home: &Home,
    table: &str,
    at: Option<usize>,
    file: &Path,
) -> Result<usize, Complaint> {
    let id = TableId::parse(table).ok_or_else(|| Complaint::Usage(format!("`{table}` is not a table")))?;
    let mut histories = Histories::open(home).await.map_err(machine)?;
    let stored = histories.table(&id).await.map_err(machine)?;
    let stored = stored.ok_or_else(|| Complaint::Usage(format!("there is no table {id}")))?;
    let exported = exported(stored, at)?;
    let text = serde_json::to_string_pretty(&exported).map_err(machine)? + "\n";
    write(file, &text)?;
    Ok(moves(&exported.entries))
}

/// Only this user can read it.
fn write(file: &Path, text: &str) -> Result<(), Complaint> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(file).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| Complaint::Machine(format!("{} cannot be written: {error}", file.display())))
}

fn exported(stored: StoredTable, at: Option<usize>) -> Result<Exported, Complaint> {
    let StoredTable { info, history, ending } = stored;
    let mut entries: Vec<(String, String)> =
        history.entries.into_iter().map(|entry| (entry.kind, entry.text)).collect();
    let all = entries.len();
    if let Some(at) = at {
        let most = moves(&entries);
        let cut = cut(&entries, at)
            .ok_or_else(|| Complaint::Usage(format!("the table has {most} moves, not {at}")))?;
        entries.truncate(cut);
    }
    let whole = entries.len() == all;
    let seats = info.seats.into_iter().map(|sitter| match sitter {
        Sitter::Empty | Sitter::Former => Seat::Empty,
        Sitter::Person { name, .. } => Seat::Person(name),
        Sitter::Bot(level) => Seat::Bot(level),
    });
    let mut exported = Exported {
        format: FORMAT.to_owned(),
        version: VERSION,
        secret: SECRET.to_owned(),
        game: history.game,
        rules: history.rules,
        options: history.options,
        title: info.title,
        advice: info.advice == Advice::Allowed,
        seed: hexadecimal(&history.seed),
        seats: seats.collect(),
        ended_by: history.ended_by.filter(|_| whole),
        ending: ending.filter(|_| whole),
        entries,
        check: String::new(),
    };
    exported.check = exported.sum()?;
    Ok(exported)
}

impl Exported {
    /// The SHA-256 of everything but itself.
    fn sum(&self) -> Result<String, Complaint> {
        use sha2::{Digest, Sha256};
        let bare = Exported { check: String::new(), ..self.clone() };
        let text = serde_json::to_string(&bare).map_err(machine)?;
        Ok(hexadecimal(&<[u8; 32]>::from(Sha256::digest(text))))
    }
}

/// How many moves the record has after these entries.
fn moves(entries: &[(String, String)]) -> usize {
    entries.iter().fold(0, after)
}

fn after(moves: usize, (kind, text): &(String, String)) -> usize {
    match kind.as_str() {
        "move" | "further" | "waiver" | "lapse" => moves + 1,
        "undo" => text.parse().unwrap_or(moves),
        "retract" => moves.saturating_sub(1),
        _ => moves,
    }
}

/// How many entries there were when the record last had this many moves, with what followed by itself: draws, and answers that
/// the table gives.
fn cut(entries: &[(String, String)], at: usize) -> Option<usize> {
    let mut moves = 0;
    let counts = std::iter::once(0).chain(entries.iter().map(|entry| {
        moves = after(moves, entry);
        moves
    }));
    let last = counts.collect::<Vec<_>>().into_iter().rposition(|moves| moves == at)?;
    let by_itself =
        |(kind, text): &&(String, String)| kind == "waiver" || kind == "move" && text.starts_with("* ");
    Some(last + entries[last..].iter().take_while(by_itself).count())
}

/// What was taken in.
pub(crate) struct Imported {
    pub(crate) table: String,
    /// The token of the link that lets people sit down.
    pub(crate) invitation: String,
    pub(crate) moves: usize,
}

/// Makes a table of a file: a new one, where bots sit where they sat, and every other seat is open.
pub(crate) async fn import(home: &Home, file: &Path) -> Result<Imported, Complaint> {
    let fault = |why: String| Complaint::Fault(format!("{}: {why}", file.display()));
    let exported = parse(&read(file)?).map_err(fault)?;
    let game = GameId::from_id(&exported.game);
    let game = game.ok_or_else(|| fault(format!("this program has no game `{}`", exported.game)))?;
    let (entries, seats) = without_people(&exported, game.visit(Usual));
    let seed =
        seed(&exported.seed).ok_or_else(|| fault("its seed is not 64 hexadecimal digits".to_owned()))?;
    let history = History {
        game: exported.game.clone(),
        rules: exported.rules,
        options: exported.options.clone(),
        seed,
        ended_by: exported.ended_by.clone(),
        entries: entries.clone(),
    };
    server::replay(&history).map_err(|why| match why {
        Unplayable::Differs(error) => fault(format!(
            "this program does not play it by version {} of the rules: {}",
            rules(&history).0,
            error.as_played()
        )),
        Unplayable::Damaged(what) => fault(what),
    })?;
    let begun = exported.entries.iter().any(|(kind, _)| kind == "start");
    let phase = match (&exported.ended_by, begun) {
        (Some(ended_by), _) => Some(Phase::Over { ended_by: ended_by.clone() }),
        (None, true) => Some(Phase::Running),
        (None, false) => None,
    };
    let places = u8::try_from(exported.seats.len()).map_err(|_| fault("it has too many seats".to_owned()))?;
    let table = NewTable {
        title: &exported.title,
        listing: Listing::Private,
        advice: if exported.advice { Advice::Allowed } else { Advice::Forbidden },
        ..NewTable::new(&exported.game, exported.rules, &exported.options, places, seed)
    };
    // Whether one is waited for the server finds out when it looks.
    let has_bots = seats.iter().any(|(_, occupant)| matches!(occupant, Occupant::Bot(_)));
    let bots = if has_bots && phase == Some(Phase::Running) { Bots::Awaited } else { Bots::Rest };
    let append = Append { entries, seats, phase, ending: exported.ending.clone(), bots, ..Append::default() };
    let mut operator = Operator::open(home).await.map_err(machine)?;
    let taken_in = operator.import(&table, &append).await;
    operator.close().await;
    let (id, invite) = taken_in.map_err(machine)?;
    Ok(Imported {
        table: id.to_string(),
        invitation: invite.token.to_string(),
        moves: moves(&exported.entries),
    })
}

/// Reads a file, and says what is wrong with it.
fn parse(text: &str) -> Result<Exported, String> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
        version: u32,
    }
    let head: Head = serde_json::from_str(text).map_err(|error| {
        if error.is_data() {
            "it is not an exported table".to_owned()
        } else {
            format!("it is damaged: {error}")
        }
    })?;
    if head.format != FORMAT {
        return Err(format!("it is not an exported table, but `{}`", head.format));
    }
    if head.version != VERSION {
        return Err(format!("its form has version {}; this program reads version {VERSION}", head.version));
    }
    let exported: Exported = serde_json::from_str(text).map_err(|error| format!("it is damaged: {error}"))?;
    let sum = exported.sum().map_err(|error| error.to_string())?;
    if sum != exported.check {
        return Err("it is damaged or was changed: its contents do not add up to its `check`".to_owned());
    }
    Ok(exported)
}

/// The entries without anybody of the other server, and who sits where then: whoever decided there, a bot of this level did, which
/// leaves its seat open.
fn without_people(exported: &Exported, level: &str) -> (Vec<Entry>, Vec<(u8, Occupant)>) {
    let bot = format!("bot {level}");
    let mut sits = vec!["empty".to_owned(); exported.seats.len()];
    let mut entries = Vec::new();
    for (kind, text) in &exported.entries {
        match kind.as_str() {
            "seat" => {
                let (seat, who) = text.split_once(' ').unwrap_or((text, ""));
                let who = if who.starts_with("person ") { &bot } else { who };
                let place = seat.strip_prefix('s').and_then(|seat| seat.parse::<usize>().ok());
                if let Some(sits) = place.and_then(|place| sits.get_mut(place)) {
                    who.clone_into(sits);
                }
                entries.push(Entry::new("seat", format!("{seat} {who}")));
            }
            "undo-asked" | "undo-agreed" | "undo-declined" | "seat-asked" | "seat-agreed"
            | "seat-declined" | "rules-asked" | "rules-agreed" | "rules-declined" => {}
            _ => entries.push(Entry::new(kind.as_str(), text.as_str())),
        }
    }
    let mut seats = Vec::new();
    for ((number, seat), sits) in (0..).zip(&exported.seats).zip(sits) {
        let (who, occupant) = match seat {
            Seat::Bot(level) => (format!("bot {level}"), Occupant::Bot(level.clone())),
            Seat::Empty | Seat::Person(_) => ("empty".to_owned(), Occupant::Empty),
        };
        if who != sits {
            entries.push(Entry::new("seat", format!("s{number} {who}")));
        }
        seats.push((number, occupant));
    }
    (entries, seats)
}

/// The usual bot of a game.
struct Usual;

impl Visitor for Usual {
    type Output = &'static str;
    fn visit<G: Playable>(self) -> Self::Output {
        G::USUAL
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // A string takes whatever is written to it.
        write!(text, "{byte:02x}").ok();
        text
    })
}

fn seed(text: &str) -> Option<[u8; 32]> {
    let digits = text.is_ascii().then_some(text).filter(|text| text.len() == 64)?;
    let byte = |place: usize| u8::from_str_radix(&digits[2 * place..2 * place + 2], 16).ok();
    let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
    bytes?.try_into().ok()
}

fn machine(error: impl ToString) -> Complaint {
    Complaint::Machine(error.to_string())
}
