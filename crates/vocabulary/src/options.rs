//! The options of a game: rows of a table, read and written as `players=2 epidemics=4`.

use kernel::{OptionError, OptionSpec, Options, RulesVersion, Seat};
use serde::Serializer;
use std::fmt;

/// How the value of an option is written. Every enum of [`words!`](crate::words!) has it.
pub trait OptionValue: Sized {
    /// The value with this spelling; `None` if there is none.
    fn read(text: &str) -> Option<Self>;
    /// The spelling of this value.
    fn write(&self) -> String;
}

impl OptionValue for u8 {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
    fn write(&self) -> String {
        self.to_string()
    }
}

/// A seat is written as its number.
impl OptionValue for Seat {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok().and_then(Seat::new)
    }
    fn write(&self) -> String {
        self.number().to_string()
    }
}

/// The rows of the table, as [`options!`](crate::options!) defines them.
pub trait OptionRows: Options {
    /// The options as forms and help show them.
    const SPECS: &'static [OptionSpec];
    /// The value of the option with this name, as it is written. Panics if there is no such option.
    fn value(&self, name: &str) -> String;
    /// Sets an option to the value with this spelling.
    ///
    /// # Errors
    /// If the option has no such value.
    fn set(&mut self, spec: &OptionSpec, value: &str) -> Result<(), OptionError>;
    /// All options at the defaults of their rows, to be read and written under this version of the rules.
    fn under(rules: RulesVersion) -> Self;
}

/// What a game says about its options as a whole.
pub trait OptionRules: OptionRows {
    /// The newest version of the rules.
    const RULES: RulesVersion;
    /// How many of the first options are always written; the others only where they differ from their default.
    const ALWAYS_WRITTEN: usize;

    /// Checks that the values go together.
    ///
    /// # Errors
    /// If some of them exclude each other.
    fn check(&self) -> Result<(), OptionError>;

    /// The default of each option under the rules of `given`. A game with presets (options on which the defaults of others
    /// depend) looks at them in `given` and at nothing else; a preset's own default is always that of its row. A default that
    /// has changed is changed back here for older rules.
    fn defaults(given: &Self) -> Self {
        Self::under(given.rules())
    }
}

/// Defines the options of a game, one row each: its type, its default, the values of a number, its rank in forms and its
/// rules. A word can take all values of its type. The game adds [`OptionRules`]. The options know the version of the rules they
/// are read and written under: the newest, unless they were read under another.
///
/// ```
/// use kernel::{OptionError, Options as _, RulesVersion};
/// use vocabulary::{OptionRows, OptionRules, options, words};
///
/// words! {
///     /// Which printing is played.
///     pub enum Edition as "edition" {
///         /// The first.
///         Early = "early",
///         /// The second.
///         Late = "late",
///     }
/// }
///
/// options! {
///     /// Options of a game.
///     pub struct Options {
///         /// Seats.
///         players: u8 = 2 in [2, 3, 4], Main, ["T1.1"];
///         /// The printing: a preset, it sets the default of `rounds`.
///         edition: Edition = Late, Main, ["T1.2"];
///         /// Rounds of a game.
///         rounds: u8 = 6 in [4, 5, 6], Fine, ["T1.3"];
///     }
/// }
///
/// impl OptionRules for Options {
///     const RULES: RulesVersion = RulesVersion(2);
///     const ALWAYS_WRITTEN: usize = 1;
///     fn check(&self) -> Result<(), OptionError> {
///         Ok(())
///     }
///     fn defaults(given: &Self) -> Self {
///         let printed = Options::under(given.rules);
///         match given.edition {
///             // The first version of the rules had five rounds, by mistake.
///             Edition::Early if given.rules < RulesVersion(2) => Options { rounds: 5, ..printed },
///             Edition::Early => Options { rounds: 4, ..printed },
///             Edition::Late => printed,
///         }
///     }
/// }
///
/// let options: Options = "rounds=5 edition=early".parse().unwrap();
/// assert_eq!(options.to_string(), "players=2 edition=early rounds=5");
/// assert_eq!("edition=early".parse::<Options>().unwrap().rounds, 4);
/// let old = Options::read(RulesVersion(1), "edition=early").unwrap();
/// assert_eq!((old.rounds, old.to_string().as_str()), (5, "players=2 edition=early"));
/// ```
#[macro_export]
macro_rules! options {
    (
        $(#[$meta:meta])*
        pub struct $options:ident { $(
            $(#[$row:meta])*
            $name:ident: $type:ident = $default:tt $(in [$($value:literal),+])?, $rank:ident, [$($rule:literal),+];
        )+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $options {
            $($(#[$row])* pub $name: $type,)+
            /// The version of the rules that the options are read and written under.
            pub rules: $crate::kernel::RulesVersion,
        }

        impl Default for $options {
            fn default() -> Self {
                <$options as $crate::OptionRows>::under(<$options as $crate::OptionRules>::RULES)
            }
        }

        impl $crate::kernel::Options for $options {
            fn read(
                rules: $crate::kernel::RulesVersion,
                text: &str,
            ) -> Result<Self, $crate::kernel::OptionError> {
                $crate::read_options(rules, text)
            }
            fn rules(&self) -> $crate::kernel::RulesVersion {
                self.rules
            }
        }

        impl $crate::OptionRows for $options {
            const SPECS: &'static [$crate::kernel::OptionSpec] = &[$($crate::kernel::OptionSpec {
                name: stringify!($name),
                values: $crate::options!(@values $type $($($value)+)?),
                default: $crate::options!(@written $type $default),
                rules: &[$($rule),+],
                rank: $crate::kernel::OptionRank::$rank,
            },)+];

            fn value(&self, name: &str) -> String {
                match name {
                    $(stringify!($name) => $crate::OptionValue::write(&self.$name),)+
                    other => unreachable!("no option {other}"),
                }
            }

            fn set(
                &mut self,
                spec: &$crate::kernel::OptionSpec,
                value: &str,
            ) -> Result<(), $crate::kernel::OptionError> {
                match spec.name {
                    $(stringify!($name) => self.$name = $crate::read_value(spec, value)?,)+
                    other => unreachable!("no option {other}"),
                }
                Ok(())
            }

            fn under(rules: $crate::kernel::RulesVersion) -> Self {
                $options { $($name: $crate::options!(@default $type $default),)+ rules }
            }
        }

        impl std::fmt::Display for $options {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::write_options(self, f)
            }
        }

        impl std::str::FromStr for $options {
            type Err = $crate::kernel::OptionError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::read_options(<$options as $crate::OptionRules>::RULES, text)
            }
        }

        impl $crate::serde::Serialize for $options {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::serialize_options(self, serializer)
            }
        }
    };

    (@default $type:ident $word:ident) => { $type::$word };
    (@default $type:ident $number:literal) => {
        <$type as $crate::OptionValue>::read(stringify!($number)).expect("a default is a value")
    };
    (@values $type:ident) => { $type::WORDS };
    (@values $type:ident $($value:literal)+) => { &[$(stringify!($value)),+] };
    (@written $type:ident $word:ident) => { $type::$word.word() };
    (@written $type:ident $number:literal) => { stringify!($number) };
}

