//! What only drawings name.

use super::words::{Words, slug};
use tokyo::{Foe, Range, Rarity, Skill};

impl Words<'_> {
    pub(super) fn range(&self, range: Range) -> String {
        self.say(&format!("tokyo-range-{}", slug(range.word())))
    }

    pub(super) fn rarity(&self, rarity: Rarity) -> String {
        self.say(&format!("tokyo-rarity-{rarity}"))
    }

    /// What kind of skill it is.
    pub(super) fn skill_kind(&self, skill: Skill) -> String {
        self.say(&format!("tokyo-skill-{}", slug(skill.word())))
    }

    /// The enemy that damage comes from, if one does.
    pub(super) fn foe(&self, foe: Foe) -> Option<String> {
        foe.spot().map(|spot| self.spot(spot))
    }
}
