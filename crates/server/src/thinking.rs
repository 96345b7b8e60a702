//! A bot that has been asked: at work, or with a decision that waits for its time.

use crate::minds::Account;
use crate::thinkers::Thought;
use catalogue::Playable;
use kernel::Seat;
use std::sync::Arc;
use table::{Awaited, Bot, Revision};
use tokio::time::Instant;
use web::Face;

/// A bot that has been asked.
pub(crate) enum Thinking<G: Playable + Face> {
    /// It is at work.
    AtWork {
        seat: Seat,
        level: &'static str,
        seen: Revision,
        awaited: Awaited,
        thought: Thought<ThoughtOut<G>>,
    },
    /// It has decided, and the decision waits until people have seen the one before.
    Decided { decision: Decision<G>, due: Instant },
}

/// What a bot has decided.
pub(crate) struct Decision<G: Playable + Face> {
    pub(crate) seat: Seat,
    pub(crate) seen: Revision,
    pub(crate) awaited: Awaited,
    pub(crate) answer: Answer<G>,
    /// Why, if the bot keeps account of it.
    pub(crate) account: Option<Arc<Account<G>>>,
}

/// What comes back when a bot has thought: the bot itself, too.
pub(crate) struct ThoughtOut<G: Playable + Face> {
    pub(crate) answer: Answer<G>,
    pub(crate) account: Option<Arc<Account<G>>>,
    pub(crate) bot: Box<dyn Bot<G>>,
}

/// What a bot answers.
#[derive(Clone, Copy)]
pub(crate) enum Answer<G: Playable + Face> {
    Acts(G::Action),
    /// Nobody waits for it, and it does nothing.
    LeavesIt,
    Failed,
}

/// The next decision of the bot that was asked, when it is time for it, and the bot if it comes back from thinking. One that
/// has failed does not.
pub(crate) async fn decision_of<G: Playable + Face>(
    thinking: &mut Option<Thinking<G>>,
) -> (Decision<G>, Option<(&'static str, Box<dyn Bot<G>>)>) {
    match thinking {
        Some(Thinking::AtWork { seat, level, seen, awaited, thought }) => {
            let (answer, account, bot) = match thought.done().await {
                Some(ThoughtOut { answer, account, bot }) => (answer, account, Some((*level, bot))),
                None => (Answer::Failed, None, None),
            };
            (Decision { seat: *seat, seen: *seen, awaited: *awaited, answer, account }, bot)
        }
        Some(Thinking::Decided { decision, due }) => {
            tokio::time::sleep_until(*due).await;
            let account = decision.account.clone();
            (Decision { answer: decision.answer.clone(), account, ..*decision }, None)
        }
        None => std::future::pending().await,
    }
}
