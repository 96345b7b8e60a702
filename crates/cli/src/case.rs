//! `holdfast case`

use crate::complaint::{Complaint, Done, game, print_json};
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
    for file in files {
        let name = file.display().to_string();
        match run_file(&file) {
            Ok(passed) => {
                report.passed += 1;
                if !json {
                    println!("ok      {name}  {}: {}", passed.rule, passed.name);
                }
            }
            Err(failure) => {
                report.failed += 1;
                if !json {
                    println!("FAILED  {name}\n{}", indented(&failure.to_string()));
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
        println!("{} passed, {} failed", report.passed, report.failed);
    }
    Ok(if report.failed == 0 { Done::Well } else { Done::FoundWrong })
}

fn run_file(file: &std::path::Path) -> Result<Passed, Failure> {
    let whole = |message: String| Failure {
        kind: cases::FailureKind::Malformed,
        message,
        place: None,
        excerpt: None,
    };
    let bytes = std::fs::read(file).map_err(|error| whole(format!("cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|_| whole("is not UTF-8 text".to_owned()))?;
    let id = cases::game_of(&text)?;
    match game(&id) {
        Ok(game) => game.visit(RunCase(&text)),
        Err(complaint) => Err(whole(complaint.to_string())),
    }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("        {line}")).collect::<Vec<_>>().join("\n")
}
