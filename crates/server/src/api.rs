//! The interface for programs: the same tables as data. Described in docs/api.md.

use crate::app::App;
use crate::command::Command;
use crate::look::Onlooker;
use crate::pages::play::{TableQuery, onlooker, table_id};
use crate::problem::Problem;
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use kernel::Seat;
use serde::Deserialize;
use serde_json::Value;
use table::Revision;

pub(crate) async fn table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Json<Value>, Problem> {
    let id = table_id(&id)?;
    let onlooker = onlooker(&visitor, &query)?;
    let look = app.rooms.room(&id).await?.look();
    if let Some(seat) = onlooker.seat
        && !visitor.id().is_some_and(|person| look.seats_of(person).contains(seat))
    {
        return Err(Problem::NotYourSeat);
    }
    Ok(Json(look.data(&onlooker)))
}

/// A decision as a program posts it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decision {
    seat: u8,
    version: u64,
    action: String,
}

pub(crate) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    decision: Result<Json<Decision>, JsonRejection>,
) -> Result<Json<Value>, Problem> {
    let Json(decision) = decision.map_err(|rejection| Problem::Status(rejection.status()))?;
    let id = table_id(&id)?;
    let seat = Seat::new(decision.seat).ok_or(Problem::Field("seat"))?;
    let person = visitor.id().ok_or(Problem::NotYourSeat)?;
    let room = app.rooms.room(&id).await?;
    let Decision { version, action, .. } = decision;
    let done = room.command(Command::Act { person, seat, seen: Revision(version), action }).await;
    let look = room.look();
    done.map_err(|failure| Problem::of(failure, &id, |declined| look.explain(visitor.texts, declined)))?;
    let onlooker = Onlooker { seat: Some(seat), ..onlooker(&visitor, &TableQuery::default())? };
    Ok(Json(look.data(&onlooker)))
}
