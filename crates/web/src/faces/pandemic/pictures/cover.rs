//! The cover: those who sit before the wall screen at night, and what is on it.

use super::symbols::{person, thing, world};
use super::{Layer, Picture, Tone, shape};
use crate::faces::pandemic::board::map;
use pandemic::City;

/// How wide the map is on the screen.
const WIDE: i32 = 140;

/// Cities where something has broken out, and how far it shines.
const LIT: [(City, u16); 9] = [
    (City::Shanghai, 26),
    (City::Bangkok, 15),
    (City::Manila, 11),
    (City::London, 14),
    (City::Essen, 10),
    (City::Cairo, 13),
    (City::Karachi, 10),
    (City::Lagos, 14),
    (City::Bogota, 12),
];

pub(super) fn cover() -> Picture {
    let land = Layer::new(world(), (60, 30), WIDE as u16);
    let town = |city: &City| Layer::new(thing("town"), place(*city), 2).tone(Tone::Middle);
    Picture::on("cover-pandemic")
        .with(land.tone(Tone::Far))
        .with_all(City::ALL.iter().map(town))
        .with_all(LIT.iter().flat_map(|&(city, shine)| breaks_out(city, shine)))
        .with_all(people())
}

/// The glow around a city and the mark of its disease.
fn breaks_out(city: City, shine: u16) -> [Layer; 2] {
    let at = place(city);
    [
        Layer::new(person("halo"), at, shine).tone(Tone::Faint),
        Layer::new(shape(city.colour()), at, 3 + shine / 5).tone(Tone::Bright),
    ]
}

/// Four of a team, seen from behind.
fn people() -> Vec<Layer> {
    let seats =
        [(12, 26, "hair-short"), (33, 31, "hair-bun"), (84, 33, "hair-short"), (106, 27, "hair-tail")];
    let somebody = |(x, size, hair): (i16, u16, &'static str)| {
        ["coat", "face", hair].map(|piece| Layer::new(person(piece), (x, 68), size))
    };
    seats.into_iter().flat_map(somebody).collect()
}

/// Where a city is on the screen.
fn place(city: City) -> (i16, i16) {
    let (x, y) = map::place(city as u8);
    let scaled =
        |units: i16, of: i16| (i32::from(2 * units - of) * WIDE / (2 * i32::from(map::WIDTH))) as i16;
    (60 + scaled(x, map::WIDTH), 30 + scaled(y, map::HEIGHT))
}
