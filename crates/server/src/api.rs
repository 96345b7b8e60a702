//! The interface for programs: the same tables as data. Described in docs/api.md.

use crate::app::App;
use crate::command::{Command, Done, Wish};
use crate::identity::visitor::Visitor;
use crate::look::Onlooker;
use crate::pages::play::{TableQuery, onlooker, table_id, wishes};
use crate::problem::Problem;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use kernel::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{PersonId, Revision};

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

/// What a program wants of an adviser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    seat: u8,
    wish: String,
}

pub(crate) async fn advice(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    asked: Result<Json<Asked>, JsonRejection>,
) -> Result<Json<Value>, Problem> {
    let Json(asked) = asked.map_err(|rejection| Problem::Status(rejection.status()))?;
    let wish = Wish::parse(&asked.wish).ok_or(Problem::Field("wish"))?;
    wishes(&app, &visitor, wish)?;
    let command = |person, seat| Command::Advice { person, seat, wish };
    carry_out(&app, &id, &visitor, asked.seat, command).await
}

pub(crate) async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    decision: Result<Json<Decision>, JsonRejection>,
) -> Result<Json<Value>, Problem> {
    let Json(decision) = decision.map_err(|rejection| Problem::Status(rejection.status()))?;
    let Decision { seat, version, action } = decision;
    let command = |person, seat| Command::Act { person, seat, seen: Revision(version), action };
    carry_out(&app, &id, &visitor, seat, command).await
}

/// Has the table do something for a seat; the table as that seat sees it afterwards.
async fn carry_out(
    app: &App,
    id: &str,
    visitor: &Visitor,
    seat: u8,
    command: impl FnOnce(PersonId, Seat) -> Command,
) -> Result<Json<Value>, Problem> {
    let id = table_id(id)?;
    let seat = Seat::new(seat).ok_or(Problem::Field("seat"))?;
    let person = visitor.id().ok_or(Problem::NotYourSeat)?;
    let room = app.rooms.room(&id).await?;
    let done = room.command(command(person, seat)).await;
    let look = room.look();
    let done =
        done.map_err(|failure| Problem::of(failure, &id, |declined| look.explain(visitor.texts, declined)))?;
    let onlooker = Onlooker { seat: Some(seat), ..onlooker(visitor, &TableQuery::default())? };
    let mut data = look.data(&onlooker);
    if let Done::But { unplayed } = done {
        data["unplayed"] = json!(unplayed);
    }
    Ok(Json(data))
}
