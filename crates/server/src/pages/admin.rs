//! The pages for operators, behind a secret. They show what lists show, and never what is hidden at a table.

use crate::app::App;
use crate::fields::Fields;
use crate::identity::visitor::Visitor;
use crate::look::sitter_name;
use crate::operators::{self, AdminSecret, act};
use crate::problem::Problem;
use crate::rates::{Deed, Met, RATES};
use crate::utc::{now, utc};
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, Key, SameSite, SignedCookieJar};
use i18n::Texts;
use serde::Deserialize;
use store::{Listing, Page, Phase, StoreError, TableInfo};
use web::pages::{self, AdminAct, AdminPage, AdminRow, AdminSection};

/// The cookie of an operator: when it ends, signed.
const COOKIE: &str = "holdfast_admin";

/// For how many minutes an operator is let in.
const MINUTES: i64 = 60;

/// How many rows a page shows.
const ROWS: u32 = 100;

/// An operator who has shown the secret.
pub(crate) struct Admitted;

impl FromRequestParts<App> for Admitted {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let secret = secret(app).map_err(IntoResponse::into_response)?;
        let jar = SignedCookieJar::from_headers(&parts.headers, key(secret));
        let ends = jar.get(COOKIE).and_then(|cookie| cookie.value().parse::<i64>().ok());
        if ends.is_some_and(|ends| ends > now()) {
            Ok(Admitted)
        } else {
            Err(Redirect::to("/admin").into_response())
        }
    }
}

/// The secret; without one there are no such pages.
fn secret(app: &App) -> Result<&AdminSecret, Problem> {
    app.admin.as_ref().ok_or(Problem::Status(StatusCode::NOT_FOUND))
}

fn key(secret: &AdminSecret) -> Key {
    Key::derive_from(&secret.key())
}

/// The door.
pub(crate) async fn door(State(app): State<App>, visitor: Visitor) -> Result<Response, Problem> {
    secret(&app)?;
    Ok(pages::admin_door(&visitor.reader(), None).into_response())
}

/// Somebody shows the secret.
pub(crate) async fn enter(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let secret = secret(&app)?;
    visitor.does(&app, Deed::AdminTry)?;
    if !secret.is(fields.text("secret")?) {
        tracing::warn!(address = ?visitor.caller.address, "a wrong secret for operators");
        let said = visitor.texts.say("admin-wrong");
        return Ok((StatusCode::FORBIDDEN, pages::admin_door(&visitor.reader(), Some(&said))).into_response());
    }
    let ends = now() + MINUTES * 60;
    let cookie = Cookie::build((COOKIE, ends.to_string()))
        .path("/admin")
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(visitor.origin.starts_with("https:"))
        .build();
    let jar = SignedCookieJar::new(key(secret)).add(cookie);
    Ok((jar, Redirect::to("/admin/tables")).into_response())
}

/// The operator leaves.
pub(crate) async fn leave() -> Response {
    let mut gone = Cookie::build((COOKIE, "")).path("/admin").build();
    gone.make_removal();
    (CookieJar::new().add(gone), Redirect::to("/admin")).into_response()
}

/// What is looked for, and whether something was just done.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    text: String,
    #[serde(default)]
    done: String,
}

