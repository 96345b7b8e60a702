//! The cover: those who watch at night before the wall screen, between two rows of desks, and what is on it.

use super::symbols::world;
use super::{Layer, Picture, Symbol, Tone};
use crate::faces::pandemic::board::map;
use pandemic::{City, Colour};

/// Where the middle of the map is on the cover.
const MIDDLE: (i16, i16) = (59, 33);
/// How wide the map is.
const WIDE: u16 = 118;

/// Cities where something has broken out, and how far it shines.
const LIT: [(City, u16); 12] = [
    (City::Chicago, 13),
    (City::London, 15),
    (City::Essen, 18),
    (City::Moscow, 13),
    (City::Cairo, 17),
    (City::Karachi, 14),
    (City::Lagos, 18),
    (City::Bogota, 15),
    (City::SaoPaulo, 16),
    (City::Shanghai, 24),
    (City::Bangkok, 18),
    (City::Manila, 15),
];

pub(super) fn cover() -> Picture {
    let map = |symbol| Layer::new(symbol, MIDDLE, WIDE);
    Picture::on("cover-pandemic")
        .with(drawn("cover-screen").tone(Tone::Faint))
        .with(map(world()).tone(Tone::Far))
        .with(map(symbol("cover-lines")).tone(Tone::Middle))
        .with(map(symbol("cover-lights")).tone(Tone::Middle))
        .with_all(
            LIT.map(|(city, shine)| Layer::new(symbol(disease(city)), place(city), shine).tone(Tone::Bright)),
        )
        .with(Layer::new(symbol("cover-outbreak"), place(City::Shanghai), 20).tone(Tone::Bright))
        .with(drawn("cover-row").tone(Tone::Middle))
        .with_all([
            Layer::new(symbol("cover-three"), (22, 58), 42),
            Layer::new(symbol("cover-one"), (37, 56), 48),
            Layer::new(symbol("cover-four"), (83, 57), 47),
            Layer::new(symbol("cover-two"), (100, 59), 41),
        ])
        .with(drawn("cover-desk"))
}

/// A symbol of the cover.
const fn drawn(name: &'static str) -> Layer {
    Layer::high(symbol(name))
}

const fn symbol(name: &'static str) -> Symbol {
    Symbol { file: "pandemic/cover.svg", name }
}

/// The light of a disease around its cubes.
fn disease(city: City) -> &'static str {
    match city.colour() {
        Colour::Blue => "cover-blue",
        Colour::Yellow => "cover-yellow",
        Colour::Black => "cover-black",
        Colour::Red | Colour::Purple => "cover-red",
    }
}

/// Where a city is on the screen.
fn place(city: City) -> (i16, i16) {
    let (x, y) = map::place(city as u8);
    let scaled = |units: i16, of: i16| {
        (i32::from(2 * units - of) * i32::from(WIDE) / (2 * i32::from(map::WIDTH))) as i16
    };
    (MIDDLE.0 + scaled(x, map::WIDTH), MIDDLE.1 + scaled(y, map::HEIGHT))
}
