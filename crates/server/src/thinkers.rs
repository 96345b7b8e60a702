//! Where bots and advisers think: on threads of their own, a few at a time, and for no longer than anybody wants to know.

use bots::{Level, Stop};
use std::sync::Arc;
use std::thread::available_parallelism;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

/// The threads all tables share. A bot that takes long waits for a place, in the order of asking; as many have one as
/// the machine has cores. A bot that answers at once needs none, and so waits for nobody.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
}

impl Default for Thinkers {
    fn default() -> Self {
        Thinkers::at_once(available_parallelism().map_or(1, std::num::NonZero::get))
    }
}

impl Thinkers {
    /// This many may think at the same time.
    pub(crate) fn at_once(places: usize) -> Self {
        Thinkers { places: Arc::new(Semaphore::new(places)) }
    }

    /// Begins to think about something as one of this level does.
    pub(crate) fn think<T: Send + 'static>(
        &self,
        level: Option<&Level>,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Thought<T> {
        let quick = level.is_some_and(Level::answers_at_once);
        let places = (!quick).then(|| self.places.clone());
        let stop = Stop::default();
        let heeded = stop.clone();
        let task = tokio::spawn(async move {
            let place = match places {
                Some(places) => Some(places.acquire_owned().await.ok()?),
                None => None,
            };
            let thinking = tokio::task::spawn_blocking(move || {
                let _until_done = place;
                work(&heeded)
            });
            thinking.await.ok()
        });
        Thought { stop, task }
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

    #[tokio::test]
    async fn who_answers_at_once_waits_for_nobody_and_who_is_not_wanted_makes_room() {
        let thinkers = Thinkers::at_once(1);
        let long = thinkers.think(Some(&SLOW), until_stopped);
        assert_eq!(thinkers.think(Some(&QUICK), |_| 1).done().await, Some(1));
        let mut next = thinkers.think(Some(&SLOW), |_| 2);
        let unwanted = thinkers.think(Some(&SLOW), |_| panic!("never begun"));
        assert!(timeout(Duration::from_millis(50), next.done()).await.is_err(), "no place is free");
        drop(unwanted);
        drop(long);
        assert_eq!(next.done().await, Some(2));
    }

    #[tokio::test]
    async fn a_mistake_is_an_answer_and_gives_its_place_back() {
        let thinkers = Thinkers::at_once(1);
        assert_eq!(thinkers.think(Some(&SLOW), |_| -> u8 { panic!("a mistake") }).done().await, None);
        assert_eq!(thinkers.think(Some(&SLOW), |_| 3).done().await, Some(3));
    }
}
