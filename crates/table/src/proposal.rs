//! Proposals: what somebody would like and the others have a say in.
//!
//! A table has at most one open proposal of each [`Topic`]. Everybody is shown it, and whoever has a say answers it
//! once; whoever made it may withdraw it. What it takes is its [`Quorum`]; when that is reached, what was proposed
//! happens in the same change. Any change of seats ends it, and so does the end of the game.
//!
//! A new kind of proposal is a [`Topic`] with its words, a [`Motion`], who has a say in it (`Ledger::asked`), what
//! overtakes it ([`Table::proposal`]) and what happens when they agree ([`Table::prepare_answer`]).

use crate::declined::Declined;
use crate::entry::{Entry, Occupant, PersonId};
use crate::notice::{Reader, Revision, Watchers};
use crate::table::{Phase, Prepared, Table};
use bots::Roster;
use kernel::{Game, RulesVersion, Seat, SeatSet};

/// What a proposal is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    /// Taking back a decision.
    TakeBack,
    /// Who sits in a seat.
    Seat,
    /// The rules by which the game goes on.
    Rules,
}

impl Topic {
    /// All topics.
    pub const ALL: [Topic; 3] = [Topic::TakeBack, Topic::Seat, Topic::Rules];

    /// The topic as addresses and programs write it.
    pub fn word(self) -> &'static str {
        match self {
            Topic::TakeBack => "undo",
            Topic::Seat => "seat",
            Topic::Rules => "rules",
        }
    }
}

/// What is proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// That whoever holds this seat takes back its decision.
    TakeBack {
        /// The seat.
        seat: Seat,
        /// How many lines would remain. It counts secret decisions, so it is not to be shown.
        to_line: usize,
    },
    /// That a seat changes hands.
    HandOver {
        /// Who proposes it.
        by: PersonId,
        /// The seat.
        seat: Seat,
        /// Who would hold it: whoever proposes it, or a bot.
        to: Occupant,
        /// How many must agree.
        quorum: Quorum,
    },
    /// That the table goes over to newer rules.
    NewerRules {
        /// Who proposes it.
        by: PersonId,
        /// The version that is meant.
        to: RulesVersion,
    },
}

/// How many of those who have a say must agree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quorum {
    /// All of them: one no ends it.
    Everybody,
    /// More than half of them, each counted once, however many seats they hold.
    MoreThanHalf,
}

impl Motion {
    /// What it is about.
    pub fn topic(self) -> Topic {
        match self {
            Motion::TakeBack { .. } => Topic::TakeBack,
            Motion::HandOver { .. } => Topic::Seat,
            Motion::NewerRules { .. } => Topic::Rules,
        }
    }

    /// How many must agree.
    pub fn quorum(self) -> Quorum {
        match self {
            Motion::TakeBack { .. } | Motion::NewerRules { .. } => Quorum::Everybody,
            Motion::HandOver { quorum, .. } => quorum,
        }
    }

    /// The seat that is meant, if it is about one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Motion::TakeBack { seat, .. } | Motion::HandOver { seat, .. } => Some(seat),
            Motion::NewerRules { .. } => None,
        }
    }
}

/// An open proposal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// What is proposed.
    pub motion: Motion,
    /// Who proposes it.
    pub by: PersonId,
    pub(crate) version: u64,
    pub(crate) agreed: Vec<PersonId>,
    pub(crate) declined: Vec<PersonId>,
}

/// What somebody says to a proposal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// To agree.
    Agreed,
    /// To decline; whoever made the proposal withdraws it by this.
    Declined,
}

/// As whom somebody declines: entries name the person, and those of earlier programs a seat it held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// This person.
    Person(PersonId),
    /// Whoever held this seat.
    Seat(Seat),
}

impl<G: Game> Table<G> {
    /// The open proposal about this. A request to take back ends with the next move everybody notices, a vote on a seat that is
    /// overdue when everybody sees it decide.
    pub fn proposal(&self, topic: Topic) -> Option<&Proposal> {
        match self.phase() {
            Phase::Running => {
                self.ledger.proposal(topic).filter(|proposal| !self.is_overtaken(proposal.motion))
            }
            Phase::Gathering | Phase::Over => None,
        }
    }

    /// The seats whose people have not yet answered the open proposal about this; among them the seat itself, where a
    /// bot keeps it for somebody who has a say.
    pub fn awaits(&self, topic: Topic) -> SeatSet {
        self.proposal(topic).map_or(SeatSet::EMPTY, |proposal| self.ledger.unanswered(proposal))
    }

    /// Who speaks for a seat that has a say: whoever holds it, or the one a bot keeps it for.
    pub fn speaker(&self, seat: Seat) -> Option<PersonId> {
        self.ledger.speaker(seat)
    }

    /// Whether this person has a say in the open proposal about this and has not yet answered it.
    pub fn is_asked(&self, person: PersonId, topic: Topic) -> bool {
        self.awaits(topic).iter().any(|seat| self.ledger.speaker(seat) == Some(person))
    }

    /// Whether what everybody has seen last has made this idle. Its end must not tell of a secret decision.
    pub(crate) fn is_overtaken(&self, motion: Motion) -> bool {
        let Some(bearing) = self.history.newest_bearing() else { return false };
        let overtaken = match motion {
            Motion::TakeBack { .. } => bearing.goes_on(),
            Motion::HandOver { seat, quorum: Quorum::MoreThanHalf, .. } => bearing.acted.contains(seat),
            Motion::HandOver { quorum: Quorum::Everybody, .. } | Motion::NewerRules { .. } => false,
        };
        overtaken && self.history.newest() == Watchers::everybody(self.game.seats())
    }
}

impl<G: Roster> Table<G> {
    /// A person answers the open proposal about this, for all of its seats. Whoever made it withdraws it by declining.
    ///
    /// # Errors
    /// If it is not asked, another proposal was open at this revision, or what it agrees to can no longer be done.
    pub fn prepare_answer(
        &self,
        person: PersonId,
        topic: Topic,
        seen: Revision,
        answer: Answer,
    ) -> Result<Prepared<G>, Declined> {
        let proposal = self.proposal(topic).ok_or(Declined::NoProposal(topic))?;
        let reader = Reader::Person(person);
        if self.looked_alike_until(reader, seen)? < proposal.version {
            return Err(self.stale(reader));
        }
        let withdraws = proposal.by == person && answer == Answer::Declined;
        if !self.is_asked(person, topic) && !withdraws {
            return Err(Declined::NoProposal(topic));
        }
        let mut prepared = self.prepare();
        match answer {
            Answer::Declined => prepared.push(Entry::Declined { topic, by: Voice::Person(person) }),
            Answer::Agreed => {
                prepared.push(Entry::Agreed { topic, by: person });
                if prepared.next.ledger.is_carried(topic) {
                    prepared.push(match proposal.motion {
                        Motion::TakeBack { to_line, .. } => Entry::Undo { to_line },
                        Motion::HandOver { seat, to, .. } => Entry::Seat { seat, occupant: to },
                        Motion::NewerRules { to, .. } => self.change_of_rules(to)?,
                    });
                    return Ok(prepared.settle());
                }
            }
        }
        Ok(prepared)
    }

    /// Opens a proposal.
    pub(crate) fn proposed(&self, motion: Motion) -> Prepared<G> {
        let mut prepared = self.prepare();
        prepared.push(Entry::Proposed(motion));
        prepared
    }
}
