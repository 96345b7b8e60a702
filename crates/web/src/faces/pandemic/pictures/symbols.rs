//! The files of symbols.

use crate::kit::picture::Symbol;

/// All of them.
pub(in crate::faces::pandemic) const FILES: &[&str] = &[SYMBOLS];

const SYMBOLS: &str = "pandemic-symbols.svg";

/// The symbol of this name.
pub(super) const fn symbol(name: &'static str) -> Symbol {
    Symbol { file: SYMBOLS, name }
}
