//! The log: what happened, for each viewer as far as they may know.

use crate::beside::{Beside, Placed};
use crate::hand_over::HandOver;
use crate::ledger::By;
use crate::newer_rules::NewerRules;
use crate::notice::Watchers;
use crate::shared_vec::SharedVec;
use kernel::{Audience, MAX_SEATS, Seat, Sink, Viewer};
use std::ops::Range;

/// A line of the log as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<'a, E> {
    /// Its number for this viewer, from 1, without gaps.
    pub number: usize,
    /// What it tells.
    pub told: Told<'a, E>,
}

/// What a line of the log tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told<'a, E> {
    /// Something happened in the game.
    Event {
        /// Who decided the line of the record it came of.
        by: By,
        /// What happened.
        event: &'a E,
    },
    /// A seat has changed hands.
    HandOver(HandOver),
    /// The table has gone over to newer rules.
    NewerRules(NewerRules),
}

#[derive(Clone, Debug)]
struct Logged<E> {
    line: usize,
    by: By,
    audience: Audience,
    event: E,
}

/// How far a viewer has read the log. The beginning by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bookmark {
    /// How often the log had been written anew.
    written: u64,
    /// How many events were read, those of others included.
    events: usize,
    /// How much was read of what has happened beside the moves.
    beside: usize,
    /// The number of the last line read.
    number: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Log<E> {
    events: SharedVec<Logged<E>>,
    /// How many of them are in whose audience.
    counts: Counts,
    /// Rises whenever moves are played again, which may tell something else.
    written: u64,
}

/// How many events each viewer has learnt of.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    seats: [usize; MAX_SEATS],
    onlookers: usize,
    omniscient: usize,
}

impl Counts {
    fn add(&mut self, audience: Audience) {
        for (seat, count) in Seat::first(MAX_SEATS as u8).zip(&mut self.seats) {
            *count += usize::from(audience.includes(Viewer::Seat(seat)));
        }
        self.onlookers += usize::from(audience.includes(Viewer::Spectator));
        self.omniscient += usize::from(audience.includes(Viewer::Omniscient));
    }

    fn of(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => self.seats[usize::from(seat.number())],
            Viewer::Spectator => self.onlookers,
            Viewer::Omniscient => self.omniscient,
        }
    }
}

impl<E: Clone> Log<E> {
    pub(crate) fn new() -> Self {
        Log { events: SharedVec::new(), counts: Counts::default(), written: 1 }
    }

    /// An empty log, to be written anew.
    pub(crate) fn anew(&self) -> Self {
        Log { events: SharedVec::new(), counts: Counts::default(), written: self.written + 1 }
    }

    pub(crate) fn line(&mut self, line: usize, by: By) -> impl Sink<E> {
        OfLine { log: self, line, by }
    }

    /// Counts how much this viewer learnt before each line of the record that it is called with, in rising order.
    pub(crate) fn counter<'a>(
        &'a self,
        viewer: Viewer,
        beside: &'a [Placed],
    ) -> impl FnMut(usize) -> usize + 'a {
        let (mut events, mut beside) = (self.events.iter().peekable(), beside.iter().peekable());
        let mut told = 0;
        move |line| {
            while let Some(logged) = events.next_if(|logged| logged.line < line) {
                told += usize::from(logged.audience.includes(viewer));
            }
            while beside.next_if(|placed| placed.after <= line).is_some() {
                told += 1;
            }
            told
        }
    }

    /// Who learnt of something by this line, the newest of those in the log.
    pub(crate) fn told_by(&self, line: usize, seats: u8) -> Watchers {
        let newest = || self.events.iter().rev().take_while(|logged| logged.line == line);
        Watchers::of(seats, |viewer| newest().any(|logged| logged.audience.includes(viewer)))
    }

    /// What this viewer learnt, in the order in which it happened.
    pub(crate) fn seen_by<'a>(&'a self, viewer: Viewer, beside: &'a [Placed]) -> SeenBy<'a, E> {
        self.seen_after(viewer, beside, Bookmark::default())
    }

    /// The same after this mark, and the mark behind it. Nothing if what was read does not stand there any more.
    pub(crate) fn seen_since<'a>(
        &'a self,
        viewer: Viewer,
        beside: &'a [Placed],
        mark: Bookmark,
    ) -> Option<(Vec<Seen<'a, E>>, Bookmark)> {
        if mark != Bookmark::default() && mark.written != self.written {
            return None;
        }
        let seen: Vec<Seen<'a, E>> = self.seen_after(viewer, beside, mark).collect();
        let number = mark.number + seen.len();
        let (events, beside) = (self.events.len(), beside.len());
        Some((seen, Bookmark { written: self.written, events, beside, number }))
    }

    fn seen_after<'a>(&'a self, viewer: Viewer, beside: &'a [Placed], mark: Bookmark) -> SeenBy<'a, E> {
        let Log { events, counts, written: _ } = self;
        let (places, beside) = (mark.events..events.len(), &beside[mark.beside..]);
        let learnt = match mark.events {
            0 => counts.of(viewer),
            read => events.iter_from(read).filter(|logged| logged.audience.includes(viewer)).count(),
        };
        let numbers = mark.number + 1..mark.number + learnt + beside.len() + 1;
        SeenBy { viewer, events, places, beside, numbers }
    }
}

