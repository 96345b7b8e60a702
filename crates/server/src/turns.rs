//! Where a person is awaited: one small stream for all of their tables, so that a browser can tell it in tabs nobody looks at.

use crate::app::App;
use crate::identity::visitor::Visitor;
use crate::look::Look;
use crate::problem::Problem;
use crate::rates::Deed;
use crate::wire::{Claim, Terms};
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use store::{Page, TableId};
use table::PersonId;
use tokio::sync::Notify;

/// How many of a person's tables are looked at when it begins to listen, the latest changed first.
const TABLES: Page = Page::first(100);

pub(crate) async fn turns(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    // Nobody is awaited anywhere, and a browser does not ask again.
    let Some(person) = visitor.id() else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    visitor.does(&app, Deed::Stream)?;
    let bell = app.rooms.bells().listen(person);
    let tables = app.store.running_tables_of(person.0, &TABLES).await?;
    bell.ring_all(tables.into_iter().map(|table| table.id));
    let (closing, streams) = (app.closing.clone(), app.streams.clone());
    let look = move |id| {
        let app = app.clone();
        async move { app.rooms.look(&id).await }
    };
    let place = streams.open(Claim {
        person: Some(person),
        credential: visitor.credential(),
        caller: visitor.caller,
        table: None,
        terms: Terms::Plays,
    });
    let turns = place.hold(awaited(person, bell, look)).take_until(closing.cancelled_owned());
    let stream = Sse::new(turns).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)));
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(([unbuffered], stream).into_response())
}

struct Listening<F> {
    person: PersonId,
    bell: Arc<Bell>,
    look: F,
    awaited: BTreeSet<TableId>,
    sent: Option<String>,
}

/// The tables where the person is awaited, in the order of their names: at first, and whenever they are others. They follow
/// from what the person's own seats see; what else happens at a table is looked at and sends nothing.
pub(crate) fn awaited<L>(
    person: PersonId,
    bell: Arc<Bell>,
    look: impl Fn(TableId) -> L,
) -> impl Stream<Item = Result<Event, Infallible>>
where
    L: Future<Output = Option<Arc<dyn Look>>>,
{
    let listening = Listening { person, bell, look, awaited: BTreeSet::new(), sent: None };
    stream::unfold(listening, |mut listening| async move {
        loop {
            for id in listening.bell.rung(listening.sent.is_none()).await {
                let look = (listening.look)(id.clone()).await;
                if look.is_some_and(|look| !look.asked_of(listening.person).is_empty()) {
                    listening.awaited.insert(id);
                } else {
                    listening.awaited.remove(&id);
                }
            }
            let names: Vec<&str> = listening.awaited.iter().map(TableId::as_str).collect();
            let told = serde_json::json!(names).to_string();
            if listening.sent.as_ref() != Some(&told) {
                listening.sent = Some(told.clone());
                return Some((Ok(Event::default().event("turns").data(told)), listening));
            }
        }
    })
}

/// Told when a table of a person has changed, which may have changed nothing for that person.
#[derive(Default)]
pub(crate) struct Bell {
    tables: Mutex<BTreeSet<TableId>>,
    woken: Notify,
}

impl Bell {
    pub(crate) fn ring_all(&self, tables: impl IntoIterator<Item = TableId>) {
        held(&self.tables).extend(tables);
        self.woken.notify_one();
    }

    /// The tables that rang since it was asked last. `at_once`, there may be none; otherwise this waits for one.
    async fn rung(&self, at_once: bool) -> BTreeSet<TableId> {
        loop {
            let tables = std::mem::take(&mut *held(&self.tables));
            if at_once || !tables.is_empty() {
                return tables;
            }
            self.woken.notified().await;
        }
    }
}

/// The bells of all who listen. Clones share them.
#[derive(Clone, Default)]
pub(crate) struct Bells(Arc<Mutex<HashMap<PersonId, Vec<Weak<Bell>>>>>);

impl Bells {
    /// Those who listen.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        held(&self.0).keys().copied().collect()
    }

    /// A bell that rings until it is dropped.
    pub(crate) fn listen(&self, person: PersonId) -> Arc<Bell> {
        let bell = Arc::new(Bell::default());
        held(&self.0).entry(person).or_default().push(Arc::downgrade(&bell));
        bell
    }

    /// A table of these people has changed.
    pub(crate) fn ring(&self, table: &TableId, people: impl Iterator<Item = PersonId>) {
        let mut bells = held(&self.0);
        for person in people {
            let Some(of_person) = bells.get_mut(&person) else { continue };
            of_person.retain(|bell| match bell.upgrade() {
                Some(bell) => {
                    bell.ring_all([table.clone()]);
                    true
                }
                None => false,
            });
            if of_person.is_empty() {
                bells.remove(&person);
            }
        }
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
