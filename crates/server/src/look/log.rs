//! The log in words. What happened is put into words once for each pair of eyes and language, when it is first read.

use super::sight::Sight;
use super::{Onlooker, Shown};
use catalogue::Playable;
use i18n::Texts;
use kernel::Viewer;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use table::{Bookmark, By, Seen, Told};
use web::pages::{LogLine, LogPage, Step};
use web::{Face, Sentence, Weight};

/// How many lines of the log a table page shows.
const NEWEST: usize = 60;

/// What has been put into words of the log of a table, by eyes and language.
#[derive(Default)]
pub(crate) struct Books {
    newest: Mutex<HashMap<(Viewer, &'static str), Book>>,
    headings: Mutex<HashMap<(Viewer, &'static str), Headings>>,
}

/// The lines with which turns, rounds or days begin.
struct Headings {
    /// How long the log was, and what the seats were called.
    read: (usize, Vec<String>),
    lines: Arc<Vec<LogLine>>,
}

#[derive(Default)]
struct Book {
    /// The names that stand in the lines: those of the seats, and those of everybody who has sat.
    people: Vec<String>,
    names: Arc<HashMap<u64, String>>,
    mark: Bookmark,
    newest: VecDeque<Arc<LogLine>>,
    /// Whether there were lines before them.
    goes_back: bool,
}

impl Books {
    pub(super) fn forget(&self) {
        self.newest.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.headings.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl<G: Playable + Face> Shown<G> {
    /// The newest lines, oldest first, and whether there are older ones.
    pub(super) fn newest_lines(&self, texts: &'static Texts, sight: &Sight<G>) -> (Vec<Arc<LogLine>>, bool) {
        if self.is_closed_to(sight.viewer) {
            return (Vec::new(), false);
        }
        let mut books = self.memory.books.newest.lock().unwrap_or_else(PoisonError::into_inner);
        let book = books.entry((sight.viewer, texts.tag())).or_default();
        let named_so = book.people == sight.people && Arc::ptr_eq(&book.names, &self.names);
        let further = self.table.log_since(sight.viewer, book.mark).filter(|_| named_so);
        let (seen, mark) = further.unwrap_or_else(|| {
            *book = Book { people: sight.people.clone(), names: self.names.clone(), ..Book::default() };
            self.table.log_since(sight.viewer, book.mark).expect("a log can be read from its beginning")
        });
        book.mark = mark;
        let fresh = &seen[seen.len().saturating_sub(NEWEST)..];
        book.goes_back |= fresh.len() < seen.len();
        book.newest.extend(self.told(texts, &sight.view, &sight.people, fresh).into_iter().map(Arc::new));
        while book.newest.len() > NEWEST {
            book.newest.pop_front();
            book.goes_back = true;
        }
        (book.newest.iter().cloned().collect(), book.goes_back)
    }

    /// The headings of this log.
    pub(super) fn headings(
        &self,
        texts: &'static Texts,
        sight: &Sight<G>,
        viewer: Viewer,
        log: &[Seen<'_, G::Event>],
    ) -> Arc<Vec<LogLine>> {
        let read = (log.len(), sight.people.clone());
        let mut known = self.memory.books.headings.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(headings) = known.get(&(viewer, texts.tag())).filter(|known| known.read == read) {
            return headings.lines.clone();
        }
        let lines = self.told(texts, &sight.view, &sight.people, log).into_iter();
        let lines = Arc::new(lines.filter(|line| line.weight == Weight::Heading).collect::<Vec<_>>());
        known.insert((viewer, texts.tag()), Headings { read, lines: lines.clone() });
        lines
    }

    /// All lines, oldest first.
    pub(super) fn all_lines(&self, texts: &Texts, sight: &Sight<G>) -> Vec<LogLine> {
        if self.is_closed_to(sight.viewer) {
            return Vec::new();
        }
        let seen: Vec<Seen<'_, G::Event>> = self.table.log_for(sight.viewer).collect();
        self.told(texts, &sight.view, &sight.people, &seen)
    }

    pub(super) fn log_page(&self, onlooker: &Onlooker) -> LogPage {
        let sight = self.sight(onlooker);
        LogPage {
            id: self.about.id.to_string(),
            game: G::ID,
            acting: sight.acting,
            classes: self
                .table
                .occupants()
                .iter()
                .map(|(seat, _)| G::seat_class(&sight.view, seat))
                .collect(),
            lines: self.all_lines(onlooker.texts, &sight),
        }
    }

    /// Lines of the log in words.
    pub(super) fn told(
        &self,
        texts: &Texts,
        view: &G::View,
        people: &[String],
        lines: &[Seen<'_, G::Event>],
    ) -> Vec<LogLine> {
        let line = |seen: &Seen<'_, G::Event>| match seen.told {
            Told::Event { by, event } => {
                let sentence = match by {
                    By::Table => G::sentence_by_itself(texts, view, people, event),
                    By::Nature | By::Person(_) | By::Bot => G::sentence(texts, view, people, event),
                };
                let Sentence { rule, text, weight } = sentence?;
                let step = Some(Step::new(event));
                Some(LogLine { number: seen.number, rule: Some(rule), text, weight, step })
            }
            Told::HandOver(hand_over) => Some(of_the_table(seen.number, self.handed_over(texts, hand_over))),
            Told::NewerRules(newer) => {
                let text = texts.say_with("log-newer-rules", &[("to", newer.to.0.into())]);
                Some(of_the_table(seen.number, text))
            }
        };
        lines.iter().filter_map(line).collect()
    }
}

fn of_the_table(number: usize, text: String) -> LogLine {
    LogLine { number, rule: None, text, weight: Weight::Plain, step: None }
}
