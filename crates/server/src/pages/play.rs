//! The table page and everything that is posted from it.

use crate::app::App;
use crate::command::{Asking, Command, Failure, Invited, Undo, Wish};
use crate::fields::{Fields, parse_seat};
use crate::look::Onlooker;
use crate::problem::{Problem, Told};
use crate::rooms::Unreachable;
use crate::visitor::{Visitor, Wants};
use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::SignedCookieJar;
use kernel::Seat;
use maud::Markup;
use serde::Deserialize;
use store::TableId;
use table::{Answer, PersonId, Topic};
use web::pages::LaterPart;

/// How a table page is looked at.
#[derive(Clone, Default, Deserialize)]
pub(crate) struct TableQuery {
    pub(crate) seat: Option<String>,
}

pub(crate) fn table_id(text: &str) -> Result<TableId, Problem> {
    TableId::parse(text).ok_or(Problem::NoSuchTable)
}

pub(crate) fn onlooker(visitor: &Visitor, query: &TableQuery) -> Result<Onlooker, Problem> {
    Ok(Onlooker {
        texts: visitor.texts,
        person: visitor.id(),
        seat: query.seat.as_deref().map(parse_seat).transpose()?,
        origin: visitor.origin.clone(),
    })
}

pub(crate) async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Markup, Problem> {
    let onlooker = onlooker(&visitor, &query)?;
    let look = match app.rooms.room(&table_id(&id)?).await {
        Ok(room) => room.look(),
        Err(Unreachable::Unplayable(past)) => {
            return past.page(&visitor, onlooker.seat).ok_or(Problem::Unplayable(past));
        }
        Err(unreachable) => return Err(unreachable.into()),
    };
    Ok(web::pages::table(&visitor.reader(), &look.page(&onlooker), None))
}

pub(crate) async fn log(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
) -> Result<Markup, Problem> {
    let look = app.rooms.room(&table_id(&id)?).await?.look();
    let shown = look.log(&onlooker(&visitor, &query)?);
    Ok(web::pages::log_page(&visitor.reader(), &shown))
}

/// A part of the table page that comes when it is wanted: by itself for the script, else on a page of its own.
pub(crate) async fn part(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, part)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let onlooker = onlooker(&visitor, &query)?;
    let look = app.rooms.room(&id).await?.look();
    let part = look.part(&onlooker, &part);
    let back = match onlooker.seat {
        Some(seat) => format!("/t/{id}?seat={}", seat.number()),
        None => format!("/t/{id}"),
    };
    by_itself(&visitor, &back, part)
}

/// A part of a page by itself, or on a page with a way back. A script that comes too late for it is told that there is nothing.
pub(crate) fn by_itself(visitor: &Visitor, back: &str, part: Option<LaterPart>) -> Result<Response, Problem> {
    match (part, visitor.wants) {
        (Some(part), Wants::Data) => Ok(part.part.into_response()),
        (Some(part), Wants::Page) => {
            Ok(web::pages::part_page(&visitor.reader(), back, &part).into_response())
        }
        (None, Wants::Data) => Ok(StatusCode::NO_CONTENT.into_response()),
        (None, Wants::Page) => Err(Problem::NoSuchPart),
    }
}

/// Somebody came by address to where forms are posted to.
pub(crate) async fn back_to_table(Path(id): Path<String>) -> Result<Redirect, Problem> {
    Ok(Redirect::to(&format!("/t/{}", table_id(&id)?)))
}

pub(crate) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let (seat, seen) = (fields.seat()?, fields.revision()?);
    let action = fields.text("action")?.to_owned();
    let command = |person| Command::Act { person, seat, seen, action };
    carry_out(&app, visitor, &id, &fields, command).await
}

pub(crate) async fn take(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.seat()?;
    let table = table_id(&id)?;
    app.rooms.room(&table).await?;
    let (visitor, jar) = visitor.introduced(&app, fields.get("name")).await?;
    let asking = asking(&fields)?;
    let command = |person| Command::Take { person, seat, standing: Invited::No, asking };
    let response = carry_out(&app, visitor, &id, &fields, command).await?;
    Ok((jar, response).into_response())
}

pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.seat()?;
    carry_out(&app, visitor, &id, &fields, |person| Command::Leave { person, seat }).await
}

pub(crate) async fn bot(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.seat()?;
    let level = fields.text("level")?.to_owned();
    let asking = asking(&fields)?;
    carry_out(&app, visitor, &id, &fields, |person| Command::Bot { person, seat, level, asking }).await
}

/// Whether a form asks the others where they have a say.
pub(crate) fn asking(fields: &Fields) -> Result<Asking, Problem> {
    Asking::parse(fields.get("how")).ok_or(Problem::Field("how"))
}

/// Somebody answers the proposal that a seat changes hands, or withdraws it.
pub(crate) async fn answer_about_seat(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let seen = fields.revision()?;
    let answer = answer(fields.text("how")?).ok_or(Problem::Field("how"))?;
    let command = |person| Command::Answer { person, topic: Topic::Seat, seen, answer };
    carry_out(&app, visitor, &id, &fields, command).await
}

