//! What a table shows, whatever its game. Everything a request may see of a table is asked here.

mod advice;
mod course;
mod data;
mod log;
mod memory;
mod names;
mod page;
mod proposals;
mod replay;
mod sight;

pub(crate) use memory::Memory;
pub(crate) use names::{seat_names, sitter_name, told_apart};
pub(crate) use replay::{NoReplay, Whence};

use crate::clocks::Clocks;
use crate::minds::Insights;
use crate::rights::Rights;
use catalogue::{GameId, Playable};
use i18n::Texts;
use kernel::{MAX_SEATS, Record, Seat, SeatSet, Viewer};
use maud::Markup;
use memory::Reader;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use store::{Group, InviteToken, Listing, TableId};
use table::{Declined, PersonId, Phase, Table, Verdict};
use web::course::Course;
use web::pages::{Eyes, LaterPart, LogPage, OfferedSeat, ReplayPage, TableLook};
use web::{Explained, Face};

/// What is known of a table apart from its game.
#[derive(Clone)]
pub(crate) struct About {
    pub(crate) id: TableId,
    pub(crate) game: GameId,
    pub(crate) title: String,
    pub(crate) host: Option<PersonId>,
    pub(crate) listing: Listing,
    /// Whether those at the table may ask for advice.
    pub(crate) advice: store::Advice,
    pub(crate) invite: Option<InviteToken>,
    /// The group whose log the game goes into.
    pub(crate) group: Option<Group>,
    /// The people who wish that the table be deleted, of those who have a say in it.
    pub(crate) unwanted_by: Vec<PersonId>,
}

/// Who looks.
#[derive(Clone)]
pub(crate) struct Onlooker {
    pub(crate) texts: &'static Texts,
    pub(crate) person: Option<PersonId>,
    /// The seat it has chosen to look with.
    pub(crate) seat: Option<Seat>,
    /// The beginning of addresses to give away, such as `http://localhost:7700`.
    pub(crate) origin: String,
}

/// A table at one moment.
pub(crate) trait Look: Send + Sync {
    fn about(&self) -> &About;
    /// How often something has changed that this reader could see.
    #[cfg(test)]
    fn revision(&self, person: Option<PersonId>) -> table::Revision;
    fn seats_of(&self, person: PersonId) -> SeatSet;
    /// The version of the table, if no bot is awaited at it.
    fn rests_at(&self) -> Option<u64>;
    /// Whether this person is named here.
    fn names(&self, person: PersonId) -> bool;
    /// Those of the person's seats that must decide.
    fn asked_of(&self, person: PersonId) -> SeatSet;
    /// Who sits where, in words.
    fn people(&self, texts: &Texts) -> Vec<String>;
    /// What somebody with an invitation can take.
    fn offered(&self, texts: &Texts, person: Option<PersonId>) -> Vec<OfferedSeat>;
    /// The table page.
    fn page(&self, onlooker: &Onlooker) -> Arc<TableLook>;
    /// The part of it with this id that comes when it is wanted.
    fn part(&self, onlooker: &Onlooker, id: &str) -> Option<LaterPart>;
    /// The page this reader was shown under this name lately.
    fn earlier(&self, onlooker: &Onlooker, mark: &str) -> Option<Arc<TableLook>>;
    fn log(&self, onlooker: &Onlooker) -> LogPage;
    fn explain(&self, texts: &Texts, declined: &Declined) -> Explained;
    /// The table for programs.
    fn data(&self, onlooker: &Onlooker) -> Value;
    /// The game at a glance, as an onlooker sees it. None before it begins and where it is closed to onlookers.
    fn glimpse(&self, texts: &Texts) -> Option<Glimpse>;
    /// The record, once the game is over.
    fn record(&self) -> Option<Record>;
    fn replay(
        &self,
        onlooker: &Onlooker,
        whence: Whence,
        eyes: Option<Eyes>,
        part: Option<&str>,
    ) -> Result<ReplayPage, NoReplay>;
}

/// A game at a glance.
pub(crate) struct Glimpse {
    /// Its table, small.
    pub(crate) miniature: Option<Markup>,
    /// The turn, day or round, in words.
    pub(crate) turn: Option<String>,
}

/// How long a table has waited for seats, and how long it still will.
#[derive(Clone, Debug)]
pub(crate) struct Times {
    /// The seats everybody has waited for long enough.
    pub(crate) overdue: SeatSet,
    /// How long windows still wait for seats.
    pub(crate) clocks: Clocks,
}

