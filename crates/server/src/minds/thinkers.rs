//! Where bots and advisers think: on threads of their own, a few at a time, and for no longer than anybody wants to know.
//!
//! Places to think are shared by turns. Advice that people wait for comes before bots, and bots never have all places, so that
//! somebody who asks for advice does not wait for a bot to decide. Within either, those who want something thought take turns,
//! however much each of them wants: whoever has opened two hundred tables of bots waits for two hundred decisions, and
//! everybody else for one of them. What takes long is thought at a lower priority than everything else is done: whoever decides
//! is not kept waiting by it.

use bots::{Level, Stop};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use store::TableId;
use table::PersonId;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How much lower the priority is of what takes long: a thread that does anything else gets some nine times as much of a core.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// What is thought about, which decides who goes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Errand {
    /// Somebody waits for advice.
    Advice,
    /// A bot decides.
    Bot,
}

/// On whose behalf something is thought: those who take turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Behalf {
    /// Somebody who asked for advice, or made a table.
    Person(PersonId),
    /// A table that nobody has made.
    Table(TableId),
}

/// The threads all tables share. A bot that takes long waits for a place; one that answers at once needs none, and so waits for
/// nobody.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Mutex<Book>>);

#[derive(Debug)]
struct Book {
    /// How many may think at the same time, all together.
    places: usize,
    /// How many bots may do so.
    for_bots: usize,
    /// How many advisers think now.
    advising: usize,
    /// How many bots think now.
    deciding: usize,
    advice: Rota,
    bots: Rota,
}

/// Those who wait, in the order of their turns.
#[derive(Debug, Default)]
struct Rota(VecDeque<(Behalf, VecDeque<oneshot::Sender<Place>>)>);

/// The right to think. It is given back when it is dropped.
#[derive(Debug)]
struct Place {
    thinkers: Thinkers,
    errand: Errand,
}

impl Default for Thinkers {
    /// As many places as the machine has cores, one of them for advice only; with a single core one for each.
    fn default() -> Self {
        Thinkers::with_places(available_parallelism().map_or(1, std::num::NonZero::get).max(2))
    }
}

impl Thinkers {
    /// This many may think at the same time, and one fewer bots.
    pub(crate) fn with_places(places: usize) -> Self {
        Thinkers(Arc::new(Mutex::new(Book {
            places,
            for_bots: places.saturating_sub(1).max(1),
            advising: 0,
            deciding: 0,
            advice: Rota::default(),
            bots: Rota::default(),
        })))
    }

    /// Begins to think about something as one of this level does.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        errand: Errand,
        behalf: Behalf,
        level: Option<&Level>,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Thought<T> {
        let quick = level.is_some_and(Level::answers_at_once);
        let place = (!quick).then(|| self.apply(errand, behalf));
        let stop = Stop::default();
        let heeded = stop.clone();
        let task = tokio::spawn(async move {
            let place = match place {
                Some(place) => Some(place.await.ok()?),
                None => None,
            };
            let thinking = tokio::task::spawn_blocking(move || match place {
                None => Some(work(&heeded)),
                Some(place) => aside(move || {
                    let _until_done = place;
                    work(&heeded)
                }),
            });
            thinking.await.ok().flatten()
        });
        Thought { stop, task }
    }

    /// Asks for a place.
    fn apply(&self, errand: Errand, behalf: Behalf) -> oneshot::Receiver<Place> {
        let (place, granted) = oneshot::channel();
        let mut book = self.book();
        match errand {
            Errand::Advice => book.advice.push(behalf, place),
            Errand::Bot => book.bots.push(behalf, place),
        }
        self.grant(book);
        granted
    }

