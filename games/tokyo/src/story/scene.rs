//! T2.3 T18.10 T32.2 T32.4 T32.5 T32.7 T32.14 What a scenario card is: one row of the table of its scenario.
//!
//! To write a scenario, write its table: a row says what is told, how the card is solved, what it does and when. What only
//! scenarios do stands in [`Deed`]; everything else in the words of ordinary cards.

use super::lesson::GuideStep;
use crate::cards::{Enemy, Row};
use crate::options::Scenario;
use crate::words::{Ability, Area, Keyword, Skill, Slot, Text};

/// T32.7 A value by the number of PCs: for 1, 2, 3 and 4.
pub type Scaled = [u8; crate::words::ROLES];

/// T32.7 The same for any number of PCs.
pub(super) const fn always(value: u8) -> Scaled {
    [value; crate::words::ROLES]
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
    /// Its title.
    pub name: Text,
    /// The page of the story.
    pub story: Text,
    /// How it is solved.
    pub way: Way,
    /// T22.1 AP tokens for the solver.
    pub reward: u8,
    /// T1.8
    pub keywords: &'static [Keyword],
    /// T7.1 T24.1 T32.3 What it does in the words of ordinary cards: at the start, at the end, on success, on failure.
    pub rows: &'static [Row],
    /// What only scenarios do, and when.
    pub lines: &'static [Line],
    /// T32.28 The steps of the guide, where there is one.
    pub steps: &'static [GuideStep],
}

impl SceneRow {
    /// A card that is only told.
    pub(super) const fn new(
        scenario: Scenario,
        number: u8,
        word: &'static str,
        name: Text,
        story: Text,
    ) -> SceneRow {
        SceneRow {
            word,
            scenario,
            number,
            name,
            story,
            way: Way::Told,
            reward: 0,
            keywords: &[],
            rows: &[],
            lines: &[],
            steps: &[],
        }
    }
    /// Solved in this way.
    pub(super) const fn solved(self, way: Way) -> SceneRow {
        SceneRow { way, ..self }
    }
    /// T22.1 With so many AP tokens for the solver.
    pub(super) const fn reward(self, reward: u8) -> SceneRow {
        SceneRow { reward, ..self }
    }
    /// With these effects.
    pub(super) const fn rows(self, rows: &'static [Row]) -> SceneRow {
        SceneRow { rows, ..self }
    }
    /// With what only scenarios do.
    pub(super) const fn lines(self, lines: &'static [Line]) -> SceneRow {
        SceneRow { lines, ..self }
    }
    /// T32.28 With these steps of the guide.
    pub(super) const fn steps(self, steps: &'static [GuideStep]) -> SceneRow {
        SceneRow { steps, ..self }
    }
    /// Whether it is a gate, solved in the Site.
    pub fn is_gate(&self) -> bool {
        match self.way {
            Way::Gate(_) => true,
            Way::Told | Way::Here(_) => false,
        }
    }
    /// How it is solved, where something solves it.
    pub fn task(&self) -> Option<&Task> {
        match &self.way {
            Way::Told => None,
            Way::Here(task) | Way::Gate(task) => Some(task),
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
    /// In the Site, as if it were a Site card, when no card is left on the encounter slot.
    Gate(Task),
}

/// T18.1 T20.1 What solves a scenario card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Any of these checks, so many times; each success puts a progress token on the card.
    Checks {
        /// The checks.
        any_of: &'static [(Ability, u8)],
        /// Successes needed.
        successes: Scaled,
    },
    /// A battle, or pressure: any of these checks deals so much damage, which is neither reduced nor countered.
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

impl Task {
    /// The checks.
    pub fn checks(&self) -> &'static [(Ability, u8)] {
        match self {
            Task::Checks { any_of, .. } => any_of,
            Task::Enemy { pressure, .. } => pressure,
        }
    }
}

/// T32.2 One thing that only scenarios do, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// When.
    pub when: Moment,
    /// What, in order.
    pub does: &'static [Deed],
}

/// T32.2 T32.3 When a line works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// T32.2 When it is revealed.
    Reveal,
    /// When it is solved.
    Success,
    /// T32.28 When the guide has come to the end of its steps.
    Taught,
    /// T32.3 When a trouble is solved while it lies open.
    TroubleSolved,
}

/// What only scenarios do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// T32.1 The card with this number is revealed.
    Open(u8),
    /// T32.6 This card is placed in a slot of the area.
    Place(Area),
    /// T32.5 This card is placed in exactly this slot.
    PlaceIn(Slot),
    /// Each PC gains AP tokens.
    EachGains(u8),
    /// T18.10 A seal of the solver comes off.
    LiftSeal(Skill),
    /// T32.10 The scenario is cleared.
    Clear,
    /// T32.11 The scenario is lost.
    Defeat,
}

crate::cards::card_type! {
    /// T2.3 A scenario card.
    Scene as "scenario card", SceneRow, SCENES, [super::s00::ROWS]
}

use std::num::NonZeroU8;

impl Scene {
    /// The card of a scenario with this number.
    pub fn numbered(scenario: Scenario, number: u8) -> Option<Scene> {
        Scene::all().find(|scene| scene.row().scenario == scenario && scene.row().number == number)
    }
    /// T1.13 Its ID.
    pub fn id(self) -> String {
        self.word().to_uppercase().replace('_', "-")
    }
    /// Its place among the cards of its scenario, from 0.
    #[inline]
    pub(crate) fn place(self) -> usize {
        usize::from(self.row().number) - 1
    }
}
