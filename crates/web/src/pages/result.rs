//! The result of a game, at the top of its last page.

use super::play::GroupNote;
use i18n::Texts;
use kernel::{Seat, Standing};
use maud::{Markup, html};

/// How a game ended, for one reader.
pub(super) struct Verdict<'a> {
    /// How each seat stands.
    pub(super) standings: &'a [Standing],
    /// The reader's seat.
    pub(super) own: Option<Seat>,
    /// How it ended, in a sentence.
    pub(super) ending: &'a str,
    /// The group whose log the game went into.
    pub(super) group: Option<&'a GroupNote>,
}

impl Verdict<'_> {
    /// The result, and below it what can be done now.
    pub(super) fn drawn(&self, texts: &Texts, buttons: &Markup) -> Markup {
        html! {
            section #result .verdict.panel.(self.class()) aria-live="polite" {
                h2.outcome { (texts.say(self.outcome())) }
                p.ending { (self.ending) }
                @if let Some(entered) = self.entered(texts) { p.entered { (entered) } }
            }
            div #after-game .after-game.buttons { (buttons) (self.log_of_group(texts)) }
        }
    }

    /// The way to the log of the group, for whoever sees it.
    pub(super) fn log_of_group(&self, texts: &Texts) -> Markup {
        html! { @if let Some(group) = self.group { a.button href=(group.address) { (texts.say("group-log-link")) } } }
    }

    /// The id of the text that says who has won.
    pub(super) fn outcome(&self) -> &'static str {
        outcome(self.standings, self.own)
    }

    /// The class of what shows it: whether the reader has won, or somebody where the reader only looks on.
    pub(super) fn class(&self) -> &'static str {
        let won = match self.own {
            Some(seat) => self.standings.get(usize::from(seat.number())) == Some(&Standing::Won),
            None => self.standings.contains(&Standing::Won),
        };
        if won { "won" } else { "lost" }
    }

    /// What the end of the game has changed in the log of its group.
    pub(super) fn entered(&self, texts: &Texts) -> Option<String> {
        let group = self.group?;
        let name = ("group", (&group.name).into());
        Some(match &group.entered {
            Some(what) => texts.say_with("group-entered", &[name, ("what", what.into())]),
            None => texts.say_with("group-unchanged", &[name]),
        })
    }
}

/// The way to the record of a table.
pub(super) fn record_button(texts: &Texts, table: &str) -> Markup {
    html! { a.button href={ "/t/" (table) "/record" } download { (texts.say("record-link")) } }
}

/// The result: for all where all share it, else for the reader's seat.
fn outcome(standings: &[Standing], own: Option<Seat>) -> &'static str {
    let won = standings.iter().filter(|standing| **standing == Standing::Won).count();
    match (won, own.and_then(|seat| standings.get(usize::from(seat.number())))) {
        (0, _) => "result-lost",
        (all, own) if all == standings.len() => {
            if own.is_some() {
                "result-won"
            } else {
                "result-all-won"
            }
        }
        (_, Some(Standing::Won)) => "result-you-won",
        (_, Some(Standing::Lost)) => "result-you-lost",
        (_, Some(Standing::Playing) | None) => "result-mixed",
    }
}

#[cfg(test)]
mod tests {
    use super::outcome;
    use kernel::{Seat, Standing};

    #[test]
    fn only_who_has_played_has_won() {
        let first = Some(Seat::default());
        assert_eq!(outcome(&[Standing::Won, Standing::Won], first), "result-won");
        assert_eq!(outcome(&[Standing::Won, Standing::Won], None), "result-all-won");
        assert_eq!(outcome(&[Standing::Won, Standing::Lost], first), "result-you-won");
        assert_eq!(outcome(&[Standing::Won, Standing::Lost], None), "result-mixed");
    }
}
