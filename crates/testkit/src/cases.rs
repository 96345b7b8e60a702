//! Case files: a position, what is done, what is expected. CASES.md describes the format.

use kernel::{Game, Line, Mover, Refusal, RuleId, RulesVersion, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// A case file as it is written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseFile<P> {
    rule: String,
    name: String,
    game: String,
    #[serde(default)]
    options: String,
    rules: Option<u32>,
    given: Option<P>,
    then: Vec<toml::Spanned<StepFile>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    #[serde(rename = "do")]
    moves: Option<toml::Spanned<OneOrMany>>,
    #[serde(default)]
    expect: BTreeMap<String, toml::Value>,
    #[serde(default)]
    offers: BTreeMap<String, Offer>,
    #[serde(rename = "try")]
    attempt: Option<toml::Spanned<String>>,
    refused: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "`do` takes a move in quotes, or a list of them")]
enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "an offer is a number of moves, or the list of their endings")]
enum Offer {
    Count(usize),
    Endings(Vec<String>),
}

/// A case that passed: what it tested.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// The rule it is about.
    pub rule: String,
    /// Its name.
    pub name: String,
}

/// Why a case did not pass, and where in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Whether the file could not be understood or an expectation was not met.
    pub kind: FailureKind,
    /// What is wrong; the first line says it in short.
    pub message: String,
    /// Line and column from 1, where known.
    pub place: Option<(usize, usize)>,
    /// The line of the file with a mark below the place.
    pub excerpt: Option<String>,
}

/// What kind of failure it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureKind {
    /// The file is malformed, or its position is impossible.
    Malformed,
    /// The game did something else than expected.
    Unmet,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        f.write_str(&self.message)?;
        match &self.excerpt {
            Some(excerpt) => write!(f, "\n{excerpt}"),
            None => Ok(()),
        }
    }
}

/// The name of the game a case file is about, without reading the rest.
pub fn game_of(text: &str) -> Result<String, Failure> {
    let table = DeTable::parse(text).map_err(|error| from_toml(text, &error))?;
    match table.get_ref().get("game").map(toml::Spanned::get_ref) {
        Some(DeValue::String(game)) => Ok(game.to_string()),
        Some(_) | None => Err(malformed(text, None, "the line `game = \"…\"` is missing")),
    }
}

/// Whether the rule a case file is about stands in the rulebook of its game, or the case is a worked example of one
/// that does.
///
/// # Errors
/// If it does not, or the file cannot be understood.
pub fn check_rule(text: &str, rulebook: &[rulebook::Rule]) -> Result<(), Failure> {
    let table = DeTable::parse(text).map_err(|error| from_toml(text, &error))?;
    let Some(DeValue::String(rule)) = table.get_ref().get("rule").map(toml::Spanned::get_ref) else {
        return Err(malformed(text, None, "the line `rule = \"…\"` is missing"));
    };
    if rulebook.iter().any(|known| rulebook::is_or_exemplifies(rule, &known.id)) {
        return Ok(());
    }
    let message = format!("there is no rule `{rule}`; `holdfast rules {}` lists them all", game_of(text)?);
    Err(malformed(text, span_of(text, &["rule"]), message))
}

/// Runs the text of one case file.
pub fn run<G>(text: &str) -> Result<Passed, Failure>
where
    G: Game<View: Serialize, Position: DeserializeOwned>,
{
    let case: CaseFile<G::Position> = toml::from_str(text).map_err(|error| from_toml(text, &error))?;
    if case.game != G::ID {
        let message = format!("this is a case of `{}`, not of `{}`", case.game, G::ID);
        return Err(malformed(text, span_of(text, &["game"]), message));
    }
    let rules = case.rules.map_or(G::RULES, RulesVersion);
    let options = kernel::options_under::<G>(rules, &case.options).map_err(|error| {
        let place = if rules > G::RULES || rules < RulesVersion::FIRST { "rules" } else { "options" };
        malformed(text, span_of(text, &[place]), error.to_string())
    })?;
    let mut game = match &case.given {
        None => G::new(&options).map_err(|refusal| {
            malformed(text, span_of(text, &["options"]), format!("options: {}", refused_by(refusal)))
        })?,
        Some(position) => G::from_position(&options, position).map_err(|error| {
            let path: Vec<&str> = std::iter::once("given").chain(error.path.split('.')).collect();
            malformed(text, span_of(text, &path), format!("impossible position: {error}"))
        })?,
    };
    if case.then.is_empty() {
        return Err(malformed(text, None, "a case has at least one step `[[then]]`"));
    }
    for step in &case.then {
        run_step(text, &mut game, step.get_ref(), step.span())?;
    }
    Ok(Passed { rule: case.rule, name: case.name })
}

