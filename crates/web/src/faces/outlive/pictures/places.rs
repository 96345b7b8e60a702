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

/// How far a panorama goes on to either side; no gap shows between what lies side by side.
const SIDES: [i16; 2] = [1 - Picture::WIDTH, Picture::WIDTH - 1];

/// An area with the land that goes on to its left and right, for frames wider than a picture: whoever shows it lets the layers
/// overflow.
pub(crate) fn panorama(area: Area) -> Picture {
    let backdrop = Backdrop::of(area);
    let mut picture = self::area(area);
    let beside = |layer: Layer, by: i16| Layer { at: (layer.at.0 + by, layer.at.1), ..layer }.mirrored();
    let goes_on: &[Layer] = match area {
        // A wall, a wood and the sea have no end.
        Area::Dam => &[scenery("valley").tone(Tone::Far), scenery("dam").tone(Tone::Middle)],
        Area::Forest => &[
            scenery("firs").tone(Tone::Far),
            scenery("ground").tone(Tone::Middle),
            thing("firs", (60, 62), 90).tone(Tone::Middle),
        ],
        Area::CargoShip => &[scenery("coast").tone(Tone::Far)],
        Area::MilitaryBase | Area::SilentPeak | Area::Mine | Area::Fairground | Area::Blackwood => {
            &[scenery(backdrop.far).tone(Tone::Far), scenery("ground").tone(Tone::Middle)]
        }
    };
    let sides = SIDES.into_iter().flat_map(|by| goes_on.iter().map(move |&layer| beside(layer, by)));
    let clouds = SIDES.map(|by| beside(scenery("clouds").tone(Tone::Bright), by));
    // The worn edges of a poster would stand in the middle of the land.
    let worn = picture.layers.pop();
    debug_assert_eq!(worn.map(|layer| layer.tone), Some(Tone::Faint));
    let (light, rest) = picture.layers.split_at(1);
    picture.layers = light.iter().copied().chain(clouds).chain(sides).chain(rest.iter().copied()).collect();
    picture
}
