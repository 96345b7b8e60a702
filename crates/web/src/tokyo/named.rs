//! What only drawings name.

use super::words::{Words, slug};
use tokyo::{Range, Skill};

impl Words<'_> {
    pub(super) fn range(&self, range: Range) -> String {
        self.say(&format!("tokyo-range-{}", slug(range.word())))
    }

    /// What kind of skill it is.
    pub(super) fn skill_kind(&self, skill: Skill) -> String {
        self.say(&format!("tokyo-skill-{}", slug(skill.word())))
    }
}
