//! The log of a table, beside the game and on a page of its own.

use super::seat_query;
use super::tools::watches;
use crate::kit::rule::rule_link_to;
use crate::pages::play::{LogLine, Step, TablePage};
use crate::pages::shell::{Reader, page};
use crate::pages::theatre::{since, watching};
use i18n::Texts;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;

/// Where the lines of the log stand. They are sent as steps, each once.
pub(super) const LINES: &str = "<template id=\"log-lines\"></template>";

pub(super) fn log(texts: &Texts, shown: &TablePage, classes: &[String]) -> Markup {
    html! {
        section #log .log.panel aria-labelledby="log-title" data-seats=(classes.join(" ")) {
            h2 #log-title { (texts.say("log-title")) }
            @if shown.log.is_empty() {
                p #log-empty .hint { (texts.say("log-empty")) }
            }
            @if let Some(note) = &shown.since { (since(texts, note)) }
            @if watches(shown) { (watching(texts)) }
            (PreEscaped(LINES))
            @if shown.log_goes_back {
                p #log-before {
                    a href={ "/t/" (shown.id) "/log" (seat_query(shown.acting)) } { (texts.say("log-all")) }
                }
            }
        }
    }
}

/// The class of each seat, by which the lines are coloured that are about it.
pub(super) fn classes<'a>(seats: impl Iterator<Item = Option<&'a String>>) -> Vec<String> {
    seats.map(|class| class.cloned().unwrap_or_else(|| "nobody".to_owned())).collect()
}

/// The newest lines, of which the newest stands first.
pub(super) fn newest(game: &str, classes: &[String], lines: &[Arc<LogLine>]) -> Markup {
    html! {
        ol #log-lines tabindex="0" aria-labelledby="log-title" data-rules=(format!("/rules/{game}")) {
            (log_lines(game, classes, lines.iter().rev().map(|line| &**line)))
        }
    }
}

/// The script makes lines of the same kind from steps.
fn log_lines<'a>(game: &str, classes: &[String], lines: impl Iterator<Item = &'a LogLine>) -> Markup {
    html! {
        @for line in lines {
            li id={ "log-" (line.number) } class=(class(line, classes)) {
                span { (line.text) }
                (rule_link(game, line))
            }
        }
    }
}

/// How a line is coloured: by its weight, the seat whose step it is and the colour it is about.
fn class(line: &LogLine, classes: &[String]) -> String {
    let traits = line.step.as_ref().map(Step::traits).unwrap_or_default();
    let whose = traits.seat.and_then(|seat| classes.get(usize::from(seat)));
    let whose = whose.map(|class| format!(" of-seat {class}")).unwrap_or_default();
    let about = traits.colour.map(|colour| format!(" about {colour}")).unwrap_or_default();
    format!("{}{whose}{about}", line.weight.word())
}

/// A link to the rule a line follows, if it follows one.
pub(in crate::pages) fn rule_link(game: &str, line: &LogLine) -> Markup {
    html! {
        @if let Some(rule) = line.rule {
            (rule_link_to(game, rule.0, None))
        }
    }
}

/// The whole log of a table for one reader.
pub struct LogPage {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// The seat with whose eyes it is read.
    pub acting: Option<Seat>,
    /// The class of each seat that has one.
    pub classes: Vec<Option<String>>,
    /// All lines, oldest first.
    pub lines: Vec<LogLine>,
}

/// The whole log on a page of its own.
pub fn log_page(reader: &Reader<'_>, shown: &LogPage) -> Markup {
    let title = reader.say("log-whole-title");
    let classes = classes(shown.classes.iter().map(Option::as_ref));
    let main = html! {
        main #main .page {
            h1 { (title) }
            p { a href={ "/t/" (shown.id) (seat_query(shown.acting)) } { (reader.say("problem-to-table")) } }
            div.log.whole { ol { (log_lines(shown.game, &classes, shown.lines.iter())) } }
        }
    };
    page(&reader.shown(shown.game), &title, &main)
}
