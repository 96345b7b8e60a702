//! A table goes on by newer rules: when everybody who sits at it agrees, and where these would have changed nothing so far.
//!
//! A game is played to its end by the version of the rules it began with, unless those who play would rather have a newer one.
//! Any of them may propose that. Everybody else who sits there has a say, and so has whoever a bot stands in for; a person
//! alone needs nobody's leave.
//!
//! What has been played stays what it was. Before anything is proposed, and again before it is done, the record is played
//! once more by the newer rules, under options read from the same words: what these leave unsaid has its newer default. Every
//! line must be legal, every draw the one that the sealed seed gives, and every reader must learn the same from each line and see
//! the same position in the end. What can be done from then on may be something else; that is what newer rules are for.
//!
//! Whether they fit can depend on what is hidden, and the answer is one bit of it. Nothing else of the dry run is shown: not the line,
//! nor the reason. Whether the move is offered, and to whom, does not depend on it.
//!
//! The change is an entry with the options as they are written under the newer rules. Entries before it are read by the older rules,
//! which may have allowed what was taken back before the change.

use crate::declined::Declined;
use crate::entry::{Entry, PersonId};
use crate::proposal::{Motion, Topic};
use crate::table::{Phase, Prepared, Table};
use crate::undo::Terms;
use crate::verify::{Sealed, verify};
use bots::Roster;
use kernel::{Game, Record, RulesVersion, Seat, Viewer};
use std::fmt;

/// A table has gone over to newer rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewerRules {
    /// The version it was played by.
    pub from: RulesVersion,
    /// The version it is played by since.
    pub to: RulesVersion,
}

/// As a record says it.
impl fmt::Display for NewerRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rules: version {} up to here, version {} from here on", self.from, self.to)
    }
}

impl<G: Game> Table<G> {
    /// The newest version of the rules, if the game runs and is played by an older one.
    pub fn newer_rules(&self) -> Option<RulesVersion> {
        (self.phase() == Phase::Running && self.rules() < G::RULES).then_some(G::RULES)
    }

    /// The entry by which the table goes over to this version of the rules.
    ///
    /// # Errors
    /// [`Declined::RulesDoNotFit`] if they would have changed what has been played.
    pub(crate) fn change_of_rules(&self, to: RulesVersion) -> Result<Entry, Declined> {
        let options = kernel::options_under::<G>(to, &self.options().to_string());
        let options = options.map_err(|_| Declined::RulesDoNotFit)?.to_string();
        if self.fits(to, &options) { Ok(Entry::Rules { to, options }) } else { Err(Declined::RulesDoNotFit) }
    }

    /// The dry run.
    fn fits(&self, rules: RulesVersion, options: &str) -> bool {
        let seed = Some(self.seal.reveal());
        let record = Record { rules: rules.0, options: options.to_owned(), seed, ..self.record() };
        let is_honest = |record| verify::<G>(record).is_ok_and(|verdict| verdict.sealed == Sealed::Honest);
        if !is_honest(&record) {
            return false;
        }
        let mut newer = self.clone();
        let played = kernel::begin(rules, options).and_then(|begun| newer.replay(begun));
        let seats = self.game.seats();
        let mut readers = Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient]);
        played.is_ok()
            && newer.game.seats() == seats
            && newer.phase() == Phase::Running
            && readers.all(|reader| {
                self.log.tells_the_same(&newer.log, reader)
                    && G::same_position(&self.view(reader), &newer.view(reader))
            })
    }
}

impl<G: Roster> Table<G> {
    /// On which terms a person could have the table go over to the newest rules.
    ///
    /// # Errors
    /// If the game does not run, there are no newer rules, or the person does not sit there.
    pub fn newer_rules_terms(&self, person: PersonId) -> Result<Terms, Declined> {
        Ok(self.newer_rules_wanted(person)?.1)
    }

    /// The table goes over to the newest rules, where nobody else has a say.
    ///
    /// # Errors
    /// As [`Table::newer_rules_terms`], if others must agree, or if the rules do not fit what has been played.
    pub fn prepare_newer_rules(&self, person: PersonId) -> Result<Prepared<G>, Declined> {
        match self.newer_rules_wanted(person)? {
            (to, Terms::Free) => self.gone_over(to),
            (_, Terms::Agreement(others)) => Err(Declined::RulesNeedAgreement(others)),
        }
    }

    /// The table goes over to the newest rules; if others have a say in it, they are asked.
    ///
    /// # Errors
    /// As [`Table::newer_rules_terms`], if the others are being asked already, or if the rules do not fit what has been played.
    pub fn prepare_newer_rules_proposal(&self, person: PersonId) -> Result<Prepared<G>, Declined> {
        match self.newer_rules_wanted(person)? {
            (to, Terms::Free) => self.gone_over(to),
            (_, Terms::Agreement(_)) if self.proposal(Topic::Rules).is_some() => {
                Err(Declined::ProposalPending(Topic::Rules))
            }
            (to, Terms::Agreement(_)) => {
                self.change_of_rules(to)?;
                Ok(self.proposed(Motion::NewerRules { by: person, to }))
            }
        }
    }

    fn newer_rules_wanted(&self, person: PersonId) -> Result<(RulesVersion, Terms), Declined> {
        self.check_running()?;
        let to = self.newer_rules().ok_or(Declined::NoNewerRules)?;
        if self.seats_of(person).is_empty() {
            return Err(Declined::NotSeated);
        }
        let others = self.ledger.would_be_asked(Motion::NewerRules { by: person, to }, person);
        Ok((to, if others.is_empty() { Terms::Free } else { Terms::Agreement(others) }))
    }

    fn gone_over(&self, to: RulesVersion) -> Result<Prepared<G>, Declined> {
        let mut prepared = self.prepare();
        prepared.push(self.change_of_rules(to)?);
        Ok(prepared.settle())
    }
}
