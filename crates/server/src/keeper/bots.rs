//! The bots at a table: what they are asked, and what becomes of what they decide.

use super::{Keeper, Next, Stopped, after};
use crate::command::Failure;
use crate::minds::Account;
use crate::minds::thinkers::{Behalf, Errand};
use crate::minds::thinking::{Answer, Decision, Thinking, ThoughtOut, TimedPass};
use catalogue::Playable;
use kernel::Seat;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;
use table::{Awaited, BotQuestion, Declined, Occupant, Revision, Topic};
use tokio::time::Instant;
use web::Face;

/// How long a bot waits with a decision that could not be stored.
const AGAIN: Duration = Duration::from_secs(2);

/// How long a bot may think before it passes, in a window where not everybody knows what else it could do; it passes no sooner.
const TIMED_PASS: Duration = Duration::from_millis(500);

impl<G: Playable + Face> Keeper<G> {
    pub(super) fn next_question(&mut self) -> Option<Thinking<G>> {
        let question = self.table.next_question(&mut self.volunteers)?;
        let (seat, level, seen) = (question.seat, question.level, question.revision);
        let awaited = question.awaited;
        let timed_pass = self.timed_pass(&question);
        let mut bot = self.minds.take_bot(&question);
        let behalf = match self.about.host {
            Some(host) => Behalf::Person(host),
            None => Behalf::Table(self.about.id.clone()),
        };
        let thought = self.minds.thinkers.think(Errand::Bot, behalf, G::level(level), move |stop| {
            bot.set_stop(stop);
            let answer = question.put_to(&mut *bot).map_or(Answer::LeavesIt, Answer::Acts);
            let thoughts = bot.thoughts().filter(|_| matches!(answer, Answer::Acts(_)));
            let account = thoughts.map(|advice| Arc::new(Account::of(&question.view, seat, advice)));
            ThoughtOut { answer, account, bot }
        });
        Some(Thinking::AtWork { seat, level, seen, awaited, timed_pass, thought })
    }

    fn timed_pass(&self, question: &BotQuestion<G>) -> Option<TimedPass<G::Action>> {
        let at = Instant::now() + self.pause.max(TIMED_PASS);
        question.hidden_pass.map(|action| TimedPass { action, at })
    }

    /// Whether somebody still wants to know what the bot thinks. What its seat has not noticed does not matter.
    pub(super) fn is_wanted(&self, thinking: &Thinking<G>) -> bool {
        match thinking {
            Thinking::Decided { .. } => true,
            Thinking::AtWork { seat, level, seen, .. } => {
                let sits = self
                    .table
                    .occupants()
                    .iter()
                    .any(|(other, occupant)| other == *seat && *occupant == Occupant::Bot { level });
                sits && self.table.seat_revision(*seat) == *seen
                    && self.table.proposal(Topic::TakeBack).is_none()
            }
        }
    }

    /// Carries out what a bot has decided. What everybody will see waits until people have had time to see
    /// what happened before; what is done in secret takes no time, so that no pause tells of it.
    ///
    /// A bot that fails or breaks the rules does not hold up the game: chance decides for it, if anything has to
    /// be decided, and where its pass is timed it passes.
    pub(super) async fn bot_decides(
        &mut self,
        decision: Decision<G>,
    ) -> Result<Option<Thinking<G>>, Stopped> {
        let Decision { seat, seen, awaited, answer, not_before, account } = decision;
        let in_time = match awaited {
            Awaited::Yes => self.table.next_bot() == Some(seat),
            Awaited::No => self.table.proposal(Topic::TakeBack).is_none(),
        };
        if !in_time {
            return Ok(None);
        }
        let prepared = match &answer {
            Answer::Acts(action) => match self.table.prepare_bot_answer(seat, seen, action) {
                Ok(prepared) => prepared,
                Err(Declined::Refused(_)) => return Ok(self.after_failure(seat, seen)),
                Err(_) => return Ok(None),
            },
            Answer::LeavesIt => return Ok(None),
            Answer::Failed => return Ok(self.after_failure(seat, seen)),
        };
        let rested = self.happened + self.pause;
        let due = not_before.map_or(rested, |time| time.max(rested));
        if prepared.shows_everybody() && Instant::now() < due {
            let decision = Decision { seat, seen, awaited, answer, not_before, account };
            return Ok(Some(Thinking::Decided { decision, due }));
        }
        let (asked, shows_everybody) = (self.table.clone(), prepared.shows_everybody());
        let done = self.keep(prepared).await;
        match (&done, after(&done)) {
            (Ok(()), _) => {
                // Whoever does not notice the decision keeps what was shown before: a change would give it away.
                if shows_everybody {
                    self.minds.remember(&asked, seat, account);
                }
                self.show();
                Ok(None)
            }
            (Err(failure), Next::GoOn) => {
                tracing::error!(table = %self.about.id, ?failure, "a bot's move was not stored; it tries again");
                let decision = Decision { seat, seen, awaited, answer, not_before, account };
                Ok(Some(Thinking::Decided { decision, due: Instant::now() + AGAIN }))
            }
            (Err(Failure::Storage(StoreError::Closed)), Next::Stop) => Err(Stopped),
            (Err(failure), Next::Stop) => {
                tracing::error!(table = %self.about.id, ?failure, "a bot's move was not stored");
                Err(Stopped)
            }
        }
    }

    fn after_failure(&self, seat: Seat, seen: Revision) -> Option<Thinking<G>> {
        tracing::error!(table = %self.about.id, %seat, ?seen, "a bot failed; chance decides for it");
        let question = self.table.bot_question(seat).ok()?;
        let timed_pass = self.timed_pass(&question);
        let action = match timed_pass {
            Some(pass) => pass.action,
            None => question.put_to(&mut bots::Random::new(seen.0))?,
        };
        let (seen, awaited, not_before) =
            (question.revision, question.awaited, timed_pass.map(|pass| pass.at));
        let decision =
            Decision { seat, seen, awaited, answer: Answer::Acts(action), not_before, account: None };
        Some(Thinking::Decided { decision, due: Instant::now() })
    }
}
