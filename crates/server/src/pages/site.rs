//! What belongs to no table: rules, galleries, about, language, name.

use crate::app::App;
use crate::fields::Fields;
use crate::identity::visitor::Visitor;
use crate::names::tidy;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::{GameId, Playable};
use i18n::Texts;
use maud::Markup;
use serde::Deserialize;
use web::{Face, FaceVisitor, Shelf, with_face};

/// The longest words a gallery is filtered by, in characters.
const WANTED: usize = 60;

pub(crate) async fn about(visitor: Visitor) -> Markup {
    web::pages::about(&visitor.reader())
}

pub(crate) async fn offline(visitor: Visitor) -> Markup {
    web::pages::offline(&visitor.reader())
}

pub(crate) async fn manifest(visitor: Visitor) -> impl IntoResponse {
    let kind = [(CONTENT_TYPE, "application/manifest+json")];
    (kind, web::pages::manifest(&visitor.reader()).to_string())
}

struct Rulebook;

impl FaceVisitor for Rulebook {
    type Output = &'static str;
    fn visit<G: Playable + Face>(self) -> &'static str {
        G::RULEBOOK
    }
}

/// One rule by itself, which a table shows beside it.
pub(crate) async fn rule(
    visitor: Visitor,
    Path((game, rule)): Path<(String, String)>,
) -> Result<Markup, Problem> {
    let game = GameId::from_id(&game).ok_or(Problem::NoSuchGame)?;
    let page = web::pages::rule(&visitor.reader(), game.id(), with_face(game, Rulebook), &rule);
    page.ok_or(Problem::Status(StatusCode::NOT_FOUND))
}

pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, Problem> {
    let game = GameId::from_id(&game).ok_or(Problem::NoSuchGame)?;
    Ok(web::pages::rules(&visitor.reader(), game.id(), with_face(game, Rulebook)))
}

struct Gallery(&'static Texts);

impl FaceVisitor for Gallery {
    type Output = (Markup, Vec<Shelf>);
    fn visit<G: Playable + Face>(self) -> (Markup, Vec<Shelf>) {
        (G::sprite(), G::gallery(self.0))
    }
}

/// What the gallery of a game is asked for.
#[derive(Deserialize)]
pub(crate) struct Wanted {
    #[serde(default)]
    q: String,
}

pub(crate) async fn gallery(
    visitor: Visitor,
    Path(game): Path<String>,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Problem> {
    let game = GameId::from_id(&game).ok_or(Problem::NoSuchGame)?;
    let (sprite, shelves) = with_face(game, Gallery(visitor.texts));
    let wanted = tidy(&wanted.q, WANTED);
    Ok(web::pages::gallery(&visitor.reader(), game.id(), &sprite, &shelves, &wanted))
}

pub(crate) async fn language(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let (_, jar) = visitor.reading(&app, Some(fields.text("lang")?)).await?;
    Ok((jar, Redirect::to(back(&fields))).into_response())
}

pub(crate) async fn name(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let (_, jar) = visitor.introduce(&app, Some(fields.text("name")?)).await?;
    Ok((jar, Redirect::to(back(&fields))).into_response())
}

/// Back to where the form was: only to a page of this server.
pub(super) fn back(fields: &Fields) -> &str {
    fields.get("back").filter(|path| is_of_this_server(path)).unwrap_or("/")
}

/// Whether an address leads to a page of this server.
pub(super) fn is_of_this_server(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| matches!(byte, b'!'..=b'~') && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_another_site() {
        let to = |back_to: &str| back(&Fields(vec![("back".into(), back_to.into())])).to_owned();
        assert_eq!(to("/t/x?seat=1"), "/t/x?seat=1");
        for elsewhere in ["//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nb", ""] {
            assert_eq!(to(elsewhere), "/");
        }
    }
}
