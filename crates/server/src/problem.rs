//! What goes wrong, in the reader's language, with what to do about it.

use crate::app::App;
use crate::command::Failure;
use crate::past::Past;
use crate::rooms::Unreachable;
use crate::visitor::{Visitor, Wants};
use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::RuleId;
use serde_json::json;
use std::sync::Arc;
use store::{StoreError, TableId};
use table::Declined;
use web::Explained;
use web::pages::{ProblemPage, problem};

/// In how many seconds there may be room again.
const AGAIN: HeaderValue = HeaderValue::from_static("5");

/// Why a request is not carried out.
#[derive(Debug)]
pub(crate) enum Problem {
    NoSuchTable,
    /// The table does not show this now.
    NoSuchPart,
    NoSuchGame,
    NoSuchInvite,
    NoSuchGroup,
    /// The reader does not belong to the group.
    NotOfGroup,
    /// What is stored of the group's log cannot be read.
    GroupBroken,
    /// A field is missing or not understood.
    Field(&'static str),
    /// The reader may not do this.
    NotAllowed,
    /// The table plays without advice.
    AdviceForbidden,
    /// The seat is not the reader's.
    NotYourSeat,
    /// The record is not shown before the end.
    RecordClosed(TableId),
    /// A table says no, in the reader's words.
    Declined {
        status: StatusCode,
        text: String,
        rule: Option<RuleId>,
        table: TableId,
    },
    /// The task that owns the table has stopped.
    Stopped,
    /// What is stored of the table cannot be played.
    Unplayable(Box<Past>),
    /// The storage fails; it may work in a moment.
    Storage,
    /// The disk cannot be read or written.
    Disk,
    DiskFull,
    /// There are as many connections as there may be.
    Full,
    /// What is stored is damaged.
    Damaged,
    /// The database was moved, replaced or deleted.
    Moved,
    /// Whatever the layers below say.
    Status(StatusCode),
}

impl Problem {
    fn status(&self) -> StatusCode {
        match self {
            Problem::NoSuchTable
            | Problem::NoSuchPart
            | Problem::NoSuchGame
            | Problem::NoSuchInvite
            | Problem::NoSuchGroup => StatusCode::NOT_FOUND,
            Problem::Field(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::NotAllowed | Problem::AdviceForbidden | Problem::NotYourSeat | Problem::NotOfGroup => {
                StatusCode::FORBIDDEN
            }
            Problem::RecordClosed(_) | Problem::Unplayable(_) => StatusCode::CONFLICT,
            Problem::Declined { status, .. } => *status,
            Problem::Stopped
            | Problem::Full
            | Problem::Storage
            | Problem::Disk
            | Problem::Damaged
            | Problem::Moved => StatusCode::SERVICE_UNAVAILABLE,
            Problem::GroupBroken => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Status(status) => *status,
        }
    }

    /// Its name, as in the texts.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Problem::NoSuchTable => "no-table",
            Problem::NoSuchPart => "no-part",
            Problem::NoSuchGame => "no-game",
            Problem::NoSuchInvite => "no-invite",
            Problem::NoSuchGroup => "no-group",
            Problem::NotOfGroup => "not-of-group",
            Problem::GroupBroken => "group-broken",
            Problem::Field(_) => "field",
            Problem::NotAllowed => "not-allowed",
            Problem::AdviceForbidden => "advice-forbidden",
            Problem::NotYourSeat => "not-your-seat",
            Problem::RecordClosed(_) => "record-closed",
            Problem::Declined { .. } => "declined",
            Problem::Stopped => "stopped",
            Problem::Unplayable(_) => "unplayable",
            Problem::Storage => "storage",
            Problem::Disk => "disk",
            Problem::DiskFull => "disk-full",
            Problem::Full => "full",
            Problem::Damaged => "damaged",
            Problem::Moved => "moved",
            Problem::Status(StatusCode::NOT_FOUND) => "no-page",
            Problem::Status(StatusCode::METHOD_NOT_ALLOWED) => "method",
            Problem::Status(StatusCode::FORBIDDEN) => "cross-site",
            Problem::Status(StatusCode::PAYLOAD_TOO_LARGE) => "too-large",
            Problem::Status(StatusCode::REQUEST_TIMEOUT) => "timeout",
            Problem::Status(status) if status.is_client_error() => "malformed",
            Problem::Status(_) => "internal",
        }
    }
}

/// Which status says best why a table does not do something.
pub(crate) fn status_of(declined: &Declined) -> StatusCode {
    match declined {
        Declined::NotYourSeat(_) | Declined::NotSeated => StatusCode::FORBIDDEN,
        Declined::UnknownLevel(_)
        | Declined::UnknownWindow(_)
        | Declined::Unreadable(_)
        | Declined::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Declined::Stale { .. }
        | Declined::SeatTaken(_)
        | Declined::NotABot(_)
        | Declined::NotStarted
        | Declined::AlreadyStarted
        | Declined::SeatsEmpty(_)
        | Declined::NotAsked
        | Declined::Over
        | Declined::NothingToUndo
        | Declined::UndoNeedsAgreement(_)
        | Declined::UndoHidden
        | Declined::SeatNeedsAgreement(_)
        | Declined::NobodyToAgree(_)
        | Declined::NoNewerRules
        | Declined::RulesNeedAgreement(_)
        | Declined::RulesDoNotFit
        | Declined::ProposalPending(_)
        | Declined::NoProposal(_) => StatusCode::CONFLICT,
    }
}

