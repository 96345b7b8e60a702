//! T32.5 T32.7 Scenario cards as the story stands: how they are solved, and the enemies among them.

use super::Story;
use crate::words::cards::Enemy;
use crate::words::story::{Scene, SceneRow, Task, Way, by_pcs};

impl SceneRow {
    /// Whether it is solved where this card lies.
    pub(crate) fn is_about(&self, other: Scene) -> bool {
        matches!(self.way, Way::On(number, _) if number == other.row().number)
    }
    /// How it is solved as the story stands, where something solves it.
    pub fn task(&'static self, story: &Story) -> Option<&'static Task> {
        let letter = |of: u8| story.letters[usize::from(of) - 1];
        match &self.way {
            Way::Told => None,
            Way::Here(task) | Way::Gate(task) | Way::On(_, task) => Some(task),
            Way::ByLetter { of, tasks } => letter(*of).and_then(|letter| tasks.get(letter as usize)),
        }
    }
}

impl Scene {
    /// T32.5 The card that is solved where this one lies, and how: itself, or an open one that is about it.
    pub fn matter(self, story: &Story) -> Option<(Scene, &'static Task)> {
        match &self.row().way {
            Way::Here(_) | Way::Gate(_) | Way::ByLetter { .. } => Some((self, self.row().task(story)?)),
            Way::Told | Way::On(..) => {
                let about = story.table.iter().find(|open| open.row().is_about(self))?;
                Some((about, about.row().task(story)?))
            }
        }
    }
    /// T20.1 T32.7 The enemy it is among this many PCs, with its HP and its counter as the story stands.
    pub fn foe(self, story: &Story, pcs: u8) -> Option<Enemy> {
        let Task::Enemy { enemy, hp, .. } = self.row().task(story)? else { return None };
        let tokens = story.tokens[self.place()];
        let hp = by_pcs(*hp, pcs);
        match self.swell() {
            Some((from, fierce)) if tokens >= from => Some(Enemy { hp: hp + tokens, ..*fierce }),
            Some(_) => Some(Enemy { hp: hp + tokens, ..*enemy }),
            None => Some(Enemy { hp, ..*enemy }),
        }
    }
}
