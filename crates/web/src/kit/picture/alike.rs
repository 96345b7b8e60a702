//! Whether pictures can be told apart: each is drawn in greys, as small as it is on a card, and compared with every other.

use super::{Layer, Picture, Symbol, Tone};
use crate::assets;
use crate::gallery::Shelf;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, roxmltree};
use std::collections::{BTreeMap, BTreeSet};

/// What symbols paint with.
const PROPERTIES: [&str; 6] = ["ink", "shade", "rim", "light", "mark", "pale"];

/// The width of a picture that is compared, in pixels.
const WIDTH: u32 = 96;
/// Its height.
const HEIGHT: u32 = 80;
/// The ground.
const GROUND: u8 = 0x60;
/// By how much the greys of two pixels may differ and still look the same.
const SAME: u8 = 12;
/// Pictures are alike if fewer pixels in a hundred differ.
const LEAST_PERCENT: usize = 5;

/// The greys of a tone, in the order of the properties.
fn greys(tone: Tone) -> [u8; 6] {
    match tone {
        Tone::Faint => [0x70, 0x6a, 0x78, 0x80, 0x7c, 0x84],
        Tone::Far => [0x50, 0x48, 0x66, 0x84, 0x74, 0x8c],
        Tone::Middle => [0x3c, 0x30, 0x60, 0xa0, 0x80, 0xb0],
        Tone::Near => [0x18, 0x10, 0x58, 0xd8, 0xa0, 0xf0],
        Tone::Bright => [0xa0, 0x88, 0xd0, 0xe8, 0xc0, 0xf8],
        Tone::Rim => [0xa8; 6],
    }
}

/// Every picture of the gallery can be told from every other, every symbol it names is drawn, and every drawn one is used.
pub(crate) fn assert_told_apart(shelves: &[Shelf], files: &[&str]) {
    let exhibits = shelves.iter().flat_map(|shelf| &shelf.exhibits);
    let exhibits: Vec<(&str, &Picture)> =
        exhibits.map(|exhibit| (exhibit.name.as_str(), &exhibit.picture)).collect();
    let drawn = drawn(files);
    let used: BTreeSet<_> = exhibits
        .iter()
        .flat_map(|(_, picture)| &picture.layers)
        .map(|layer| (layer.symbol.file, layer.symbol.name.to_owned()))
        .collect();
    let missing: Vec<_> = used.iter().filter(|symbol| !drawn.contains_key(symbol)).collect();
    assert!(missing.is_empty(), "no such symbols: {missing:?}");
    let idle: Vec<_> = drawn.keys().filter(|symbol| !used.contains(symbol)).collect();
    assert!(idle.is_empty(), "symbols in no picture: {idle:?}");

    let greys: Vec<Vec<u8>> = exhibits.iter().map(|(_, picture)| in_greys(picture, &drawn)).collect();
    let mut alike = Vec::new();
    for (later, (name, picture)) in exhibits.iter().enumerate() {
        for (other, (other_name, other_picture)) in exhibits[..later].iter().enumerate() {
            if same_layers(picture, other_picture) {
                alike.push(format!("{name} and {other_name} are composed alike"));
            } else if let Some(percent) = percent_alike(&greys[later], &greys[other]) {
                alike.push(format!("{name} and {other_name} differ in {percent:.1}% of their pixels"));
            }
        }
    }
    assert!(alike.is_empty(), "{} pairs look alike:\n{}", alike.len(), alike.join("\n"));
}

/// Every symbol of the picture is drawn.
pub(crate) fn assert_drawn(picture: &Picture) {
    let files: BTreeSet<&str> = picture.layers.iter().map(|layer| layer.symbol.file).collect();
    let drawn = drawn(&files.into_iter().collect::<Vec<_>>());
    for Symbol { file, name } in picture.layers.iter().map(|layer| layer.symbol) {
        assert!(drawn.contains_key(&(file, name.to_owned())), "{file} has no {name}");
    }
}

