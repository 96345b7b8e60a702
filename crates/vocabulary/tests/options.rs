//! Options read back as written, with and without a preset, and wrong ones are told what to write.

use kernel::{OptionError, Options as _, RulesVersion, Seat};
use vocabulary::{OptionRows, OptionRules, options, words};

words! {
    /// Which printing is played.
    pub enum Edition as "edition" {
        /// The first.
        Early = "early",
        /// The second.
        Late = "late",
    }
}

options! {
    /// Options of a game with a preset.
    pub struct Options {
        /// Seats.
        players: u8 = 2 in [2, 3, 4, 5], Main, ["T1.1"];
        /// The seat that begins.
        first: Seat = 0 in [0, 1, 2, 3, 4], Main, ["T1.2"];
        /// The rounds of a game; fewer in the early edition.
        rounds: u8 = 6 in [4, 5, 6], Fine, ["T1.3"];
        /// The preset.
        edition: Edition = Late, Fine, ["T1.4"];
    }
}

impl OptionRules for Options {
    const RULES: RulesVersion = RulesVersion(2);
    const ALWAYS_WRITTEN: usize = 1;
    fn check(&self) -> Result<(), OptionError> {
        if self.first.number() < self.players { Ok(()) } else { Err(OptionError::clash("no such seat")) }
    }
    fn defaults(given: &Self) -> Self {
        let rows = Options::under(given.rules);
        match given.edition {
            Edition::Early if given.rules == RulesVersion::FIRST => Options { rounds: 5, ..rows },
            Edition::Early => Options { rounds: 4, ..rows },
            Edition::Late => rows,
        }
    }
}

#[test]
fn every_row_has_its_default_and_its_values() {
    for spec in Options::SPECS {
        assert_eq!(Options::default().value(spec.name), spec.default, "{}", spec.name);
        assert!(spec.values.contains(&spec.default), "{}", spec.name);
    }
    let json = serde_json::to_string(&Options::default()).unwrap();
    assert_eq!(json, r#"{"players":"2","first":"0","rounds":"6","edition":"late"}"#);
}

#[test]
fn all_options_read_back_as_written() {
    for edition in Edition::WORDS {
        for rounds in ["4", "5", "6"] {
            for text in
                [format!("edition={edition} rounds={rounds}"), format!("rounds={rounds} edition={edition}")]
            {
                let options: Options = text.parse().unwrap();
                assert_eq!((options.edition.word(), &*options.rounds.to_string()), (*edition, rounds));
                assert_eq!(options.to_string().parse(), Ok(options), "{options}");
            }
        }
    }
}

#[test]
fn what_a_preset_says_is_not_written() {
    let written = |text: &str| text.parse::<Options>().unwrap().to_string();
    assert_eq!(written(""), "players=2");
    assert_eq!(written("edition=early"), "players=2 edition=early");
    assert_eq!(written("edition=early rounds=4"), "players=2 edition=early");
    assert_eq!(written("rounds=6 edition=early"), "players=2 rounds=6 edition=early");
    assert_eq!(written("edition=late rounds=4"), "players=2 rounds=4");
}

#[test]
fn wrong_options_are_told_what_to_write() {
    let told = |text: &str| text.parse::<Options>().unwrap_err().to_string();
    assert_eq!(
        told("player=2"),
        "there is no option `player`; the options are players, first, rounds, edition"
    );
    assert_eq!(told("players=6"), "`6` is no value of `players`; use one of 2, 3, 4, 5");
    assert_eq!(told("players=02"), "`02` is no value of `players`; use one of 2, 3, 4, 5");
    assert_eq!(told("players"), "`players` is not of the form name=value");
    assert_eq!(told("players=2 players=3"), "the option `players` is given twice");
    assert_eq!(told("first=2"), "no such seat");
}

#[test]
fn a_default_belongs_to_its_version_of_the_rules() {
    let read = |rules, text| Options::read(RulesVersion(rules), text).unwrap();
    assert_eq!((read(1, "edition=early").rounds, read(2, "edition=early").rounds), (5, 4));
    assert_eq!(read(1, "edition=early rounds=4").to_string(), "players=2 rounds=4 edition=early");
    assert_eq!(read(2, "edition=early rounds=4").to_string(), "players=2 edition=early");
    assert_eq!((read(1, "").rules(), Options::default().rules()), (RulesVersion(1), RulesVersion(2)));
}
