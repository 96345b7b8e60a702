//! Groups: starting one, its page, its file, the link into it.

use super::home::listed;
use crate::app::App;
use crate::fields::Fields;
use crate::groups::{Begin, Ours, Read, game};
use crate::identity::visitor::Visitor;
use crate::names;
use crate::problem::{Problem, Told};
use crate::rates::Deed;
use axum::Extension;
use axum::extract::multipart::{Multipart, MultipartError, MultipartRejection};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::GameId;
use maud::Markup;
use store::{Group, GroupId, GroupToken, NewGroup, Page, Phase, Sitter, TableInfo};
use web::pages::{self, GroupPage, GroupRow, GroupsPage, JoinPage, List, Listed};
use web::{LogFace, with_campaign};

/// The longest name of a group, in characters.
const NAME: usize = 60;

/// How many of its tables the page of a group shows.
const TABLES: Page = Page::first(12);

pub(crate) async fn list(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    groups_page(&app, &visitor, None, "").await
}

async fn groups_page(
    app: &App,
    visitor: &Visitor,
    wrong: Option<&str>,
    text: &str,
) -> Result<Markup, Problem> {
    let mut rows = Vec::new();
    if let Some(person) = visitor.id() {
        for group in app.store.groups_of(person.0).await? {
            let (id, name) = (group.id.to_string(), group.name.clone());
            // One log that cannot be read does not hide the others.
            let Ok(Ours { log, .. }) = Ours::with_log(app, group).await else { continue };
            rows.push(GroupRow { id, name, progress: log.progress(visitor.texts) });
        }
    }
    Ok(pages::groups(&visitor.reader(), &GroupsPage { groups: &rows, wrong, text }))
}

pub(crate) async fn start(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let game = game()?;
    let log = with_campaign(game, Begin(&group_name(&fields)?)).ok_or(Problem::NoSuchGame)?;
    found(&app, visitor, game, &*log, fields.get("name")).await
}

/// What a group is to be called.
fn group_name(fields: &Fields) -> Result<String, Problem> {
    let name = names::visible(fields.text("group")?, NAME)?;
    if name.is_empty() { Err(Problem::Field("group")) } else { Ok(name) }
}

/// Makes a group of this game that begins with this log.
async fn found(
    app: &App,
    visitor: Visitor,
    game: GameId,
    log: &dyn LogFace,
    person: Option<&str>,
) -> Result<Response, Problem> {
    visitor.does(app, Deed::Group)?;
    let (person, jar) = visitor.introduce(app, person).await?;
    let (base, choices) = (log.to_string(), log.choices());
    let group =
        NewGroup { game: game.id(), name: log.name(), base: &base, choices: &choices, founder: person.id };
    let id = app.store.create_group(&group).await?;
    Ok((jar, Redirect::to(&format!("/groups/{id}"))).into_response())
}

/// What the form for a file sends.
#[derive(Default)]
struct Sent {
    file: String,
    text: String,
    name: Option<String>,
    /// Another language for the complaint about what was sent before.
    lang: Option<String>,
}

/// What the form has sent; `None` if a part of it is not text.
async fn sent(mut form: Multipart) -> Result<Option<Sent>, MultipartError> {
    let mut sent = Sent::default();
    while let Some(field) = form.next_field().await? {
        let name = field.name().unwrap_or_default().to_owned();
        let Ok(text) = String::from_utf8(field.bytes().await?.to_vec()) else { return Ok(None) };
        match name.as_str() {
            "file" => sent.file = text,
            "text" => sent.text = text,
            "name" => sent.name = Some(text),
            "lang" => sent.lang = Some(text),
            _ => {}
        }
    }
    Ok(Some(sent))
}

/// While there is still somebody to be told, reading only stops where a form is longer than forms may be.
fn malformed(error: &MultipartError) -> Problem {
    let status = error.status();
    Problem::Status(if status.is_server_error() { StatusCode::PAYLOAD_TOO_LARGE } else { status })
}

pub(crate) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    form: Result<Multipart, MultipartRejection>,
) -> Result<Response, Problem> {
    let form = form.map_err(|rejection| Problem::Status(rejection.status()))?;
    let sent = sent(form).await.map_err(|error| malformed(&error))?;
    let lang = sent.as_ref().and_then(|sent| sent.lang.clone());
    let (visitor, jar) = visitor.reading(&app, lang.as_deref()).await?;
    let texts = visitor.texts;
    let (wrong, text) = match sent {
        None => (texts.say("campaign-import-garbled"), String::new()),
        Some(Sent { file, text, name, .. }) => {
            let text = if file.trim().is_empty() { text } else { file };
            let game = game()?;
            match with_campaign(game, Read { file: &text, texts }).ok_or(Problem::NoSuchGame)? {
                // What has been mended since is read before it becomes a group.
                Ok(_) if lang.is_some() => (texts.say("campaign-import-mended"), text),
                Ok(mut log) => {
                    let called = Some(names::tidy(log.name(), NAME)).filter(|called| !called.is_empty());
                    log.rename(&called.unwrap_or_else(|| texts.say(&format!("game-{}", game.id()))));
                    return found(&app, visitor, game, &*log, name.as_deref()).await;
                }
                Err(_) if text.trim().is_empty() => (texts.say("campaign-import-nothing"), text),
                Err(wrong) => (wrong, text),
            }
        }
    };
    let page = groups_page(&app, &visitor, Some(&wrong), &text).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Told), jar, page).into_response())
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Markup, Problem> {
    let Ours { group, log, here } = Ours::of(&app, &visitor, &id).await?;
    let mut tables = Vec::new();
    for table in app.store.tables_of_group(&group.id, &TABLES).await? {
        tables.push(table_of_group(&app, &visitor, table).await?);
    }
    let page = GroupPage {
        id: group.id.as_str(),
        game: game()?.id(),
        log: &*log,
        here: &here,
        members: &members(&app, &visitor, &group).await?,
        link: &format!("{}/groups/join/{}", visitor.origin, group.token),
        tables: &List { tables, more: None },
    };
    Ok(pages::group(&visitor.reader(), &page))
}

