//! What is shown of Outlive to whoever looks for a game: its editions, and a harder world.

use super::pictures::cover::cover;
use crate::face::{Placard, Preset};

pub(super) const PLACARD: Placard = Placard {
    cover,
    minutes: (60, 120),
    demand: 3,
    presets: &[
        Preset { name: "first", options: "hero_placement=one_by_one", wins: None },
        Preset { name: "revised", options: "", wins: None },
        Preset { name: "early", options: "edition=early", wins: None },
        Preset { name: "scarce", options: "bank=counted", wins: None },
    ],
};
