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

#[derive(Clone, Debug)]
pub(crate) struct Log<E>(SharedVec<Logged<E>>);

impl<E: Clone> Log<E> {
    pub(crate) fn new() -> Self {
        Log(SharedVec::new())
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
        let (mut events, mut beside) = (self.0.iter().peekable(), beside.iter().peekable());
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
        let newest = || self.0.iter().rev().take_while(|logged| logged.line == line);
        Watchers::of(seats, |viewer| newest().any(|logged| logged.audience.includes(viewer)))
    }

    /// What this viewer learnt, in the order in which it happened.
    pub(crate) fn seen_by<'a>(
        &'a self,
        viewer: Viewer,
        beside: &'a [Placed],
    ) -> impl Iterator<Item = Seen<'a, E>> {
        let mut events = self.0.iter().filter(move |logged| logged.audience.includes(viewer)).peekable();
        let mut beside = beside.iter().peekable();
        let next = move || {
            let first =
                beside.next_if(|placed| events.peek().is_none_or(|logged| placed.after <= logged.line));
            match first.map(|placed| placed.what) {
                Some(Beside::HandOver(hand_over)) => Some(Told::HandOver(hand_over)),
                Some(Beside::NewerRules(newer)) => Some(Told::NewerRules(newer)),
                None => events.next().map(|logged| Told::Event { by: logged.by, event: &logged.event }),
            }
        };
        std::iter::from_fn(next).enumerate().map(|(index, told)| Seen { number: index + 1, told })
    }
}

impl<E: Clone + Eq> Log<E> {
    /// Whether this viewer learnt the same by each line in another log.
    pub(crate) fn tells_the_same(&self, other: &Log<E>, viewer: Viewer) -> bool {
        fn told<E: Clone>(log: &Log<E>, viewer: Viewer) -> impl Iterator<Item = (usize, &E)> {
            let told = log.0.iter().filter(move |logged| logged.audience.includes(viewer));
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
        self.log.0.push(Logged { line: self.line, by: self.by, audience, event });
    }
}