/// What a viewer learnt, from both ends.
pub(crate) struct SeenBy<'a, E> {
    viewer: Viewer,
    events: &'a SharedVec<Logged<E>>,
    /// Which events are left.
    places: Range<usize>,
    /// What is left of what has happened beside them.
    beside: &'a [Placed],
    /// The numbers of what is left.
    numbers: Range<usize>,
}

impl<'a, E> SeenBy<'a, E> {
    fn learnt(&self, place: usize) -> Option<&'a Logged<E>> {
        Some(&self.events[place]).filter(|logged| logged.audience.includes(self.viewer))
    }
}

impl<'a, E> Iterator for SeenBy<'a, E> {
    type Item = Seen<'a, E>;

    fn next(&mut self) -> Option<Seen<'a, E>> {
        let number = self.numbers.next()?;
        let event = self.places.clone().find_map(|place| Some((place, self.learnt(place)?)));
        let told = match (self.beside, event) {
            ([first, rest @ ..], event) if event.is_none_or(|(_, logged)| first.after <= logged.line) => {
                self.beside = rest;
                Told::from(first.what)
            }
            (_, Some((place, logged))) => {
                self.places.start = place + 1;
                Told::from(logged)
            }
            (_, None) => return None,
        };
        Some(Seen { number, told })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.numbers.size_hint()
    }
}

impl<'a, E> DoubleEndedIterator for SeenBy<'a, E> {
    fn next_back(&mut self) -> Option<Seen<'a, E>> {
        let number = self.numbers.next_back()?;
        let event = self.places.clone().rev().find_map(|place| Some((place, self.learnt(place)?)));
        let told = match (self.beside, event) {
            ([rest @ .., last], event) if event.is_none_or(|(_, logged)| last.after > logged.line) => {
                self.beside = rest;
                Told::from(last.what)
            }
            (_, Some((place, logged))) => {
                self.places.end = place;
                Told::from(logged)
            }
            (_, None) => return None,
        };
        Some(Seen { number, told })
    }
}

impl<E> ExactSizeIterator for SeenBy<'_, E> {}

impl<E> From<Beside> for Told<'_, E> {
    fn from(what: Beside) -> Self {
        match what {
            Beside::HandOver(hand_over) => Told::HandOver(hand_over),
            Beside::NewerRules(newer) => Told::NewerRules(newer),
        }
    }
}

impl<'a, E> From<&'a Logged<E>> for Told<'a, E> {
    fn from(logged: &'a Logged<E>) -> Self {
        Told::Event { by: logged.by, event: &logged.event }
    }
}

impl<E: Clone + Eq> Log<E> {
    /// Whether this viewer learnt the same by each line in another log.
    pub(crate) fn tells_the_same(&self, other: &Log<E>, viewer: Viewer) -> bool {
        fn told<E: Clone>(log: &Log<E>, viewer: Viewer) -> impl Iterator<Item = (usize, &E)> {
            let told = log.events.iter().filter(move |logged| logged.audience.includes(viewer));
            told.map(|logged| (logged.line, &logged.event))
        }
        told(self, viewer).eq(told(other, viewer))
    }
}

struct OfLine<'a, E> {
    log: &'a mut Log<E>,
    line: usize,
    by: By,
}

impl<E: Clone> Sink<E> for OfLine<'_, E> {
    fn emit(&mut self, audience: Audience, event: E) {
        self.log.counts.add(audience);
        self.log.events.push(Logged { line: self.line, by: self.by, audience, event });
    }
}
