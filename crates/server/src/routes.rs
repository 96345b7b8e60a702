//! All addresses, and what every request passes through.

use crate::app::App;
use crate::identity::visitor::{self, Visitor};
use crate::pages::{
    admin, delete, devices, going_on, groups, home, invite, lists, new_table, passkeys, play, rematch,
    replay, report, settings, site,
};
use crate::problem::{Problem, explain};
use crate::rates::Deed;
use crate::{address, api, assets, events, health, meters, nodes, operators, turns};
use axum::Router;
use axum::extract::State;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, Request, StatusCode};
use axum::middleware::{Next, from_fn_with_state, map_request};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

/// The longest form or JSON text.
const BODY: usize = 64 * 1024;

/// The name a request has in the log and in its answer.
const REQUEST_ID: &str = "x-request-id";

/// How long a request may take. Live updates have answered by then and only stay open.
const PATIENCE: Duration = Duration::from_secs(30);

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; manifest-src 'self'; \
                      font-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

pub(crate) fn router(app: App) -> Router {
    let table = Router::new()
        .route("/t/{id}", get(play::table))
        .route("/t/{id}/log", get(play::log))
        .route("/t/{id}/part/{part}", get(play::part))
        .route("/t/{id}/events", get(events::events))
        .route("/t/{id}/act", post(play::act).get(play::back_to_table))
        .route("/t/{id}/take", post(play::take).get(play::back_to_table))
        .route("/t/{id}/leave", post(play::leave).get(play::back_to_table))
        .route("/t/{id}/bot", post(play::bot).get(play::back_to_table))
        .route("/t/{id}/start", post(play::start).get(play::back_to_table))
        .route("/t/{id}/answers", post(play::answers).get(play::back_to_table))
        .route("/t/{id}/quiet", post(play::quiet).get(play::back_to_table))
        .route("/t/{id}/clock", post(play::clock).get(play::back_to_table))
        .route("/t/{id}/advice", post(play::advice).get(play::back_to_table))
        .route("/t/{id}/rematch", post(rematch::rematch).get(play::back_to_table))
        .route("/t/{id}/undo", post(play::undo).get(play::back_to_table))
        .route("/t/{id}/seat", post(play::answer_about_seat).get(play::back_to_table))
        .route("/t/{id}/delete", post(delete::table).get(delete::ask_about_table))
        .route("/t/{id}/report", post(report::send).get(report::form))
        .route("/t/{id}/rules", post(play::rules).get(play::back_to_table))
        .route("/t/{id}/invite", post(play::renew_invite).get(play::back_to_table))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/replay/part/{part}", get(replay::part))
        .route("/t/{id}/record", get(replay::record));
    let site = Router::new()
        .route("/", get(home::home))
        .route("/new/{game}", get(new_table::form).post(new_table::create))
        .route("/j/{token}", get(invite::show).post(invite::accept))
        .route("/groups", get(groups::list).post(groups::start))
        .route("/groups/import", post(groups::import).get(groups::back_to_list))
        .route("/groups/join/{token}", get(groups::invited).post(groups::join))
        .route("/groups/{id}", get(groups::show))
        .route("/groups/{id}/export", get(groups::export))
        .route("/groups/{id}/rewards", post(groups::rewards).get(groups::back_to_group))
        .route("/groups/{id}/name", post(groups::rename).get(groups::back_to_group))
        .route("/groups/{id}/leave", post(groups::leave).get(groups::back_to_group))
        .route("/groups/{id}/link", post(groups::renew_link).get(groups::back_to_group))
        .route("/gallery/{game}", get(site::gallery))
        .route("/rules/{game}", get(site::rules))
        .route("/rules/{game}/{rule}", get(site::rule))
        .route("/about", get(site::about))
        .route("/settings", get(settings::form).post(settings::save))
        .route("/settings/delete", post(delete::oneself).get(delete::ask_about_oneself))
        .route("/devices", get(devices::show))
        .route("/devices/sign-out", post(devices::sign_out).get(devices::back))
        .route("/devices/code", post(devices::make_code).get(devices::back))
        .route("/devices/passphrase", post(devices::set_passphrase).get(devices::back))
        .route("/devices/passkey", post(passkeys::keep).get(devices::back))
        .route("/devices/passkey/challenge", post(passkeys::ask_to_make).get(devices::back))
        .route("/devices/passkey/remove", post(passkeys::remove).get(devices::back))
        .route("/devices/token", post(devices::make_token).get(devices::back))
        .route("/continue", get(going_on::show).post(going_on::by_code))
        .route("/continue/passphrase", post(going_on::by_passphrase).get(going_on::back))
        .route("/continue/passkey", post(passkeys::come_back).get(going_on::back))
        .route("/continue/passkey/challenge", post(passkeys::ask_to_come_back).get(going_on::back))
        .route("/admin", get(admin::door).post(admin::enter))
        .route("/admin/act", post(admin::acts))
        .route("/admin/leave", post(admin::leave))
        .route("/admin/{section}", get(admin::show))
        .route("/offline", get(site::offline))
        .route("/manifest.webmanifest", get(site::manifest))
        .route("/worker.js", get(assets::worker))
        .route("/turns", get(turns::turns))
        .route("/lang", post(site::language))
        .route("/name", post(site::name))
        .route("/tables/{list}", get(lists::show))
        .route("/api/tables", get(lists::data))
        .route("/api/tables/{id}", get(api::table))
        .route("/api/tables/{id}/act", post(api::act))
        .route("/api/tables/{id}/advice", post(api::advice));
    let all = table
        .merge(site)
        .layer(from_fn_with_state(app.clone(), visitor::take_over))
        .layer(SetResponseHeaderLayer::if_not_present(CACHE_CONTROL, HeaderValue::from_static("no-store")))
        .route("/assets/{*name}", get(assets::asset))
        .route("/healthz", get(health::health))
        .route("/readyz", get(health::ready))
        .fallback(|| async { Problem::Status(StatusCode::NOT_FOUND) })
        .with_state(app.clone())
        .layer(from_fn_with_state(app.clone(), nodes::reach))
        .layer(from_fn_with_state(app.clone(), count))
        .layer(from_fn_with_state(app.clone(), operators::turn_away))
        .layer(RequestBodyLimitLayer::new(BODY))
        .layer(CsrfLayer::new())
        .layer(from_fn_with_state(app.clone(), address::check))
        .layer(CatchPanicLayer::new())
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE));
    finished(app, all)
}

