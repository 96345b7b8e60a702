//! Seats that change hands while the game runs: who has a say in it, what remains of it, and what is shown.
//!
//! Nobody sees what another seat knows without being allowed to. These need nobody's agreement:
//! - whatever a person does with its own seat: leaving it, giving it to a bot;
//! - coming back: a seat that a bot holds, or nobody, returns to whoever held it last, as long as they have not sat
//!   down elsewhere since;
//! - every other change of seats no other plays against ([`Game::opposed`]), except from one person to another.
//!
//! Everything else is a proposal, in which everybody who holds another seat has a say. Whoever has been replaced by a bot also has
//! a say in who else may hold the seat; whoever has left does not. All must agree, and somebody must be
//! there to agree: a person alone never looks into a seat that plays against it. Only a seat that is overdue goes to a bot,
//! and never to a person, by a vote of the others: more than half of them.
//!
//! Everybody is shown a hand-over beside the moves; the record says it without names.

use crate::declined::Declined;
use crate::entry::{Entry, Occupant, PersonId, level_name};
use crate::proposal::{Motion, Proposal, Quorum, Topic};
use crate::table::{Phase, Prepared, Table};
use crate::undo::Terms;
use bots::Roster;
use kernel::{Game, Seat};
use std::fmt;

/// A seat has changed hands while the game ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandOver {
    /// The seat.
    pub seat: Seat,
    /// The person or bot that held it.
    pub from: Occupant,
    /// The person or bot that holds it now.
    pub to: Occupant,
    /// Whether that is the person who held it last before.
    pub returns: bool,
}

/// As a record says it: without names, and without telling one person from another but for their return.
impl fmt::Display for HandOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whom = |occupant: Occupant| match occupant {
            Occupant::Empty => "nobody".to_owned(),
            Occupant::Person(_) => "a person".to_owned(),
            Occupant::Bot { level } => format!("a bot ({level})"),
        };
        let from = whom(self.from);
        let to = match (self.from, self.to) {
            (_, Occupant::Person(_)) if self.returns => "the person who held it before".to_owned(),
            (Occupant::Person(_), Occupant::Person(_)) => "another person".to_owned(),
            (_, to) => whom(to),
        };
        match (self.from, self.to) {
            (_, Occupant::Empty) => write!(f, "{}: left by {from}", self.seat),
            (Occupant::Empty, _) => write!(f, "{}: taken by {to}", self.seat),
            (_, _) => write!(f, "{}: handed from {from} to {to}", self.seat),
        }
    }
}

/// The person who held a seat last before the present one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Before {
    pub(crate) person: PersonId,
    pub(crate) parting: Parting,
}

/// How somebody has lost a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Parting {
    /// Somebody else has it; a bot keeps it for them.
    Replaced,
    /// They have left it empty, for whoever the others let in.
    Left,
}

/// Whether whoever holds a seat has kept everybody waiting for too long, by a clock of the caller's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lateness {
    /// The seat has not kept everybody waiting too long.
    InTime,
    /// The seat has kept everybody waiting too long.
    Overdue,
}

/// A change of seats that somebody would like.
#[derive(Clone, Copy)]
struct Wanted {
    by: PersonId,
    seat: Seat,
    to: Occupant,
    lateness: Lateness,
}

impl Wanted {
    /// A person would like to sit there.
    fn by(person: PersonId, seat: Seat) -> Wanted {
        Wanted { by: person, seat, to: Occupant::Person(person), lateness: Lateness::InTime }
    }

    /// A person would like a bot of this level to.
    fn for_bot<G: Roster>(
        by: PersonId,
        seat: Seat,
        level: &str,
        lateness: Lateness,
    ) -> Result<Wanted, Declined> {
        let known = level_name::<G>(level).ok_or_else(|| Declined::UnknownLevel(level.to_owned()))?;
        Ok(Wanted { by, seat, to: Occupant::Bot { level: known }, lateness })
    }
}

/// The terms on which a change of seats can come about.
enum Way {
    AtOnce,
    IfAgreed(Motion),
}

impl<G: Game> Table<G> {
    /// Whether the game runs and other seats play against this one.
    pub fn is_guarded(&self, seat: Seat) -> bool {
        self.phase() == Phase::Running && !self.game.opposed(seat).is_empty()
    }

    /// Whether this person held the seat last, before whoever has it now.
    pub fn comes_first(&self, person: PersonId, seat: Seat) -> bool {
        self.ledger.before(seat).is_some_and(|before| before.person == person)
    }
}

impl<G: Roster> Table<G> {
    /// The terms on which a person could take a seat. The caller decides who may want to.
    ///
    /// # Errors
    /// If there is no such seat, nobody is there who could agree, a person holds it while the game does not run, or the
    /// game is over.
    pub fn take_terms(&self, person: PersonId, seat: Seat) -> Result<Terms, Declined> {
        self.terms(Wanted::by(person, seat))
    }

    /// The terms on which a person could let a bot have a seat.
    ///
    /// # Errors
    /// If there is no such seat or the game is over.
    pub fn bot_terms(&self, by: PersonId, seat: Seat, lateness: Lateness) -> Result<Terms, Declined> {
        self.terms(Wanted::for_bot::<G>(by, seat, G::USUAL, lateness)?)
    }

    /// A person takes a seat that is empty or held by a bot, where nobody has a say in it. The caller decides who may
    /// want to.
    ///
    /// # Errors
    /// As [`Table::take_terms`], if a person holds the seat, or if others must agree.
    pub fn prepare_take_seat(&self, person: PersonId, seat: Seat) -> Result<Prepared<G>, Declined> {
        match self.ledger.occupant(seat) {
            Occupant::Person(_) if !self.comes_first(person, seat) => Err(Declined::SeatTaken(seat)),
            Occupant::Person(_) | Occupant::Bot { .. } | Occupant::Empty => {
                self.at_once(Wanted::by(person, seat))
            }
        }
    }

