//! What is shown of Pandemic to whoever looks for a game: how hard the world can be.

use super::pictures::cover;
use crate::face::{Placard, Preset};

pub(super) const PLACARD: Placard = Placard {
    cover,
    minutes: (30, 60),
    demand: 2,
    presets: &[
        Preset { name: "first", options: "epidemics=4", wins: Some(97) },
        Preset { name: "normal", options: "", wins: Some(93) },
        Preset { name: "hard", options: "epidemics=6", wins: Some(83) },
        Preset { name: "legendary", options: "epidemics=7", wins: None },
        Preset {
            name: "everything",
            options: "epidemics=4 module_strain=on module_purple=mutation role_packs=both event_set=mix13",
            wins: None,
        },
    ],
};
