//! The log: what happened, for each viewer as far as they may know.

use crate::beside::{Beside, Placed};
use crate::hand_over::HandOver;
use crate::ledger::By;
use crate::newer_rules::NewerRules;
use crate::notice::Watchers;
use crate::shared_vec::SharedVec;
use kernel::{Audience, Sink, Viewer};

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
    /// Rises whenever moves are played again, which may tell something else.
    written: u64,
}

impl<E: Clone> Log<E> {
    pub(crate) fn new() -> Self {
        Log { events: SharedVec::new(), written: 1 }
    }

    /// An empty log, to be written anew.
    pub(crate) fn anew(&self) -> Self {
        Log { events: SharedVec::new(), written: self.written + 1 }
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
    pub(crate) fn seen_by<'a>(
        &'a self,
        viewer: Viewer,
        beside: &'a [Placed],
    ) -> impl Iterator<Item = Seen<'a, E>> {
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

    fn seen_after<'a>(
        &'a self,
        viewer: Viewer,
        beside: &'a [Placed],
        mark: Bookmark,
    ) -> impl Iterator<Item = Seen<'a, E>> {
        let events = self.events.iter_from(mark.events);
        let mut events = events.filter(move |logged| logged.audience.includes(viewer)).peekable();
        let mut beside = beside[mark.beside..].iter().peekable();
        let next = move || {
            let first =
                beside.next_if(|placed| events.peek().is_none_or(|logged| placed.after <= logged.line));
            match first.map(|placed| placed.what) {
                Some(Beside::HandOver(hand_over)) => Some(Told::HandOver(hand_over)),
                Some(Beside::NewerRules(newer)) => Some(Told::NewerRules(newer)),
                None => events.next().map(|logged| Told::Event { by: logged.by, event: &logged.event }),
            }
        };
        let numbers = mark.number + 1..;
        numbers.zip(std::iter::from_fn(next)).map(|(number, told)| Seen { number, told })
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
        self.log.events.push(Logged { line: self.line, by: self.by, audience, event });
    }
}
