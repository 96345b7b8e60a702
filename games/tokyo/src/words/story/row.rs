//! T2.3 T18.10 T32.2 T32.4 T32.5 What a scenario card is: one row of the table of its scenario.
//!
//! To write a scenario, write its table: a row says how the card is solved, what it does and when. Its
//! title and what it tells stand with the translations, under its word.

use super::deed::{Cue, Deed, Fit, Given, Letter};
use super::scaled::{Scaled, always};
use super::steps::GuideStep;
use crate::words::cards::{Does, Effect, Enemy, Row, When, Who};
use crate::words::options::Scenario;
use crate::words::{Ability, Keyword};

/// What a card does at this moment.
pub(super) const fn when(when: When, does: &'static [Does]) -> Row {
    Row::new(when, does)
}

/// What a card does at a moment that only scenario cards know.
pub(super) const fn cue(cue: Cue, does: &'static [Does]) -> Row {
    Row::new(When::Story(cue), does)
}

/// What only scenarios do.
pub(super) const fn deed(deed: Deed) -> Does {
    Does { who: Who::You, what: Effect::Story(deed) }
}

/// Something for each PC in the game.
pub(super) const fn each(what: Effect) -> Does {
    Does { who: Who::Everybody, what }
}

/// T32.31 What pressure deals.
const PRESSED: u8 = 3;

/// T32.3 What only scenarios do, among rows that always work.
pub(crate) fn standing(rows: &'static [Row]) -> impl Iterator<Item = Deed> {
    let always = rows.iter().filter(|row| row.when == When::Always).flat_map(|row| row.does);
    always.filter_map(|does| if let Effect::Story(deed) = does.what { Some(deed) } else { None })
}

/// T2.3 A scenario card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneRow {
    /// Its word in notation: `sc00_01`.
    pub word: &'static str,
    /// Of which scenario.
    pub scenario: Scenario,
    /// T1.13 Its running number.
    pub number: u8,
    /// How it is solved.
    pub way: Way,
    /// T32.13 What a PC must be or have to solve it.
    pub solver: Option<Fit>,
    /// T20.28 What a PC must be or have to attack it.
    pub attacker: Option<Fit>,
    /// T18.5 What else can be tried here.
    pub side: Option<Side>,
    /// T32.18 The HP of the NPC it is, if it is one that accompanies the PCs.
    pub npc: Option<u8>,
    /// T6.15 That it roams: its AP for a check if it is drawn from the trouble deck.
    pub roams: Option<u8>,
    /// T32.9 The card on which a letter is chosen by which something else is told here.
    pub told_by: Option<u8>,
    /// T18.10 T22.1 AP tokens for the solver; no seal comes off.
    pub reward: u8,
    /// T1.8
    pub keywords: &'static [Keyword],
    /// T7.1 T24.1 T32.2 T32.3 What it does, and when, in the words of ordinary cards and those of [`Deed`].
    pub rows: &'static [Row],
    /// T32.28 The steps of the guide, where there is one.
    pub steps: &'static [GuideStep],
}

impl SceneRow {
    /// A card that is only told.
    pub(super) const fn new(scenario: Scenario, number: u8, word: &'static str) -> SceneRow {
        SceneRow {
            word,
            scenario,
            number,
            way: Way::Told,
            solver: None,
            attacker: None,
            side: None,
            npc: None,
            roams: None,
            told_by: None,
            reward: 0,
            keywords: &[],
            rows: &[],
            steps: &[],
        }
    }
    /// Solved in this way.
    pub(super) const fn solved(self, way: Way) -> SceneRow {
        SceneRow { way, ..self }
    }
    /// T32.13 Only by such PCs.
    pub(super) const fn solved_by(self, fit: Fit) -> SceneRow {
        SceneRow { solver: Some(fit), ..self }
    }
    /// T20.28 Attacked only by such PCs.
    pub(super) const fn attacked_by(self, fit: Fit) -> SceneRow {
        SceneRow { attacker: Some(fit), ..self }
    }
    /// T18.5 With this side task, as long as this is so.
    pub(super) const fn side(self, any_of: &'static [(Ability, u8)], given: Given) -> SceneRow {
        SceneRow { side: Some(Side { any_of, given }), ..self }
    }
    /// T22.1 With this many AP tokens for the solver.
    pub(super) const fn reward(self, reward: u8) -> SceneRow {
        SceneRow { reward, ..self }
    }
    /// T1.8 With these keywords.
    pub(super) const fn keywords(self, keywords: &'static [Keyword]) -> SceneRow {
        SceneRow { keywords, ..self }
    }
    /// With these effects.
    pub(super) const fn rows(self, rows: &'static [Row]) -> SceneRow {
        SceneRow { rows, ..self }
    }
    /// T32.18 An NPC that accompanies the PCs, with this many HP.
    pub(super) const fn npc(self, hp: u8) -> SceneRow {
        SceneRow { npc: Some(hp), ..self }
    }
    /// T6.15 A roaming card, with its AP for a check.
    pub(super) const fn roams(self, ap: u8) -> SceneRow {
        SceneRow { roams: Some(ap), ..self }
    }
    /// T32.9 Told by the letter chosen on another card.
    pub(super) const fn told(self, by: u8) -> SceneRow {
        SceneRow { told_by: Some(by), ..self }
    }
    /// T32.28 With these steps of the guide.
    pub(super) const fn steps(self, steps: &'static [GuideStep]) -> SceneRow {
        SceneRow { steps, ..self }
    }
    /// T32.3 What its text does as long as it works.
    pub(crate) fn standing(&self) -> impl Iterator<Item = Deed> {
        standing(self.rows)
    }
    /// Whether it is a gate, solved in the Site.
    pub fn is_gate(&self) -> bool {
        match self.way {
            Way::Gate(_) => true,
            Way::Told | Way::Here(_) | Way::ByLetter { .. } | Way::On(..) => false,
        }
    }
    /// Every way to solve it, with the letter for which it holds.
    pub fn tasks(&'static self) -> Vec<(Option<Letter>, &'static Task)> {
        match &self.way {
            Way::Told => Vec::new(),
            Way::Here(task) | Way::Gate(task) | Way::On(_, task) => vec![(None, task)],
            Way::ByLetter { tasks, .. } => Letter::ALL.iter().copied().map(Some).zip(tasks.iter()).collect(),
        }
    }
}

