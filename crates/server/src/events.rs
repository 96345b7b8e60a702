//! Live updates of a table page: on every change the fragments that look different to this reader.

use crate::app::App;
use crate::look::{Extent, Look, Onlooker};
use crate::pages::play::{TableQuery, onlooker, table_id};
use crate::problem::Problem;
use crate::visitor::Visitor;
use crate::wire::{Claim, Terms};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use web::pages::fragments;

/// How often a page hears that the server is there while nothing changes; it takes three silences for a lost connection.
const ALIVE: Duration = Duration::from_secs(15);

pub(crate) async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let onlooker = onlooker(&visitor, &query)?;
    let room = app.rooms.room(&id).await?;
    let plays = onlooker.person.is_some_and(|person| !room.look().seats_of(person).is_empty());
    let place = app.streams.open(Claim {
        person: onlooker.person,
        caller: visitor.caller,
        table: Some(id),
        terms: if plays { Terms::Plays } else { Terms::LooksOn },
    });
    let updates =
        place.hold(updates(room.watch(), onlooker)).take_until(app.closing.clone().cancelled_owned());
    let alive = KeepAlive::new().interval(ALIVE).event(Event::default().event("alive").data("yes"));
    let stream = Sse::new(updates).keep_alive(alive);
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(([unbuffered], stream).into_response())
}

struct Reading {
    shown: watch::Receiver<Arc<dyn Look>>,
    onlooker: Onlooker,
    sent: HashMap<&'static str, String>,
}

/// Everything first, then what changes. Ends when the table's task does: the reader asks again.
pub(crate) fn updates(
    shown: watch::Receiver<Arc<dyn Look>>,
    onlooker: Onlooker,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let reading = Reading { shown, onlooker, sent: HashMap::new() };
    stream::unfold(reading, |mut reading| async move {
        loop {
            reading.shown.changed().await.ok()?;
            let look = reading.shown.borrow_and_update().clone();
            let changed = reading.changed(&*look);
            if !changed.is_empty() {
                let revision = look.revision(reading.onlooker.person).0;
                let event = Event::default().event("table").id(revision.to_string()).data(changed);
                return Some((Ok(event), reading));
            }
        }
    })
}

impl Reading {
    fn changed(&mut self, look: &dyn Look) -> String {
        let page = look.page(&self.onlooker, Extent::Newest);
        let mut changed = String::new();
        for fragment in fragments(self.onlooker.texts, &page) {
            let markup = fragment.markup.into_string().replace('\r', "");
            if self.sent.get(fragment.id) != Some(&markup) {
                changed.push_str(&markup);
                self.sent.insert(fragment.id, markup);
            }
        }
        changed
    }
}
