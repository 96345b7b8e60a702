//! Why a table does not do what it was asked to.

use crate::notice::Revision;
use crate::play::LONGEST_RUN;
use crate::proposal::Topic;
use kernel::{NotationError, Refusal, Seat, SeatSet};
use std::fmt;

/// Why nothing changed. Holds what a polite answer needs; prose is the web's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Declined {
    /// The caller looked at an older state of the question: show it this revision first.
    Stale {
        /// The caller's revision now.
        now: Revision,
    },
    /// The table has no such seat, or somebody else holds it.
    NotYourSeat(Seat),
    /// Somebody holds the seat already.
    SeatTaken(Seat),
    /// The seat is not held by a bot.
    NotABot(Seat),
    /// The game has no bot of this level.
    UnknownLevel(String),
    /// The game has no window of this name.
    UnknownWindow(String),
    /// The game has not started yet.
    NotStarted,
    /// The game has started already.
    AlreadyStarted,
    /// The game starts when these seats are taken.
    SeatsEmpty(SeatSet),
    /// The seat has nothing to decide now.
    NotAsked,
    /// The text is not an action of this game.
    Unreadable(NotationError),
    /// The rules forbid it.
    Refused(Refusal),
    /// The rules forbid a further action of a run.
    RefusedInRun {
        /// Which action, from 2.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
    /// A run of more actions than [`LONGEST_RUN`](crate::LONGEST_RUN).
    RunTooLong,
    /// The game is over.
    Over,
    /// The person has decided nothing for this seat that could be taken back.
    NothingToUndo,
    /// Something was drawn or somebody else has decided since: these seats must agree.
    UndoNeedsAgreement(SeatSet),
    /// Something was drawn or somebody else has decided since, and asking for agreement would tell the others
    /// of a decision they have not seen.
    UndoHidden,
    /// The seat changes hands only if the people of these seats agree.
    SeatNeedsAgreement(SeatSet),
    /// The seat plays against others, and nobody else is there who could agree that the person sees what it knows.
    NobodyToAgree(Seat),
    /// Only those who sit at the table may want this.
    NotSeated,
    /// The table is played by the newest rules.
    NoNewerRules,
    /// The table goes over to newer rules only if the people of these seats agree.
    RulesNeedAgreement(SeatSet),
    /// The newer rules would have changed what has been played.
    RulesDoNotFit,
    /// Another proposal about this is still open.
    ProposalPending(Topic),
    /// No proposal about this is open that the person has a say in and has not answered.
    NoProposal(Topic),
}

impl fmt::Display for Declined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Declined::Stale { now } => write!(f, "the table has moved on to version {}", now.0),
            Declined::NotYourSeat(seat) => write!(f, "{seat} is not your seat"),
            Declined::SeatTaken(seat) => write!(f, "{seat} is taken"),
            Declined::NotABot(seat) => write!(f, "{seat} is not held by a bot"),
            Declined::UnknownLevel(level) => write!(f, "there is no bot of the level `{level}`"),
            Declined::UnknownWindow(window) => write!(f, "there is no window `{window}`"),
            Declined::NotStarted => f.write_str("the game has not started"),
            Declined::AlreadyStarted => f.write_str("the game has started"),
            Declined::SeatsEmpty(seats) => write!(f, "empty seats:{}", Listed(*seats)),
            Declined::NotAsked => f.write_str("the seat has nothing to decide now"),
            Declined::Unreadable(error) => error.fmt(f),
            Declined::Refused(refusal) => refusal.fmt(f),
            Declined::RefusedInRun { number, refusal } => write!(f, "action {number} of the run: {refusal}"),
            Declined::RunTooLong => write!(f, "a run has at most {LONGEST_RUN} actions"),
            Declined::Over => f.write_str("the game is over"),
            Declined::NothingToUndo => f.write_str("there is no decision of yours to take back"),
            Declined::UndoNeedsAgreement(seats) => write!(f, "these seats must agree:{}", Listed(*seats)),
            Declined::UndoHidden => f.write_str(
                "something has come of this decision, and the others must not learn of it: it stays",
            ),
            Declined::SeatNeedsAgreement(seats) => {
                write!(f, "the seat changes hands only if these seats agree:{}", Listed(*seats))
            }
            Declined::NobodyToAgree(seat) => {
                write!(f, "{seat} plays against others, and nobody else is there who could agree")
            }
            Declined::NotSeated => f.write_str("only those who sit at the table may want this"),
            Declined::NoNewerRules => f.write_str("the table is played by the newest rules"),
            Declined::RulesNeedAgreement(seats) => {
                write!(f, "the table goes over to newer rules only if these seats agree:{}", Listed(*seats))
            }
            Declined::RulesDoNotFit => f.write_str("the newer rules would have changed what has been played"),
            Declined::ProposalPending(topic) => {
                write!(f, "another proposal of the kind `{}` is open", topic.word())
            }
            Declined::NoProposal(topic) => {
                write!(f, "no proposal of the kind `{}` waits for your answer", topic.word())
            }
        }
    }
}

impl std::error::Error for Declined {}

struct Listed(SeatSet);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|seat| write!(f, " {seat}"))
    }
}
