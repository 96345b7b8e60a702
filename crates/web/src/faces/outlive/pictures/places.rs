//! The areas as sun-bleached posters, and what lies far behind the things that are used in them.

use super::{scenery, thing};
use crate::kit::picture::{Layer, Picture, Tone};
use outlive::Area;

/// What is behind a thing: the class of its colours, and the scenery at the horizon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Backdrop {
    pub(super) ground: &'static str,
    pub(super) far: &'static str,
}

/// Either city.
pub(super) const CITY: Backdrop = Backdrop { ground: "poster-city", far: "skyline" };
/// Wherever prey is hunted.
pub(super) const HUNT: Backdrop = Backdrop { ground: "poster-hunt", far: "hills" };
/// On the way round the ring.
pub(super) const ROAD: Backdrop = Backdrop { ground: "poster-road", far: "road" };

impl Backdrop {
    pub(super) const fn of(area: Area) -> Backdrop {
        match area {
            Area::MilitaryBase => Backdrop { ground: "poster-base", far: "plain" },
            Area::SilentPeak => Backdrop { ground: "poster-peak", far: "range" },
            Area::Mine => Backdrop { ground: "poster-mine", far: "mesas" },
            Area::CargoShip => Backdrop { ground: "poster-ship", far: "coast" },
            Area::Fairground => Backdrop { ground: "poster-fair", far: "coaster" },
            Area::Blackwood => Backdrop { ground: "poster-blackwood", far: "skyline" },
            Area::Forest => Backdrop { ground: "poster-forest", far: "firs" },
            Area::Dam => Backdrop { ground: "poster-dam", far: "valley" },
        }
    }

    /// With the sun low on the right, from where nothing hides it.
    pub(super) fn picture(self) -> Picture {
        self.lit(thing("sun", (94, 32), 54))
    }

    /// With the sun, or whatever shines, there.
    pub(super) fn lit(self, light: Layer) -> Picture {
        Picture::on(self.ground)
            .with(light.tone(Tone::Bright))
            .with(scenery(self.far).tone(Tone::Far))
            .with(scenery("ground").tone(Tone::Middle))
    }
}

/// An area.
pub(crate) fn area(area: Area) -> Picture {
    let backdrop = Backdrop::of(area);
    let (landmark, sun) = match area {
        Area::MilitaryBase => ("military_base", (66, 28)),
        Area::SilentPeak => ("silent_peak", (28, 26)),
        Area::Mine => ("mine", (74, 30)),
        Area::CargoShip => ("cargo_ship", (62, 22)),
        Area::Fairground => ("fairground", (92, 26)),
        Area::Blackwood => ("blackwood", (84, 26)),
        Area::Forest => ("forest", (62, 30)),
        Area::Dam => ("dam", (88, 20)),
    };
    Picture::on(backdrop.ground)
        .with(thing("sun", sun, 46).tone(Tone::Bright))
        .with(scenery("clouds").tone(Tone::Bright))
        .with(scenery(backdrop.far).tone(Tone::Far))
        .with(scenery(landmark).tone(Tone::Middle))
        .with_all(
            (area != Area::Dam && area != Area::CargoShip).then(|| scenery("ground").tone(Tone::Middle)),
        )
        .with(scenery("bleach").tone(Tone::Faint))
}
