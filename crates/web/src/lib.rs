//! What a person sees: HTML and SVG from a view, in three languages.

pub mod pandemic;