fn run_step<G: Game<View: Serialize>>(
    text: &str,
    game: &mut G,
    step: &StepFile,
    span: Range<usize>,
) -> Result<(), Failure> {
    let moves: &[String] = match step.moves.as_ref().map(toml::Spanned::get_ref) {
        None => &[],
        Some(OneOrMany::One(line)) => std::slice::from_ref(line),
        Some(OneOrMany::Many(lines)) => lines,
    };
    let moves_span = step.moves.as_ref().map_or(span.clone(), toml::Spanned::span);
    let empty = moves.is_empty() && step.expect.is_empty() && step.offers.is_empty();
    match (&step.attempt, &step.refused) {
        (None, None) if empty => {
            let message = "a step has `do`, `expect`, `offers`, or `try` with `refused`";
            return Err(malformed(text, Some(span), message));
        }
        (None, None) => {}
        (Some(line), Some(rule)) if empty => {
            let before = game.clone();
            let refusal = match play(game, line.get_ref()) {
                Err(Stumble::Refused(refusal)) => refusal,
                Err(Stumble::Unreadable(message)) => return Err(malformed(text, Some(line.span()), message)),
                Ok(()) => {
                    let message =
                        format!("`{}` was accepted; it should be refused by {rule}", line.get_ref());
                    return Err(unmet(text, line.span(), message));
                }
            };
            if refusal.rule.0 != rule {
                let message = format!(
                    "`{}` was refused by {} ({}); it should be refused by {rule}",
                    line.get_ref(),
                    refusal.rule,
                    refusal.reason
                );
                return Err(unmet(text, line.span(), message));
            }
            if *game != before {
                return Err(unmet(text, line.span(), "the refused move changed the position"));
            }
            return Ok(());
        }
        _ => {
            let message = "`try` and `refused` belong together, in a step of their own";
            return Err(malformed(text, Some(span), message));
        }
    }
    for line in moves {
        let place = || line_span(text, &moves_span, line);
        match play(game, line) {
            Ok(()) => {}
            Err(Stumble::Unreadable(message)) => return Err(malformed(text, Some(place()), message)),
            Err(Stumble::Refused(refusal)) => {
                let why = match Line::parse(line).map(|line| line.mover) {
                    Ok(Mover::Seat(seat)) if seat.number() >= game.seats() => {
                        seat.is_missing_among(game.seats())
                    }
                    Ok(_) | Err(_) => refused_by(refusal),
                };
                return Err(unmet(text, place(), format!("`{line}` was refused: {why}\n{}", choices(game))));
            }
        }
    }
    for (start, offer) in &step.offers {
        check_offer(text, game, start, offer, &span)?;
    }
    check_view(text, game, &step.expect, &span)
}

/// Where a move stands within the list of moves.
fn line_span(text: &str, moves: &Range<usize>, line: &str) -> Range<usize> {
    match text.get(moves.clone()).and_then(|list| list.find(line)) {
        Some(at) => moves.start + at..moves.start + at + line.len(),
        None => moves.clone(),
    }
}

/// Why a line was not played.
enum Stumble {
    Unreadable(String),
    Refused(Refusal),
}

fn play<G: Game>(game: &mut G, line: &str) -> Result<(), Stumble> {
    let line = Line::parse(line).map_err(Stumble::Unreadable)?;
    match line.mover {
        Mover::Seat(seat) => {
            let action: G::Action = line
                .text
                .parse()
                .map_err(|error: kernel::NotationError| Stumble::Unreadable(error.to_string()))?;
            game.act(seat, &action, &mut ()).map_err(Stumble::Refused)
        }
        Mover::Nature => {
            let outcome: G::Outcome = line
                .text
                .parse()
                .map_err(|error: kernel::NotationError| Stumble::Unreadable(error.to_string()))?;
            game.resolve(&outcome, &mut ()).map_err(Stumble::Refused)
        }
    }
}

fn refused_by(refusal: Refusal) -> String {
    let RuleId(rule) = refusal.rule;
    format!("{} (rule {rule})", refusal.reason.replace('-', " "))
}

