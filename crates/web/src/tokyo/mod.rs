//! Tokyo Siteseeing at the table: what is asked, what can be done and what has happened, in words.
#![allow(dead_code, reason = "the page that draws with these comes with the game's Face")]

mod about;
mod act_choices;
mod action;
mod answers;
mod ask;
mod awaited;
mod blocked;
mod check_choices;
mod clashes;
mod desk;
mod ending;
mod expected;
mod groups;
mod lists;
mod log;
mod means_choices;
mod plain;
#[cfg(test)]
mod tests;
mod text;
mod words;

use crate::face;
use tokyo::State;

/// A look at a table of Tokyo Siteseeing.
type Scene<'a> = face::Scene<'a, State>;
