//! Tokyo Siteseeing: the rules as a plain value.
//!
//! RULES.md lists every rule with its id; the first line of each file names the ids it implements.

mod cards;
mod words;

pub use cards::*;
pub use words::*;
