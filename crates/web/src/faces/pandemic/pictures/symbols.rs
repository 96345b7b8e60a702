//! The files of symbols.

use crate::kit::picture::Symbol;

/// All of them.
pub(in crate::faces::pandemic) const FILES: &[&str] = &[CITIES, PEOPLE, THINGS, WORLD];

const CITIES: &str = "pandemic/cities.svg";
const PEOPLE: &str = "pandemic/people.svg";
const THINGS: &str = "pandemic/symbols.svg";
const WORLD: &str = "pandemic/world.svg";

/// What belongs to a photograph of a city: sky, land, landmarks.
pub(super) const fn city(name: &'static str) -> Symbol {
    Symbol { file: CITIES, name }
}

/// Clothes, heads, what people wear and hold.
pub(super) const fn person(name: &'static str) -> Symbol {
    Symbol { file: PEOPLE, name }
}

/// Germs, cards, pieces, and what happens to them.
pub(super) const fn thing(name: &'static str) -> Symbol {
    Symbol { file: THINGS, name }
}

/// The whole map.
pub(super) const fn world() -> Symbol {
    Symbol { file: WORLD, name: "world" }
}
