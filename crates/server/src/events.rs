//! Live updates of a table page: on every change the steps this reader has not been told, and the parts that look different to it.

use crate::app::App;
use crate::identity::visitor::Visitor;
use crate::look::Onlooker;
use crate::pages::play::{TableQuery, onlooker, table_id};
use crate::problem::Problem;
use crate::rates::Deed;
use crate::rooms::Listening;
use crate::wire::{Claim, Terms, gzip};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt, stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use web::pages::TableLook;

/// How often a page hears that the server is there while nothing changes; it takes three silences for a lost connection.
const ALIVE: Duration = Duration::from_secs(15);

pub(crate) async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    Query(Has { has }): Query<Has>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let onlooker = onlooker(&visitor, &query)?;
    visitor.does(&app, Deed::Stream)?;
    let room = app.rooms.room(&id).await?;
    let plays = onlooker.person.is_some_and(|person| !room.look().seats_of(person).is_empty());
    let place = app.streams.open(Claim {
        person: onlooker.person,
        credential: visitor.credential(),
        caller: visitor.caller,
        table: Some(id.clone()),
        terms: if plays { Terms::Plays } else { Terms::LooksOn },
    });
    // A stream that begins again says what it sent last.
    let last = headers.get("last-event-id").and_then(|mark| mark.to_str().ok());
    let updates = updates(room.listen(), onlooker, last.or(has.as_deref())).map(Into::into);
    drop(room);
    // The page of a table that was deleted meanwhile says so when it is loaded again.
    let (store, table) = (app.store.clone(), id.clone());
    let gone = stream::once(async move { store.was_deleted(&table).await.unwrap_or(false) });
    let gone = gone.filter_map(async |gone| gone.then(|| Ok(Event::default().event("gone").data("yes"))));
    let updates = updates.chain(gone);
    let updates = place.hold(updates).take_until(app.closing.clone().cancelled_owned());
    let alive = KeepAlive::new().interval(ALIVE).event(Event::default().event("alive").data("yes"));
    let stream = Sse::new(updates).keep_alive(alive);
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    let response = ([unbuffered], stream).into_response();
    Ok(if gzip::is_accepted(&headers) { gzip::compressed(response) } else { response })
}

/// What the page has already.
#[derive(Deserialize)]
pub(crate) struct Has {
    has: Option<String>,
}

struct Reading {
    listening: Listening,
    onlooker: Onlooker,
    /// The page the reader has.
    has: Option<Arc<TableLook>>,
}

/// What the reader lacks of the page as it is now, and then what changes. `has` is the name of the page it has; what it missed
/// since is sent if that is still known, else everything. Ends when the table's task does: the reader asks again.
pub(crate) fn updates(
    listening: Listening,
    onlooker: Onlooker,
    has: Option<&str>,
) -> impl Stream<Item = News> + use<> {
    let has = has.and_then(|mark| listening.shown.borrow().earlier(&onlooker, mark));
    let reading = Reading { listening, onlooker, has };
    stream::unfold(reading, |mut reading| async move {
        loop {
            reading.listening.shown.changed().await.ok()?;
            let look = reading.listening.shown.borrow_and_update().clone();
            let page = look.page(&reading.onlooker);
            let changed = page.since(reading.has.as_deref());
            reading.has = Some(page.clone());
            if let Some(data) = changed {
                return Some((News { mark: page.mark().to_owned(), data }, reading));
            }
        }
    })
}

/// What a reader is sent of a change.
pub(crate) struct News {
    /// The name of the page it has from then on.
    mark: String,
    data: String,
}

impl From<News> for Result<Event, Infallible> {
    fn from(News { mark, data }: News) -> Self {
        Ok(Event::default().event("table").id(mark).data(data))
    }
}
