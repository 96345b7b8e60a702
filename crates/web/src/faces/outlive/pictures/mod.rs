//! What things look like. Each picture is composed from the row of the thing it shows: where it is used, what it is, what it
//! does. It stands before the place it belongs to, printed twice and slightly off, and paper tags at its top say what it does.

pub(crate) mod cover;
pub(crate) mod equipment;
pub(crate) mod events;
pub(crate) mod goods;
pub(crate) mod heroes;
pub(crate) mod leaders;
pub(crate) mod outlook;
pub(crate) mod places;
pub(crate) mod prey;
pub(crate) mod rooms;
pub(crate) mod signs;
mod tags;

use crate::kit::picture::{Layer, Symbol, Tone};

/// The file of all symbols.
const FILE: &str = "outlive/symbols.svg";

/// The files of symbols.
pub(crate) const FILES: &[&str] = &[FILE];

const fn symbol(name: &'static str) -> Symbol {
    Symbol { file: FILE, name }
}

/// A symbol with its middle here.
const fn thing(name: &'static str, at: (i16, i16), size: u16) -> Layer {
    Layer::new(symbol(name), at, size)
}

/// A symbol over the whole picture.
const fn scenery(name: &'static str) -> Layer {
    Layer::wide(symbol(name))
}

/// Something as a poster shows it: the red plate does not quite lie under the black one.
fn printed(layer: Layer) -> [Layer; 2] {
    let (x, y) = layer.at;
    [Layer { at: (x + 2, y + 2), ..layer }.tone(Tone::Rim), layer]
}

/// This many of something in a row, from here on, so far apart.
fn row(layer: Layer, count: u8, apart: i16) -> impl Iterator<Item = Layer> {
    let (x, y) = layer.at;
    (0..i16::from(count)).map(move |place| Layer { at: (x + place * apart, y), ..layer })
}
