//! Starting, deciding, and asking bots.

use crate::declined::Declined;
use crate::entry::{Entry, Occupant, PersonId};
use crate::moves::Move;
use crate::notice::{Reader, Revision};
use crate::proposal::Topic;
use crate::table::{Phase, Prepared, Table};
use bots::{Bot, Roster};
use kernel::{Game, Line, MAX_SEATS, Mover, Responses, Seat, SeatSet, Viewer, Waiver};

/// What stands between the actions of a run.
const THEN: char = ';';

/// The most actions that a run may have.
pub const LONGEST_RUN: usize = 16;

/// Whether the game waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// It does not go on without one.
    Yes,
    /// The seat may act, and the game goes on without it.
    No,
}

/// Which bots have been asked to act though nobody waits for them, and at which revision of their seats. It
/// belongs to whoever puts the questions: that a bot did nothing is not a change of the table.
#[derive(Clone, Debug, Default)]
pub struct Volunteers {
    asked_at: [Option<Revision>; MAX_SEATS],
}

/// What a bot is asked. It can be answered away from the table: it holds what the seat knows, no more.
#[derive(Clone, Debug)]
pub struct BotQuestion<G: Game> {
    /// The seat that is asked.
    pub seat: Seat,
    /// Whether the game waits for its answer.
    pub awaited: Awaited,
    /// The action that passes in the window that asks the seat, where not everybody knows what else it could do
    /// ([`Responses::Hidden`]). How long the bot takes to pass must not tell them.
    pub hidden_pass: Option<G::Action>,
    /// The bot's level.
    pub level: &'static str,
    /// The seat's revision when it was asked, for [`Table::prepare_bot_answer`].
    pub revision: Revision,
    /// What the seat knows.
    pub view: G::View,
    /// What it may do; never empty.
    pub legal: Vec<G::Action>,
    seed: u64,
}

impl<G: Roster> BotQuestion<G> {
    /// A fresh bot of the seat's level. Its seed follows from the sealed one and the question, so that what it decides
    /// follows from these and from what it is asked afterwards.
    pub fn bot(&self) -> Box<dyn Bot<G>> {
        G::bot(self.level, self.seed).expect("a game has a bot of each of its levels")
    }

    /// What the bot decides; nothing if nobody waits for it and it leaves the game to the others.
    pub fn put_to(&self, bot: &mut dyn Bot<G>) -> Option<G::Action> {
        match self.awaited {
            Awaited::Yes => Some(bot.decide(&self.view, self.seat, &self.legal)),
            Awaited::No => bot.volunteer(&self.view, self.seat, &self.legal),
        }
    }
}

impl<G: Roster> Table<G> {
    /// Starts the game and draws the set-up.
    ///
    /// # Errors
    /// If a seat is empty or the game has started.
    pub fn prepare_start(&self) -> Result<Prepared<G>, Declined> {
        if self.phase() != Phase::Gathering {
            return Err(Declined::AlreadyStarted);
        }
        let empty = self.ledger.empty_seats();
        if !empty.is_empty() {
            return Err(Declined::SeatsEmpty(empty));
        }
        let mut prepared = self.prepare();
        prepared.push(Entry::Start);
        Ok(prepared.settle())
    }

    /// A person decides for a seat, having seen this revision. What happened since without its knowledge
    /// does not matter, and neither does what others did in free order if it is still the same decision.
    ///
    /// The text is an action, or a run: several actions with `;` between them, each a decision of its own under the rules as they
    /// are then, which come in one change and are [taken back](Table::take_back) together. A run ends early where the seat is asked
    /// something else on the way ([`Game::asks_again`]), such as where a window opens; [`Prepared::unplayed`] counts the rest.
    ///
    /// # Errors
    /// In this order: not its seat, not started, over, stale, not asked, too long a run, unreadable, refused by the rules. Nothing of
    /// a run is played then.
    pub fn prepare_submit(
        &self,
        person: PersonId,
        seat: Seat,
        seen: Revision,
        text: &str,
    ) -> Result<Prepared<G>, Declined> {
        self.check_held(person, seat)?;
        self.check_running()?;
        let first = text.split(THEN).next().unwrap_or_default().parse::<G::Action>();
        self.check_fresh(Reader::Person(person), seat, seen, first.as_ref().ok())?;
        self.check_asked(seat)?;
        if text.split(THEN).nth(LONGEST_RUN).is_some() {
            return Err(Declined::RunTooLong);
        }
        let read = |text: &str| Ok((text.parse()?, text.split_whitespace().collect::<Vec<_>>().join(" ")));
        let run: Result<Vec<_>, _> = text.split(THEN).map(str::trim).map(read).collect();
        self.decided(seat, run.map_err(Declined::Unreadable)?)
    }

    /// The action that a text names, for a seat that may act now.
    ///
    /// # Errors
    /// In this order: not started, over, not asked, unreadable.
    pub fn action(&self, seat: Seat, text: &str) -> Result<G::Action, Declined> {
        self.check_running()?;
        self.check_asked(seat)?;
        text.parse().map_err(Declined::Unreadable)
    }

    /// Why the seat may not do this now. Only for those who look with its eyes.
    ///
    /// # Errors
    /// In this order: not started, over, not asked, refused by the rules.
    pub fn why_not(&self, seat: Seat, action: &G::Action) -> Result<(), Declined> {
        self.check_running()?;
        self.check_asked(seat)?;
        self.game.check(seat, action).map_err(Declined::Refused)
    }

