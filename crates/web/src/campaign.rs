//! Campaigns as people see them: one [`CampaignFace`] a game that has any.

use crate::face::Face;
use crate::pages::{Reader, Warned};
use campaign::{Campaign, Log};
use i18n::Texts;
use maud::Markup;

/// A game whose campaigns people can see.
pub trait CampaignFace: Face + Campaign<Log: LogFace + 'static> {
    /// Why a text is not a log, and what to do about it.
    fn unreadable(texts: &Texts, unreadable: &Self::Unreadable) -> String;
}

/// The log of a group as people see it.
pub trait LogFace: Log {
    /// How far the group has come, in a few words.
    fn progress(&self, texts: &Texts) -> String;

    /// The games of the log. Those at tables that are `here` can be stepped through.
    fn played(&self, reader: &Reader<'_>, here: &[String]) -> Markup;

    /// The next game to choose, for the group with this id.
    fn next_game(&self, reader: &Reader<'_>, group: &str) -> Markup;

    /// What the next game begins with, for the group with this id.
    fn beginning(&self, reader: &Reader<'_>, group: &str) -> Markup;

    /// What should be known before the next game, by the value of an option.
    fn warnings(&self, texts: &Texts) -> Vec<Warned>;
}
