//! Prey: a head by endurance, and the meat of the first tile.

use super::places::HUNT;
use super::tags::{Tag, corner, repeated};
use super::{printed, row, scenery, thing};
use crate::kit::picture::{Picture, Tone};
use outlive::{MEAT, Prey};

/// A kind of prey.
pub(crate) fn prey(kind: Prey) -> Picture {
    let meat: Vec<Tag> = repeated(Tag::Plain("meat"), MEAT[kind as usize][0]).collect();
    HUNT.picture()
        .with_all(printed(thing(named(kind), (56, 52), 72)))
        .with_all(row(thing("paw", (8, 93), 10).tone(Tone::Bright), kind.endurance(), 11))
        .with_all(corner(&meat))
        .with(scenery("bleach").tone(Tone::Faint))
}

/// The head alone, as it stands on a tile of the ring.
pub(crate) fn head(kind: Prey) -> Picture {
    Picture::on(HUNT.ground).with(thing(named(kind), (60, 50), 100))
}

const fn named(kind: Prey) -> &'static str {
    match kind {
        Prey::P3 => "hare",
        Prey::P4 => "boar",
        Prey::P5 => "stag",
        Prey::P6 => "bear",
        Prey::P7 => "bison",
    }
}
