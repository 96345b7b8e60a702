//! What each city's photograph shows: the sky, what lies far off, landmarks, and what is in front.

use super::symbols::city;
use crate::kit::picture::{Layer, Picture, Tone};
use pandemic::City;

/// Something in the sky, around this point.
const fn sky(name: &'static str, x: i16, y: i16, size: u16) -> Layer {
    Layer::new(city(name), (x, y), size).tone(Tone::Bright)
}

/// Something all over the sky.
const fn air(name: &'static str, y: i16) -> Layer {
    Layer::new(city(name), (Picture::WIDTH / 2, y), Picture::WIDTH as u16).tone(Tone::Faint)
}

/// Something that stands with its foot at this point.
const fn at(name: &'static str, x: i16, foot: i16, size: u16) -> Layer {
    Layer::new(city(name), (x, foot - size as i16 / 2), size)
}

/// The same, farther off.
const fn behind(name: &'static str, x: i16, foot: i16, size: u16) -> Layer {
    at(name, x, foot, size).tone(Tone::Middle)
}

/// A strip far off, as wide as the picture.
const fn far(name: &'static str, foot: i16) -> Layer {
    at(name, Picture::WIDTH / 2, foot, Picture::WIDTH as u16).tone(Tone::Far)
}

/// A strip in front, as wide as the picture.
const fn front(name: &'static str) -> Layer {
    at(name, Picture::WIDTH / 2, Picture::HEIGHT, Picture::WIDTH as u16)
}

