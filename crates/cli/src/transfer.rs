//! `holdfast data export` and `holdfast data import`: a table as a file.
//!
//! The file holds everything that is needed to go on with the game elsewhere, secrets of the draw included. Who sat where stands in it
//! in words; on the server that takes the table in, nobody sits there yet.

use crate::complaint::{Complaint, read};
use catalogue::{GameId, Playable, Visitor};
use kernel::{Line, MAX_SEATS, Mover};
use serde::{Deserialize, Serialize};
use server::stored;
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;
use store::{
    Advice, Append, Bots, Histories, History, Home, Listing, NewTable, Operator, Phase, Sitter, StoredTable,
    TableId,
};
use table::{Entry, Occupant, Unplayable};

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
    let read = read_entries(&stored.history).map_err(|why| match why {
        Unplayable::Differs(error) => machine(error.as_played()),
        Unplayable::Damaged(what) => Complaint::Fault(format!("table {id} is damaged: {what}")),
    })?;
    let (kept, moves) = read.up_to(at)?;
    let exported = exported(stored, kept)?;
    let text = serde_json::to_string_pretty(&exported).map_err(machine)? + "\n";
    write(file, &text)?;
    Ok(moves)
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

/// A table as a file, with this many of its entries.
fn exported(stored: StoredTable, kept: usize) -> Result<Exported, Complaint> {
    let StoredTable { info, history, ending } = stored;
    let whole = kept == history.entries.len();
    let entries = history.entries.into_iter().take(kept).map(|entry| (entry.kind, entry.text)).collect();
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

/// What a table's own game reads in its entries.
struct Contents {
    entries: Vec<Entry>,
    /// How many moves the record had before the first entry and after each.
    moves: Vec<usize>,
    /// The usual bot of the game.
    usual: &'static str,
    /// The level of bots with this name.
    level: fn(&str) -> Option<&'static str>,
}

impl Contents {
    /// How many entries there were when the record last had this many moves, with what followed by itself: draws, and answers that
    /// the table gives. Without a number, all. Then how many moves that are.
    fn up_to(&self, at: Option<usize>) -> Result<(usize, usize), Complaint> {
        let all = *self.moves.last().unwrap_or(&0);
        let Some(at) = at else { return Ok((self.entries.len(), all)) };
        let last = self.moves.iter().rposition(|moves| *moves == at);
        let last = last.ok_or_else(|| Complaint::Usage(format!("the table has {all} moves, not {at}")))?;
        let by_itself = |entry: &&Entry| {
            matches!(entry, Entry::Waiver(_) | Entry::Move(Line { mover: Mover::Nature, .. }))
        };
        let kept = last + self.entries[last..].iter().take_while(by_itself).count();
        Ok((kept, self.moves[kept]))
    }
}

/// Reads the entries of a table.
fn read_entries(history: &History) -> Result<Contents, Unplayable> {
    let unknown = || Unplayable::Damaged(format!("this program has no game `{}`", history.game));
    GameId::from_id(&history.game).ok_or_else(unknown)?.visit(Reading(history))
}

struct Reading<'a>(&'a History);