    fn hidden_pass(&self, seat: Seat) -> Option<G::Action> {
        match self.game.waiver(seat)? {
            Waiver::Pass { window: _, answer, responses: Responses::Hidden } => Some(answer),
            Waiver::Pass { .. } | Waiver::Consent { .. } => None,
        }
    }

    fn check_asked(&self, seat: Seat) -> Result<(), Declined> {
        if self.pending().seats().contains(seat) { Ok(()) } else { Err(Declined::NotAsked) }
    }

    /// The first bot the game waits for. Bots wait while a request to take back is open.
    pub fn next_bot(&self) -> Option<Seat> {
        self.bots_among(self.awaited()).next()
    }

    /// The next question to a bot. Those nobody waits for come first, each once after every change its seat
    /// noticed, so that they are not passed over when others decide at once.
    pub fn next_question(&self, volunteers: &mut Volunteers) -> Option<BotQuestion<G>> {
        for seat in self.bots_among(self.pending().seats() - self.awaited()) {
            let now = Some(self.revision_of(Reader::Seat(seat)));
            let asked_at = &mut volunteers.asked_at[usize::from(seat.number())];
            if *asked_at != now {
                *asked_at = now;
                return self.bot_question(seat).ok();
            }
        }
        self.bot_question(self.next_bot()?).ok()
    }

    fn bots_among(&self, seats: SeatSet) -> impl Iterator<Item = Seat> {
        let wait = self.phase() != Phase::Running || self.proposal(Topic::TakeBack).is_some();
        let is_bot = |seat: &Seat| matches!(self.ledger.occupant(*seat), Occupant::Bot { .. });
        seats.iter().filter(move |_| !wait).filter(is_bot)
    }

    /// What the bot in this seat is asked now.
    ///
    /// # Errors
    /// If the game does not run, no bot sits there or the seat may not act.
    pub fn bot_question(&self, seat: Seat) -> Result<BotQuestion<G>, Declined> {
        let level = self.check_bot(seat)?;
        let legal = self.legal_actions(seat);
        if legal.is_empty() {
            return Err(Declined::NotAsked);
        }
        let awaited = if self.awaited().contains(seat) { Awaited::Yes } else { Awaited::No };
        let view = self.view(Viewer::Seat(seat));
        let revision = self.revision_of(Reader::Seat(seat));
        let seed = self.seal.bot_seed(seat, revision);
        let hidden_pass = self.hidden_pass(seat);
        Ok(BotQuestion { seat, awaited, hidden_pass, level, revision, view, legal, seed })
    }

    /// The level of the bot in this seat.
    fn check_bot(&self, seat: Seat) -> Result<&'static str, Declined> {
        self.check_running()?;
        match self.ledger.occupant(seat) {
            Occupant::Bot { level } => Ok(level),
            Occupant::Empty | Occupant::Person(_) => Err(Declined::NotABot(seat)),
        }
    }

    /// A bot decides for a seat, having been asked at this revision of the seat.
    ///
    /// # Errors
    /// As [`Table::prepare_submit`].
    pub fn prepare_bot_answer(
        &self,
        seat: Seat,
        asked_at: Revision,
        action: &G::Action,
    ) -> Result<Prepared<G>, Declined> {
        self.check_bot(seat)?;
        self.check_asked(seat)?;
        self.check_fresh(Reader::Seat(seat), seat, asked_at, None)?;
        self.decided(seat, vec![(*action, action.to_string())])
    }

    /// Asks this bot at once.
    ///
    /// # Errors
    /// As [`Table::bot_question`], or if the bot breaks the rules or has nothing to do unasked.
    pub fn prepare_bot_move(&self, seat: Seat, bot: &mut dyn Bot<G>) -> Result<Prepared<G>, Declined> {
        let question = self.bot_question(seat)?;
        let action = question.put_to(bot).ok_or(Declined::NotAsked)?;
        self.prepare_bot_answer(seat, question.revision, &action)
    }

    /// Carries out what a seat has decided to do, one after the other. The record keeps it in these words.
    fn decided(&self, seat: Seat, run: Vec<(G::Action, String)>) -> Result<Prepared<G>, Declined> {
        let mut prepared = self.prepare();
        let (length, mut then) = (run.len(), None);
        for (played, (action, text)) in run.into_iter().enumerate() {
            if then.is_some_and(|then| !prepared.next.asks_again(&then, seat)) {
                prepared.unplayed = length - played;
                break;
            }
            then = (played + 1 < length).then(|| prepared.next.view(Viewer::Seat(seat)));
            let line = Line { mover: Mover::Seat(seat), text };
            let entry = if played == 0 { Entry::Move(line) } else { Entry::Further(line) };
            prepared.make(entry, &Move::Action(seat, action)).map_err(|refusal| match played {
                0 => Declined::Refused(refusal),
                played => Declined::RefusedInRun { number: played + 1, refusal },
            })?;
            prepared.do_what_is_due();
        }
        Ok(prepared)
    }

    /// Whether a seat that saw this before it decided may go on with a run.
    fn asks_again(&self, then: &G::View, seat: Seat) -> bool {
        self.pending().seats().contains(seat) && G::asks_again(then, &self.view(Viewer::Seat(seat)), seat)
    }

    pub(crate) fn check_held(&self, person: PersonId, seat: Seat) -> Result<(), Declined> {
        if self.ledger.occupant(seat) == Occupant::Person(person) {
            Ok(())
        } else {
            Err(Declined::NotYourSeat(seat))
        }
    }

    pub(crate) fn check_running(&self) -> Result<(), Declined> {
        match self.phase() {
            Phase::Gathering => Err(Declined::NotStarted),
            Phase::Running => Ok(()),
            Phase::Over => Err(Declined::Over),
        }
    }
}
