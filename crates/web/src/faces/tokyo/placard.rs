//! What is shown of Tokyo Siteseeing to whoever looks for a game: its scenarios.

use super::pictures::cover;
use crate::face::{Placard, Preset};

pub(super) const PLACARD: Placard = Placard {
    cover,
    minutes: (60, 180),
    demand: 4,
    presets: &[
        Preset { name: "first", options: "scenario=s00", wins: Some(100) },
        Preset { name: "hold-out", options: "", wins: Some(98) },
        Preset { name: "s01", options: "scenario=s01", wins: Some(72) },
        Preset { name: "s02", options: "scenario=s02", wins: Some(61) },
        Preset { name: "s03", options: "scenario=s03", wins: Some(57) },
        Preset { name: "s04", options: "scenario=s04", wins: Some(40) },
        Preset { name: "s05", options: "scenario=s05", wins: Some(46) },
        Preset { name: "s06", options: "scenario=s06", wins: Some(48) },
        Preset { name: "s07", options: "scenario=s07", wins: Some(45) },
    ],
};
