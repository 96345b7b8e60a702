//! The table page and everything that is posted from it.

use crate::app::App;
use crate::clocks::ClockChange;
use crate::command::{Asking, Command, Done, Failure, Invited, Said, Undo, Wish};
use crate::fields::{Fields, parse_seat};
use crate::identity::visitor::{Visitor, Wants};
use crate::look::Onlooker;
use crate::names;
use crate::problem::{Problem, Told};
use crate::rates::Deed;
use crate::rooms::Unreachable;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Json};
use axum_extra::extract::cookie::CookieJar;
use kernel::{Asked, Seat};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;
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

/// A form that is posted to a table.
pub(crate) struct Posted {
    app: App,
    visitor: Visitor,
    /// The table's id, as it stands in the address.
    id: String,
    fields: Fields,
}

impl FromRequest<App> for Posted {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let (mut parts, body) = request.into_parts();
        let visitor = Visitor::from_request_parts(&mut parts, app).await?;
        let id = Path::<String>::from_request_parts(&mut parts, app).await;
        let Path(id) = id.map_err(|rejection| Problem::Status(rejection.status()))?;
        let fields = Fields::from_request(Request::from_parts(parts, body), app).await?;
        Ok(Posted { app: app.clone(), visitor, id, fields })
    }
}

pub(crate) async fn act(posted: Posted) -> Result<Response, Problem> {
    let (seat, seen) = (posted.fields.seat()?, posted.fields.revision()?);
    let action = posted.fields.text("action")?.to_owned();
    let command = |person| Command::Act { person, seat, seen, action };
    posted.carry_out(command).await
}

pub(crate) async fn take(posted: Posted) -> Result<Response, Problem> {
    let Posted { app, visitor, id, fields } = posted;
    let seat = fields.seat()?;
    let table = table_id(&id)?;
    app.rooms.room(&table).await?;
    differs_at(&app, &visitor, &table, fields.get("name")).await?;
    let (visitor, jar) = visitor.introduced(&app, fields.get("name")).await?;
    let asking = asking(&fields)?;
    let command = |person| Command::Take { person, seat, standing: Invited::No, asking };
    let response = Posted { app, visitor, id, fields }.carry_out(command).await?;
    Ok((jar, response).into_response())
}

pub(crate) async fn leave(posted: Posted) -> Result<Response, Problem> {
    let seat = posted.fields.seat()?;
    posted.carry_out(|person| Command::Leave { person, seat }).await
}

pub(crate) async fn bot(posted: Posted) -> Result<Response, Problem> {
    let seat = posted.fields.seat()?;
    let level = posted.fields.text("level")?.to_owned();
    let asking = asking(&posted.fields)?;
    posted.carry_out(|person| Command::Bot { person, seat, level, asking }).await
}

/// Whether a form asks the others where they have a say.
pub(crate) fn asking(fields: &Fields) -> Result<Asking, Problem> {
    Asking::parse(fields.get("how")).ok_or(Problem::Field("how"))
}

/// Somebody answers the proposal that a seat changes hands, or withdraws it.
pub(crate) async fn answer_about_seat(posted: Posted) -> Result<Response, Problem> {
    let seen = posted.fields.revision()?;
    let answer = answer(posted.fields.text("how")?).ok_or(Problem::Field("how"))?;
    let command = |person| Command::Answer { person, topic: Topic::Seat, seen, answer };
    posted.carry_out(command).await
}

/// Somebody wants the table to go over to the newest rules, or answers that wish.
pub(crate) async fn rules(posted: Posted) -> Result<Response, Problem> {
    if let Some(answer) = answer(posted.fields.text("how")?) {
        let seen = posted.fields.revision()?;
        let command = |person| Command::Answer { person, topic: Topic::Rules, seen, answer };
        return posted.carry_out(command).await;
    }
    let asking = asking(&posted.fields)?;
    posted.carry_out(|person| Command::NewerRules { person, asking }).await
}

/// What is said to a proposal, as forms write it.
fn answer(how: &str) -> Option<Answer> {
    match how {
        "agree" => Some(Answer::Agreed),
        "decline" => Some(Answer::Declined),
        _ => None,
    }
}

pub(crate) async fn start(posted: Posted) -> Result<Response, Problem> {
    posted.carry_out(|person| Command::Start { person }).await
}

pub(crate) async fn answers(posted: Posted) -> Result<Response, Problem> {
    let seat = posted.fields.seat()?;
    let bots = match posted.fields.get("bots") {
        None => None,
        Some("ask") => Some(Asked::Yes),
        Some("agree") => Some(Asked::No),
        Some(_) => return Err(Problem::Field("bots")),
    };
    let said = Said { ask: posted.fields.all("ask"), bots };
    posted.carry_out(|person| Command::Answers { person, seat, said }).await
}