    /// Gives away the places that are free.
    fn grant(&self, mut book: MutexGuard<'_, Book>) {
        let mut unwanted = Vec::new();
        while let Some((errand, waiting)) = book.next() {
            let place = Place { thinkers: self.clone(), errand };
            *book.thinking(errand) += 1;
            unwanted.extend(waiting.send(place).err());
        }
        // A place that nobody wants any more asks for the book when it is given back.
        drop(book);
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Does something on a thread of its own with a lower priority, which a thread cannot take back, and waits for it as blocking work:
/// the runtime knows that something is done. Nothing comes of it if that is a
/// mistake of the program, or if the machine gives no thread.
fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let stepping_back = move || {
        // Elsewhere this is said of a process.
        #[cfg(target_os = "linux")]
        if let Err(error) = rustix::process::nice(NICE) {
            tracing::debug!(%error, "thinking goes on at the usual priority");
        }
        work()
    };
    match std::thread::Builder::new().name("thinks".to_owned()).spawn(stepping_back) {
        Ok(thread) => thread.join().ok(),
        Err(error) => {
            tracing::error!(%error, "the machine gives no thread to think on");
            None
        }
    }
}

impl Book {
    /// Whose turn it is, if there is a place.
    fn next(&mut self) -> Option<(Errand, oneshot::Sender<Place>)> {
        let free = self.places > self.advising + self.deciding;
        let advice = free.then(|| self.advice.pop()).flatten();
        advice.map(|waiting| (Errand::Advice, waiting)).or_else(|| {
            let bots = free && self.deciding < self.for_bots;
            bots.then(|| self.bots.pop()).flatten().map(|waiting| (Errand::Bot, waiting))
        })
    }

    fn thinking(&mut self, errand: Errand) -> &mut usize {
        match errand {
            Errand::Advice => &mut self.advising,
            Errand::Bot => &mut self.deciding,
        }
    }
}

impl Rota {
    /// Somebody waits; what the same one does not want any more is forgotten.
    fn push(&mut self, behalf: Behalf, place: oneshot::Sender<Place>) {
        match self.0.iter_mut().find(|(other, _)| *other == behalf) {
            Some((_, waiting)) => {
                waiting.retain(|place| !place.is_closed());
                waiting.push_back(place);
            }
            None => self.0.push_back((behalf, VecDeque::from([place]))),
        }
    }