impl Visitor for Reading<'_> {
    type Output = Result<Contents, Unplayable>;
    fn visit<G: Playable>(self) -> Self::Output {
        let stored = stored(self.0);
        Ok(Contents {
            entries: stored.entries::<G>()?,
            moves: stored.lengths::<G>()?,
            usual: G::USUAL,
            level: |name| G::level(name).map(|level| level.name),
        })
    }
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
    let seed =
        seed(&exported.seed).ok_or_else(|| fault("its seed is not 64 hexadecimal digits".to_owned()))?;
    let mut history = History {
        game: exported.game.clone(),
        rules: exported.rules,
        options: exported.options.clone(),
        seed,
        ended_by: exported.ended_by.clone(),
        entries: exported.entries.iter().map(|(kind, text)| store::Entry::new(kind, text)).collect(),
    };
    let unplayable = |why| match why {
        Unplayable::Differs(error) => fault(format!(
            "this program does not play it by version {} of the rules: {}",
            exported.rules,
            error.as_played()
        )),
        Unplayable::Damaged(what) => fault(what),
    };
    let contents = read_entries(&history).map_err(unplayable)?;
    let begun = contents.entries.contains(&Entry::Start);
    let moves = *contents.moves.last().unwrap_or(&0);
    let Deserted { entries, seats } = without_people(contents, &exported.seats).map_err(fault)?;
    let entries: Vec<_> =
        entries.iter().map(|entry| store::Entry::new(entry.kind(), entry.to_string())).collect();
    history.entries.clone_from(&entries);
    server::replay(&history).map_err(unplayable)?;
    let phase = match (&exported.ended_by, begun) {
        (Some(ended_by), _) => Some(Phase::Over { ended_by: ended_by.clone() }),
        (None, true) => Some(Phase::Running),
        (None, false) => None,
    };
    let table = NewTable {
        title: &exported.title,
        listing: Listing::Private,
        advice: if exported.advice { Advice::Allowed } else { Advice::Forbidden },
        ..NewTable::new(&exported.game, exported.rules, &exported.options, seats.len() as u8, seed)
    };
    // Whether one is waited for the server finds out when it looks.
    let has_bots = seats.iter().any(|(_, occupant)| matches!(occupant, store::Occupant::Bot(_)));
    let bots = if has_bots && phase == Some(Phase::Running) { Bots::Awaited } else { Bots::Rest };
    let append = Append { entries, seats, phase, ending: exported.ending.clone(), bots, ..Append::default() };
    let mut operator = Operator::open(home).await.map_err(machine)?;
    let taken_in = operator.import(&table, &append).await;
    operator.close().await;
    let (id, invite) = taken_in.map_err(machine)?;
    Ok(Imported { table: id.to_string(), invitation: invite.token.to_string(), moves })
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

/// A table at which no people sit.
struct Deserted {
    entries: Vec<Entry>,
    seats: Vec<(u8, store::Occupant)>,
}

/// The entries without anybody of the other server, and who sits where then: whoever decided there, a bot of the usual level did, which
/// leaves its seat open.
fn without_people(contents: Contents, seats: &[Seat]) -> Result<Deserted, String> {
    let places = u8::try_from(seats.len()).ok().filter(|places| usize::from(*places) <= MAX_SEATS);
    let places = places.ok_or_else(|| format!("it has {} seats, not at most {MAX_SEATS}", seats.len()))?;
    let bot = |name: &str| {
        let level = (contents.level)(name);
        level.map(|level| Occupant::Bot { level }).ok_or_else(|| format!("its game has no bot `{name}`"))
    };
    let usual = bot(contents.usual)?;
    let mut sits = vec![Occupant::Empty; seats.len()];
    let mut entries = Vec::new();
    for entry in contents.entries {
        match entry {
            Entry::Seat { seat, occupant } => {
                let occupant = match occupant {
                    Occupant::Person(_) => usual,
                    Occupant::Empty | Occupant::Bot { .. } => occupant,
                };
                if let Some(sits) = sits.get_mut(usize::from(seat.number())) {
                    *sits = occupant;
                }
                entries.push(Entry::Seat { seat, occupant });
            }
            Entry::Proposed(_) | Entry::Agreed { .. } | Entry::Declined { .. } => {}
            Entry::Start
            | Entry::Move(_)
            | Entry::Further(_)
            | Entry::Waiver(_)
            | Entry::Lapse(_)
            | Entry::Undo { .. }
            | Entry::Retract { .. }
            | Entry::Answer { .. }
            | Entry::Quiet { .. }
            | Entry::Bots { .. }
            | Entry::Rules { .. } => entries.push(entry),
        }
    }
    let mut sitting = Vec::new();
    for ((seat, sat), was) in kernel::Seat::first(places).zip(seats).zip(sits) {
        let (stored, occupant) = match sat {
            Seat::Bot(name) => (store::Occupant::Bot(name.clone()), bot(name)?),
            Seat::Empty | Seat::Person(_) => (store::Occupant::Empty, Occupant::Empty),
        };
        if occupant != was {
            entries.push(Entry::Seat { seat, occupant });
        }
        sitting.push((seat.number(), stored));
    }
    Ok(Deserted { entries, seats: sitting })
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