pub(crate) async fn show(
    _operator: Admitted,
    State(app): State<App>,
    visitor: Visitor,
    Path(section): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Response, Problem> {
    let section = AdminSection::named(&section).ok_or(Problem::Status(StatusCode::NOT_FOUND))?;
    let (texts, text) = (visitor.texts, asked.text.trim());
    let rows = match section {
        AdminSection::Tables => {
            let tables = app.store.all_tables(text, &Page::first(ROWS)).await?;
            tables.iter().map(|table| table_row(texts, table)).collect()
        }
        AdminSection::People => {
            let people = app.store.all_people(text, ROWS).await?;
            let row = |person: &store::PersonRow| AdminRow {
                link: None,
                cells: vec![
                    person.id.to_string(),
                    person.name.clone(),
                    utc(person.created),
                    person.tables.to_string(),
                ],
                target: format!("person {}", person.id),
                acts: vec![
                    AdminAct::with("rename-person", &person.name),
                    AdminAct::with("ban", "7"),
                    AdminAct::without_value("delete-person"),
                ],
            };
            people.iter().map(row).collect()
        }
        AdminSection::Reports => {
            let reports = app.store.reports(ROWS).await?;
            let row = |report: &store::Report| AdminRow {
                link: Some(format!("/t/{}", report.table)),
                cells: vec![
                    report.table.to_string(),
                    report.person.map(|person| person.to_string()).unwrap_or_default(),
                    report.text.clone(),
                    report.reporter.map(|person| person.to_string()).unwrap_or_default(),
                    utc(report.at),
                ],
                target: format!("report {}", report.id),
                acts: vec![AdminAct::without_value("close")],
            };
            reports.iter().map(row).collect()
        }
        AdminSection::Bans => {
            let bans = app.store.bans().await?;
            let row = |ban: &store::Ban| AdminRow {
                link: None,
                cells: vec![
                    ban.banned.to_string(),
                    ban.until.map_or_else(|| texts.say("admin-for-ever"), utc),
                ],
                target: ban.banned.to_string(),
                acts: vec![AdminAct::without_value("unban")],
            };
            bans.iter().map(row).collect()
        }
        AdminSection::Limits => {
            let rates = RATES.iter().zip(app.rates.values());
            let rates = rates.map(|(row, rate)| AdminRow::plain(vec![row.name.to_owned(), rate.to_string()]));
            let open = vec!["open-tables-per-person".to_owned(), app.open_tables.to_string()];
            let met = app.limiter.met().into_iter().map(|Met { at, name, who }| {
                AdminRow::plain(vec![
                    name.to_owned(),
                    texts.say_with("admin-met", &[("who", (&who).into()), ("at", (&utc(at)).into())]),
                ])
            });
            rates.chain([AdminRow::plain(open)]).chain(met).collect()
        }
        AdminSection::Slow => {
            let slow = app.meters.slowest().into_iter();
            slow.map(|slow| {
                let cells = vec![
                    format!("{:.0}", slow.took.as_secs_f64() * 1e3),
                    slow.what,
                    slow.table,
                    utc(slow.at),
                ];
                AdminRow::plain(cells)
            })
            .collect()
        }
        AdminSection::Audit => {
            let lines = app.store.audit(ROWS).await?;
            let row = |line: &store::AuditLine| {
                AdminRow::plain(vec![
                    utc(line.at),
                    line.way.clone(),
                    line.act.clone(),
                    line.target.clone(),
                    line.why.clone(),
                ])
            };
            lines.iter().map(row).collect()
        }
    };
    let page = AdminPage { section, text, rows, done: asked.done == "yes" };
    Ok(pages::admin(&visitor.reader(), &page).into_response())
}

fn table_row(texts: &Texts, table: &TableInfo) -> AdminRow {
    let phase = match table.phase {
        Phase::Gathering => "admin-gathering",
        Phase::Running => "admin-running",
        Phase::Over { .. } => "admin-over",
    };
    let (listed, turn) = match table.listing {
        Listing::Public => ("admin-public", "hide"),
        Listing::Private => ("admin-private", "show"),
    };
    let people: Vec<String> = table.seats.iter().map(|sitter| sitter_name(texts, sitter)).collect();
    AdminRow {
        link: Some(format!("/t/{}", table.id)),
        cells: vec![
            table.id.to_string(),
            table.title.clone(),
            format!("{}, {}", texts.say(phase), texts.say(listed)),
            people.join(" · "),
            utc(table.changed),
        ],
        target: format!("table {}", table.id),
        acts: vec![
            AdminAct::without_value(turn),
            AdminAct::with("rename-table", &table.title),
            AdminAct::without_value("delete-table"),
        ],
    }
}

/// The operator does something.
pub(crate) async fn acts(
    _operator: Admitted,
    State(app): State<App>,
    fields: Fields,
) -> Result<Response, Problem> {
    let (word, target) = (fields.text("act")?, fields.text("target")?);
    let act = act(word, target, fields.get("value").unwrap_or_default());
    let act = act.map_err(|_| Problem::Field("value"))?;
    let why: String = fields.get("why").unwrap_or_default().trim().chars().take(500).collect();
    match operators::carry_out(&app, act, &why).await {
        Err(StoreError::NoSuchPerson) => return Err(Problem::Field("target")),
        done => done?,
    }
    let back = fields.get("section").and_then(AdminSection::named).unwrap_or(AdminSection::Audit);
    Ok(([(CACHE_CONTROL, "no-store")], Redirect::to(&format!("/admin/{}?done=yes", back.word())))
        .into_response())
}
