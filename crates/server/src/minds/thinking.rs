//! A bot that has been asked: at work, or with a decision that waits for its time.

use crate::minds::Account;
use crate::minds::thinkers::Thought;
use catalogue::Playable;
use kernel::Seat;
use std::sync::Arc;
use table::{Awaited, Bot, Revision};
use tokio::time::{Instant, timeout_at};
use web::Face;

/// A bot that has been asked.
pub(crate) enum Thinking<G: Playable + Face> {
    /// It is at work.
    AtWork {
        seat: Seat,
        level: &'static str,
        seen: Revision,
        awaited: Awaited,
        timed_pass: Option<TimedPass<G::Action>>,
        thought: Thought<ThoughtOut<G>>,
    },
    /// It has decided, and the decision waits until people have seen the one before.
    Decided { decision: Decision<G>, due: Instant },
}

/// The pass of a bot in a window where not everybody knows what else it could do. It comes at its time, whether the bot had to think
/// about it or not, and whether it has finished or not: so the time tells nothing of what the seat holds.
#[derive(Clone, Copy)]
pub(crate) struct TimedPass<A> {
    pub(crate) action: A,
    pub(crate) at: Instant,
}

/// What a bot has decided.
pub(crate) struct Decision<G: Playable + Face> {
    pub(crate) seat: Seat,
    pub(crate) seen: Revision,
    pub(crate) awaited: Awaited,
    pub(crate) answer: Answer<G>,
    /// When it may be carried out at the earliest.
    pub(crate) not_before: Option<Instant>,
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
        Some(Thinking::AtWork { seat, level, seen, awaited, timed_pass, thought }) => {
            let in_time = async {
                match timed_pass {
                    Some(pass) => timeout_at(pass.at, thought.done()).await.map_err(|_| pass.action),
                    None => Ok(thought.done().await),
                }
            };
            let (answer, account, bot) = match in_time.await {
                Ok(Some(ThoughtOut { answer, account, bot })) => (answer, account, Some((*level, bot))),
                Ok(None) => (Answer::Failed, None, None),
                Err(pass) => (Answer::Acts(pass), None, None),
            };
            let is_answer =
                |pass: &TimedPass<_>| matches!(answer, Answer::Acts(action) if action == pass.action);
            let not_before = timed_pass.filter(is_answer).map(|pass| pass.at);
            (Decision { seat: *seat, seen: *seen, awaited: *awaited, answer, not_before, account }, bot)
        }
        Some(Thinking::Decided { decision, due }) => {
            tokio::time::sleep_until(*due).await;
            let account = decision.account.clone();
            (Decision { answer: decision.answer.clone(), account, ..*decision }, None)
        }
        None => std::future::pending().await,
    }
}