    /// The next who waits still. Whoever had this turn has the next one when all others have had theirs.
    fn pop(&mut self) -> Option<oneshot::Sender<Place>> {
        while let Some((behalf, mut waiting)) = self.0.pop_front() {
            waiting.retain(|place| !place.is_closed());
            let first = waiting.pop_front();
            if !waiting.is_empty() {
                self.0.push_back((behalf, waiting));
            }
            if first.is_some() {
                return first;
            }
        }
        None
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut book = self.thinkers.book();
        *book.thinking(self.errand) -= 1;
        self.thinkers.grant(book);
    }
}

/// Something that is being thought about. Dropped, it is not wanted any more: who has not begun does not begin, and who is at
/// it is told to stop.
#[derive(Debug)]
pub(crate) struct Thought<T> {
    stop: Stop,
    task: JoinHandle<Option<T>>,
}

impl<T> Thought<T> {
    /// What comes of it; nothing if the program made a mistake. May be asked again if it is dropped before.
    pub(crate) async fn done(&mut self) -> Option<T> {
        (&mut self.task).await.ok().flatten()
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.set();
        self.task.abort();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::timeout;

    const SLOW: Level = Level::quick("slow").thinks(1_000);
    const QUICK: Level = Level::quick("quick");

    fn until_stopped(stop: &Stop) {
        while !stop.is_set() {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn ada() -> Behalf {
        Behalf::Person(PersonId(1))
    }

    fn bob() -> Behalf {
        Behalf::Person(PersonId(2))
    }

    impl Thinkers {
        fn bot<T: Send + 'static>(
            &self,
            level: &Level,
            work: impl FnOnce(&Stop) -> T + Send + 'static,
        ) -> Thought<T> {
            self.think(Errand::Bot, ada(), Some(level), work)
        }
    }

    #[tokio::test]
    async fn who_answers_at_once_waits_for_nobody_and_who_is_not_wanted_makes_room() {
        let thinkers = Thinkers::with_places(1);
        let long = thinkers.bot(&SLOW, until_stopped);
        assert_eq!(thinkers.bot(&QUICK, |_| 1).done().await, Some(1));
        let mut next = thinkers.bot(&SLOW, |_| 2);
        let unwanted = thinkers.bot(&SLOW, |_| panic!("never begun"));
        assert!(timeout(Duration::from_millis(50), next.done()).await.is_err(), "no place is free");
        drop(unwanted);
        drop(long);
        assert_eq!(next.done().await, Some(2));
    }

    #[tokio::test]
    async fn a_mistake_is_an_answer_and_gives_its_place_back() {
        let thinkers = Thinkers::with_places(1);
        assert_eq!(thinkers.bot(&SLOW, |_| -> u8 { panic!("a mistake") }).done().await, None);
        assert_eq!(thinkers.bot(&SLOW, |_| 3).done().await, Some(3));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn what_takes_long_steps_back_and_nothing_else_does() {
        let priority = |_: &Stop| rustix::process::getpriority_process(None).unwrap();
        let usual = rustix::process::getpriority_process(None).unwrap();
        let thinkers = Thinkers::with_places(2);
        assert_eq!(thinkers.bot(&SLOW, priority).done().await, Some((usual + NICE).min(19)));
        assert_eq!(thinkers.bot(&QUICK, priority).done().await, Some(usual));
    }

    #[tokio::test]
    async fn those_who_want_something_thought_take_turns_and_advice_comes_first() {
        let thinkers = Thinkers::with_places(1);
        let long = thinkers.bot(&SLOW, until_stopped);
        let order = Arc::new(Mutex::new(Vec::new()));
        let table = Behalf::Table(TableId::parse("000000000000").unwrap());
        let mut thoughts: Vec<Thought<()>> = [
            (Errand::Bot, ada(), "Ada's first bot"),
            (Errand::Bot, ada(), "Ada's second bot"),
            (Errand::Bot, ada(), "Ada's third bot"),
            (Errand::Bot, bob(), "Bob's bot"),
            (Errand::Bot, table, "nobody's bot"),
            (Errand::Advice, bob(), "advice for Bob"),
            (Errand::Advice, bob(), "more advice for Bob"),
            (Errand::Advice, ada(), "advice for Ada"),
        ]
        .into_iter()
        .map(|(errand, behalf, what)| {
            let order = order.clone();
            let note = move |_: &Stop| order.lock().unwrap().push(what);
            thinkers.think(errand, behalf, Some(&SLOW), note)
        })
        .collect();
        drop(long);
        for thought in &mut thoughts {
            assert_eq!(thought.done().await, Some(()));
        }
        let expected = [
            "advice for Bob",
            "advice for Ada",
            "more advice for Bob",
            "Ada's first bot",
            "Bob's bot",
            "nobody's bot",
            "Ada's second bot",
            "Ada's third bot",
        ];
        assert_eq!(*order.lock().unwrap(), expected);
    }

    #[tokio::test]
    async fn bots_never_have_all_places() {
        let thinkers = Thinkers::with_places(3);
        let _deciding = [(); 2].map(|()| thinkers.bot(&SLOW, until_stopped));
        let mut third = thinkers.bot(&SLOW, |_| 1);
        for _ in 0..3 {
            assert_eq!(thinkers.think(Errand::Advice, bob(), Some(&SLOW), |_| 2).done().await, Some(2));
        }
        assert!(timeout(Duration::from_millis(50), third.done()).await.is_err(), "that place is for advice");
    }

    #[tokio::test]
    async fn what_is_not_wanted_any_more_takes_no_memory() {
        let thinkers = Thinkers::with_places(1);
        let _long = thinkers.bot(&SLOW, until_stopped);
        for _ in 0..1_000 {
            drop(thinkers.bot(&SLOW, |_| panic!("never begun")));
            tokio::task::yield_now().await;
        }
        let waiting: usize = thinkers.book().bots.0.iter().map(|(_, waiting)| waiting.len()).sum();
        assert!(waiting <= 2, "{waiting}");
    }
}
