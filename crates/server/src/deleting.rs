//! What is deleted while the server runs: tables that are kept no longer, and the seats of people who were deleted.

use crate::app::App;
use crate::command::{Command, Done, Failure};
use crate::rooms::Unreachable;
use std::time::Duration;
use store::{Claim, Retention, StoreError, TableId};
use tokio::time::{Instant, sleep};

/// How often it is looked whose seats are to be emptied.
const SEATS: Duration = Duration::from_secs(60);

/// How often it is looked which tables are kept no longer.
const TABLES: Duration = Duration::from_secs(60 * 60);

/// How many tables are looked for at a time.
const BATCH: u32 = 50;

/// How long to wait after a batch: people who play come first.
const PAUSE: Duration = Duration::from_millis(200);

/// Empties seats and deletes tables until the server stops.
pub(crate) async fn run(app: App, retention: Retention) {
    let mut next = Instant::now();
    loop {
        empty_seats(&app).await;
        if Instant::now() >= next {
            next = Instant::now() + TABLES;
            match delete_outlived(&app, &retention).await {
                Ok(0) => {}
                Ok(tables) => tracing::info!(tables, "tables that are kept no longer were deleted"),
                Err(error) => tracing::error!(%error, "tables that are kept no longer are not deleted"),
            }
        }
        sleep(SEATS).await;
    }
}

/// Has the tables of this node empty the seats of people who were deleted.
pub(crate) async fn empty_seats(app: &App) {
    let leaving = match app.store.leaving().await {
        Ok(leaving) => leaving,
        Err(error) => return tracing::warn!(%error, "it is not known whose seats are to be emptied"),
    };
    for (person, tables) in leaving {
        for id in tables {
            match app.rooms.room(&id).await {
                Ok(room) => {
                    let _: Result<Done, Failure> = room.command(Command::Refresh).await;
                }
                // The node that has it empties them; a table that cannot be played keeps them.
                Err(Unreachable::Elsewhere(_) | Unreachable::NoSuchTable | Unreachable::Deleted) => {}
                Err(why @ (Unreachable::Storage(_) | Unreachable::Unplayable(_))) => {
                    tracing::warn!(table = %id, person, ?why, "a seat is not emptied");
                }
            }
        }
    }
    if let Err(error) = app.store.forget_who_left().await {
        tracing::warn!(%error, "who has left all seats is not forgotten");
    }
}

/// Deletes the tables that are kept no longer, but for those that other nodes have, and tells how many.
async fn delete_outlived(app: &App, retention: &Retention) -> Result<usize, StoreError> {
    let mut deleted = 0;
    loop {
        let mut progress = false;
        for id in app.store.outlived(retention, BATCH).await? {
            if app.store.claim(&id).await? == Claim::Ours {
                progress |= delete_table(app, &id).await?;
                deleted += 1;
            }
        }
        if !progress {
            return Ok(deleted);
        }
        sleep(PAUSE).await;
    }
}

/// Deletes a table. Whoever looks at it is told.
pub(crate) async fn delete_table(app: &App, id: &TableId) -> Result<bool, StoreError> {
    let deleted = app.store.delete_table(id).await?;
    app.rooms.close_table(id).await;
    Ok(deleted)
}
