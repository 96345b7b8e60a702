//! Style, script and pictures, to be kept by browsers for as long as they are the same.

use crate::app::App;
use crate::nodes;
use crate::problem::Problem;
use axum::extract::{Path, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use web::assets::Asset;

/// How long browsers keep what is named with its mark: it never changes.
pub(crate) const STAYS: &str = "public, max-age=31536000, immutable";

pub(crate) async fn asset(
    State(app): State<App>,
    Path(name): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let (parts, _) = request.into_parts();
    let asset = web::assets::asset(&name);
    let asked = parts.uri.query().and_then(|query| query.strip_prefix("v="));
    match asset {
        Some(asset) if asked == Some(&asset.mark) => Ok(serve(asset, STAYS, &parts.headers)),
        asset => {
            let elsewhere = match asked {
                Some(_) => nodes::of_another_version(&app, &parts).await,
                None => None,
            };
            match (elsewhere, asset) {
                (Some(answer), _) => Ok(answer),
                (None, Some(asset)) => Ok(serve(asset, "no-cache", &parts.headers)),
                (None, None) => Err(Problem::Status(StatusCode::NOT_FOUND)),
            }
        }
    }
}

/// The script that serves the page for when the server cannot be reached: at the root, because it stands in for every page.
pub(crate) async fn worker(headers: HeaderMap) -> Result<Response, Problem> {
    let worker = web::assets::asset("worker.js").ok_or(Problem::Status(StatusCode::NOT_FOUND))?;
    Ok(serve(worker, "no-cache", &headers))
}

fn serve(asset: Asset, keep: &'static str, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", asset.mark);
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag)) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag), (CACHE_CONTROL, keep.to_owned())]).into_response();
    }
    let headers =
        [(CONTENT_TYPE, asset.media_type.to_owned()), (ETAG, tag), (CACHE_CONTROL, keep.to_owned())];
    (headers, asset.bytes.into_owned()).into_response()
}
