//! Pictures of Pandemic.

mod symbols;

use crate::kit::picture::{Layer, Picture, Symbol};
use pandemic::Colour;
pub(super) use symbols::FILES;
use symbols::symbol;

/// The class of the ground in the colour of a disease.
fn ground(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "ground-blue",
        Colour::Yellow => "ground-yellow",
        Colour::Black => "ground-black",
        Colour::Red => "ground-red",
        Colour::Purple => "ground-purple",
    }
}

/// The shape that stands beside the colour of a disease.
fn shape(colour: Colour) -> Symbol {
    symbol(match colour {
        Colour::Blue => "circle",
        Colour::Yellow => "triangle",
        Colour::Black => "square",
        Colour::Red => "diamond",
        Colour::Purple => "plus",
    })
}

/// A disease.
pub(super) fn disease(colour: Colour) -> Picture {
    Picture::on(ground(colour)).with(Layer::new(shape(colour), (60, 50), 88))
}
