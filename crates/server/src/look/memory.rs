//! What a table remembers of what it has shown: drawings, lines of the log, and the pages readers have.

use super::Onlooker;
use super::log::Books;
use i18n::Texts;
use kernel::Seat;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use table::PersonId;
use web::Drawings;
use web::pages::TableLook;

/// How many pages of a reader are remembered, so that it can be sent what it missed.
const PAGES: usize = 2;

/// How many readers of a table are remembered.
const READERS: usize = 256;

/// For whom a page is drawn. Readers who are the same are sent the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Reader {
    person: Option<PersonId>,
    seat: Option<Seat>,
    language: &'static str,
    origin: String,
}

impl Reader {
    pub(crate) fn of(onlooker: &Onlooker) -> Reader {
        let Onlooker { texts, person, seat, origin } = onlooker;
        Reader { person: *person, seat: *seat, language: texts.tag(), origin: origin.clone() }
    }
}

/// What has been drawn in one language.
struct Drawn {
    /// The people's names, which stand in it.
    people: Vec<String>,
    drawings: Arc<Drawings>,
}

/// Lives as long as the table is in memory, and is forgotten with it.
#[derive(Default)]
pub(crate) struct Memory {
    /// By language.
    drawings: Mutex<HashMap<&'static str, Drawn>>,
    pub(super) books: Books,
    /// The newest pages of each reader, oldest first. A reader's pages follow from what it has asked for itself.
    pages: Mutex<HashMap<Reader, Vec<Arc<TableLook>>>>,
}

impl Memory {
    /// Forgets everything. Whoever comes back is sent all of the page.
    pub(crate) fn forget(&self) {
        self.drawings.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.books.forget();
        self.pages.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Whether nothing has been shown since it forgot.
    pub(crate) fn is_empty(&self) -> bool {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    /// The table has changed.
    pub(crate) fn change(&self) {
        for drawn in self.drawings.lock().unwrap_or_else(PoisonError::into_inner).values() {
            drawn.drawings.change();
        }
    }

    /// What has been drawn in this language since the people are called so.
    pub(super) fn drawings(&self, texts: &'static Texts, people: &[String]) -> Arc<Drawings> {
        let mut drawn = self.drawings.lock().unwrap_or_else(PoisonError::into_inner);
        match drawn.get(texts.tag()) {
            Some(drawn) if drawn.people == people => drawn.drawings.clone(),
            Some(_) | None => {
                let fresh = Drawn { people: people.to_vec(), drawings: Arc::default() };
                let drawings = fresh.drawings.clone();
                drawn.insert(texts.tag(), fresh);
                drawings
            }
        }
    }

    /// This reader has been shown this page.
    pub(super) fn shown(&self, reader: &Reader, page: &Arc<TableLook>) {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if pages.len() >= READERS && !pages.contains_key(reader) {
            pages.clear();
        }
        let of_reader = pages.entry(reader.clone()).or_default();
        if of_reader.len() == PAGES {
            of_reader.remove(0);
        }
        of_reader.push(page.clone());
    }

    /// The page this reader was shown under this name.
    pub(super) fn earlier(&self, reader: &Reader, mark: &str) -> Option<Arc<TableLook>> {
        let pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        pages.get(reader)?.iter().find(|page| page.mark() == mark).cloned()
    }
}
