//! Style, script and pictures, to be kept by browsers for as long as they are the same.

use crate::problem::Problem;
use axum::extract::{Path, RawQuery};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

pub(crate) async fn asset(
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asset = web::assets::asset(&name).ok_or(Problem::Status(StatusCode::NOT_FOUND))?;
    let tag = format!("\"{}\"", asset.mark);
    let marked = query.is_some_and(|query| query == format!("v={}", asset.mark));
    let keep = if marked { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag)) {
        return Ok(
            (StatusCode::NOT_MODIFIED, [(ETAG, tag), (CACHE_CONTROL, keep.to_owned())]).into_response()
        );
    }
    let headers =
        [(CONTENT_TYPE, asset.media_type.to_owned()), (ETAG, tag), (CACHE_CONTROL, keep.to_owned())];
    Ok((headers, asset.bytes.into_owned()).into_response())
}

/// The script that serves the page for when the server cannot be reached: at the root, because it stands in for every page.
pub(crate) async fn worker(headers: HeaderMap) -> Result<Response, Problem> {
    asset(Path("worker.js".to_owned()), RawQuery(None), headers).await
}