/// Somebody passes in a window, and does not want to be asked in it again before the next turn.
pub(crate) async fn quiet(posted: Posted) -> Result<Response, Problem> {
    let seat = posted.fields.seat()?;
    let window = posted.fields.text("window")?.to_owned();
    posted.carry_out(|person| Command::Quiet { person, seat, window }).await
}

/// Somebody changes the clock of the window that asks their seat.
pub(crate) async fn clock(posted: Posted) -> Result<Response, Problem> {
    let seat = posted.fields.seat()?;
    let how = ClockChange::parse(posted.fields.text("how")?).ok_or(Problem::Field("how"))?;
    let time = match posted.fields.get("time") {
        None => None,
        Some(time) => Some(time.parse().map_err(|_| Problem::Field("time"))?),
    };
    posted.carry_out(|person| Command::Clock { person, seat, how, time }).await
}

/// Somebody wants to know what a strong player would do, or not to know it any more.
pub(crate) async fn advice(posted: Posted) -> Result<Response, Problem> {
    let seat = posted.fields.seat()?;
    let wish = Wish::parse(posted.fields.text("wish")?).ok_or(Problem::Field("wish"))?;
    wishes(&posted.app, &posted.visitor, wish)?;
    posted.carry_out(|person| Command::Advice { person, seat, wish }).await
}

/// Counts who asks for advice.
pub(crate) fn wishes(app: &App, visitor: &Visitor, wish: Wish) -> Result<(), Problem> {
    match wish {
        Wish::ToKnow => visitor.does(app, Deed::Advice),
        Wish::NotToKnow => Ok(()),
    }
}

pub(crate) async fn undo(posted: Posted) -> Result<Response, Problem> {
    let (seat, seen) = (posted.fields.seat()?, posted.fields.revision()?);
    let how = Undo::parse(posted.fields.text("how")?).ok_or(Problem::Field("how"))?;
    posted.carry_out(|person| Command::Undo { person, seat, seen, how }).await
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

impl Posted {
    /// Has the table do something. On a no the page shows the table as it is now, with the reason.
    async fn carry_out(self, command: impl FnOnce(PersonId) -> Command) -> Result<Response, Problem> {
        let Posted { app, visitor, id, fields } = self;
        let id = table_id(&id)?;
        let room = app.rooms.room(&id).await?;
        let person = visitor.id().ok_or(Problem::NotYourSeat)?;
        let pinned = fields.get("pinned").and_then(|_| fields.seat().ok());
        let address = |seat: Option<Seat>| match seat {
            Some(seat) => format!("/t/{id}?seat={}", seat.number()),
            None => format!("/t/{id}"),
        };
        let done = room.command(command(person)).await;
        let (texts, wants) = (visitor.texts, visitor.wants);
        let look = room.look();
        let shown_with = |status: StatusCode, notice: &str| {
            let visitor = visitor.at(address(pinned));
            let onlooker = Onlooker { seat: pinned, ..onlooker(&visitor, &TableQuery::default())? };
            let page = web::pages::table(&visitor.reader(), &look.page(&onlooker), Some(notice));
            Ok((status, Extension(Told), page).into_response())
        };
        let failure = match (done, wants) {
            (Ok(Done::All), Wants::Page) => return Ok(Redirect::to(&address(pinned)).into_response()),
            (Ok(Done::All), Wants::Data) => return Ok(StatusCode::NO_CONTENT.into_response()),
            (Ok(Done::But { unplayed }), wants) => {
                let notice = web::unplayed(texts, unplayed);
                return match wants {
                    Wants::Page => shown_with(StatusCode::OK, &notice),
                    Wants::Data => Ok(Json(json!({ "notice": notice })).into_response()),
                };
            }
            (Err(failure), _) => failure,
        };
        let problem = Problem::of(failure, &id, |declined| look.explain(texts, declined));
        match (problem, wants) {
            (Problem::Declined { status, text, rule, .. }, Wants::Page) => {
                let notice = rule.map_or_else(|| text.clone(), |rule| format!("{text} ({rule})"));
                shown_with(status, &notice)
            }
            (problem, _) => Err(problem),
        }
    }
}

/// Whether nobody else at the table is called like the visitor, who says this about their name.
async fn differs_at(app: &App, visitor: &Visitor, id: &TableId, said: Option<&str>) -> Result<(), Problem> {
    match app.store.table_info(id).await? {
        Some(table) => names::differs_at(visitor.called(said), visitor.id(), table),
        None => Ok(()),
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
) -> Result<(CookieJar, Redirect), Problem> {
    let room = app.rooms.room(id).await?;
    let texts = visitor.texts;
    differs_at(app, &visitor, id, name).await?;
    let (person, jar) = visitor.introduce(app, name).await?;
    let take = Command::Take { person: PersonId(person.id), seat, standing: Invited::Yes, asking };
    let done: Result<Done, Failure> = room.command(take).await;
    let look = room.look();
    done.map_err(|failure| Problem::of(failure, id, |declined| look.explain(texts, declined)))?;
    Ok((jar, Redirect::to(&format!("/t/{id}"))))
}
