//! What is thought at a table: the bots in its seats, what they thought when they decided, and the advice people ask for.

pub(crate) mod thinkers;
pub(crate) mod thinking;

use bots::{Advice, Bot, along};
use catalogue::Playable;
use kernel::{MAX_SEATS, Seat, SeatSet, Viewer};
use std::sync::Arc;
use table::{AdviceQuestion, BotQuestion, Entry, PersonId, Prepared, Revision, Table};
use thinkers::{Behalf, Errand, Thinkers, Thought};
use tokio::sync::mpsc;
use web::Face;

/// One for each seat.
type Seats<T> = [Option<T>; MAX_SEATS];

fn nobody<T>() -> Seats<T> {
    std::array::from_fn(|_| None)
}

fn place(seat: Seat) -> usize {
    usize::from(seat.number())
}

/// Advice with what its seat sees before each step: steps are put into words, which depend on where a pawn is then.
pub(crate) struct Account<G: Playable + Face> {
    pub(crate) seat: Seat,
    pub(crate) advice: Advice<G::Action>,
    pub(crate) along: Vec<G::View>,
    pub(crate) along_rejected: Vec<Vec<G::View>>,
}

impl<G: Playable + Face> Account<G> {
    pub(crate) fn of(view: &G::View, seat: Seat, advice: Advice<G::Action>) -> Self {
        let rejected = advice.rejected.iter();
        Account {
            seat,
            along: along::<G>(view, seat, &advice.line),
            along_rejected: rejected.map(|rejected| along::<G>(view, seat, &rejected.line)).collect(),
            advice,
        }
    }
}

/// How far the advice a seat has asked for has come.
#[derive(Clone)]
pub(crate) enum Progress<G: Playable + Face> {
    Thinking,
    Given(Arc<Account<G>>),
    /// The program made a mistake.
    Failed,
}

/// The advice a seat has asked for.
#[derive(Clone)]
struct Sought<G: Playable + Face> {
    /// When it asked. What it notices afterwards makes the advice void.
    revision: Revision,
    progress: Progress<G>,
}

/// What a bot thought, and who may see it: those who saw exactly what the bot saw.
#[derive(Clone)]
struct Remembered<G: Playable + Face> {
    account: Arc<Account<G>>,
    told: SeatSet,
    onlookers: Onlookers,
}

/// Whether whoever only looks on sees what the bot saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Onlookers {
    SeeAsMuch,
    SeeLess,
}

/// What of all this is shown.
#[derive(Clone)]
pub(crate) struct Insights<G: Playable + Face> {
    sought: Seats<Sought<G>>,
    remembered: Seats<Remembered<G>>,
}

impl<G: Playable + Face> Insights<G> {
    /// The advice this seat has asked for.
    pub(crate) fn sought(&self, seat: Seat) -> Option<&Progress<G>> {
        self.sought[place(seat)].as_ref().map(|sought| &sought.progress)
    }

    /// What the bot in this seat thought when it last decided, if whoever looks like this may know.
    pub(crate) fn remembered(&self, seat: Seat, viewer: Viewer) -> Option<&Account<G>> {
        let remembered = self.remembered[place(seat)].as_ref()?;
        let may_know = match viewer {
            Viewer::Seat(seat) => remembered.told.contains(seat),
            Viewer::Spectator => remembered.onlookers == Onlookers::SeeAsMuch,
            Viewer::Omniscient => true,
        };
        may_know.then_some(&*remembered.account)
    }
}

/// An adviser's answer on its way to the table.
pub(crate) struct Advised<G: Playable + Face> {
    seat: Seat,
    revision: Revision,
    account: Option<Account<G>>,
}

