//! The files of symbols.

use crate::kit::picture::Symbol;

/// All of them.
pub(in crate::faces::tokyo) const FILES: &[&str] = &[SKY, PEOPLE, THINGS, SCENES];

const SKY: &str = "tokyo/sky.svg";
const PEOPLE: &str = "tokyo/people.svg";
const THINGS: &str = "tokyo/things.svg";
const SCENES: &str = "tokyo/scenes.svg";

/// Light, a place or a mark of what a card does.
pub(super) const fn sky(name: &'static str) -> Symbol {
    Symbol { file: SKY, name }
}

/// Somebody, or a piece of somebody: clothes, a face, hair, what is worn with it.
pub(super) const fn body(name: &'static str) -> Symbol {
    Symbol { file: PEOPLE, name }
}

/// Something a PC can have.
pub(super) const fn thing(name: &'static str) -> Symbol {
    Symbol { file: THINGS, name }
}

/// What others carry, what stands in the streets, what comes out of the Site.
pub(super) const fn seen(name: &'static str) -> Symbol {
    Symbol { file: SCENES, name }
}
