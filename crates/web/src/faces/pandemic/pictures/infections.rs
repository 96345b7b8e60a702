//! The picture of an infection card: the part of the map around its city, with its roads and where they lead.

use super::shape;
use super::symbols::{thing, world};
use crate::faces::pandemic::board::map;
use crate::kit::picture::{Layer, Picture, Symbol, Tone};
use pandemic::City;

/// How many units of a picture a hundred units of the map are.
const SCALE: i16 = 44;

const MIDDLE: (i16, i16) = (Picture::WIDTH / 2, Picture::HEIGHT / 2);

/// The part of the map around a city, from the back to the front.
pub(super) fn surroundings(of: City) -> Vec<Layer> {
    let centre = map::place(of as u8);
    let place =
        |point: (i16, i16)| (MIDDLE.0 + scaled(point.0 - centre.0), MIDDLE.1 + scaled(point.1 - centre.1));
    let land = Layer::new(world(), place((map::WIDTH / 2, map::HEIGHT / 2)), scaled(map::WIDTH) as u16);
    let mut layers = vec![land.tone(Tone::Far)];
    let ends: Vec<(Option<City>, (i16, i16))> = of
        .neighbours()
        .iter()
        .map(|other| match beyond_the_edge(of, other) {
            Some(edge) => (None, place(edge)),
            None => (Some(other), place(map::place(other as u8))),
        })
        .collect();
    layers.extend(ends.iter().map(|(_, end)| road(*end)));
    for (city, end) in ends {
        if let Some(city) = city {
            let ground = if city.colour() == of.colour() { Tone::Near } else { Tone::Middle };
            layers.push(Layer::new(thing("town"), end, 11).tone(ground));
        }
    }
    layers.push(Layer::new(thing("target"), MIDDLE, 46).tone(Tone::Bright));
    layers.push(Layer::new(shape(of.colour()), MIDDLE, 24));
    layers
}

/// Where the line between two cities meets the edge of the map, if it crosses the Pacific.
fn beyond_the_edge(from: City, to: City) -> Option<(i16, i16)> {
    let far = map::FAR.iter().find(|far| (far.city, far.partner) == (from as u8, to as u8));
    far.map(|far| far.end)
}

/// A road from the middle to this point, in the nearest length there is.
fn road(end: (i16, i16)) -> Layer {
    let (x, y) = (f32::from(end.0 - MIDDLE.0), f32::from(end.1 - MIDDLE.1));
    let length = x.hypot(y);
    let (symbol, size): (Symbol, u16) = match length {
        ..25.0 => (thing("road-20"), 20),
        ..35.0 => (thing("road-30"), 30),
        ..45.0 => (thing("road-40"), 40),
        ..55.0 => (thing("road-50"), 50),
        ..75.0 => (thing("road-60"), 60),
        _ => (thing("road-90"), 90),
    };
    let half = f32::from(size) / 2.0 / length;
    let at = (MIDDLE.0 + (x * half).round() as i16, MIDDLE.1 + (y * half).round() as i16);
    Layer::new(symbol, at, size).turned(y.atan2(x).to_degrees().round() as i16).tone(Tone::Bright)
}

fn scaled(units: i16) -> i16 {
    (i32::from(units) * i32::from(SCALE) / 100) as i16
}

#[cfg(test)]
mod tests {
    use crate::assets;
    use crate::faces::pandemic::board::map;

    #[test]
    fn the_world_of_the_pictures_is_the_map() {
        let file = assets::asset("pandemic/world.svg").unwrap().bytes;
        let text = std::str::from_utf8(&file).unwrap();
        assert!(text.contains(&map::LAND.concat()) && text.contains(&map::LAKES.concat()));
    }
}
