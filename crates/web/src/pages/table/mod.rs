//! The table page: a frame of parts, which is sent whole, or as what has changed since the reader was sent it last.

mod finale;
mod head;
mod later;
mod log;
mod rail;
mod seats;
mod stages;
mod story;
mod tools;
mod undo;

pub use finale::Over;
pub use later::{LaterPart, part_page};
pub(super) use log::rule_link;
pub use log::{LogPage, log_page};
pub(super) use seats::seat_line;
pub use undo::{WayBack, undo};

use super::advice;
use super::play::{LogLine, Stage, TablePage};
use super::shell::{Reader, Skip, page_at};
use crate::kit::button::Version;
use crate::kit::part::{PageParts, Parts};
use i18n::Texts;
use kernel::Seat;
use maud::{Markup, PreEscaped, html};
use rail::Panes;
use serde::Serialize;
use std::sync::{Arc, LazyLock};

/// A table page as it has been drawn for a reader: what is sent whole, or as what has changed since another look.
#[derive(Debug)]
pub struct TableLook {
    /// The reader's revision of the table.
    version: u64,
    parts: PageParts,
    log: Vec<Arc<LogLine>>,
    /// The class of each seat.
    classes: Vec<String>,
    game: &'static str,
    main: String,
    title: String,
    /// The class of the main element.
    layout: String,
    name: String,
    skip: Skip,
    mark: String,
}

/// What a reader is sent with the parts that are different.
#[derive(Serialize)]
struct News<'a> {
    version: u64,
    title: &'a str,
    layout: &'a str,
    /// The number of the last line of the log that stays as it was.
    stays: usize,
    steps: Vec<&'a LogLine>,
}

impl TableLook {
    /// Draws a page of these parts.
    pub fn new(texts: &Texts, shown: TablePage, parts: Parts) -> TableLook {
        let live = match shown.pinned {
            Some(seat) => format!("/t/{}/events?seat={}", shown.id, seat.number()),
            None => format!("/t/{}/events", shown.id),
        };
        let head = head::head(texts, &shown, &parts);
        let playing = parts.frame("playing", stages::playing(texts, &shown));
        let advice =
            parts.part("advice", (shown.advice.clone(), shown.pinned), |_| advice::panel(texts, &shown));
        let seats = seats::seats(texts, &shown, &parts);
        let classes = log::classes(shown.seats.iter().map(|row| row.class.as_ref()));
        let log = parts.frame("log", log::log(texts, &shown, &classes));
        let tools = tools::tools(texts, &shown, &parts);
        let panes = Panes { log, advice, seats, tools };
        let parts = parts.into_page();
        let newest = shown.log.last().map_or(0, |line| line.number);
        let mark = format!("{}.{newest}.{:x}", shown.version, parts.sum());
        let layout = format!("{} {}", layout(&shown.stage), shown.game);
        let main = html! {
            main #main class=(layout) data-live=(live) data-mark=(mark) data-version=(shown.version)
                tabindex="-1" {
                (head)
                (playing)
                a .to-log href="#log" { (texts.say("log-tab")) }
                (rail::rail(texts, &panes))
            }
        };
        let skip = match shown.stage {
            Stage::Running => Skip::ToDesk,
            Stage::Gathering | Stage::Over(_) => Skip::ToContent,
        };
        TableLook {
            version: shown.version,
            parts,
            game: shown.game,
            main: main.into_string(),
            title: head::title(texts, &shown),
            layout,
            name: head::name(texts, &shown),
            skip,
            mark,
            classes,
            log: shown.log,
        }
    }

    /// What this look is called when a reader says what it has been sent.
    pub fn mark(&self) -> &str {
        &self.mark
    }

    /// What this look has that an earlier one of the same reader had not; without one, everything. Nothing if it has nothing
    /// new. The first line is a JSON object: the revision, the page's title and layout, the number of the last line of the log
    /// that stays as it was, and the steps that follow it. After it come the parts that are different, as HTML.
    pub fn since(&self, earlier: Option<&TableLook>) -> Option<String> {
        static NOTHING: LazyLock<PageParts> = LazyLock::new(PageParts::default);
        let parts = self.parts.since(earlier.map_or(&NOTHING, |earlier| &earlier.parts));
        let log = earlier.map_or(&[][..], |earlier| &earlier.log);
        let (stays, steps) = self.steps_since(log);
        let cut = log.last().is_some_and(|last| last.number > stays);
        let as_it_was = earlier.is_some_and(|earlier| earlier.version == self.version);
        if as_it_was && parts.is_empty() && steps.is_empty() && !cut {
            return None;
        }
        let steps: Vec<&LogLine> = steps.iter().map(|line| &**line).collect();
        let news = News { version: self.version, title: &self.title, layout: &self.layout, stays, steps };
        let news = serde_json::to_string(&news).expect("words and numbers are JSON");
        Some(format!("{news}\n{parts}"))
    }

    /// The number of the last line of the log that was there before, and the lines after it.
    fn steps_since(&self, earlier: &[Arc<LogLine>]) -> (usize, &[Arc<LogLine>]) {
        let first = self.log.first().map_or(0, |line| line.number);
        let from = earlier.iter().position(|line| line.number == first).unwrap_or(earlier.len());
        let same = self.log.iter().zip(&earlier[from..]).take_while(|(new, old)| new == old).count();
        let stays = same.checked_sub(1).map_or(0, |last| self.log[last].number);
        (stays, &self.log[same..])
    }
}

/// The whole page, with a notice if there is something to say.
pub fn table(reader: &Reader<'_>, look: &TableLook, notice: Option<&str>) -> Markup {
    let lines = log::newest(look.game, &look.classes, &look.log).into_string();
    let main = look.parts.filled(&look.main).replace(log::LINES, &lines);
    let main = Version::filled(&main, look.version);
    let reader = reader.at_table(look.game);
    page_at(&reader, &look.title, Some(&look.name), notice, look.skip, &PreEscaped(main))
}

fn layout(stage: &Stage) -> &'static str {
    match stage {
        Stage::Gathering => "page",
        Stage::Running => "table",
        Stage::Over(_) => "table over",
    }
}

fn seat_query(seat: Option<Seat>) -> String {
    seat.map_or_else(String::new, |seat| format!("?seat={}", seat.number()))
}
