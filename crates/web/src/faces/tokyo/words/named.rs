//! What only drawings name.

use crate::faces::tokyo::words::{Words, slug};
use tokyo::{Range, Skill};

impl Words<'_> {
    pub(crate) fn range(&self, range: Range) -> String {
        self.say(&format!("tokyo-range-{}", slug(range.word())))
    }

    /// What kind of skill it is.
    pub(crate) fn skill_kind(&self, skill: Skill) -> String {
        self.say(&format!("tokyo-skill-{}", slug(skill.word())))
    }
}
