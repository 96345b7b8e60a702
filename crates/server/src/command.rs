//! What can be asked of a table, whatever its game.

use crate::clocks::ClockChange;
use kernel::{Asked, Seat};
use store::StoreError;
use table::{Answer, Declined, PersonId, Revision, Topic};
use tokio::sync::oneshot;

/// What somebody wants of a table.
#[derive(Clone, Debug)]
pub(crate) enum Command {
    /// To sit down.
    Take { person: PersonId, seat: Seat, standing: Invited, asking: Asking },
    /// To leave a seat empty.
    Leave { person: PersonId, seat: Seat },
    /// To let a bot have a seat.
    Bot { person: PersonId, seat: Seat, level: String, asking: Asking },
    /// To begin.
    Start { person: PersonId },
    /// To decide; the action is in notation, and may be a run of several.
    Act { person: PersonId, seat: Seat, seen: Revision, action: String },
    /// To say in advance when the seat wants to be asked.
    Answers { person: PersonId, seat: Seat, said: Said },
    /// To pass in this window, and not to be asked in it again before the next turn.
    Quiet { person: PersonId, seat: Seat, window: String },
    /// To change the clock of the window that asks it; with a time of day, only of the window that passes then.
    Clock { person: PersonId, seat: Seat, how: ClockChange, time: Option<u64> },
    /// That the table goes over to the newest rules.
    NewerRules { person: PersonId, asking: Asking },
    /// To take something back, or to answer somebody who wants to.
    Undo { person: PersonId, seat: Seat, seen: Revision, how: Undo },
    /// To answer a proposal, or to withdraw one's own.
    Answer { person: PersonId, topic: Topic, seen: Revision, answer: Answer },
    /// To ask what a strong player would do, or to withdraw that.
    Advice { person: PersonId, seat: Seat, wish: Wish },
    /// To see names, title and invitation as they are stored now.
    Refresh,
    /// To leave memory: another node may have the table.
    Close,
    /// To fail as only a mistake in the program could.
    #[cfg(test)]
    Panic,
}

/// What a person says in advance for a seat.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    /// The windows that are to ask it; the others pass.
    pub(crate) ask: Vec<String>,
    /// Whether it wants to be asked when a bot wants something of it, if that is said.
    pub(crate) bots: Option<Asked>,
}

/// Whether somebody comes with an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Invited {
    Yes,
    No,
}

/// Whether the others are asked where somebody wants what they have a say in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asking {
    Nobody,
    Others,
}

impl Asking {
    /// As forms write it; without a word nobody is asked.
    pub(crate) fn parse(text: Option<&str>) -> Option<Asking> {
        match text {
            None | Some("now") => Some(Asking::Nobody),
            Some("ask") => Some(Asking::Others),
            Some(_) => None,
        }
    }
}

/// What somebody wants of an adviser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    ToKnow,
    NotToKnow,
}

impl Wish {
    /// As forms and programs write it.
    pub(crate) fn parse(text: &str) -> Option<Wish> {
        match text {
            "ask" => Some(Wish::ToKnow),
            "stop" => Some(Wish::NotToKnow),
            _ => None,
        }
    }
}

/// A step on the way to taking something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Undo {
    Now,
    Ask,
    Agree,
    Decline,
}

impl Undo {
    /// As forms write it.
    pub(crate) fn parse(text: &str) -> Option<Undo> {
        match text {
            "now" => Some(Undo::Now),
            "ask" => Some(Undo::Ask),
            "agree" => Some(Undo::Agree),
            "decline" => Some(Undo::Decline),
            _ => None,
        }
    }
}

/// What has become of a command that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    /// What it said.
    All,
    /// This many actions of a run are left out: something else is asked before them.
    But { unplayed: usize },
}

/// Why a command was not carried out. Nothing has changed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The table says no.
    Declined(Declined),
    /// This is for others to decide.
    NotAllowed,
    /// The table plays without advice.
    AdviceForbidden,
    /// It could not be stored.
    Storage(StoreError),
    /// The task that owns the table has stopped. The next request starts it again.
    Stopped,
}

impl From<Declined> for Failure {
    fn from(declined: Declined) -> Self {
        Failure::Declined(declined)
    }
}

/// A command on its way, with where to send the answer.
pub(crate) struct Message {
    pub(crate) command: Command,
    pub(crate) reply: oneshot::Sender<Result<Done, Failure>>,
}