impl Problem {
    /// A failed command, explained.
    pub(crate) fn of(
        failure: Failure,
        table: &TableId,
        explain: impl FnOnce(&Declined) -> Explained,
    ) -> Problem {
        match failure {
            Failure::Declined(declined) => {
                let Explained { text, rule } = explain(&declined);
                Problem::Declined { status: status_of(&declined), text, rule, table: table.clone() }
            }
            Failure::NotAllowed => Problem::NotAllowed,
            Failure::AdviceForbidden => Problem::AdviceForbidden,
            Failure::Storage(error) => error.into(),
            Failure::Stopped => Problem::Stopped,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        let problem = match &error {
            StoreError::NoSuchTable => Problem::NoSuchTable,
            StoreError::NoSuchGroup => Problem::NoSuchGroup,
            StoreError::DiskFull => Problem::DiskFull,
            StoreError::Disk(_) => Problem::Disk,
            StoreError::Damaged => Problem::Damaged,
            StoreError::Moved(_) => Problem::Moved,
            StoreError::Conflict { .. }
            | StoreError::NoSuchPerson
            | StoreError::Closed
            | StoreError::Random(_)
            | StoreError::Database(_)
            | _ => Problem::Storage,
        };
        tracing::error!(%error, "the store fails");
        problem
    }
}

impl From<Unreachable> for Problem {
    fn from(unreachable: Unreachable) -> Self {
        match unreachable {
            Unreachable::NoSuchTable => Problem::NoSuchTable,
            Unreachable::Storage(error) => error.into(),
            Unreachable::Unplayable(past) => Problem::Unplayable(past),
        }
    }
}

/// What [`explain`] puts into words.
#[derive(Clone, Debug)]
struct Unexplained {
    key: &'static str,
    field: &'static str,
    text: Option<String>,
    rule: Option<RuleId>,
    table: Option<TableId>,
    past: Option<Arc<Past>>,
}

/// Marks an answer that says already what is wrong, such as a table page with a notice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told;

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, key, full) = (self.status(), self.key(), matches!(self, Problem::Full));
        let mut told = Unexplained { key, field: "", text: None, rule: None, table: None, past: None };
        match self {
            Problem::Field(field) => told.field = field,
            Problem::Declined { text, rule, table, .. } => {
                told = Unexplained { text: Some(text), rule, table: Some(table), ..told };
            }
            Problem::RecordClosed(table) => told.table = Some(table),
            Problem::Unplayable(past) => {
                let table = past.has_page().then(|| past.id().clone());
                told = Unexplained { table, past: Some(Arc::from(past)), ..told };
            }
            Problem::NoSuchTable
            | Problem::NoSuchPart
            | Problem::NoSuchGame
            | Problem::NoSuchInvite
            | Problem::NoSuchGroup
            | Problem::NotOfGroup
            | Problem::GroupBroken
            | Problem::NotAllowed
            | Problem::AdviceForbidden
            | Problem::NotYourSeat
            | Problem::Stopped
            | Problem::Storage
            | Problem::Disk
            | Problem::DiskFull
            | Problem::Full
            | Problem::Damaged
            | Problem::Moved
            | Problem::Status(_) => {}
        }
        let mut response = status.into_response();
        if full {
            response.headers_mut().insert(header::RETRY_AFTER, AGAIN);
        }
        response.extensions_mut().insert(told);
        response
    }
}

/// Puts every error into words: a page for people, data for programs.
pub(crate) async fn explain(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let mut asked = parts.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let status = response.status();
    if !(status.is_client_error() || status.is_server_error())
        || response.extensions().get::<Told>().is_some()
    {
        return response;
    }
    let told = response.extensions().get::<Unexplained>().cloned().unwrap_or_else(|| Unexplained {
        key: Problem::Status(status).key(),
        field: "",
        text: None,
        rule: None,
        table: None,
        past: None,
    });
    let visitor = Visitor::from_request_parts(&mut asked, &app).await;
    let visitor = visitor.unwrap_or_else(|_| Visitor::stranger(&asked, &app));
    let texts = visitor.texts;
    let title = texts.say(&format!("problem-{}-title", told.key));
    let why = told.past.as_ref().map(|past| past.why(texts));
    let advice = told.text.or(why).unwrap_or_else(|| {
        texts.say_with(&format!("problem-{}-advice", told.key), &[("field", told.field.into())])
    });
    let mut answer = match visitor.wants {
        Wants::Data => {
            let text = if told.table.is_some() { advice } else { format!("{title} {advice}") };
            let mut data = json!({ "error": text });
            if let Some(rule) = told.rule {
                data["rule"] = json!(rule.0);
            }
            if let Some(at) = told.past.as_ref().and_then(|past| past.differs_at()) {
                data["differs_at"] = json!(at);
            }
            if let Some(ending) = told.past.as_ref().and_then(|past| past.ending_data(texts)) {
                data["ending"] = ending;
            }
            (status, Json(data)).into_response()
        }
        Wants::Page => {
            let request = response.headers().get("x-request-id").or(asked.headers.get("x-request-id"));
            let page = ProblemPage {
                status: status.as_u16(),
                title: &title,
                advice: &advice,
                table: told.table.as_ref().map(TableId::as_str),
                request: request.filter(|_| status.is_server_error()).and_then(|id| id.to_str().ok()),
            };
            let reader = web::pages::Reader { here: "/", ..visitor.reader() };
            (status, problem(&reader, &page)).into_response()
        }
    };
    let (mut head, _): (_, Body) = response.into_parts();
    for name in [header::CONTENT_TYPE, header::CONTENT_LENGTH] {
        head.headers.remove(name);
    }
    answer.headers_mut().extend(head.headers);
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}
