//! Why a table does not do what it was asked to, in words.

use crate::face::Face;
use i18n::Texts;
use kernel::{RuleId, Seat, SeatSet};
use table::{Declined, LONGEST_RUN, Topic};

/// Why not, in words.
pub struct Explained {
    /// The sentence.
    pub text: String,
    /// The rule that forbids it, if one does.
    pub rule: Option<RuleId>,
}

/// Why a table said no.
pub fn declined<G: Face>(texts: &Texts, declined: &Declined) -> Explained {
    let name = |seat: Seat| texts.say_with("seat-number", &[("n", (seat.number() + 1).into())]);
    let seats =
        |seats: SeatSet| seats.iter().map(name).collect::<Vec<_>>().join(&texts.say("list-separator"));
    let plain = |key: &str| Explained { text: texts.say(key), rule: None };
    let with = |key: &str, value: (&str, String)| Explained {
        text: texts.say_with(key, &[(value.0, (&value.1).into())]),
        rule: None,
    };
    match declined {
        Declined::Refused(refusal) => {
            Explained { text: G::refusal(texts, refusal), rule: Some(refusal.rule) }
        }
        Declined::RefusedInRun { number, refusal } => {
            let why = G::refusal(texts, refusal);
            let variables = [("number", (*number as u32).into()), ("why", (&why).into())];
            Explained { text: texts.say_with("declined-in-run", &variables), rule: Some(refusal.rule) }
        }
        Declined::RunTooLong => {
            let most = [("most", (LONGEST_RUN as u32).into())];
            Explained { text: texts.say_with("declined-run-too-long", &most), rule: None }
        }
        Declined::Stale { .. } => plain("declined-stale"),
        Declined::NotYourSeat(_) => plain("declined-not-your-seat"),
        Declined::SeatTaken(_) => plain("declined-seat-taken"),
        Declined::NotABot(_) => plain("declined-not-a-bot"),
        Declined::UnknownLevel(level) => with("declined-unknown-level", ("level", level.clone())),
        Declined::UnknownWindow(window) => with("declined-unknown-window", ("window", window.clone())),
        Declined::NotStarted => plain("declined-not-started"),
        Declined::AlreadyStarted => plain("declined-already-started"),
        Declined::SeatsEmpty(empty) => with("declined-seats-empty", ("seats", seats(*empty))),
        Declined::NotAsked => plain("declined-not-asked"),
        Declined::Unreadable(error) => with("declined-unreadable", ("message", error.to_string())),
        Declined::Over => plain("declined-over"),
        Declined::NothingToUndo => plain("declined-nothing-to-undo"),
        Declined::UndoNeedsAgreement(others) => {
            with("declined-undo-needs-agreement", ("seats", seats(*others)))
        }
        Declined::UndoHidden => plain("declined-undo-hidden"),
        Declined::SeatNeedsAgreement(others) => {
            with("declined-seat-needs-agreement", ("seats", seats(*others)))
        }
        Declined::NobodyToAgree(_) => plain("declined-nobody-to-agree"),
        Declined::NotSeated => plain("declined-not-seated"),
        Declined::NoNewerRules => plain("declined-no-newer-rules"),
        Declined::RulesNeedAgreement(others) => {
            with("declined-rules-need-agreement", ("seats", seats(*others)))
        }
        Declined::RulesDoNotFit => plain("declined-rules-do-not-fit"),
        Declined::ProposalPending(Topic::TakeBack) => plain("declined-undo-pending"),
        Declined::ProposalPending(Topic::Seat) => plain("declined-seat-pending"),
        Declined::ProposalPending(Topic::Rules) => plain("declined-rules-pending"),
        Declined::NoProposal(Topic::TakeBack) => plain("declined-no-undo-request"),
        Declined::NoProposal(Topic::Seat) => plain("declined-no-seat-request"),
        Declined::NoProposal(Topic::Rules) => plain("declined-no-rules-request"),
    }
}

/// That this many actions of a run are left out.
pub fn unplayed(texts: &Texts, count: usize) -> String {
    texts.say_with("run-stopped", &[("count", (count as u32).into())])
}
