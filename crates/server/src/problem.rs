//! What goes wrong, in the reader's language, with what to do about it.

use crate::app::App;
use crate::command::Failure;
use crate::identity::visitor::{Visitor, Wants};
use crate::names::Fault;
use crate::nodes::Elsewhere;
use crate::past::Past;
use crate::rates::Deed;
use crate::rooms::Unreachable;
use crate::utc::utc;
use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use i18n::Texts;
use kernel::RuleId;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use store::{StoreError, TableId};
use table::Declined;
use web::Explained;
use web::pages::{ProblemPage, problem};

/// In how many seconds there may be room again.
const AGAIN: u64 = 5;

/// In how many seconds it may be worth while to look whether a game is over.
const ANOTHER_GAME: u64 = 600;

/// Why a request is not carried out.
#[derive(Debug)]
pub(crate) enum Problem {
    NoSuchTable,
    /// There was such a table, and it was deleted.
    Deleted,
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
    /// A program shows a token that nobody has given to it, or that was revoked.
    Token,
    /// A program may not do this with its token.
    TokenScope,
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
    /// The server is being stopped.
    Stopping,
    /// What is stored of the table cannot be played.
    Unplayable(Box<Past>),
    /// The storage fails; it may work in a moment.
    Storage,
    /// Another node has the table, at this address if it is known.
    Elsewhere(Option<String>),
    /// The database on a server does not answer; it may work in a moment.
    Away,
    /// The disk cannot be read or written.
    Disk,
    DiskFull,
    /// The request names a host that is not this site: here is the site's own address, if its operator has said one.
    Misdirected(Option<String>),
    /// There are as many connections as there may be.
    Full,
    /// Somebody does something more often than the server allows.
    TooOften {
        deed: Deed,
        /// How long until it may be done again.
        wait: Duration,
    },
    /// The reader has made as many tables as anybody may have that are not over.
    TooManyTables(u32),
    /// The reader is banned, until this time in seconds since 1970 or for ever.
    Banned {
        until: Option<i64>,
    },
    /// A name that nobody may have here.
    Name(Fault),
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
            Problem::Deleted => StatusCode::GONE,
            Problem::Field(_) | Problem::Name(Fault::Invisible | Fault::OfBots) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Problem::TooOften { .. } | Problem::TooManyTables(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::Token => StatusCode::UNAUTHORIZED,
            Problem::NotAllowed
            | Problem::TokenScope
            | Problem::AdviceForbidden
            | Problem::NotYourSeat
            | Problem::NotOfGroup
            | Problem::Banned { .. } => StatusCode::FORBIDDEN,
            Problem::RecordClosed(_) | Problem::Unplayable(_) | Problem::Name(Fault::Taken) => {
                StatusCode::CONFLICT
            }
            Problem::Declined { status, .. } => *status,
            Problem::Stopped
            | Problem::Stopping
            | Problem::Full
            | Problem::Storage
            | Problem::Away
            | Problem::Elsewhere(_)
            | Problem::Disk
            | Problem::Damaged
            | Problem::Moved => StatusCode::SERVICE_UNAVAILABLE,
            Problem::GroupBroken => StatusCode::INTERNAL_SERVER_ERROR,
            Problem::Misdirected(_) => StatusCode::MISDIRECTED_REQUEST,
            Problem::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Status(status) => *status,
        }
    }

    /// Its name, as in the texts.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            Problem::NoSuchTable => "no-table",
            Problem::Deleted => "deleted",
            Problem::NoSuchPart => "no-part",
            Problem::NoSuchGame => "no-game",
            Problem::NoSuchInvite => "no-invite",
            Problem::NoSuchGroup => "no-group",
            Problem::NotOfGroup => "not-of-group",
            Problem::GroupBroken => "group-broken",
            Problem::Field(_) => "field",
            Problem::NotAllowed => "not-allowed",
            Problem::Token => "token",
            Problem::TokenScope => "token-scope",
            Problem::AdviceForbidden => "advice-forbidden",
            Problem::NotYourSeat => "not-your-seat",
            Problem::RecordClosed(_) => "record-closed",
            Problem::Declined { .. } => "declined",
            Problem::Stopped => "stopped",
            Problem::Stopping => "stopping",
            Problem::Unplayable(_) => "unplayable",
            Problem::Storage => "storage",
            Problem::Away => "away",
            Problem::Elsewhere(_) => "node",
            Problem::Disk => "disk",
            Problem::DiskFull => "disk-full",
            Problem::Misdirected(Some(_)) => "other-address",
            Problem::Misdirected(None) => "unknown-address",
            Problem::Full => "full",
            Problem::TooOften { .. } => "too-often",
            Problem::TooManyTables(_) => "too-many-tables",
            Problem::Banned { .. } => "banned",
            Problem::Name(Fault::Invisible) => "name-invisible",
            Problem::Name(Fault::OfBots) => "name-of-bots",
            Problem::Name(Fault::Taken) => "name-taken",
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
        | Declined::Refused(_)
        | Declined::RefusedInRun { .. }
        | Declined::RunTooLong => StatusCode::UNPROCESSABLE_ENTITY,
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
            StoreError::Away(_) => Problem::Away,
            StoreError::TakenOver => Problem::Elsewhere(None),
            StoreError::Elsewhere { node } => Problem::Elsewhere(Some(node.clone())),
            StoreError::Conflict { .. }
            | StoreError::NoSuchPerson
            | StoreError::Closed
            | StoreError::Random(_)
            | StoreError::Database(_)
            | _ => Problem::Storage,
        };
        if !matches!(problem, Problem::Elsewhere(_)) {
            tracing::error!(%error, "the store fails");
        }
        problem
    }
}