/// The layers of a city's photograph, from the back to the front.
#[rustfmt::skip]
pub(super) fn photograph(of: City) -> Vec<Layer> {
    match of {
        City::Atlanta => vec![sky("sun", 94, 26, 30), air("clouds", 30), far("towers", 90), behind("round-tower", 30, 90, 58), at("pencil-tower", 62, 92, 84), at("tree", 96, 94, 34), front("grove")],
        City::Chicago => vec![air("streaks", 26), far("blocks", 84), behind("braced-tower", 92, 84, 62), at("twin-antennas", 46, 82, 78), behind("stepped-spire", 14, 82, 44), front("water")],
        City::Essen => vec![sky("sun", 26, 30, 26), air("clouds", 50), far("hills", 92), behind("chimneys", 96, 92, 56), at("headframe", 48, 92, 82), front("street")],
        City::London => vec![sky("moon", 60, 20, 18), far("roofs", 84), at("wheel", 84, 84, 66), at("clock-tower", 30, 86, 78), front("water")],
        City::Madrid => vec![sky("sun", 20, 24, 24), far("old-town", 84), behind("leaning-towers", 60, 84, 80), at("five-gates", 60, 93, 84), front("street")],
        City::Milan => vec![sky("moon", 18, 20, 18), air("clouds", 30), far("peaks", 80), at("pinnacles", 64, 92, 86), front("street")],
        City::Montreal => vec![sky("moon", 22, 22, 18), air("snowfall", 50), at("hill-cross", 78, 82, 100).tone(Tone::Far), at("geodesic", 38, 90, 62), front("grove")],
        City::NewYork => vec![far("towers", 82), behind("slim-towers", 84, 80, 86), behind("stepped-spire", 104, 80, 66), at("torch-statue", 32, 88, 82), front("water")],
        City::Paris => vec![sky("setting-sun", 28, 44, 44), far("roofs", 92), at("iron-tower", 74, 94, 90), at("triumph-arch", 24, 94, 38), front("street")],
        City::SanFrancisco => vec![air("clouds", 24), far("hills", 80), behind("sharp-pyramid", 92, 78, 62), at("suspension-bridge", 56, 94, 118), front("water")],
        City::StPetersburg => vec![air("snowfall", 46), far("old-town", 80), at("needle", 34, 82, 72), at("raised-bridge", 82, 90, 76), front("water")],
        City::Washington => vec![sky("sun", 24, 24, 22), far("hills", 88), behind("obelisk", 102, 90, 74), at("capitol", 52, 92, 92), front("grove")],

        City::Bogota => vec![sky("sun", 96, 22, 24), far("range", 76), at("hill-church", 46, 96, 100), at("cable-car", 92, 70, 50), front("crowd-of-houses")],
        City::BuenosAires => vec![sky("setting-sun", 84, 46, 46), far("blocks", 82), behind("obelisk", 22, 84, 66), at("harp-bridge", 64, 94, 104), front("water")],
        City::Johannesburg => vec![sky("sun", 28, 32, 34), far("mesa", 88), behind("round-tower", 92, 92, 52), at("mast", 56, 94, 88), behind("blocks", 22, 92, 56), front("street")],
        City::Khartoum => vec![sky("sun", 70, 28, 28), far("dunes", 82), at("egg-tower", 32, 82, 60), behind("minaret", 62, 82, 54), front("water"), at("felucca", 92, 94, 52)],
        City::Kinshasa => vec![air("clouds", 20), sky("setting-sun", 30, 52, 36), far("jungle", 82), at("four-pillars", 76, 82, 78), front("water"), at("canoe", 30, 98, 44)],
        City::Lagos => vec![air("streaks", 18), far("towers", 74), at("hat-hall", 34, 76, 62).tone(Tone::Middle), at("low-bridge", 60, 92, 120), front("water"), at("canoe", 88, 99, 44).mirrored()],
        City::Lima => vec![sky("birds", 92, 28, 34).tone(Tone::Near), sky("setting-sun", 94, 60, 34), front("water"), at("cliff", 46, 100, 112), at("twin-belfries", 32, 60, 52)],
        City::LosAngeles => vec![sky("setting-sun", 62, 46, 56), far("hills", 78), at("observatory", 38, 74, 66).tone(Tone::Middle), at("city-hall", 66, 92, 48), at("palm", 98, 96, 72), at("palm", 16, 96, 52).mirrored(), front("street")],
        City::MexicoCity => vec![sky("smoke", 94, 20, 26).tone(Tone::Faint), at("volcano", 84, 66, 84).tone(Tone::Far), behind("step-pyramid", 92, 92, 70), at("angel-column", 34, 96, 88), front("crowd-of-houses")],
        City::Miami => vec![sky("sun", 94, 30, 32), far("blocks", 84), at("beach-hotel", 54, 90, 62), at("palm", 22, 96, 76), at("palm", 98, 96, 58).mirrored(), front("water")],
        City::Santiago => vec![far("range", 78), sky("moon", 18, 18, 16), at("glass-tower", 78, 92, 84), behind("blocks", 36, 92, 76), front("grove")],
        City::SaoPaulo => vec![air("clouds", 18), far("slim-towers", 86), at("x-bridge", 84, 92, 78), at("wave-block", 32, 94, 60), front("street")],

        City::Algiers => vec![sky("sun", 22, 26, 26), far("hills", 76), at("white-cubes", 36, 84, 78).tone(Tone::Middle), at("three-leaves", 86, 84, 76), front("water")],
        City::Baghdad => vec![sky("moon", 60, 22, 18), far("old-town", 86), behind("minaret", 104, 90, 70), at("split-dome", 56, 92, 92), at("palm", 14, 94, 56), front("ground")],
        City::Cairo => vec![sky("sun", 98, 22, 24), at("pyramids", 60, 88, 120).tone(Tone::Far), at("minaret", 18, 94, 74), front("ground"), at("camel", 88, 96, 44)],
        City::Chennai => vec![sky("sun", 20, 30, 26), air("clouds", 24), far("jungle", 88), at("gopuram", 52, 92, 82), at("lighthouse", 100, 92, 58), front("ground")],
        City::Delhi => vec![sky("sun", 60, 36, 44), far("old-town", 86), behind("ribbed-minar", 18, 90, 76), at("war-gate", 60, 92, 68), behind("lotus", 102, 92, 44), front("grove")],
        City::Istanbul => vec![sky("moon", 104, 18, 20), far("hills", 78), at("great-mosque", 50, 80, 94), front("water"), at("ferry", 94, 95, 44)],
        City::Karachi => vec![sky("sun", 92, 28, 22), far("mesa", 84), behind("dock-cranes", 98, 88, 56), at("bulb-tomb", 44, 92, 88), front("street")],
        City::Kolkata => vec![sky("moon", 28, 22, 20), far("jungle", 76), behind("marble-dome", 60, 74, 70), at("truss-bridge", 60, 94, 120), front("water")],
        City::Moscow => vec![air("snowfall", 44), far("roofs", 86), behind("star-tower", 102, 92, 80), at("onion-domes", 46, 94, 86), front("ground")],
        City::Mumbai => vec![sky("sun", 26, 28, 24), far("slim-towers", 74), at("sea-gate", 70, 82, 82), front("water"), at("dhow", 22, 96, 46)],
        City::Riyadh => vec![sky("sun", 56, 24, 22), far("dunes", 86), at("bottle-opener", 34, 90, 82), at("globe-spire", 86, 90, 70), front("dunes")],
        City::Tehran => vec![far("range", 70), behind("disc-tower", 98, 88, 78), at("freedom-arch", 48, 94, 74), front("grove")],

        City::Bangkok => vec![sky("setting-sun", 90, 50, 44), far("jungle", 80), at("prang", 46, 80, 78), behind("prang", 92, 80, 40), front("water"), at("longtail", 82, 97, 60)],
        City::Beijing => vec![sky("sun", 20, 26, 24), at("great-wall", 60, 66, 120).tone(Tone::Far), behind("round-temple", 94, 84, 48), at("palace-gate", 48, 94, 92), front("street")],
        City::HoChiMinhCity => vec![air("clouds", 22), far("blocks", 82), at("helipad-tower", 38, 92, 86), behind("palm", 104, 92, 62), front("street"), at("scooter", 76, 97, 46)],
        City::HongKong => vec![far("steep", 72), at("slim-towers", 60, 82, 120).tone(Tone::Middle), behind("facet-tower", 92, 82, 74), front("water"), at("junk", 38, 97, 60)],
        City::Jakarta => vec![at("volcano", 84, 80, 96).tone(Tone::Far), sky("sun", 20, 24, 22), behind("towers", 30, 88, 60), at("flame-column", 58, 94, 86), front("grove")],
        City::Manila => vec![sky("setting-sun", 62, 50, 60), far("hills", 80), at("fort-gate", 26, 92, 54), at("palm", 106, 92, 62), front("street"), at("jeepney", 70, 97, 58)],
        City::Osaka => vec![sky("moon", 98, 22, 24), sky("birds", 20, 30, 32).tone(Tone::Near), far("pines", 88), at("castle-keep", 54, 96, 88), front("grove")],
        City::Seoul => vec![at("steep", 74, 76, 100).tone(Tone::Far), behind("mast", 72, 54, 46), behind("towers", 40, 84, 110), at("tile-roof", 40, 96, 78), front("ground")],
        City::Shanghai => vec![air("clouds", 20), far("blocks", 82), at("pearl-tower", 32, 84, 80), behind("slot-tower", 72, 82, 74), behind("twist-tower", 98, 82, 80), front("water")],
        City::Sydney => vec![sky("sun", 24, 26, 26), far("towers", 74), behind("arch-bridge", 46, 82, 98), at("shell-hall", 78, 90, 72), front("water")],
        City::Taipei => vec![sky("sun", 96, 34, 24), far("steep", 90), behind("blocks", 80, 90, 80), at("bamboo-tower", 50, 92, 92), front("grove")],
        City::Tokyo => vec![at("snow-cone", 84, 78, 92).tone(Tone::Far), air("clouds", 56), behind("slim-towers", 76, 90, 84), at("banded-tower", 34, 94, 90), front("street")],
    }
}