/// What could have been done instead, for the diff.
fn choices<G: Game>(game: &G) -> String {
    let mut lines = Vec::new();
    for seat in game.pending().seats() {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        lines.extend(actions.iter().map(|action| format!("{seat} {action}")));
    }
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    lines.extend(outcomes.iter().map(|(outcome, _)| format!("* {outcome}")));
    let more = lines.len().saturating_sub(12);
    lines.truncate(12);
    let tail = if more > 0 { format!(", and {more} more") } else { String::new() };
    match lines.is_empty() {
        true => "nothing is possible now".to_owned(),
        false => format!("possible now: {}{tail}", lines.join(", ")),
    }
}

fn check_offer<G: Game>(
    text: &str,
    game: &G,
    start: &str,
    offer: &Offer,
    span: &Range<usize>,
) -> Result<(), Failure> {
    let (seat, verb) = start.split_once(' ').unwrap_or((start, ""));
    let seat: Seat = seat.parse().map_err(|_| {
        malformed(
            text,
            Some(span.clone()),
            format!("offers: `{start}` does not begin with a seat such as s0"),
        )
    })?;
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let endings: Vec<String> = actions
        .iter()
        .map(ToString::to_string)
        .filter_map(|action| {
            let rest = action.strip_prefix(verb)?;
            (verb.is_empty() || rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim().to_owned())
        })
        .collect();
    let sorted = |endings: &[String]| {
        let mut endings = endings.to_vec();
        endings.sort();
        endings
    };
    match offer {
        Offer::Count(count) if *count == endings.len() => Ok(()),
        Offer::Count(count) => {
            let message = format!(
                "offers `{start}`: expected {count}, found {}: {}",
                endings.len(),
                endings.join(", ")
            );
            Err(unmet(text, span.clone(), message))
        }
        Offer::Endings(expected) if sorted(expected) == sorted(&endings) => Ok(()),
        Offer::Endings(expected) => {
            let message = format!(
                "offers `{start}`\n  expected {}\n  found    {}",
                sorted(expected).join(", "),
                sorted(&endings).join(", ")
            );
            Err(unmet(text, span.clone(), message))
        }
    }
}

fn check_view<G: Game<View: Serialize>>(
    text: &str,
    game: &G,
    expected: &BTreeMap<String, toml::Value>,
    span: &Range<usize>,
) -> Result<(), Failure> {
    if expected.is_empty() {
        return Ok(());
    }
    let view = serde_json::to_value(game.view(Viewer::Omniscient))
        .map_err(|error| malformed(text, None, format!("the view cannot be written: {error}")))?;
    let mut differences = Vec::new();
    for (path, value) in expected {
        let found = look_up(&view, path).map_err(|message| malformed(text, Some(span.clone()), message))?;
        let value = serde_json::to_value(value)
            .map_err(|error| malformed(text, Some(span.clone()), format!("{path}: {error}")))?;
        if !same(&value, found) {
            differences.push(format!("{path}\n  expected {value}\n  found    {found}"));
        }
    }
    if differences.is_empty() { Ok(()) } else { Err(unmet(text, span.clone(), differences.join("\n"))) }
}

/// Follows a path such as `seats.0.hand` through a view.
pub fn look_up<'a>(view: &'a Value, path: &str) -> Result<&'a Value, String> {
    let mut here = view;
    let mut walked = String::new();
    for key in path.split('.') {
        let next = match here {
            Value::Object(fields) => fields.get(key).ok_or_else(|| {
                let keys: Vec<_> = fields.keys().take(40).map(String::as_str).collect();
                format!("`{path}`: {walked} has no `{key}`; it has {}", keys.join(", "))
            }),
            Value::Array(items) => {
                key.parse::<usize>().ok().and_then(|index| items.get(index)).ok_or_else(|| {
                    format!(
                        "`{path}`: {walked} is a list of {}; `{key}` is not one of its places",
                        items.len()
                    )
                })
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
                Err(format!("`{path}`: {walked} is {here} and has no `{key}`"))
            }
        };
        here = next?;
        walked = if walked.is_empty() { key.to_owned() } else { format!("{walked}.{key}") };
    }
    Ok(here)
}

/// Lists of words are compared without regard to their order.
fn same(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Array(expected), Value::Array(found)) => {
            if expected.len() != found.len() {
                return false;
            }
            if expected.iter().chain(found).all(Value::is_string) {
                let sorted = |list: &[Value]| {
                    let mut words: Vec<_> =
                        list.iter().filter_map(Value::as_str).map(str::to_owned).collect();
                    words.sort();
                    words
                };
                return sorted(expected) == sorted(found);
            }
            expected.iter().zip(found).all(|(expected, found)| same(expected, found))
        }
        (Value::Object(expected), found) => {
            expected.iter().all(|(key, value)| found.get(key).is_some_and(|found| same(value, found)))
        }
        (Value::String(word), Value::Null) => word == "none",
        (expected, found) => expected == found,
    }
}