/// Reads a value of this option.
///
/// # Errors
/// If the option has no such value.
pub fn read_value<T: OptionValue>(spec: &OptionSpec, value: &str) -> Result<T, OptionError> {
    Some(value)
        .filter(|value| spec.values.contains(value))
        .and_then(T::read)
        .ok_or_else(|| OptionError::unknown_value(value, spec))
}

/// Writes options as text: the first [`OptionRules::ALWAYS_WRITTEN`] always, the others where they differ from their default.
pub fn write_options<O: OptionRules>(options: &O, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let defaults = O::defaults(options);
    let mut gap = "";
    for (place, spec) in O::SPECS.iter().enumerate() {
        let value = options.value(spec.name);
        if place < O::ALWAYS_WRITTEN || value != defaults.value(spec.name) {
            write!(f, "{gap}{}={value}", spec.name)?;
            gap = " ";
        }
    }
    Ok(())
}

/// Reads options from words `name=value` in any order, written under this version of the rules.
///
/// # Errors
/// If a word is not of that form, an option or value does not exist or is given twice, or values exclude each other.
pub fn read_options<O: OptionRules>(rules: RulesVersion, text: &str) -> Result<O, OptionError> {
    let mut given = O::under(rules);
    let mut named: Vec<(&OptionSpec, &str)> = Vec::new();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or_else(|| OptionError::not_a_pair(word))?;
        let spec = O::SPECS
            .iter()
            .find(|spec| spec.name == name)
            .ok_or_else(|| OptionError::unknown_name(name, O::SPECS))?;
        if named.iter().any(|(before, _)| before.name == name) {
            return Err(OptionError::twice(name));
        }
        named.push((spec, value));
        given.set(spec, value)?;
    }
    // Now the presets are known, wherever they stood: what is unsaid follows from them, what is said goes over it.
    let mut options = O::defaults(&given);
    for (spec, value) in named {
        options.set(spec, value)?;
    }
    options.check()?;
    Ok(options)
}

/// Serializes all options as a table of their values as written.
pub fn serialize_options<O: OptionRows, S: Serializer>(
    options: &O,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(O::SPECS.iter().map(|spec| (spec.name, options.value(spec.name))))
}
