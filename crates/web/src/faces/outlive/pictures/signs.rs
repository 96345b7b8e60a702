//! What else has a name: survivors, iodine, radiation, the times of a day, who is first.

use super::places::{Backdrop, CITY, HUNT, ROAD};
use super::{printed, row, scenery, thing};
use crate::kit::picture::{Picture, Tone};
use outlive::Area;

/// Something that no row describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    /// Somebody who needs a place below ground.
    Survivor,
    /// The token of the Military Base.
    Iodine,
    /// The gauge of a shelter.
    Gauge,
    /// What makes the water of the Dam drinkable.
    Purifier,
    /// The token of the first player.
    First,
    /// The first phase of a turn.
    Dawn,
    /// The second one.
    Day,
    /// The last one.
    Night,
}

/// A sign.
pub(crate) fn sign(sign: Sign) -> Picture {
    let bleached = |picture: Picture| picture.with(scenery("bleach").tone(Tone::Faint));
    match sign {
        Sign::Survivor => bleached(ROAD.picture().with_all(printed(thing("survivor", (56, 54), 72)))),
        Sign::Iodine => bleached(Backdrop::of(Area::MilitaryBase).picture().with_all(printed(thing(
            "iodine",
            (56, 54),
            70,
        )))),
        Sign::Gauge => bleached(CITY.picture().with_all(printed(thing("gauge", (58, 52), 76)))),
        Sign::Purifier => bleached(
            Backdrop::of(Area::Dam)
                .picture()
                .with(scenery("dam").tone(Tone::Middle))
                .with_all(printed(thing("tank", (40, 55), 64)))
                .with(thing("arrow", (80, 52), 20))
                .with(thing("water", (102, 52), 26)),
        ),
        Sign::First => {
            bleached(Backdrop::of(Area::CargoShip).picture().with_all(printed(thing("flag", (58, 48), 76))))
        }
        Sign::Dawn => {
            bleached(HUNT.lit(thing("sun", (36, 52), 76)).with(scenery("clouds").tone(Tone::Bright)))
        }
        Sign::Day => {
            bleached(ROAD.lit(thing("sun", (62, 30), 56)).with_all(printed(thing("prints", (84, 72), 40))))
        }
        Sign::Night => night().with(scenery("blackwood").tone(Tone::Middle)),
    }
}

/// The radiation of a night: as many points as fall.
pub(crate) fn radiation(points: u8) -> Picture {
    let first = (60 - 18 * (i16::from(points) - 1), 52);
    night().with(scenery("cloud")).with_all(row(thing("trefoil", first, 34), points, 36))
}

fn night() -> Picture {
    Backdrop { ground: "poster-night", ..HUNT }
        .lit(thing("moon", (88, 28), 48))
        .with(scenery("stars").tone(Tone::Bright))
}
