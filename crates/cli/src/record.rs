//! `holdfast record`

use crate::complaint::{Complaint, Done, game_in, print_json, read};
use crate::make;
use crate::printing::say;
use catalogue::{GameId, Playable};
use kernel::{Audience, Game, Record, RecordError, Seat, Sink, Viewer, replay_with};
use serde::Serialize;
use std::path::{Path, PathBuf};
use table::Sealed;
use testkit::golden;
use web::{Face, FaceVisitor, with_face};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Play a game between bots and print its record, with the fingerprint of each position: for golden records, and to
    /// show a fault.
    Make(make::Arguments),
    /// Check that every move of a record is legal, and that its draws follow from the revealed seed.
    /// Exit code 1 if not.
    Check {
        /// The record.
        file: PathBuf,
        /// Print JSON: `ok, moves, over, ended_by, sealed, differs_at, message`. `sealed` is one of `none` (no seed was
        /// committed to), `hidden` (not revealed yet), `honest`, `broken`, `wrong_seed`.
        #[arg(long)]
        json: bool,
    },
    /// Show what happened, or what a seat knew after a number of moves.
    Show {
        /// The record.
        file: PathBuf,
        /// After this many moves; the end if left out.
        #[arg(long)]
        at: Option<usize>,
        /// Through whose eyes: `s0`, `s1`, …, `spectator` or `all`.
        #[arg(long = "as", default_value = "all")]
        viewer: String,
        /// Print the view as JSON instead of the moves and events.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Serialize)]
struct CheckInfo {
    ok: bool,
    moves: usize,
    over: bool,
    ended_by: Option<&'static str>,
    sealed: &'static str,
    differs_at: Option<usize>,
    message: String,
}

impl CheckInfo {
    /// What is wrong with a record that cannot be played to its last move.
    fn broken(moves: usize, message: String) -> CheckInfo {
        let (over, ended_by, sealed, differs_at) = (false, None, "none", None);
        CheckInfo { ok: false, moves, over, ended_by, sealed, differs_at, message }
    }
}

struct Check<'a>(&'a Record);

/// An error of a replay, with the refusal as a sentence.
fn in_words<G: Face>(error: &RecordError) -> String {
    match error.refusal {
        None => error.as_played(),
        Some(refusal) => {
            let sentence = G::refusal(i18n::english(), &refusal);
            error.as_played().replace(&refusal.to_string(), &format!("{sentence} ({})", refusal.rule))
        }
    }
}

/// What is wrong with the draws of a record, if anything is.
fn dishonest(sealed: &Sealed) -> Option<String> {
    match sealed {
        Sealed::No | Sealed::Hidden | Sealed::Honest => None,
        Sealed::Broken { move_number, expected, found } => {
            Some(format!("move {move_number}: the seed gives `{expected}`, the record says `{found}`"))
        }
        Sealed::WrongSeed => Some("the revealed seed is not the one that was committed to".to_owned()),
    }
}

impl FaceVisitor for Check<'_> {
    type Output = CheckInfo;
    fn visit<G: Playable + Face>(self) -> CheckInfo {
        let broken = |error: RecordError| CheckInfo {
            differs_at: error.at_move,
            ..CheckInfo::broken(self.0.lines.len(), in_words::<G>(&error))
        };
        let replayed =
            || Ok((golden::compare::<G>(self.0)?, table::verify::<G>(self.0)?, kernel::replay::<G>(self.0)?));
        let (compared, verdict, game) = match replayed() {
            Ok(replayed) => replayed,
            Err(error) => return broken(error),
        };
        let (sealed, well) = match verdict.sealed {
            Sealed::No => ("none", "every move is legal; no seed was committed to"),
            Sealed::Hidden => ("hidden", "every move is legal; the seed is not revealed before the end"),
            Sealed::Honest => ("honest", "every move is legal, and every draw follows from the seed"),
            Sealed::Broken { .. } => ("broken", ""),
            Sealed::WrongSeed => ("wrong_seed", ""),
        };
        let fault = dishonest(&verdict.sealed);
        let (ok, mut message) = (fault.is_none(), fault.unwrap_or_else(|| well.to_owned()));
        if ok && compared > 0 {
            message += &format!("; {compared} positions have the fingerprints they had");
        }
        if game.ended_by().is_none() {
            message += "; the record stops before the game is over";
        }
        CheckInfo {
            ok,
            moves: verdict.moves,
            over: game.ended_by().is_some(),
            ended_by: game.ended_by(),
            sealed,
            differs_at: None,
            message,
        }
    }
}

