//! The log: what happened, told to each viewer as far as it may know.

use crate::ledger::By;
use crate::notice::Watchers;
use kernel::{Audience, Sink, Viewer};

/// An event as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<'a, E> {
    /// The event's number for this viewer, from 1, without gaps.
    pub number: usize,
    /// Who decided that line.
    pub by: By,
    /// What happened.
    pub event: &'a E,
}

#[derive(Clone, Debug)]
struct Logged<E> {
    line: usize,
    by: By,
    audience: Audience,
    event: E,
}

#[derive(Clone, Debug)]
pub(crate) struct Log<E>(Vec<Logged<E>>);

impl<E> Log<E> {
    pub(crate) fn new() -> Self {
        Log(Vec::new())
    }

    pub(crate) fn line(&mut self, line: usize, by: By) -> impl Sink<E> {
        OfLine { log: self, line, by }
    }

    /// How many events this viewer learnt of before this line of the record.
    pub(crate) fn count_before(&self, viewer: Viewer, line: usize) -> usize {
        let earlier = self.0.iter().take_while(|logged| logged.line < line);
        earlier.filter(|logged| logged.audience.includes(viewer)).count()
    }

    /// Who learnt of something by this line, the newest of those in the log.
    pub(crate) fn told_by(&self, line: usize, seats: u8) -> Watchers {
        let newest = || self.0.iter().rev().take_while(|logged| logged.line == line);
        Watchers::of(seats, |viewer| newest().any(|logged| logged.audience.includes(viewer)))
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = Seen<'_, E>> {
        self.0
            .iter()
            .filter(move |logged| logged.audience.includes(viewer))
            .enumerate()
            .map(|(index, logged)| Seen { number: index + 1, by: logged.by, event: &logged.event })
    }
}

struct OfLine<'a, E> {
    log: &'a mut Log<E>,
    line: usize,
    by: By,
}

impl<E> Sink<E> for OfLine<'_, E> {
    fn emit(&mut self, audience: Audience, event: E) {
        self.log.0.push(Logged { line: self.line, by: self.by, audience, event });
    }
}
