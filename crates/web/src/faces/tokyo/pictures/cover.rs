//! The cover: the ring over the sealed city, and before it those who have to live there, behind the wall. They stand high enough
//! for the name of the game, which lies over the lower half.

use super::subject::Subject;
use super::symbols::sky;
use crate::kit::picture::{Layer, Picture, Tone, Voice};

pub(in crate::faces::tokyo) fn cover() -> Picture {
    let standing = |pieces: &'static [&'static str], at, size| Subject::person_at(pieces, at, size).layers();
    Picture::on("cover-tokyo")
        .with(Layer::wide(sky("light-rays")).tone(Tone::Faint))
        .with(Layer::new(sky("place-city"), (60, 36), 130).tone(Tone::Far))
        .with(Layer::new(sky("place-ring"), (60, 26), 84).tone(Tone::Bright))
        .with(Layer::new(sky("place-shinjuku"), (60, 42), 124).tone(Tone::Middle))
        .with_all(standing(&["coat", "face", "hair-long"], (28, 38), 26))
        .with_all(standing(&["suit", "face", "hair-slick"], (49, 36), 30))
        .with_all(standing(&["vest-open", "face", "hair-spike"], (71, 36), 31))
        .with_all(standing(&["overall", "face", "hair-pony"], (92, 38), 26))
        .with(Layer::new(sky("place-wall"), (60, 30), 126).tone(Tone::Middle))
        .lettered(Voice { language: "ja", sign: Some("\u{707d}\u{90fd}".to_owned()), sound: None })
}
