//! The golden records of a game: each replays alike, and together they show everything that can occur.

use super::{compare, imprinted};
use kernel::{Audience, Game, Mover, Options, Record, RecordError, RulesVersion, Waiver, replay_with};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use strum::VariantNames;

/// The golden records of a game, and what has to occur in them: every version of the rules, window, value of an option,
/// action, outcome and event, and what is named here.
#[derive(Debug)]
pub struct Corpus<'a, G> {
    /// The folder of the `.rec` files.
    pub folder: &'a Path,
    /// How games can end: the words of [`Game::ended_by`].
    pub endings: &'a [&'static str],
    /// The words of its components, such as cards and roles: each occurs in a move or an event.
    pub words: &'a [&'a [&'static str]],
    /// The game.
    pub game: PhantomData<G>,
}

/// What a folder of golden records holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// How many records there are.
    pub records: usize,
    /// How many ended in each way: by the words of [`Game::ended_by`].
    pub endings: BTreeMap<String, usize>,
}

/// What occurs in one record.
type Shown = BTreeSet<String>;

impl<G> Corpus<'_, G>
where
    G: Game<
            Options: Serialize,
            Action: VariantNames,
            Outcome: VariantNames,
            Event: VariantNames + Serialize,
            View: Serialize,
        >,
{
    /// Replays all records on all processors; panics with every one that plays differently, and with every mark that is
    /// missing. With `UPDATE=1` in the environment, records whose moves are all legal and end alike get new fingerprints,
    /// and what has changed is printed; a record that does not replay is never rewritten.
    pub fn run(&self) -> Held {
        let files = self.files();
        let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let shown = self.replay(file);
                        found.lock().expect("no replay panics").push(shown);
                    }
                });
            }
        });
        let (shown, mut wrong): (Vec<_>, Vec<_>) =
            found.into_inner().expect("no replay panics").into_iter().partition(Result::is_ok);
        let shown: Vec<Shown> = shown.into_iter().flatten().collect();
        let occurring: BTreeSet<&String> = shown.iter().flatten().collect();
        wrong.extend(self.missing(&occurring).map(Err));
        let wrong: Vec<String> = wrong.into_iter().filter_map(Result::err).collect();
        assert!(wrong.is_empty(), "{}\n\n{}", self.folder.display(), wrong.join("\n\n"));
        let mut held = Held { records: shown.len(), ..Held::default() };
        for ending in shown.iter().flatten().filter_map(|mark| mark.strip_prefix("ending ")) {
            *held.endings.entry(ending.to_owned()).or_insert(0) += 1;
        }
        held
    }

    fn files(&self) -> Vec<PathBuf> {
        let inside = fs::read_dir(self.folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let inside = inside.unwrap_or_else(|error| panic!("{}: {error}", self.folder.display()));
        let mut files: Vec<_> = inside.into_iter().map(|entry| entry.path()).collect();
        files.retain(|path| path.extension().is_some_and(|extension| extension == "rec"));
        files.sort();
        files
    }

    fn replay(&self, file: &Path) -> Result<Shown, String> {
        let named = |message: String| format!("{}: {message}", file.display());
        let text = fs::read_to_string(file).map_err(|error| named(error.to_string()))?;
        let record = Record::parse(&text).map_err(|error| named(error.to_string()))?;
        match compare::<G>(&record) {
            Ok(compared) if compared == record.lines.len() + 1 => {}
            Ok(compared) => {
                return Err(named(format!(
                    "{compared} fingerprints for {} positions; make golden records with `holdfast record make`",
                    record.lines.len() + 1
                )));
            }
            Err(error) => {
                let renewed = imprinted::<G>(&record).map_err(|_| {
                    named(format!(
                        "{}\nA finished game replays for ever: keep the old rule for rules version {} and give the new \
                         one a version of its own (CONTRIBUTING.md, How rules versions rise)",
                        error.as_played(),
                        record.rules
                    ))
                })?;
                if std::env::var_os("UPDATE").is_none() {
                    return Err(named(format!(
                        "{error}\nThe moves are legal as they were. If only what is spelled has changed, and is meant \
                         to, `UPDATE=1 cargo test` writes the new fingerprints"
                    )));
                }
                fs::write(file, renewed.to_string()).map_err(|error| named(error.to_string()))?;
                println!("{}: new fingerprints; {error}", file.display());
            }
        }
        let marks = marks::<G>(&record).map_err(|error| named(error.to_string()))?;
        if marks.contains("ending none") {
            return Err(named("the game is not over".to_owned()));
        }
        Ok(marks)
    }

    /// What should occur and does not.
    fn missing(&self, occurring: &BTreeSet<&String>) -> impl Iterator<Item = String> {
        let versions = (RulesVersion::FIRST.0..=G::RULES.0).map(|version| format!("rules {version}"));
        let windows = G::WINDOWS.iter().map(|window| format!("window {}", window.name));
        let values = G::OPTIONS.iter().flat_map(|spec| {
            spec.values.iter().map(|value| format!("option {}={value}", spec.name)).collect::<Vec<_>>()
        });
        let named = |kind: &'static str, names: &'static [&'static str]| {
            names.iter().map(move |name| format!("{kind} {name}"))
        };
        let kinds = named("action", G::Action::VARIANTS)
            .chain(named("outcome", G::Outcome::VARIANTS))
            .chain(named("event", G::Event::VARIANTS));
        let endings = self.endings.iter().map(|ending| format!("ending {ending}"));
        let words = self.words.iter().flat_map(|words| words.iter().map(|word| format!("word {word}")));
        let wanted: BTreeSet<String> =
            versions.chain(windows).chain(values).chain(kinds).chain(endings).chain(words).collect();
        let missing: Vec<_> = wanted.into_iter().filter(|mark| !occurring.contains(mark)).collect();
        missing.into_iter().map(|mark| {
            format!(
                "no golden record shows `{mark}`; `holdfast record make {} --with \"{mark}\" --out FILE.rec` looks \
                 for a game that does",
                G::ID
            )
        })
    }
}

