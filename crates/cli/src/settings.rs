//! What `holdfast serve` goes by: its flags, then the environment, then a configuration file, then defaults. The options that are
//! read from the environment are the settings; the file has their names.

use crate::complaint::{Complaint, Done, read};
use crate::printing::say;
use crate::serve::Arguments;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, CommandFactory, FromArgMatches};
use std::error::Error;
use std::ffi::{OsStr, OsString};
use std::ops::Range;
use std::path::{Path, PathBuf};
use store::Home;
use toml::de::{DeTable, DeValue};

/// Two settings of which one is taken: what one source says of either counts more than what a lesser one says of the other.
const PLACES: [&str; 2] = ["data", "database"];

/// A setting as a configuration file has it.
struct Setting {
    /// The id of its option.
    id: String,
    /// The line of the file, from 1.
    line: usize,
    values: Vec<String>,
}

/// What the command line, the environment and a configuration file come to.
struct Settled {
    matches: ArgMatches,
    /// What counts of the file.
    settings: Vec<Setting>,
    file: Option<PathBuf>,
}

/// The same arguments with what a configuration file adds to them.
pub(crate) fn settle(arguments: Arguments) -> Result<Arguments, Complaint> {
    if arguments.config().is_none() {
        return Ok(arguments);
    }
    let settled = Settled::new(arguments.config())?;
    Arguments::from_arg_matches(&settled.matches).map_err(|error| Complaint::Usage(error.to_string()))
}

/// Where the data is, by a configuration file.
pub(crate) fn home(file: &Path) -> Result<Option<Home>, Complaint> {
    let settings = settings(file, &Arguments::command())?;
    let place = settings.iter().find(|setting| PLACES.contains(&setting.id.as_str()));
    let Some((setting, text)) = place.and_then(|setting| Some((setting, setting.values.first()?))) else {
        return Ok(None);
    };
    match setting.id.as_str() {
        "database" => Home::parse(text).map(Some).map_err(|error| Complaint::Fault(error.to_string())),
        _ => Ok(Some(Home::Folder(PathBuf::from(text)))),
    }
}

/// `holdfast config`
pub(crate) fn print(arguments: &Arguments) -> Result<Done, Complaint> {
    let settled = Settled::new(arguments.config())?;
    for option in options(&Arguments::command()) {
        say!("{}", settled.line(option));
    }
    Ok(Done::Well)
}

impl Settled {
    fn new(file: Option<&Path>) -> Result<Settled, Complaint> {
        let command = Arguments::command();
        let words = || [OsString::from("holdfast")].into_iter().chain(std::env::args_os().skip(2));
        let matches = |command: &clap::Command| {
            let matched = command.clone().try_get_matches_from(words());
            matched.map_err(|error| Complaint::Usage(error.to_string()))
        };
        let without_file = matches(&command)?;
        let mut settings = match file {
            Some(path) => settings(path, &command)?,
            None => Vec::new(),
        };
        let is_said = |id: &str| {
            without_file.value_source(id).is_some_and(|source| source != ValueSource::DefaultValue)
        };
        if PLACES.into_iter().any(is_said) {
            settings.retain(|setting| !PLACES.contains(&setting.id.as_str()));
        }
        let with_file = settings.iter().fold(command, |command, setting| {
            command.mut_arg(&setting.id, |option| option.default_values(&setting.values))
        });
        let matches = matches(&with_file)?;
        Ok(Settled { matches, settings, file: file.map(Path::to_owned) })
    }

