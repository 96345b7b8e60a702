//! What a table remembers of what it has shown: drawings, lines of the log, and the pages readers have.

use super::Onlooker;
use super::log::Books;
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

/// For how many settings what has been drawn is remembered.
const SETTINGS: usize = 16;

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

/// What stands in drawings although it is in no input. Readers for whom all of it is the same share what is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Setting {
    pub(super) language: &'static str,
    /// What the people are called.
    pub(super) people: Vec<String>,
    /// What addresses to give away begin with.
    pub(super) origin: String,
    /// What the addresses of parts end with that come when they are wanted.
    pub(super) query: String,
    /// Whether the reader stays with a seat after a move.
    pub(super) stay: Stay,
}

/// Whether a reader has chosen a seat to look with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stay {
    Follows,
    Pinned,
}

/// Lives as long as the table is in memory, and is forgotten with it.
#[derive(Default)]
pub(crate) struct Memory {
    /// Those used last come last.
    drawings: Mutex<Vec<(Setting, Arc<Drawings>)>>,
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
        for (_, drawings) in self.drawings.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            drawings.change();
        }
    }

    /// What has been drawn for readers of this setting.
    pub(super) fn drawings(&self, setting: Setting) -> Arc<Drawings> {
        let mut known = self.drawings.lock().unwrap_or_else(PoisonError::into_inner);
        let drawings = match known.iter().position(|(of, _)| *of == setting) {
            Some(at) => known.remove(at).1,
            None => Arc::default(),
        };
        if known.len() == SETTINGS {
            known.remove(0);
        }
        known.push((setting, drawings.clone()));
        drawings
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
