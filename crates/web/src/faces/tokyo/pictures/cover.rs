//! The cover: the ring over the sealed city, around its highest tower, and a crossing in the rain below.

use crate::kit::picture::{Layer, Picture, Symbol, Tone};

pub(in crate::faces::tokyo) fn cover() -> Picture {
    Picture::on("cover-tokyo")
        .with_all([
            drawn("cover-far").tone(Tone::Far),
            drawn("cover-ring-back").tone(Tone::Bright),
            drawn("cover-fall").tone(Tone::Faint),
            drawn("cover-tower").tone(Tone::Middle),
            drawn("cover-ring-front").tone(Tone::Bright),
            drawn("cover-wall").tone(Tone::Middle),
            drawn("cover-blocks"),
            drawn("cover-wires"),
            drawn("cover-street"),
            drawn("cover-signs"),
        ])
        .with_all(passers().map(mirrored))
        .with_all(passers())
        .with(drawn("cover-rain").tone(Tone::Rim))
}

/// Those who cross, the farthest first; each umbrella shines in the tone's colour.
fn passers() -> [Layer; 6] {
    let passer = |(x, ground): (i16, i16), size: u16| {
        Layer::new(symbol("cover-passer"), (x, ground - (size / 2) as i16), size)
    };
    [
        passer((35, 73), 17).tone(Tone::Far),
        passer((88, 73), 18).mirrored().tone(Tone::Bright),
        passer((43, 75), 24).tone(Tone::Middle),
        passer((79, 76), 25).mirrored(),
        passer((54, 79), 34),
        passer((68, 79), 31).mirrored().tone(Tone::Middle),
    ]
}

/// What the wet street shows of it.
fn mirrored(layer: Layer) -> Layer {
    let (x, y) = layer.at;
    let ground = y + (layer.size / 2) as i16;
    Layer { at: (x, 2 * ground - y), ..layer }.turned(180).mirrored().tone(Tone::Rim)
}

/// A symbol of the cover.
const fn drawn(name: &'static str) -> Layer {
    Layer::high(symbol(name))
}

const fn symbol(name: &'static str) -> Symbol {
    Symbol { file: "tokyo/cover.svg", name }
}
