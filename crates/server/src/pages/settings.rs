//! What each person sets for themselves.

use super::site::{back, is_of_this_server};
use crate::app::App;
use crate::fields::Fields;
use crate::identity::visitor::{Visitor, Wants};
use crate::problem::Problem;
use axum::extract::{Query, State};
use axum::http::header::REFERER;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde::Deserialize;
use web::Settings;
use web::pages::{Reader, SettingsPage};

/// Where the reader comes from, and whether the form has been taken.
#[derive(Deserialize)]
pub(crate) struct Shown {
    back: Option<String>,
    #[serde(default)]
    saved: String,
}

pub(crate) async fn form(visitor: Visitor, Query(shown): Query<Shown>, headers: HeaderMap) -> Markup {
    let back =
        shown.back.filter(|path| is_of_this_server(path)).or_else(|| came_from(&headers, &visitor.origin));
    let back = back.unwrap_or_else(|| "/".to_owned());
    let page = SettingsPage { back: &back, saved: shown.saved == "yes", known: visitor.person.is_some() };
    // In another language it leads to the same page.
    let here = address(&back);
    web::pages::settings(&Reader { here: &here, ..visitor.reader() }, &page)
}

/// The page of this server from which a link was followed.
fn came_from(headers: &HeaderMap, origin: &str) -> Option<String> {
    let from = headers.get(REFERER)?.to_str().ok()?.strip_prefix(origin)?;
    (is_of_this_server(from) && !from.starts_with("/settings")).then(|| from.to_owned())
}

/// The page of settings that leads back to this address of this server.
fn address(back: &str) -> String {
    let back = back.replace('%', "%25").replace('&', "%26").replace('+', "%2B").replace('#', "%23");
    format!("/settings?back={back}")
}

/// Changes the settings that are named; the others stay.
pub(crate) async fn save(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let mut settings = visitor.settings;
    for name in Settings::NAMES {
        if let Some(value) = fields.get(name) {
            settings.set(name, value).map_err(|_| Problem::Field(name))?;
        }
    }
    let wants = visitor.wants;
    let jar = visitor.set(&app, settings).await?;
    Ok(match wants {
        Wants::Data => (jar, StatusCode::NO_CONTENT).into_response(),
        Wants::Page => (jar, Redirect::to(&format!("{}&saved=yes", address(back(&fields))))).into_response(),
    })
}
