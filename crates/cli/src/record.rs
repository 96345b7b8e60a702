//! `holdfast record`

use crate::complaint::{Complaint, Done, game, print_json, read};
use catalogue::{Playable, Visitor};
use kernel::{Audience, Game, Record, RecordError, Seat, Sink, Viewer, replay_with};
use serde::Serialize;
use std::path::PathBuf;
use table::Sealed;
use web::{Face, FaceVisitor, Lang, with_face};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Check that every move of a record is legal, and that its draws follow from the revealed seed.
    /// Exit code 1 if not.
    Check {
        /// The record.
        file: PathBuf,
        /// Print JSON: `ok, moves, over, ended_by, sealed, message`. `sealed` is one of `none` (no seed was
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
    message: String,
}

struct Check<'a>(&'a Record);

/// An error of a replay, with the refusal as a sentence.
fn in_words<G: Face>(error: &RecordError) -> String {
    match error.refusal {
        None => error.to_string(),
        Some(refusal) => {
            let sentence = G::refusal(Lang::En.texts(), &refusal);
            error.to_string().replace(&refusal.to_string(), &format!("{sentence} ({})", refusal.rule))
        }
    }
}

impl FaceVisitor for Check<'_> {
    type Output = CheckInfo;
    fn visit<G: Playable + Face>(self) -> CheckInfo {
        let broken = |message: String| CheckInfo {
            ok: false,
            moves: self.0.lines.len(),
            over: false,
            ended_by: None,
            sealed: "none",
            message,
        };
        let verdict = match table::verify::<G>(self.0) {
            Ok(verdict) => verdict,
            Err(error) => return broken(in_words::<G>(&error)),
        };
        let game = match kernel::replay::<G>(self.0) {
            Ok(game) => game,
            Err(error) => return broken(error.to_string()),
        };
        let (ok, sealed, message) = match verdict.sealed {
            Sealed::No => (true, "none", "every move is legal; no seed was committed to".to_owned()),
            Sealed::Hidden => {
                (true, "hidden", "every move is legal; the seed is not revealed before the end".to_owned())
            }
            Sealed::Honest => {
                (true, "honest", "every move is legal, and every draw follows from the seed".to_owned())
            }
            Sealed::Broken { move_number, expected, found } => (
                false,
                "broken",
                format!("move {move_number}: the seed gives `{expected}`, the record says `{found}`"),
            ),
            Sealed::WrongSeed => {
                (false, "wrong_seed", "the revealed seed is not the one that was committed to".to_owned())
            }
        };
        CheckInfo {
            ok,
            moves: verdict.moves,
            over: game.ended_by().is_some(),
            ended_by: game.ended_by(),
            sealed,
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
            println!("    {}", serde_json::to_string(&event).unwrap_or_default());
        }
    }
}

impl Visitor for Show<'_> {
    type Output = Result<Done, Complaint>;
    fn visit<G: Playable>(self) -> Self::Output {
        let viewer = viewer(self.viewer)?;
        if self.json {
            let game: G =
                kernel::replay(&self.record).map_err(|error| Complaint::Usage(error.to_string()))?;
            if let Viewer::Seat(seat) = viewer
                && seat.number() >= game.seats()
            {
                return Err(Complaint::Usage(format!("this game has the seats s0 to s{}", game.seats() - 1)));
            }
            print_json(&game.view(viewer))?;
            return Ok(Done::Well);
        }
        let mut number = 0;
        let before = |_: &G, line: &kernel::Line| {
            number += 1;
            println!("{number:>5}  {line}");
            Ok(())
        };
        let shown = replay_with::<G>(&self.record, &mut Print(viewer), before);
        match shown {
            Ok(game) => {
                println!("{}", end::<G>(&game));
                Ok(Done::Well)
            }
            Err(error) => {
                println!("{error}");
                Ok(Done::FoundWrong)
            }
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
            Complaint::Usage(format!("`{seat}` is nobody's eyes; write s0 to s5, spectator or all"))
        }),
    }
}

pub(crate) fn run(command: &Command) -> Result<Done, Complaint> {
    match command {
        Command::Check { file, json } => {
            let text = read(file)?;
            let info = match Record::parse(&text) {
                Ok(record) => with_face(game(&record.game)?, Check(&record)),
                Err(error) => CheckInfo {
                    ok: false,
                    moves: 0,
                    over: false,
                    ended_by: None,
                    sealed: "none",
                    message: error.to_string(),
                },
            };
            if *json {
                print_json(&info)?;
            } else {
                let mark = if info.ok { "ok" } else { "FAILED" };
                println!("{mark}  {}  {} moves: {}", file.display(), info.moves, info.message);
            }
            Ok(if info.ok { Done::Well } else { Done::FoundWrong })
        }
        Command::Show { file, at, viewer, json } => {
            let text = read(file)?;
            let mut record = Record::parse(&text)
                .map_err(|error| Complaint::Usage(format!("{}: {error}", file.display())))?;
            if let Some(at) = at {
                record.lines.truncate(*at);
            }
            let id = game(&record.game)?;
            id.visit(Show { record, viewer, json: *json })
        }
    }
}