    /// A setting as a line of a configuration file, and where it comes from.
    fn line(&self, option: &Arg) -> String {
        let (id, name) = (option.get_id().as_str(), option.get_long().unwrap_or_default());
        let (Some(source), Some(values)) = (self.matches.value_source(id), self.matches.get_raw(id)) else {
            return format!("# {name} is not set");
        };
        if id == "data" && self.matches.contains_id("database") {
            return format!("# {name} is not set: database is");
        }
        let in_file = self.settings.iter().find(|setting| setting.id == id);
        let source = match (source, in_file, &self.file) {
            (ValueSource::CommandLine, ..) => format!("--{name}"),
            (ValueSource::EnvVariable, ..) => option.get_env().unwrap_or_default().display().to_string(),
            (_, Some(setting), Some(file)) => format!("{}, line {}", file.display(), setting.line),
            (_, Some(_) | None, Some(_) | None) => "default".to_owned(),
        };
        let values: Vec<String> = match option.is_hide_env_values_set() {
            true => vec!["\"hidden\"".to_owned()],
            false => values.map(spelled).collect(),
        };
        let values = values.join(", ");
        let value = if is_list(option) { format!("[{values}]") } else { values };
        format!("{:<40} # {source}", format!("{name} = {value}"))
    }
}

/// The options that are settings.
fn options(command: &clap::Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|option| option.get_env().is_some() && option.get_id() != "config")
}

fn is_list(option: &Arg) -> bool {
    matches!(option.get_action(), ArgAction::Append)
}

/// A value as a configuration file has it.
fn spelled(value: &OsStr) -> String {
    let text = value.to_string_lossy();
    match text.parse::<u64>() {
        Ok(number) => number.to_string(),
        Err(_) => toml::Value::String(text.into_owned()).to_string(),
    }
}

/// The settings of a configuration file, each of which is understood.
fn settings(path: &Path, command: &clap::Command) -> Result<Vec<Setting>, Complaint> {
    let text = read(path)?;
    let line = |span: Range<usize>| text[..span.start.min(text.len())].matches('\n').count() + 1;
    let fault = |line: usize, why: &str| Complaint::Fault(format!("{}, line {line}: {why}", path.display()));
    let table = DeTable::parse(&text)
        .map_err(|error| fault(line(error.span().unwrap_or_default()), error.message()))?;
    let mut settings = Vec::new();
    for (key, value) in table.get_ref() {
        let (name, line) = (key.get_ref().as_ref(), line(key.span()));
        let Some(option) = options(command).find(|option| option.get_long() == Some(name)) else {
            return Err(fault(
                line,
                &format!("there is no setting `{name}`; `holdfast config` prints all of them"),
            ));
        };
        let values = values(value.get_ref())
            .filter(|values| is_list(option) || values.len() == 1)
            .ok_or_else(|| fault(line, &format!("`{name}` has a value of the wrong kind")))?;
        let setting = Setting { id: option.get_id().to_string(), line, values };
        check(option, &setting, command).map_err(|why| fault(line, &format!("`{name}`: {why}")))?;
        settings.push(setting);
    }
    settings.sort_by_key(|setting| setting.line);
    let mut places = settings.iter().filter(|setting| PLACES.contains(&setting.id.as_str()));
    match (places.next(), places.next()) {
        (Some(_), Some(second)) => Err(fault(second.line, "name either `data` or `database`")),
        (Some(_), None) | (None, Some(_) | None) => Ok(settings),
    }
}

/// What an option would be given on the command line; none if it is neither text nor a whole number, nor a list of them.
fn values(value: &DeValue<'_>) -> Option<Vec<String>> {
    let one = |value: &DeValue<'_>| match value.as_str() {
        Some(text) => Some(text.to_owned()),
        None => value.as_integer().map(ToString::to_string),
    };
    match value.as_array() {
        Some(list) => list.iter().map(|value| one(value.get_ref())).collect(),
        None => one(value).map(|value| vec![value]),
    }
}

/// Why the option cannot have these values.
fn check(option: &Arg, setting: &Setting, command: &clap::Command) -> Result<(), String> {
    let name = option.get_long().unwrap_or_default();
    let words = setting.values.iter().map(|value| format!("--{name}={value}"));
    let words = ["holdfast".to_owned()].into_iter().chain(words);
    command.clone().try_get_matches_from(words).map(|_| ()).map_err(|error| match error.source() {
        Some(why) => why.to_string(),
        None => {
            let told = error.to_string();
            let lines: Vec<&str> = told.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
            lines.join(" ").trim_start_matches("error: ").to_owned()
        }
    })
}
