//! Options of a game said by their own names: `--scenario hold-out` for `--options scenario=hold_out`.

use crate::complaint::Complaint;
use catalogue::{GameId, Playable, Visitor};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use kernel::OptionSpec;
use std::collections::BTreeSet;

/// What was said of options by their own names, in the order of the names. Hyphens in values stand for
/// underscores.
pub(crate) struct Shortcuts(Vec<(String, String)>);

/// The names of the options of a game.
struct Names;

impl Visitor for Names {
    type Output = Vec<&'static str>;
    fn visit<G: Playable>(self) -> Self::Output {
        G::OPTIONS.iter().map(|option| option.name).collect()
    }
}

/// Every name of an option in any game.
fn names() -> BTreeSet<&'static str> {
    GameId::ALL.into_iter().flat_map(|game| game.visit(Names)).collect()
}

impl Args for Shortcuts {
    fn augment_args(command: Command) -> Command {
        names().into_iter().fold(command, |command, name| {
            let said_alone = ["players", "epidemics", "scenario"].contains(&name);
            command.arg(
                Arg::new(name).long(name).value_name("VALUE").action(ArgAction::Set).hide(!said_alone).help(
                    format!("Short for `{name}=VALUE` in `--options`; every option has a flag like this"),
                ),
            )
        })
    }
    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Shortcuts {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let said = |name: &&'static str| {
            Some(((*name).to_owned(), matches.get_one::<String>(name)?.replace('-', "_")))
        };
        Ok(Shortcuts(names().iter().filter_map(said).collect()))
    }
    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Shortcuts {
    /// The options with what was said by name after them.
    pub(crate) fn onto(&self, options: &str, known: &[OptionSpec]) -> Result<String, Complaint> {
        let mut all = options.to_owned();
        for (name, value) in &self.0 {
            if !known.iter().any(|option| option.name == name) {
                let names: Vec<_> = known.iter().map(|option| option.name).collect();
                return Err(Complaint::Usage(format!(
                    "the game has no option `{name}`; its options are {}",
                    names.join(", ")
                )));
            }
            all.push_str(&format!(" {name}={value}"));
        }
        Ok(all)
    }
}