impl From<Unreachable> for Problem {
    fn from(unreachable: Unreachable) -> Self {
        match unreachable {
            Unreachable::NoSuchTable => Problem::NoSuchTable,
            Unreachable::Deleted => Problem::Deleted,
            Unreachable::Storage(error) => error.into(),
            Unreachable::Unplayable(past) => Problem::Unplayable(past),
            Unreachable::Elsewhere(node) => Problem::Elsewhere(Some(node)),
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
    /// What was done too often.
    deed: Option<Deed>,
    /// How many there may be.
    most: u32,
    /// Where the site is.
    address: Option<String>,
    /// In how many seconds it may be tried again.
    again: Option<u64>,
    /// Until when the reader is banned, in seconds since 1970.
    until: Option<i64>,
}

impl Unexplained {
    fn new(key: &'static str) -> Unexplained {
        let (text, rule, table, past) = (None, None, None, None);
        Unexplained {
            key,
            field: "",
            text,
            rule,
            table,
            past,
            deed: None,
            most: 0,
            address: None,
            again: None,
            until: None,
        }
    }
}

/// Marks an answer that says already what is wrong, such as a table page with a notice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told;

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.status();
        let elsewhere =
            if let Problem::Elsewhere(node) = &self { Some(Elsewhere(node.clone())) } else { None };
        let mut told = Unexplained::new(self.key());
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
            Problem::Misdirected(address) => told.address = address,
            Problem::Full => told.again = Some(AGAIN),
            Problem::Banned { until } => told.until = until,
            Problem::TooOften { deed, wait } => {
                let again = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
                told = Unexplained { deed: Some(deed), again: Some(again), ..told };
            }
            Problem::TooManyTables(most) => {
                told = Unexplained { most, again: Some(ANOTHER_GAME), ..told };
            }
            Problem::NoSuchTable
            | Problem::Deleted
            | Problem::NoSuchPart
            | Problem::NoSuchGame
            | Problem::NoSuchInvite
            | Problem::NoSuchGroup
            | Problem::NotOfGroup
            | Problem::GroupBroken
            | Problem::NotAllowed
            | Problem::Token
            | Problem::TokenScope
            | Problem::AdviceForbidden
            | Problem::NotYourSeat
            | Problem::Stopped
            | Problem::Stopping
            | Problem::Storage
            | Problem::Away
            | Problem::Elsewhere(_)
            | Problem::Disk
            | Problem::DiskFull
            | Problem::Name(_)
            | Problem::Damaged
            | Problem::Moved
            | Problem::Status(_) => {}
        }
        let mut response = status.into_response();
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(elsewhere) = elsewhere {
            response.extensions_mut().insert(elsewhere);
        }
        if let Some(again) = told.again {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(again));
        }
        response.extensions_mut().insert(told);
        response
    }
}

/// What was done too often, and when it may be done again.
fn too_often(texts: &Texts, deed: Deed, again: u64) -> String {
    let (text, n) = match again {
        0..=90 => ("too-often-seconds", again),
        91.. => ("too-often-minutes", again.div_ceil(60)),
    };
    let wait = texts.say_with(text, &[("n", u32::try_from(n).unwrap_or(u32::MAX).into())]);
    texts.say_with("too-often", &[("what", (&texts.say(deed.key())).into()), ("wait", (&wait).into())])
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
    let told = response
        .extensions()
        .get::<Unexplained>()
        .cloned()
        .unwrap_or_else(|| Unexplained::new(Problem::Status(status).key()));
    let visitor = Visitor::from_request_parts(&mut asked, &app).await;
    let visitor = visitor.unwrap_or_else(|_| Visitor::stranger(&asked, &app));
    let texts = visitor.texts;
    let title = texts.say(&format!("problem-{}-title", told.key));
    let why = told.past.as_ref().map(|past| past.why(texts));
    let too_often = told.deed.map(|deed| too_often(texts, deed, told.again.unwrap_or_default()));
    let banned = told.until.map(|until| texts.say_with("banned-until", &[("until", (&utc(until)).into())]));
    let advice = told.text.or(why).or(too_often).or(banned).unwrap_or_else(|| {
        let address = told.address.unwrap_or_default();
        let details = [("field", told.field.into()), ("n", told.most.into()), ("address", (&address).into())];
        texts.say_with(&format!("problem-{}-advice", told.key), &details)
    });
    let mut answer = match visitor.wants {
        Wants::Data => {
            let text = if told.table.is_some() { advice } else { format!("{title} {advice}") };
            let mut data = json!({ "error": text });
            if let Some(rule) = told.rule {
                data["rule"] = json!(rule.0);
            }
            if let Some(again) = told.again {
                data["retry_after"] = json!(again);
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