    /// A person takes a seat; if others have a say in it, they are asked whether the person may have it.
    ///
    /// # Errors
    /// As [`Table::take_terms`], or if another proposal of this kind is open.
    pub fn prepare_take_seat_proposal(&self, person: PersonId, seat: Seat) -> Result<Prepared<G>, Declined> {
        self.at_once_or_proposed(Wanted::by(person, seat))
    }

    /// A bot takes a seat where nobody has a say in it. The caller decides who may want that.
    ///
    /// # Errors
    /// As [`Table::bot_terms`], if there is no such level, or if others must agree.
    pub fn prepare_hand_to_bot(
        &self,
        by: PersonId,
        seat: Seat,
        level: &str,
        lateness: Lateness,
    ) -> Result<Prepared<G>, Declined> {
        self.at_once(Wanted::for_bot::<G>(by, seat, level, lateness)?)
    }

    /// A bot takes a seat; if others have a say in it, they are asked whether the bot may have it.
    ///
    /// # Errors
    /// As [`Table::bot_terms`], if there is no such level, or if another proposal of this kind is open.
    pub fn prepare_hand_to_bot_proposal(
        &self,
        by: PersonId,
        seat: Seat,
        level: &str,
        lateness: Lateness,
    ) -> Result<Prepared<G>, Declined> {
        self.at_once_or_proposed(Wanted::for_bot::<G>(by, seat, level, lateness)?)
    }

    /// A person leaves their seat empty. A game that runs waits when an empty seat has to decide.
    ///
    /// # Errors
    /// If it is not the person's seat or the game is over.
    pub fn prepare_leave_seat(&self, person: PersonId, seat: Seat) -> Result<Prepared<G>, Declined> {
        self.check_held(person, seat)?;
        self.check_not_over()?;
        Ok(self.seated(seat, Occupant::Empty))
    }

    fn terms(&self, wanted: Wanted) -> Result<Terms, Declined> {
        Ok(match self.way(wanted)? {
            Way::AtOnce => Terms::Free,
            Way::IfAgreed(motion) => Terms::Agreement(self.ledger.would_be_asked(motion, wanted.by)),
        })
    }

    fn at_once(&self, wanted: Wanted) -> Result<Prepared<G>, Declined> {
        match self.terms(wanted)? {
            Terms::Free => Ok(self.seated(wanted.seat, wanted.to)),
            Terms::Agreement(others) => Err(Declined::SeatNeedsAgreement(others)),
        }
    }

    fn way(&self, wanted: Wanted) -> Result<Way, Declined> {
        let Wanted { by, seat, to, lateness } = wanted;
        if !self.ledger.has(seat) {
            return Err(Declined::NotYourSeat(seat));
        }
        self.check_not_over()?;
        let holder = self.ledger.occupant(seat);
        let quorum = match (holder, to) {
            (Occupant::Person(_), Occupant::Person(_)) if holder == to || self.phase() != Phase::Running => {
                return Err(Declined::SeatTaken(seat));
            }
            (Occupant::Person(_), Occupant::Person(_)) => Quorum::Everybody,
            (_, _) if !self.is_guarded(seat) => return Ok(Way::AtOnce),
            (Occupant::Person(person), _) if person == by => return Ok(Way::AtOnce),
            (Occupant::Person(_), _) => match lateness {
                Lateness::InTime => Quorum::Everybody,
                Lateness::Overdue => Quorum::MoreThanHalf,
            },
            (Occupant::Empty | Occupant::Bot { .. }, Occupant::Person(_))
                if self.comes_first(by, seat) || !self.ledger.people_have_sat =>
            {
                return Ok(Way::AtOnce);
            }
            (Occupant::Empty | Occupant::Bot { .. }, _) => Quorum::Everybody,
        };
        let motion = Motion::HandOver { by, seat, to, quorum };
        let nobody_is_asked = self.ledger.asked(motion, by).is_empty();
        match to {
            Occupant::Person(_) if nobody_is_asked => Err(Declined::NobodyToAgree(seat)),
            Occupant::Bot { .. } | Occupant::Empty
                if nobody_is_asked || self.ledger.carries(&self.ledger.opened(motion, by)) =>
            {
                Ok(Way::AtOnce)
            }
            Occupant::Person(_) | Occupant::Bot { .. } | Occupant::Empty => Ok(Way::IfAgreed(motion)),
        }
    }

    fn at_once_or_proposed(&self, wanted: Wanted) -> Result<Prepared<G>, Declined> {
        let Wanted { by, seat, to, .. } = wanted;
        let motion = match self.way(wanted)? {
            Way::AtOnce => return Ok(self.seated(seat, to)),
            Way::IfAgreed(motion) => motion,
        };
        let gives_way =
            |open: &Proposal| open.by == by || open.motion.seat() == Some(seat) && self.comes_first(by, seat);
        match self.proposal(Topic::Seat) {
            Some(open) if !gives_way(open) => Err(Declined::ProposalPending(Topic::Seat)),
            Some(_) | None => Ok(self.proposed(motion)),
        }
    }

    fn seated(&self, seat: Seat, occupant: Occupant) -> Prepared<G> {
        let mut prepared = self.prepare();
        prepared.push(Entry::Seat { seat, occupant });
        prepared.settle()
    }
}
