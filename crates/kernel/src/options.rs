//! Options as text: `players=2 epidemics=4`, the same in records, case files, forms and on the command line.

use crate::RulesVersion;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

/// What is fixed before the set-up of a game: its options, and the version of the rules it is played by.
///
/// `Display` writes them, `FromStr` reads them under the newest version. An option that is not mentioned has its default, which
/// can differ between versions; so options are read under the version they were written under.
pub trait Options:
    Clone + Eq + Debug + Default + Display + FromStr<Err = OptionError> + Send + Sync + 'static
{
    /// Reads options that were written under this version of the rules.
    ///
    /// # Errors
    /// If the text names an option or a value that does not exist, or values that exclude each other.
    fn read(rules: RulesVersion, text: &str) -> Result<Self, OptionError> {
        let _: RulesVersion = rules;
        text.parse()
    }
    /// The version of the rules: the first, for a game that has had no other.
    fn rules(&self) -> RulesVersion {
        RulesVersion::FIRST
    }
}

/// One option of a game, for forms, help and error messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name, such as `epidemics`.
    pub name: &'static str,
    /// All values it can take, in the order to offer them.
    pub values: &'static [&'static str],
    /// The value it has under the newest rules when nothing is said.
    pub default: &'static str,
    /// The rules that define it.
    pub rules: &'static [&'static str],
    /// Where a form shows it.
    pub rank: OptionRank,
}

/// How prominent an option is in a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionRank {
    /// Everybody chooses this one.
    Main,
    /// Folded away at first, for those who know why they want it.
    Fine,
}

/// Options that are not understood or do not go together. The message says what to write instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionError {
    message: String,
}

impl OptionError {
    /// No option has this name.
    pub fn unknown_name(name: &str, specs: &[OptionSpec]) -> Self {
        let names: Vec<_> = specs.iter().map(|spec| spec.name).collect();
        OptionError { message: format!("there is no option `{name}`; the options are {}", names.join(", ")) }
    }
    /// The option exists, the value does not.
    pub fn unknown_value(value: &str, spec: &OptionSpec) -> Self {
        OptionError {
            message: format!(
                "`{value}` is no value of `{}`; use one of {}",
                spec.name,
                spec.values.join(", ")
            ),
        }
    }
    /// A word that is not `name=value`.
    pub fn not_a_pair(word: &str) -> Self {
        OptionError { message: format!("`{word}` is not of the form name=value") }
    }
    /// The same option twice.
    pub fn twice(name: &str) -> Self {
        OptionError { message: format!("the option `{name}` is given twice") }
    }
    /// Values that exclude each other.
    pub fn clash(message: impl Into<String>) -> Self {
        OptionError { message: message.into() }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for OptionError {}
