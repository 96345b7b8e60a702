//! The cover: four heroes on the road, before the great wheel and a sun that stands too near.

use super::{scenery, thing};
use crate::kit::picture::{Picture, Tone};

pub(crate) fn cover() -> Picture {
    Picture::on("cover-outlive")
        .with(thing("sun", (50, 30), 78).tone(Tone::Bright))
        .with(scenery("skyline").tone(Tone::Faint))
        .with(thing("fairground", (96, 40), 60).tone(Tone::Far))
        .with(scenery("hills").tone(Tone::Far))
        .with(scenery("ground").tone(Tone::Middle))
        .with_all([
            thing("hero_3a", (26, 60), 24),
            thing("hero_3b", (43, 59), 24),
            thing("hero_4", (61, 58), 26),
            thing("hero_5", (82, 57), 29),
        ])
        .with(scenery("bleach").tone(Tone::Faint))
}