fn malformed(text: &str, span: Option<Range<usize>>, message: impl Into<String>) -> Failure {
    failure(FailureKind::Malformed, text, span, message)
}

fn unmet(text: &str, span: Range<usize>, message: impl Into<String>) -> Failure {
    failure(FailureKind::Unmet, text, Some(span), message)
}

fn from_toml(text: &str, error: &toml::de::Error) -> Failure {
    malformed(text, error.span(), in_words(error.message()))
}

/// What is expected, without the names of Rust's types.
fn in_words(message: &str) -> String {
    let numbers = [
        (", expected u8", ", expected a whole number from 0 to 255"),
        (", expected u16", ", expected a whole number from 0 to 65535"),
        (", expected u32", ", expected a whole number from 0 on"),
        (", expected i8", ", expected a whole number from -128 to 127"),
    ];
    let read = numbers.iter().find_map(|(name, words)| Some(message.strip_suffix(name)?.to_owned() + words));
    read.unwrap_or_else(|| message.to_owned())
}

fn failure(kind: FailureKind, text: &str, span: Option<Range<usize>>, message: impl Into<String>) -> Failure {
    let place = span.map(|span| {
        let before = &text[..span.start.min(text.len())];
        let line = before.matches('\n').count() + 1;
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        (line, text[start..].lines().next().unwrap_or_default(), before[start..].chars().count(), span.len())
    });
    Failure {
        kind,
        message: message.into(),
        place: place.as_ref().map(|(line, _, column, _)| (*line, column + 1)),
        excerpt: place.map(|(line, source, column, length)| {
            let mark = "^".repeat(length.clamp(1, source.chars().count().saturating_sub(column).max(1)));
            format!("{line:>4} | {source}\n     | {}{mark}", " ".repeat(column))
        }),
    }
}

/// Where in the file the longest known beginning of this path stands.
fn span_of(text: &str, path: &[&str]) -> Option<Range<usize>> {
    let table = DeTable::parse(text).ok()?;
    let mut span = None;
    let mut here = table.get_ref();
    for key in path {
        let (name, value) = here.iter().find(|(name, _)| name.get_ref() == key)?;
        span = Some(name.span());
        let DeValue::Table(inner) = value.get_ref() else { return Some(value.span()) };
        here = inner;
    }
    span
}

/// All case files below these paths, in order. A folder stands for its `.toml` files, with those of its folders.
pub fn files(paths: &[PathBuf]) -> std::io::Result<Vec<PathBuf>> {
    fn collect(path: &Path, out: &mut Vec<PathBuf>) -> std::io::Result<()> {
        if path.is_dir() {
            let mut inside: Vec<_> = std::fs::read_dir(path)?
                .map(|entry| entry.map(|entry| entry.path()))
                .collect::<Result<_, _>>()?;
            inside.sort();
            for path in inside
                .iter()
                .filter(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "toml"))
            {
                collect(path, out)?;
            }
        } else {
            std::fs::metadata(path)?;
            out.push(path.to_owned());
        }
        Ok(())
    }
    let mut out = Vec::new();
    paths.iter().try_for_each(|path| collect(path, &mut out))?;
    Ok(out)
}

/// Runs all cases in a folder and panics with every failure. For a game's own tests.
///
/// A case must be named after its rule: `P6.1.toml` or `P6.1a.toml` for a case of P6.1, or as a worked example.
pub fn run_folder<G>(folder: &Path)
where
    G: Game<View: Serialize, Position: DeserializeOwned>,
{
    let mut failures = Vec::new();
    let files = files(&[folder.to_owned()]).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    assert!(!files.is_empty(), "{}: no case files", folder.display());
    for file in &files {
        let text =
            std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        match run::<G>(&text) {
            Err(failure) => failures.push(format!("{}: {failure}", file.display())),
            Ok(passed) if !rulebook::is_named_after(&stem, &passed.rule) => {
                failures.push(format!(
                    "{}: a case of rule {} is named after it",
                    file.display(),
                    passed.rule
                ));
            }
            Ok(_) => {}
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {} cases failed\n\n{}",
        failures.len(),
        files.len(),
        failures.join("\n\n")
    );
}