/// What occurs in a record, each as a kind and a name: `rules 1`, `option players=2`, `seats 2`, `window infection`,
/// `action Drive`, `outcome Infect`, `event Outbreak`, `ending cures`, `standing won`, and as `word medic` every word
/// of its moves and events.
///
/// # Errors
/// If the record does not replay.
pub fn marks<G>(record: &Record) -> Result<BTreeSet<String>, RecordError>
where
    G: Game<Event: Serialize, Options: Serialize>,
{
    let mut marks = BTreeSet::new();
    let mut events: Vec<(Audience, G::Event)> = Vec::new();
    let game: G = replay_with(record, &mut events, |game: &G, line| {
        for seat in game.pending().seats() {
            if let Some(Waiver::Pass { window, .. }) = game.waiver(seat) {
                marks.insert(format!("window {window}"));
            }
        }
        marks.extend(match line.mover {
            Mover::Seat(_) => {
                line.text.parse::<G::Action>().map(|action| format!("action {}", variant(&action)))
            }
            Mover::Nature => {
                line.text.parse::<G::Outcome>().map(|outcome| format!("outcome {}", variant(&outcome)))
            }
        });
        marks.extend(line.text.split_whitespace().map(|word| format!("word {word}")));
        Ok(())
    })?;
    for (_, event) in &events {
        marks.insert(format!("event {}", variant(event)));
        words(&serde_json::to_value(event).unwrap_or_default(), &mut marks);
    }
    let options = serde_json::to_value(game.options()).unwrap_or_default();
    let options: BTreeMap<String, Value> = serde_json::from_value(options).unwrap_or_default();
    for (name, value) in options {
        marks.insert(format!("option {name}={}", value.as_str().unwrap_or_default()));
    }
    marks.insert(format!("rules {}", game.options().rules()));
    marks.insert(format!("seats {}", game.seats()));
    marks.insert(format!("ending {}", game.ended_by().unwrap_or("none")));
    for (_, standing) in game.standings().iter() {
        marks.insert(format!("standing {}", format!("{standing:?}").to_lowercase()));
    }
    Ok(marks)
}

/// The name of an enum's variant: how its `Debug` text begins.
pub(crate) fn variant<T: Debug>(value: &T) -> String {
    let text = format!("{value:?}");
    text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
}

fn words(value: &Value, marks: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => marks.extend(text.split_whitespace().map(|word| format!("word {word}"))),
        Value::Array(items) => items.iter().for_each(|item| words(item, marks)),
        Value::Object(fields) => fields.values().for_each(|field| words(field, marks)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