/// The symbols of these files as text, by file and name.
fn drawn<'a>(files: &[&'a str]) -> BTreeMap<(&'a str, String), String> {
    let mut symbols = BTreeMap::new();
    for &file in files {
        let bytes = assets::asset(file).unwrap_or_else(|| panic!("no file {file}")).bytes;
        let text = String::from_utf8(bytes.into_owned()).unwrap();
        let document = roxmltree::Document::parse(&text).unwrap_or_else(|why| panic!("{file}: {why}"));
        for symbol in document.root_element().descendants().filter(|node| node.has_tag_name("symbol")) {
            let name = symbol.attribute("id").unwrap_or_else(|| panic!("{file}: a symbol without an id"));
            assert_is_a_symbol(symbol, name);
            let earlier = symbols.insert((file, name.to_owned()), text[symbol.range()].to_owned());
            assert!(earlier.is_none(), "{file}: the symbol {name} stands twice");
        }
    }
    symbols
}

/// It has a field of its own, paints with the properties and holds nothing that would differ from browser to browser.
fn assert_is_a_symbol(symbol: roxmltree::Node<'_, '_>, name: &str) {
    assert!(symbol.has_attribute("viewBox"), "{name} has no viewBox");
    for node in symbol.descendants().skip(1) {
        assert!(
            !node.has_attribute("id") && !node.has_attribute("class"),
            "{name}: ids and classes stay out"
        );
        assert!(!node.has_attribute("style"), "{name}: the policy forbids styles");
        for paint in ["fill", "stroke"].iter().filter_map(|paint| node.attribute(*paint)) {
            let known = PROPERTIES.iter().any(|property| paint == format!("var(--{property})"));
            assert!(known || paint == "none", "{name} paints with {paint}");
        }
    }
}

/// The picture in greys, pixel by pixel.
fn in_greys(picture: &Picture, drawn: &BTreeMap<(&str, String), String>) -> Vec<u8> {
    let mut symbols = BTreeMap::new();
    let drawing = picture.svg(|layer| {
        let id = painted_id(layer);
        let symbol = &drawn[&(layer.symbol.file, layer.symbol.name.to_owned())];
        symbols.entry(id.clone()).or_insert_with(|| painted(symbol, layer));
        format!("#{id}")
    });
    let symbols: String = symbols.into_values().collect();
    let svg = drawing.0.replacen("<svg ", r#"<svg xmlns="http://www.w3.org/2000/svg" "#, 1);
    let svg = svg.replace("</svg>", &format!("<defs>{symbols}</defs></svg>"));
    let tree = Tree::from_str(&svg, &Options::default()).unwrap_or_else(|why| panic!("{why}: {svg}"));
    let mut pixels = Pixmap::new(WIDTH, HEIGHT).unwrap();
    pixels.fill(resvg::tiny_skia::Color::from_rgba8(GROUND, GROUND, GROUND, 0xff));
    let scale = WIDTH as f32 / f32::from(Picture::WIDTH);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.data().chunks_exact(4).map(|pixel| pixel[0]).collect()
}

fn painted_id(layer: &Layer) -> String {
    format!("{}-{}", layer.symbol.name, layer.tone.class())
}

/// The symbol in the greys of the layer.
fn painted(symbol: &str, layer: &Layer) -> String {
    let id = format!(r#"id="{}""#, layer.symbol.name);
    let named = symbol.replacen(&id, &format!(r#"id="{}""#, painted_id(layer)), 1);
    PROPERTIES.iter().zip(greys(layer.tone)).fold(named, |text, (property, grey)| {
        text.replace(&format!("var(--{property})"), &format!("#{grey:02x}{grey:02x}{grey:02x}"))
    })
}

/// Whether two pictures are the same but for their colours.
fn same_layers(one: &Picture, other: &Picture) -> bool {
    let shapes = |picture: &Picture| -> Vec<Layer> {
        picture.layers.iter().map(|layer| layer.tone(Tone::Near)).collect()
    };
    shapes(one) == shapes(other)
}

/// In how many pixels of a hundred two pictures differ, if that is too few.
fn percent_alike(one: &[u8], other: &[u8]) -> Option<f32> {
    let most = one.len() * LEAST_PERCENT / 100;
    let differing = one.iter().zip(other).filter(|(one, other)| one.abs_diff(**other) > SAME);
    let count = differing.take(most).count();
    (count < most).then(|| count as f32 * 100.0 / one.len() as f32)
}