/// Somebody wants the table to go over to the newest rules, or answers that wish.
pub(crate) async fn rules(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    if let Some(answer) = answer(fields.text("how")?) {
        let seen = fields.revision()?;
        let command = |person| Command::Answer { person, topic: Topic::Rules, seen, answer };
        return carry_out(&app, visitor, &id, &fields, command).await;
    }
    let asking = asking(&fields)?;
    carry_out(&app, visitor, &id, &fields, |person| Command::NewerRules { person, asking }).await
}

/// What is said to a proposal, as forms write it.
fn answer(how: &str) -> Option<Answer> {
    match how {
        "agree" => Some(Answer::Agreed),
        "decline" => Some(Answer::Declined),
        _ => None,
    }
}

pub(crate) async fn start(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    carry_out(&app, visitor, &id, &fields, |person| Command::Start { person }).await
}

pub(crate) async fn answers(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.seat()?;
    let ask = fields.all("ask");
    carry_out(&app, visitor, &id, &fields, |person| Command::Answers { person, seat, ask }).await
}

/// Somebody wants to know what a strong player would do, or not to know it any more.
pub(crate) async fn advice(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.seat()?;
    let wish = Wish::parse(fields.text("wish")?).ok_or(Problem::Field("wish"))?;
    carry_out(&app, visitor, &id, &fields, |person| Command::Advice { person, seat, wish }).await
}

pub(crate) async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let (seat, seen) = (fields.seat()?, fields.revision()?);
    let how = Undo::parse(fields.text("how")?).ok_or(Problem::Field("how"))?;
    carry_out(&app, visitor, &id, &fields, |person| Command::Undo { person, seat, seen, how }).await
}

/// The host makes a new invitation; the old ones hold no longer.
pub(crate) async fn renew_invite(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let room = app.rooms.room(&id).await?;
    if visitor.id().is_none() || room.look().about().host != visitor.id() {
        return Err(Problem::NotAllowed);
    }
    for invite in app.store.invites_to(&id).await? {
        app.store.withdraw_invite(&invite.token).await?;
    }
    app.store.create_invite(&id, None).await?;
    let look = room.look();
    let done = room.command(Command::Refresh).await;
    done.map_err(|failure| Problem::of(failure, &id, |declined| look.explain(visitor.texts, declined)))?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// Has the table do something. On a no the page shows the table as it is now, with the reason.
async fn carry_out(
    app: &App,
    visitor: Visitor,
    id: &str,
    fields: &Fields,
    command: impl FnOnce(PersonId) -> Command,
) -> Result<Response, Problem> {
    let id = table_id(id)?;
    let room = app.rooms.room(&id).await?;
    let person = visitor.id().ok_or(Problem::NotYourSeat)?;
    let pinned = fields.get("pinned").and_then(|_| fields.seat().ok());
    let address = |seat: Option<Seat>| match seat {
        Some(seat) => format!("/t/{id}?seat={}", seat.number()),
        None => format!("/t/{id}"),
    };
    let failure = match (room.command(command(person)).await, visitor.wants) {
        (Ok(()), Wants::Page) => return Ok(Redirect::to(&address(pinned)).into_response()),
        (Ok(()), Wants::Data) => return Ok(StatusCode::NO_CONTENT.into_response()),
        (Err(failure), _) => failure,
    };
    let look = room.look();
    let problem = Problem::of(failure, &id, |declined| look.explain(visitor.texts, declined));
    match (problem, visitor.wants) {
        (Problem::Declined { status, text, rule, .. }, Wants::Page) => {
            let notice = rule.map_or_else(|| text.clone(), |rule| format!("{text} ({rule})"));
            let visitor = visitor.at(address(pinned));
            let onlooker = Onlooker { seat: pinned, ..onlooker(&visitor, &TableQuery::default())? };
            let page = web::pages::table(&visitor.reader(), &look.page(&onlooker), Some(&notice));
            Ok((status, Extension(Told), page).into_response())
        }
        (problem, _) => Err(problem),
    }
}

/// Sits down behind an invitation, or asks for the seat.
pub(crate) async fn sit_down(
    app: &App,
    visitor: Visitor,
    id: &TableId,
    seat: Seat,
    name: Option<&str>,
    asking: Asking,
) -> Result<(SignedCookieJar, Redirect), Problem> {
    let room = app.rooms.room(id).await?;
    let texts = visitor.texts;
    let (person, jar) = visitor.introduce(app, name).await?;
    let take = Command::Take { person: PersonId(person.id), seat, standing: Invited::Yes, asking };
    let done: Result<(), Failure> = room.command(take).await;
    let look = room.look();
    done.map_err(|failure| Problem::of(failure, id, |declined| look.explain(texts, declined)))?;
    Ok((jar, Redirect::to(&format!("/t/{id}"))))
}
