//! Lists of tables, page by page: for people and for programs.

use super::home::{cut_to, is_open_to_onlookers, listed};
use crate::app::App;
use crate::identity::visitor::Visitor;
use crate::problem::Problem;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use maud::Markup;
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Page, Phase, Place, Sitter, TableInfo};
use table::PersonId;
use web::pages::{List, ListName, ListPage, list};

/// How many tables a page has if nothing else is asked for.
const USUAL: u32 = 24;

/// How many a program may ask for at once.
const MOST: u32 = 100;

/// Where a list begins.
pub(crate) fn address(name: ListName) -> &'static str {
    match name {
        ListName::Mine => "/tables/mine",
        ListName::Open => "/tables/open",
        ListName::Playing => "/tables/playing",
        ListName::Finished => "/tables/finished",
    }
}

fn named(text: &str) -> Option<ListName> {
    match text {
        "mine" => Some(ListName::Mine),
        "open" => Some(ListName::Open),
        "playing" => Some(ListName::Playing),
        "finished" => Some(ListName::Finished),
        _ => None,
    }
}

/// Which page of a list is asked for.
#[derive(Deserialize)]
pub(crate) struct Asked {
    list: Option<String>,
    after: Option<String>,
    limit: Option<u32>,
}

impl Asked {
    fn after(&self) -> Result<Option<Place>, Problem> {
        self.after.as_deref().map(|text| Place::parse(text).ok_or(Problem::Field("after"))).transpose()
    }
}

/// A page of a list, and the place after which the next one begins.
async fn page(
    app: &App,
    visitor: &Visitor,
    name: ListName,
    after: Option<Place>,
    limit: u32,
) -> Result<(Vec<TableInfo>, Option<Place>), Problem> {
    let page = Page { after, limit: limit + 1 };
    let mut tables = match name {
        ListName::Mine => match visitor.id() {
            Some(PersonId(person)) => app.store.tables_of(person, &page).await?,
            None => Vec::new(),
        },
        ListName::Open => app.store.open_tables(&page).await?,
        ListName::Playing => app.store.public_running_tables(&page).await?,
        ListName::Finished => app.store.finished_tables(&page).await?,
    };
    let next = cut_to(&mut tables, limit as usize);
    if name == ListName::Playing {
        tables.retain(is_open_to_onlookers);
    }
    Ok((tables, next))
}

pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Problem> {
    let name = named(&name).ok_or(Problem::Status(StatusCode::NOT_FOUND))?;
    let after = asked.after()?;
    let first = after.is_some().then(|| address(name).to_owned());
    let (tables, next) = page(&app, &visitor, name, after, USUAL).await?;
    let more = next.map(|place| format!("{}?after={place}", address(name)));
    let tables = tables.into_iter().map(|table| listed(&app, &visitor, table)).collect();
    Ok(list(&visitor.reader(), &ListPage { name, list: List { tables, more }, first }))
}

pub(crate) async fn data(
    State(app): State<App>,
    visitor: Visitor,
    Query(asked): Query<Asked>,
) -> Result<Json<Value>, Problem> {
    let name = named(asked.list.as_deref().unwrap_or("open")).ok_or(Problem::Field("list"))?;
    let limit = asked.limit.unwrap_or(USUAL);
    if !(1..=MOST).contains(&limit) {
        return Err(Problem::Field("limit"));
    }
    let (tables, next) = page(&app, &visitor, name, asked.after()?, limit).await?;
    let tables: Vec<Value> = tables.into_iter().map(|table| row(&app, &visitor, table)).collect();
    Ok(Json(json!({ "tables": tables, "next": next.map(|place| place.to_string()) })))
}

/// A table as it is listed for a program.
fn row(app: &App, visitor: &Visitor, table: TableInfo) -> Value {
    let (phase, ended_by) = match &table.phase {
        Phase::Gathering => ("gathering", None),
        Phase::Running => ("running", None),
        Phase::Over { ended_by } => ("over", Some(ended_by)),
    };
    let seats: Vec<Value> = (0_u8..)
        .zip(&table.seats)
        .map(|(seat, sitter)| {
            let (held_by, level, name) = match sitter {
                Sitter::Empty => ("nobody", None, None),
                Sitter::Bot(level) => ("bot", Some(level), None),
                Sitter::Person { id, name } if visitor.id() == Some(PersonId(*id)) => {
                    ("me", None, Some(name))
                }
                Sitter::Person { name, .. } => ("person", None, Some(name)),
                Sitter::Former => ("former", None, None),
            };
            json!({ "seat": seat, "held_by": held_by, "level": level, "name": name })
        })
        .collect();
    let mut data = json!({
        "table": table.id.as_str(),
        "game": table.game,
        "options": table.options,
        "title": table.title,
        "phase": phase,
        "ended_by": ended_by,
        "seats": seats,
    });
    data["my_turn"] = json!(listed(app, visitor, table).my_turn);
    data
}
