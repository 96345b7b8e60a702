//! The cover: some who are on the road, under a sun that stands too near, between the great wheel and the hatch that leads below.

use crate::kit::picture::{Layer, Picture, Symbol, Tone};

pub(crate) fn cover() -> Picture {
    Picture::on("cover-outlive").with_all([
        drawn("cover-rays").tone(Tone::Faint),
        drawn("cover-sun").tone(Tone::Bright),
        drawn("cover-ruins").tone(Tone::Faint),
        drawn("cover-wheel").tone(Tone::Far),
        drawn("cover-hills").tone(Tone::Far),
        drawn("cover-ridge").tone(Tone::Middle),
        drawn("cover-walkers"),
        drawn("cover-near"),
    ])
}

/// A symbol of the cover.
const fn drawn(name: &'static str) -> Layer {
    Layer::high(Symbol { file: "outlive/cover.svg", name })
}
