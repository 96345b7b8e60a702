//! The cover: the ring over the sealed city, seen from the street by those who have to live there.

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
        .with_all(standing(&["coat", "face", "hair-long"], (30, 62), 24))
        .with_all(standing(&["suit", "face", "hair-slick"], (50, 60), 28))
        .with_all(standing(&["vest-open", "face", "hair-spike"], (71, 60), 29))
        .with_all(standing(&["overall", "face", "hair-pony"], (91, 62), 24))
        .lettered(Voice { language: "ja", sign: Some("\u{707d}\u{90fd}".to_owned()), sound: None })
}
