//! Groups of people who play game after game, and the log of what those games gave. It knows no game.
//!
//! A game that can be played as a campaign implements [`Campaign`]. What its finished games give to a group is a text in the
//! game's words, which is stored with the table it was played at; everything a group is shown, and what its next game begins
//! with, follows from the [`Log`] that these texts add up to.

use std::fmt::{Debug, Display};

/// A game whose games can be chapters of a campaign.
pub trait Campaign {
    /// The log of a group that plays it.
    type Log: Log;
    /// Why a text is not a log, and where.
    type Unreadable: Debug;

    /// The log of a new group of this name.
    fn begun(name: &str) -> Self::Log;

    /// The log in a file, as [`Log`] writes it or as somebody has written it by hand.
    ///
    /// # Errors
    /// If the text is not a log.
    fn read(file: &str) -> Result<Self::Log, Self::Unreadable>;

    /// The log a group began with, what its games have given since and what it has chosen ([`Log::choices`]).
    ///
    /// # Errors
    /// If one of these texts is not of this game.
    fn restored(file: &str, since: &[Given<'_>], choices: &str) -> Result<Self::Log, Self::Unreadable>;
}

/// What a finished game has given to a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given<'a> {
    /// The table it was played at.
    pub table: &'a str,
    /// What it has given, in the game's words.
    pub text: &'a str,
}

/// What the games of a group add up to. `Display` writes it as a file, which [`Campaign::read`] reads.
pub trait Log: Display + Send + Sync {
    /// The group's name.
    fn name(&self) -> &str;

    /// Gives the group another name.
    fn rename(&mut self, name: &str);

    /// What the group has chosen for its next games, as [`Campaign::restored`] reads it.
    fn choices(&self) -> String;

    /// Chooses, of all there is to choose from, exactly what these words name. Other words are ignored.
    fn choose(&mut self, chosen: &[&str]);

    /// The option of the game that says which chapter is played.
    fn chapter_option(&self) -> &'static str;

    /// The options, as they are written, with which a game of this chapter begins, or one of the next chapter where none is
    /// named. `None` if there is no such chapter.
    fn set_up(&self, chapter: Option<&str>) -> Option<String>;
}

/// The log of a group as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept<'a> {
    /// The group's name.
    pub name: &'a str,
    /// The file it began with, which may call the group something else.
    pub base: &'a str,
    /// What its games have given since, the oldest first.
    pub since: &'a [Given<'a>],
    /// What it has chosen for its next games.
    pub choices: &'a str,
}

impl Kept<'_> {
    /// The log itself.
    ///
    /// # Errors
    /// As [`Campaign::restored`].
    pub fn restore<C: Campaign>(&self) -> Result<C::Log, C::Unreadable> {
        let mut log = C::restored(self.base, self.since, self.choices)?;
        log.rename(self.name);
        Ok(log)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fmt;

    /// A game whose log is a name and a list of words, one a game.
    struct Words;

    #[derive(Debug)]
    struct WordLog {
        name: String,
        games: Vec<String>,
    }

    impl fmt::Display for WordLog {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}: {}", self.name, self.games.join(" "))
        }
    }

    impl Log for WordLog {
        fn name(&self) -> &str {
            &self.name
        }

        fn rename(&mut self, name: &str) {
            name.clone_into(&mut self.name);
        }

        fn choices(&self) -> String {
            String::new()
        }

        fn choose(&mut self, _chosen: &[&str]) {}

        fn chapter_option(&self) -> &'static str {
            "word"
        }

        fn set_up(&self, chapter: Option<&str>) -> Option<String> {
            chapter.map(|word| format!("word={word}"))
        }
    }

    impl Campaign for Words {
        type Log = WordLog;
        type Unreadable = String;

        fn begun(name: &str) -> WordLog {
            WordLog { name: name.to_owned(), games: Vec::new() }
        }

        fn read(file: &str) -> Result<WordLog, String> {
            let (name, games) = file.split_once(": ").ok_or_else(|| file.to_owned())?;
            Ok(WordLog { name: name.to_owned(), games: games.split(' ').map(str::to_owned).collect() })
        }

        fn restored(file: &str, since: &[Given<'_>], _choices: &str) -> Result<WordLog, String> {
            let mut log = Words::read(file)?;
            log.games.extend(since.iter().map(|given| given.text.to_owned()));
            Ok(log)
        }
    }

    #[test]
    fn a_stored_log_goes_by_the_name_the_group_has_now() {
        let since = [Given { table: "t", text: "three" }];
        let kept = Kept { name: "Ours", base: "Theirs: one two", since: &since, choices: "" };
        assert_eq!(kept.restore::<Words>().unwrap().to_string(), "Ours: one two three");
        let broken = Kept { base: "no log", ..kept };
        assert_eq!(broken.restore::<Words>().unwrap_err(), "no log");
    }
}
