//! `holdfast case`

use crate::complaint::{Complaint, Done, game_in, print_json, read};
use crate::printing::say;
use catalogue::{Playable, Visitor};
use serde::Serialize;
use std::path::PathBuf;
use testkit::cases::{self, Failure, Passed};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Run case files and folders of them. Exit code 1 if one does not pass.
    Run {
        /// Case files, or folders with `.toml` files.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Print JSON: `passed, failed, failures[] (file, line, column, message)`.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    failures: Vec<FailureInfo>,
}

#[derive(Serialize)]
struct FailureInfo {
    file: String,
    line: Option<usize>,
    column: Option<usize>,
    message: String,
}

struct RunCase<'a>(&'a str);

impl Visitor for RunCase<'_> {
    type Output = Result<Passed, Failure>;
    fn visit<G: Playable>(self) -> Self::Output {
        let rules = rulebook::parse(G::RULEBOOK).map_err(|error| whole(error.to_string()))?;
        cases::check_rule(self.0, &rules)?;
        cases::run::<G>(self.0)
    }
}

pub(crate) fn run(command: &Command) -> Result<Done, Complaint> {
    let Command::Run { paths, json } = command;
    let files = cases::files(paths).map_err(|error| {
        let named: Vec<_> = paths.iter().map(|path| path.display().to_string()).collect();
        Complaint::Machine(format!("{}: {error}", named.join(", ")))
    })?;
    if files.is_empty() {
        return Err(Complaint::Machine("there are no case files (.toml) below these paths".to_owned()));
    }
    let mut report = Report { passed: 0, failed: 0, failures: Vec::new() };
    let mut unreadable = None;
    for file in files {
        let name = file.display().to_string();
        let ran = read(&file).map_err(|complaint| {
            let failure = whole(complaint.to_string());
            if let Complaint::Machine(_) = complaint {
                unreadable.get_or_insert(complaint);
            }
            failure
        });
        match ran.and_then(|text| run_text(&text)) {
            Ok(passed) => {
                report.passed += 1;
                if !json {
                    say!("ok      {name}  {}: {}", passed.rule, passed.name);
                }
            }
            Err(failure) => {
                report.failed += 1;
                if !json {
                    say!("FAILED  {name}\n{}", indented(&failure.to_string()));
                }
                report.failures.push(FailureInfo {
                    file: name,
                    line: failure.place.map(|(line, _)| line),
                    column: failure.place.map(|(_, column)| column),
                    message: failure.message,
                });
            }
        }
    }
    if *json {
        print_json(&report)?;
    } else {
        say!("{} passed, {} failed", report.passed, report.failed);
    }
    match unreadable {
        Some(complaint) => Err(complaint),
        None if report.failed > 0 => Ok(Done::FoundWrong),
        None => Ok(Done::Well),
    }
}

fn run_text(text: &str) -> Result<Passed, Failure> {
    let game = game_in(&cases::game_of(text)?).map_err(|complaint| whole(complaint.to_string()))?;
    game.visit(RunCase(text))
}

/// A failure of a file as a whole.
fn whole(message: String) -> Failure {
    Failure { kind: cases::FailureKind::Malformed, message, place: None, excerpt: None }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("        {line}")).collect::<Vec<_>>().join("\n")
}