/// A table of a group: whoever belongs to it may sit down where a seat is free.
async fn table_of_group(app: &App, visitor: &Visitor, table: TableInfo) -> Result<Listed, Problem> {
    let person = visitor.id().map(|person| person.0);
    let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if Some(*id) == person);
    let open = !matches!(table.phase, Phase::Over { .. })
        && table.seats.contains(&Sitter::Empty)
        && !table.seats.iter().any(sits);
    let invite = if open { app.store.invites_to(&table.id).await?.pop() } else { None };
    let mut listed = listed(app, visitor, table);
    if let Some(invite) = invite {
        listed.address = format!("/j/{}", invite.token);
    }
    // All of them are of one game: which scenario it is says more.
    if let (true, Some(played)) = (listed.title.is_empty(), listed.played.take()) {
        listed.title = played;
    }
    Ok(listed)
}

/// The names of those who belong to a group; some have said none.
async fn members(app: &App, visitor: &Visitor, group: &Group) -> Result<Vec<String>, Problem> {
    let names = app.store.members(&group.id).await?.into_iter().zip(1_u32..);
    let guest = |n: u32| visitor.texts.say_with("guest-name", &[("n", n.into())]);
    Ok(names.map(|(name, n)| if name.is_empty() { guest(n) } else { name }).collect())
}

pub(crate) async fn export(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let Ours { group, log, .. } = Ours::of(&app, &visitor, &id).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{}-campaign-{}.txt\"", group.game, group.id)),
    ];
    Ok((headers, log.to_string()).into_response())
}

pub(crate) async fn rewards(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Redirect, Problem> {
    let Ours { group, mut log, .. } = Ours::of(&app, &visitor, &id).await?;
    let ticked = fields.all("on");
    log.choose(&ticked.iter().map(String::as_str).collect::<Vec<_>>());
    app.store.set_group_choices(&group.id, &log.choices()).await?;
    Ok(to(&group))
}

pub(crate) async fn renew_link(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let Ours { group, .. } = Ours::of(&app, &visitor, &id).await?;
    app.store.renew_group_link(&group.id).await?;
    Ok(to(&group))
}

pub(crate) async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Redirect, Problem> {
    let Ours { group, .. } = Ours::of(&app, &visitor, &id).await?;
    let name = group_name(&fields)?;
    visitor.does(&app, Deed::Name)?;
    app.store.rename_group(&group.id, &name).await?;
    app.rooms.group_renamed(&group.id).await;
    Ok(to(&group))
}

/// The group, its log and its tables stay as they are.
pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let Ours { group, .. } = Ours::of(&app, &visitor, &id).await?;
    if let Some(person) = visitor.id() {
        app.store.leave_group(&group.id, person.0).await?;
    }
    Ok(Redirect::to("/groups"))
}

async fn behind(app: &App, token: &str) -> Result<Group, Problem> {
    let token = GroupToken::parse(token).ok_or(Problem::NoSuchGroup)?;
    app.store.group_behind(&token).await?.ok_or(Problem::NoSuchGroup)
}

pub(crate) async fn invited(
    State(app): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    let group = behind(&app, &token).await?;
    if let Some(person) = visitor.id()
        && app.store.belongs(&group.id, person.0).await?
    {
        return Ok(to(&group).into_response());
    }
    let page = JoinPage {
        post_to: &format!("/groups/join/{}", group.token),
        name: &group.name,
        members: &members(&app, &visitor, &group).await?,
    };
    Ok(pages::join(&visitor.reader(), &page).into_response())
}

pub(crate) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
    fields: Fields,
) -> Result<Response, Problem> {
    let group = behind(&app, &token).await?;
    let others = app.store.other_members(&group.id, visitor.id().map_or(0, |person| person.0)).await?;
    names::differs(visitor.called(fields.get("name")), others)?;
    let (person, jar) = visitor.introduce(&app, fields.get("name")).await?;
    app.store.join_group(&group.id, person.id).await?;
    Ok((jar, to(&group)).into_response())
}

fn to(group: &Group) -> Redirect {
    Redirect::to(&format!("/groups/{}", group.id))
}

/// Somebody came by address to where forms are posted to.
pub(crate) async fn back_to_group(Path(id): Path<String>) -> Result<Redirect, Problem> {
    let id = GroupId::parse(&id).ok_or(Problem::NoSuchGroup)?;
    Ok(Redirect::to(&format!("/groups/{id}")))
}

/// Somebody came by address to where the form for a file is posted to.
pub(crate) async fn back_to_list() -> Redirect {
    Redirect::to("/groups")
}
