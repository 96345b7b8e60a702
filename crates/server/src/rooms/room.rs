//! The way to the task that owns a table, and listening to what it shows.

use crate::command::{Command, Done, Failure, Message};
use crate::keeper::Keeper;
use crate::look::Look;
use catalogue::Playable;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;
use web::Face;

/// How many commands may wait for a table.
const WAITING: usize = 64;

/// The way to a table's task.
#[derive(Clone)]
pub(crate) struct Room {
    pub(super) commands: mpsc::Sender<Message>,
    shown: watch::Receiver<Arc<dyn Look>>,
    pub(super) looked: watch::Sender<Instant>,
}

impl Room {
    /// What the table shows now.
    pub(crate) fn look(&self) -> Arc<dyn Look> {
        self.shown.borrow().clone()
    }

    /// Listens to what the table shows now and from now on.
    pub(crate) fn listen(&self) -> Listening {
        let mut shown = self.shown.clone();
        shown.mark_changed();
        Listening { shown, _farewell: Farewell(self.looked.clone()) }
    }

    /// Has the table do something.
    pub(crate) async fn command(&self, command: Command) -> Result<Done, Failure> {
        let (reply, answer) = oneshot::channel();
        self.commands.send(Message { command, reply }).await.map_err(|_| Failure::Stopped)?;
        answer.await.map_err(|_| Failure::Stopped)?
    }

    pub(super) fn is_open(&self) -> bool {
        !self.commands.is_closed()
    }
}

/// What a table shows, for somebody who stays. The table hears when they go.
pub(crate) struct Listening {
    pub(crate) shown: watch::Receiver<Arc<dyn Look>>,
    /// Dropped after the receiver, so that whoever hears it finds nobody there.
    _farewell: Farewell,
}

/// Somebody who looked until now has gone.
struct Farewell(watch::Sender<Instant>);

impl Drop for Farewell {
    fn drop(&mut self) {
        self.0.send_replace(Instant::now());
    }
}

/// Starts the task of a table.
pub(crate) fn start<G: Playable + Face>(keeper: Keeper<G>) -> Room {
    let (commands, waiting) = mpsc::channel(WAITING);
    let (shown, looked) = (keeper.watch(), keeper.looked());
    let id = shown.borrow().about().id.clone();
    let task = tokio::spawn(keeper.run(waiting));
    tokio::spawn(async move {
        if let Err(error) = task.await
            && error.is_panic()
        {
            tracing::error!(table = %id, %error, "a table has stopped; the next request loads it again");
        }
    });
    Room { commands, shown, looked }
}