/// What is answered where there is no room: always the same.
pub(crate) fn full(app: App) -> Router {
    finished(app, Router::new().fallback(|| async { Problem::Full }))
}

/// What every answer passes through on its way out.
fn finished(app: App, answers: Router) -> Router {
    let own = |header: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(header, HeaderValue::from_static(value))
    };
    answers
        .layer(from_fn_with_state(app.clone(), explain))
        .layer(from_fn_with_state(app.clone(), meters::measure))
        .layer(from_fn_with_state(app, address::https_only))
        .layer(CompressionLayer::new())
        .layer(own(CONTENT_SECURITY_POLICY, POLICY))
        .layer(own(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(own(REFERRER_POLICY, "same-origin"))
        .layer(own(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(own(
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        ))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(|request: &Request<_>| {
            let id = request.headers().get(REQUEST_ID).and_then(|id| id.to_str().ok());
            tracing::info_span!("request", method = %request.method(), route = meters::route(request), id)
        }))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .layer(map_request(without_odd_id))
}

/// Counts everything that is posted or read, but for what browsers keep and what tells whether the server is well.
async fn count(State(app): State<App>, request: axum::extract::Request, next: Next) -> Response {
    let deed = match *request.method() {
        Method::POST => Deed::Post,
        _ => Deed::Read,
    };
    let path = request.uri().path();
    if path.starts_with("/assets/") || path == "/healthz" || path == "/readyz" {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    match Visitor::requests(&parts, &app, deed).await {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem.into_response(),
    }
}

/// Takes away the id that a request came with, unless it is a plain word: it stands in the log.
async fn without_odd_id<B>(mut request: Request<B>) -> Request<B> {
    let plain = |id: &HeaderValue| {
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-' || *byte == b'_';
        id.len() <= 64 && id.as_bytes().iter().all(plain)
    };
    if !request.headers().get(REQUEST_ID).is_none_or(plain) {
        request.headers_mut().remove(REQUEST_ID);
    }
    request
}