/// T32.5 Where and how a scenario card is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Nobody solves it: it is read, and acts by its text.
    Told,
    /// In the market slot where it lies.
    Here(Task),
    /// In the area of this card, wherever it lies.
    On(u8, Task),
    /// T32.9 The same, by the letter chosen on another card.
    ByLetter {
        /// That card.
        of: u8,
        /// For each letter.
        tasks: &'static [Task],
    },
    /// In the Site, as if it were a Site card, when no card is left on the encounter slot.
    Gate(Task),
}

/// T18.5 What can be tried at a scenario card beside solving it: any of these checks; the card stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The checks.
    pub any_of: &'static [(Ability, u8)],
    /// As long as this is so.
    pub given: Given,
}

/// T18.1 T20.1 What solves a scenario card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Any of these checks.
    Checks {
        /// The checks.
        any_of: &'static [(Ability, u8)],
        /// How often it may be tried.
        tries: Tries,
        /// What success leads to.
        needs: Needs,
    },
    /// T32.31 A battle, or pressure: any one of these checks deals so much damage, which is neither reduced nor countered.
    Enemy {
        /// Its values; HP by the number of PCs.
        enemy: Enemy,
        /// T20.15
        hp: Scaled,
        /// The checks.
        pressure: &'static [(Ability, u8)],
        /// The damage of one of them.
        pressed: u8,
    },
}

vocabulary::words! {
    /// T18.5 How often a scenario card may be tried in a round.
    pub enum Tries as "number of tries" {
        /// As often as it can be paid for.
        Any = "any",
        /// Once by each PC.
        OneEach = "one_each",
        /// Until it succeeds, whoever tries.
        OneSuccess = "one_success",
    }
}

/// T18.5 What becomes of a scenario card whose check succeeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// It is solved by this many successes; each puts a progress token on it.
    Successes(Scaled),
    /// It stays, and each success has its effects.
    Stays,
    /// T32.4 Once solved it does not go to the discard, but lies beside the mat with this many progress tokens to be spent.
    Serves(u8),
}

impl Task {
    /// Solved by one check, as often tried as it can be paid for.
    pub(super) const fn check(any_of: &'static [(Ability, u8)]) -> Task {
        Task::Checks { any_of, tries: Tries::Any, needs: Needs::Successes(always(1)) }
    }
    /// It stays: each PC may try once a round, and each success counts.
    pub(super) const fn stays(any_of: &'static [(Ability, u8)]) -> Task {
        Task::Checks { any_of, tries: Tries::OneEach, needs: Needs::Stays }
    }
    /// Solved by one check, then it lies beside the mat with this many tokens.
    pub(super) const fn serves(tokens: u8, any_of: &'static [(Ability, u8)]) -> Task {
        Task::Checks { any_of, tries: Tries::Any, needs: Needs::Serves(tokens) }
    }
    /// Solved by this many successes, tried as often as they can be paid for.
    pub(super) const fn collects(needed: Scaled, any_of: &'static [(Ability, u8)]) -> Task {
        Task::Checks { any_of, tries: Tries::Any, needs: Needs::Successes(needed) }
    }
    /// It stays: it may succeed once a round.
    pub(super) const fn take(any_of: &'static [(Ability, u8)]) -> Task {
        Task::Checks { any_of, tries: Tries::OneSuccess, needs: Needs::Stays }
    }
    /// Solved by this many successes; each PC may try once a round.
    pub(super) const fn successes(needed: Scaled, any_of: &'static [(Ability, u8)]) -> Task {
        Task::Checks { any_of, tries: Tries::OneEach, needs: Needs::Successes(needed) }
    }
    /// A battle with this many HP, or pressure, which deals three damage each time.
    pub(super) const fn enemy(hp: Scaled, enemy: Enemy, pressure: &'static [(Ability, u8)]) -> Task {
        Task::Enemy { enemy, hp, pressure, pressed: PRESSED }
    }

    /// The checks.
    pub fn checks(&self) -> &'static [(Ability, u8)] {
        match self {
            Task::Checks { any_of, .. } => any_of,
            Task::Enemy { pressure, .. } => pressure,
        }
    }
}