/// A table of one game at one moment.
pub(crate) struct Shown<G: Playable + Face> {
    table: Arc<Table<G>>,
    about: Arc<About>,
    names: Arc<HashMap<u64, String>>,
    times: Times,
    insights: Insights<G>,
    verdict: OnceLock<Option<Verdict>>,
    course: OnceLock<Course>,
    /// What has been shown at earlier moments.
    memory: Arc<Memory>,
    /// The game as each viewer sees it: seats, an onlooker, everything.
    views: [OnceLock<Arc<G::View>>; MAX_SEATS + 2],
    pages: Mutex<Vec<(Reader, Arc<TableLook>)>>,
}

impl<G: Playable + Face> Shown<G> {
    pub(crate) fn new(
        table: Arc<Table<G>>,
        about: Arc<About>,
        names: Arc<HashMap<u64, String>>,
        times: Times,
        insights: Insights<G>,
        memory: Arc<Memory>,
    ) -> Self {
        let (verdict, course) = (OnceLock::new(), OnceLock::new());
        let (views, pages) = (std::array::from_fn(|_| OnceLock::new()), Mutex::default());
        Shown { table, about, names, times, insights, verdict, course, memory, views, pages }
    }

    /// The game as this viewer sees it, made once.
    fn view(&self, viewer: Viewer) -> Arc<G::View> {
        let place = match viewer {
            Viewer::Seat(seat) => usize::from(seat.number()),
            Viewer::Spectator => MAX_SEATS,
            Viewer::Omniscient => MAX_SEATS + 1,
        };
        self.views[place].get_or_init(|| Arc::new(self.table.view(viewer))).clone()
    }

    fn rights(&self) -> Rights<'_, G> {
        Rights { table: &self.table, about: &self.about, overdue: self.times.overdue }
    }
}

impl<G: Playable + Face> Look for Shown<G> {
    fn about(&self) -> &About {
        &self.about
    }

    #[cfg(test)]
    fn revision(&self, person: Option<PersonId>) -> table::Revision {
        self.table.revision(person)
    }

    fn seats_of(&self, person: PersonId) -> SeatSet {
        self.table.seats_of(person)
    }

    fn rests_at(&self) -> Option<u64> {
        self.table.next_bot().is_none().then(|| self.table.version())
    }

    fn names(&self, person: PersonId) -> bool {
        self.names.contains_key(&person.0) || self.about.host == Some(person)
    }

    fn asked_of(&self, person: PersonId) -> SeatSet {
        let mine = self.table.seats_of(person);
        mine & self.asked(mine, None)
    }

    fn people(&self, texts: &Texts) -> Vec<String> {
        self.told_apart(texts)
    }

    fn offered(&self, texts: &Texts, person: Option<PersonId>) -> Vec<OfferedSeat> {
        self.seats_offered(texts, person)
    }

    fn page(&self, onlooker: &Onlooker) -> Arc<TableLook> {
        let reader = Reader::of(onlooker);
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, page)) = pages.iter().find(|(of, _)| *of == reader) {
            return page.clone();
        }
        let page = Arc::new(self.draw(onlooker));
        self.memory.shown(&reader, &page);
        pages.push((reader, page.clone()));
        page
    }

    fn part(&self, onlooker: &Onlooker, id: &str) -> Option<LaterPart> {
        self.later_part(onlooker, id)
    }

    fn earlier(&self, onlooker: &Onlooker, mark: &str) -> Option<Arc<TableLook>> {
        self.memory.earlier(&Reader::of(onlooker), mark)
    }

    fn log(&self, onlooker: &Onlooker) -> LogPage {
        self.log_page(onlooker)
    }

    fn explain(&self, texts: &Texts, declined: &Declined) -> Explained {
        web::declined::<G>(texts, declined)
    }

    fn data(&self, onlooker: &Onlooker) -> Value {
        self.table_data(onlooker)
    }

    fn glimpse(&self, texts: &Texts) -> Option<Glimpse> {
        let shown = self.table.phase() != Phase::Gathering && !self.is_closed_to(Viewer::Spectator);
        let view = shown.then(|| self.view(Viewer::Spectator))?;
        let said = |turn: u32| {
            G::TELLING.map(|telling| texts.say_with(telling.chart.turn, &[("number", turn.into())]))
        };
        Some(Glimpse { miniature: G::miniature(&view), turn: <G as Face>::turn(&view).and_then(said) })
    }

    fn record(&self) -> Option<Record> {
        (self.table.phase() == Phase::Over).then(|| self.table.record())
    }

    fn replay(
        &self,
        onlooker: &Onlooker,
        whence: Whence,
        eyes: Option<Eyes>,
        part: Option<&str>,
    ) -> Result<ReplayPage, NoReplay> {
        self.replay_at(onlooker, whence, eyes, part)
    }
}