struct Show<'a> {
    record: Record,
    viewer: &'a str,
    json: bool,
}

/// Prints events as JSON lines below the moves.
struct Print(Viewer);

impl<E: Serialize> Sink<E> for Print {
    fn emit(&mut self, audience: Audience, event: E) {
        if audience.includes(self.0) {
            say!("    {}", serde_json::to_string(&event).unwrap_or_default());
        }
    }
}

impl FaceVisitor for Show<'_> {
    type Output = Result<Done, Complaint>;
    fn visit<G: Playable + Face>(self) -> Self::Output {
        let viewer = viewer(self.viewer)?;
        let fault = |error: RecordError| Complaint::Fault(in_words::<G>(&error));
        let beginning: G =
            kernel::replay(&Record { lines: Vec::new(), ..self.record.clone() }).map_err(fault)?;
        if let Viewer::Seat(seat) = viewer
            && seat.number() >= beginning.seats()
        {
            return Err(Complaint::Usage(seat.is_missing_among(beginning.seats())));
        }
        if self.json {
            let game: G = kernel::replay(&self.record).map_err(fault)?;
            print_json(&game.view(viewer))?;
        } else {
            let mut number = 0;
            let before = |_: &G, line: &kernel::Line| {
                number += 1;
                say!("{number:>5}  {line}");
                Ok(())
            };
            let game = replay_with::<G>(&self.record, &mut Print(viewer), before).map_err(fault)?;
            say!("{}", end::<G>(&game));
        }
        let verdict = table::verify::<G>(&self.record).map_err(fault)?;
        match dishonest(&verdict.sealed) {
            Some(what) => Err(Complaint::Fault(what)),
            None => Ok(Done::Well),
        }
    }
}

fn end<G: Game>(game: &G) -> String {
    match game.ended_by() {
        Some(by) => format!("over: {by}"),
        None => "not over".to_owned(),
    }
}

fn viewer(text: &str) -> Result<Viewer, Complaint> {
    match text {
        "all" => Ok(Viewer::Omniscient),
        "spectator" => Ok(Viewer::Spectator),
        seat => seat.parse::<Seat>().map(Viewer::Seat).map_err(|_| {
            Complaint::Usage(format!("`{seat}` is not a viewer; write s0 to s5, spectator or all"))
        }),
    }
}

/// The record in a file, and its game.
fn load(file: &Path) -> Result<(GameId, Record), Complaint> {
    let record = Record::parse(&read(file)?).map_err(|error| Complaint::Fault(error.to_string()))?;
    Ok((game_in(&record.game)?, record))
}

pub(crate) fn run(command: &Command) -> Result<Done, Complaint> {
    match command {
        Command::Make(arguments) => make::run(arguments),
        Command::Check { file, json } => {
            let info = match load(file) {
                Ok((game, record)) => with_face(game, Check(&record)),
                Err(Complaint::Fault(message)) => CheckInfo::broken(0, message),
                Err(complaint) => return Err(complaint),
            };
            if *json {
                print_json(&info)?;
            } else {
                let mark = if info.ok { "ok" } else { "FAILED" };
                say!("{mark}  {}  {} moves: {}", file.display(), info.moves, info.message);
            }
            Ok(if info.ok { Done::Well } else { Done::FoundWrong })
        }
        Command::Show { file, at, viewer, json } => {
            let (game, mut record) = load(file)?;
            if let Some(at) = at {
                record.lines.truncate(*at);
            }
            with_face(game, Show { record, viewer, json: *json })
        }
    }
}
