//! The live updates that are open, and which of them gives way.
//!
//! Whoever opens one gets it. Where a limit is reached an older one ends: most likely a page that nobody looks at any
//! more, and whoever opens as many as they can closes their own.

use super::{Caller, Limits};
use axum::response::sse::Event;
use futures_util::future::ready;
use futures_util::{Stream, StreamExt, stream};
use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::TableId;
use table::PersonId;
use tokio_util::sync::CancellationToken;

/// When a page whose updates have ended for others may ask again.
const AGAIN: Duration = Duration::from_secs(60);

/// Who wants live updates, and of what.
pub(crate) struct Claim {
    pub(crate) person: Option<PersonId>,
    /// The credential by which the person is known, if it is not by an old cookie.
    pub(crate) credential: Option<u64>,
    pub(crate) caller: Caller,
    /// The table, if it is one.
    pub(crate) table: Option<TableId>,
    pub(crate) terms: Terms,
}

/// On what terms somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Terms {
    LooksOn,
    Plays,
}

/// All live updates that are open. Clones share them.
#[derive(Clone)]
pub(crate) struct Streams {
    limits: Arc<Limits>,
    book: Arc<Mutex<Book>>,
}

#[derive(Default)]
struct Book {
    next: u64,
    /// Oldest first.
    open: BTreeMap<u64, Held>,
}

struct Held {
    claim: Claim,
    lost: CancellationToken,
}

impl Held {
    fn end(self) {
        self.lost.cancel();
        if let Some(connection) = &self.claim.caller.connection {
            connection.waits();
        }
    }
}

impl Streams {
    pub(crate) fn new(limits: &Limits) -> Streams {
        Streams { limits: Arc::new(limits.clone()), book: Arc::default() }
    }

    /// How many are open.
    pub(crate) fn count(&self) -> usize {
        self.book().open.len()
    }

    /// Makes room for one more; the one that has to give way is notified.
    pub(crate) fn open(&self, claim: Claim) -> Place {
        let mut book = self.book();
        while let Some(number) = book.in_the_way(&claim, &self.limits) {
            if let Some(held) = book.open.remove(&number) {
                held.end();
            }
        }
        let lost = CancellationToken::new();
        let number = book.next;
        book.next += 1;
        book.open.insert(number, Held { claim, lost: lost.clone() });
        Place { streams: self.clone(), number, lost }
    }

    /// The credentials by which those are known to whom anything is sent.
    pub(crate) fn credentials(&self) -> BTreeSet<u64> {
        self.book().open.values().filter_map(|held| held.claim.credential).collect()
    }

    /// Ends what was opened with a credential.
    pub(crate) fn end_of_credential(&self, id: u64) {
        self.book().end(|claim| claim.credential == Some(id));
    }

    /// Ends what a person opened with a cookie from before there were credentials.
    pub(crate) fn end_of_old_cookies(&self, person: PersonId) {
        self.book().end(|claim| claim.person == Some(person) && claim.credential.is_none());
    }

    /// Ends what those have open of whom this is true.
    pub(crate) fn end_of_banned(&self, banned: impl Fn(Option<IpAddr>, Option<PersonId>) -> bool) {
        self.book().end(|claim| banned(claim.caller.address, claim.person));
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Book {
    /// Ends all of which this is true.
    fn end(&mut self, of: impl Fn(&Claim) -> bool) {
        for (_, held) in self.open.extract_if(.., |_, held| of(&held.claim)) {
            held.end();
        }
    }

    /// The one that has to end so that there is room for another.
    fn in_the_way(&self, claim: &Claim, limits: &Limits) -> Option<u64> {
        let address = claim.caller.address;
        self.oldest(limits.streams_per_person, |held| claim.person.is_some() && held.person == claim.person)
            .or_else(|| self.oldest(limits.streams_per_address, |held| held.caller.address == address))
            .or_else(|| {
                self.oldest(limits.streams_per_table, |held| {
                    claim.table.is_some() && held.table == claim.table
                })
            })
            .or_else(|| {
                let greediest = (self.open.len() >= limits.streams).then(|| self.greediest())?;
                self.oldest(0, |held| held.caller.address == greediest)
            })
    }

    /// If there are `most` of these already, the oldest, of those that look on if there are any.
    fn oldest(&self, most: usize, of: impl Fn(&Claim) -> bool) -> Option<u64> {
        let these = || self.open.iter().filter(|(_, held)| of(&held.claim));
        let oldest = || these().min_by_key(|(number, held)| (held.claim.terms, **number));
        (these().count() >= most).then(oldest).flatten().map(|(number, _)| *number)
    }

    /// The address to which most are sent.
    fn greediest(&self) -> Option<IpAddr> {
        let mut counts: BTreeMap<Option<IpAddr>, usize> = BTreeMap::new();
        for held in self.open.values() {
            *counts.entry(held.claim.caller.address).or_default() += 1;
        }
        counts.into_iter().max_by_key(|(_, count)| *count).and_then(|(address, _)| address)
    }
}

/// The right to live updates, until it goes or is lost to others.
pub(crate) struct Place {
    streams: Streams,
    number: u64,
    lost: CancellationToken,
}

impl Place {
    /// The updates, as long as the place is not lost. If it is, the page is told to ask again in a while.
    pub(crate) fn hold(
        self,
        updates: impl Stream<Item = Result<Event, Infallible>>,
    ) -> impl Stream<Item = Result<Event, Infallible>> {
        let lost = self.lost.clone().cancelled_owned();
        let farewell = async move { self.lost.is_cancelled().then(|| Ok(Event::default().retry(AGAIN))) };
        updates.take_until(lost).chain(stream::once(farewell).filter_map(ready))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.streams.book().open.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(person: Option<u64>, last: u8, terms: Terms) -> Claim {
        let address = Some(IpAddr::from([192, 0, 2, last]));
        let caller = Caller { address, scheme: "http", connection: None };
        Claim { person: person.map(PersonId), credential: None, caller, table: None, terms }
    }

    fn streams(limits: Limits) -> Streams {
        Streams::new(&limits)
    }

    #[test]
    fn the_address_to_which_most_are_sent_gives_way() {
        let streams = streams(Limits { streams: 3, ..Limits::default() });
        let modest = streams.open(claim(None, 1, Terms::LooksOn));
        let greedy = [2, 2].map(|last| streams.open(claim(None, last, Terms::LooksOn)));
        let _third = streams.open(claim(None, 3, Terms::LooksOn));
        assert!(greedy[0].lost.is_cancelled());
        assert!(!modest.lost.is_cancelled() && !greedy[1].lost.is_cancelled());
        let _fourth = streams.open(claim(None, 4, Terms::LooksOn));
        assert_eq!(streams.book().open.len(), 3);
    }

    #[test]
    fn a_place_that_is_left_is_free() {
        let streams = streams(Limits { streams_per_person: 1, streams_per_address: 2, ..Limits::default() });
        drop(streams.open(claim(Some(1), 1, Terms::Plays)));
        assert!(streams.book().open.is_empty());
        let ada = streams.open(claim(Some(1), 1, Terms::Plays));
        let bob = streams.open(claim(Some(2), 1, Terms::LooksOn));
        assert!(!ada.lost.is_cancelled(), "somebody else's");
        let again = streams.open(claim(Some(1), 2, Terms::Plays));
        assert!(ada.lost.is_cancelled() && !bob.lost.is_cancelled());
        drop(ada);
        assert_eq!(streams.book().open.len(), 2, "what was lost counts no more");
        drop((bob, again));
    }
}
