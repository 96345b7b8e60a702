//! Playing again: the same people, the same options, another deal.

use crate::app::App;
use crate::command::{Asking, Command, Invited};
use crate::identity::visitor::Visitor;
use crate::pages::new_table::{Choose, Chosen, begin, may_make_table, seed};
use crate::pages::play::table_id;
use crate::problem::Problem;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use catalogue::GameId;
use kernel::Seat;
use store::{NewTable, Phase, Rematch, Sitter, TableInfo};
use table::PersonId;
use web::with_face;

/// Leads to the rematch of a finished table. Whoever of its people asks first makes it: everybody sits there as they sat.
pub(crate) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Problem> {
    let id = table_id(&id)?;
    let info = app.store.table_info(&id).await?.ok_or(Problem::NoSuchTable)?;
    let person = visitor.id().filter(|person| sat(&info, person.0)).ok_or(Problem::NotAllowed)?;
    if !matches!(info.phase, Phase::Over { .. }) || info.group.is_some() {
        return Err(Problem::NotAllowed);
    }
    let game = GameId::from_id(&info.game).ok_or(Problem::NoSuchGame)?;
    let choose = Choose { game, texts: visitor.texts, options: info.options.clone() };
    let declined =
        |text| Problem::Declined { status: StatusCode::CONFLICT, text, rule: None, table: id.clone() };
    let Chosen { options, rules, seats } = with_face(game, choose).map_err(declined)?;
    let table = NewTable {
        title: &info.title,
        host: info.host.or(Some(person.0)),
        listing: info.listing,
        advice: info.advice,
        ..NewTable::new(game.id(), rules, &options, seats, seed()?)
    };
    may_make_table(&app, &visitor).await?;
    let new = match app.store.create_rematch(&id, &table).await? {
        Rematch::Known(known) => return Ok(Redirect::to(&format!("/t/{known}"))),
        Rematch::New(new) => new,
    };
    let host = PersonId(table.host.unwrap_or(person.0));
    let sit = info.seats.iter().zip(Seat::first(seats)).filter_map(|(sitter, seat)| match sitter {
        Sitter::Person { id, .. } => {
            let (standing, asking) = (Invited::Yes, Asking::Nobody);
            Some(Command::Take { person: PersonId(*id), seat, standing, asking })
        }
        Sitter::Bot(level) => {
            Some(Command::Bot { person: host, seat, level: level.clone(), asking: Asking::Nobody })
        }
        Sitter::Empty | Sitter::Former => None,
    });
    let is_free = |sitter: &Sitter| matches!(sitter, Sitter::Empty | Sitter::Former);
    let start = (!info.seats.iter().any(is_free)).then_some(Command::Start { person: host });
    begin(&app, visitor.texts, &new, sit.chain(start)).await?;
    Ok(Redirect::to(&format!("/t/{new}")))
}

/// Whether this person sat at the table, or made it.
fn sat(info: &TableInfo, person: u64) -> bool {
    let sits = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if *id == person);
    info.host == Some(person) || info.seats.iter().any(sits)
}