/// A bot with the level it was made for.
type Kept<G> = (&'static str, Box<dyn Bot<G>>);

/// All that is thought at one table.
pub(crate) struct Minds<G: Playable + Face> {
    pub(crate) thinkers: Thinkers,
    bots: Seats<Kept<G>>,
    advisers: Seats<Thought<()>>,
    insights: Insights<G>,
    answers: (mpsc::Sender<Advised<G>>, mpsc::Receiver<Advised<G>>),
}

impl<G: Playable + Face> Minds<G> {
    pub(crate) fn new(thinkers: Thinkers) -> Self {
        let insights = Insights { sought: nobody(), remembered: nobody() };
        Minds { thinkers, bots: nobody(), advisers: nobody(), insights, answers: mpsc::channel(MAX_SEATS) }
    }

    /// The bot that answers this question: the one that has sat there, or a new one.
    pub(crate) fn take_bot(&mut self, question: &BotQuestion<G>) -> Box<dyn Bot<G>> {
        match self.bots[place(question.seat)].take() {
            Some((level, bot)) if level == question.level => bot,
            Some(_) | None => question.bot(),
        }
    }

    /// The bot goes back to its seat.
    pub(crate) fn keep_bot(&mut self, seat: Seat, level: &'static str, bot: Box<dyn Bot<G>>) {
        self.bots[place(seat)] = Some((level, bot));
    }

    /// A bot's decision that everybody notices was carried out at this table: what it thought can be shown to those who saw
    /// what it saw. Without an account of this one that of an earlier decision stays.
    pub(crate) fn remember(&mut self, table: &Table<G>, seat: Seat, account: Option<Arc<Account<G>>>) {
        let Some(account) = account else { return };
        self.insights.remembered[place(seat)] = Some({
            let sees_alike = |viewer: Viewer| G::sees_alike(&account.along[0], &table.view(viewer));
            let others = table.occupants().iter().map(|(seat, _)| seat);
            let told = others.filter(|other| *other == seat || sees_alike(Viewer::Seat(*other))).collect();
            let onlookers =
                if sees_alike(Viewer::Spectator) { Onlookers::SeeAsMuch } else { Onlookers::SeeLess };
            Remembered { account, told, onlookers }
        });
    }

    /// Begins to look for advice for this person, unless that has begun already.
    pub(crate) fn seek(&mut self, person: PersonId, question: AdviceQuestion<G>) {
        let (seat, revision) = (question.seat, question.revision);
        if self.insights.sought[place(seat)].as_ref().is_some_and(|sought| sought.revision == revision) {
            return;
        }
        let answers = self.answers.0.clone();
        let behalf = Behalf::Person(person);
        let thought = self.thinkers.think(Errand::Advice, behalf, G::level(G::ADVISER), move |stop| {
            // A mistake of the adviser is reported as one, too.
            let answer =
                std::panic::AssertUnwindSafe(|| Account::of(&question.view, seat, question.answer(stop)));
            let account = std::panic::catch_unwind(answer).ok();
            if stop.is_set() {
                return;
            }
            let _: Result<(), _> = answers.blocking_send(Advised { seat, revision, account });
        });
        self.advisers[place(seat)] = Some(thought);
        self.insights.sought[place(seat)] = Some(Sought { revision, progress: Progress::Thinking });
    }

    /// The seat does not want advice any more.
    pub(crate) fn enough(&mut self, seat: Seat) {
        self.advisers[place(seat)] = None;
        self.insights.sought[place(seat)] = None;
    }

    /// The table changes: who sits in a seat is somebody else, what was thought of what is taken back or by older rules is gone,
    /// and advice is void for whoever notices.
    pub(crate) fn follow(&mut self, prepared: &Prepared<G>) {
        for entry in &prepared.entries {
            match entry {
                Entry::Seat { seat, .. } => {
                    self.bots[place(*seat)] = None;
                    self.insights.remembered[place(*seat)] = None;
                    self.enough(*seat);
                }
                Entry::Rules { .. } => {
                    self.bots = nobody();
                    self.insights.remembered = nobody();
                }
                Entry::Undo { .. } | Entry::Retract { .. } if prepared.shows_everybody() => {
                    self.insights.remembered = nobody();
                }
                Entry::Undo { .. }
                | Entry::Retract { .. }
                | Entry::Start
                | Entry::Move(_)
                | Entry::Further(_)
                | Entry::Waiver(_)
                | Entry::Lapse(_)
                | Entry::Answer { .. }
                | Entry::Quiet { .. }
                | Entry::Bots { .. }
                | Entry::Proposed(_)
                | Entry::Agreed { .. }
                | Entry::Declined { .. } => {}
            }
        }
        for (seat, _) in prepared.next.occupants().iter() {
            let is_void = |sought: &Sought<G>| sought.revision != prepared.next.seat_revision(seat);
            if self.insights.sought[place(seat)].as_ref().is_some_and(is_void) {
                self.enough(seat);
            }
        }
    }

    /// The next answer of an adviser.
    pub(crate) async fn next_answer(&mut self) -> Option<Advised<G>> {
        self.answers.1.recv().await
    }

    /// An adviser has answered.
    pub(crate) fn advised(&mut self, Advised { seat, revision, account }: Advised<G>) {
        if let Some(sought) = &mut self.insights.sought[place(seat)]
            && sought.revision == revision
        {
            let given = account.map(|account| Progress::Given(Arc::new(account)));
            sought.progress = given.unwrap_or(Progress::Failed);
            self.advisers[place(seat)] = None;
        }
    }

    /// What of it is shown.
    pub(crate) fn insights(&self) -> Insights<G> {
        self.insights.clone()
    }
}
