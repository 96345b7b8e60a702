//! Paper tags along the upper edge: one for every token and every sign of what something does.

use super::thing;
use crate::kit::picture::{Layer, Picture};
use outlive::Tokens;

/// What stands on a tag.
#[derive(Clone, Copy)]
pub(super) enum Tag {
    /// It comes.
    Plain(&'static str),
    /// It goes, or does not come.
    Struck(&'static str),
}

/// The side of a tag where there is room.
const SIDE: i16 = 18;
/// How much of the edge tags may take.
const MOST: i16 = 112;

/// Tags side by side in the upper right corner, smaller where there are many.
pub(super) fn corner(tags: &[Tag]) -> Vec<Layer> {
    let side = (MOST / (tags.len() as i16).max(1)).min(SIDE);
    let first = Picture::WIDTH - side * tags.len() as i16;
    from((first, side / 2), side, tags)
}

/// Tags side by side from here on, of this size.
pub(super) fn from((x, y): (i16, i16), side: i16, tags: &[Tag]) -> Vec<Layer> {
    let mut layers = Vec::new();
    for (place, tag) in (0..).zip(tags) {
        let at = (x + side * place + side / 2, y);
        let (Tag::Plain(name) | Tag::Struck(name)) = *tag;
        layers.push(thing("tag", at, side as u16));
        layers.push(thing(name, at, (side - 4) as u16));
        if matches!(tag, Tag::Struck(_)) {
            layers.push(thing("strike", at, (side - 3) as u16));
        }
    }
    layers
}

/// A tag for each token.
pub(super) fn tokens(tokens: Tokens) -> impl Iterator<Item = Tag> {
    tokens.iter().flat_map(|(resource, count)| repeated(Tag::Plain(super::goods::token(resource)), count))
}

/// The same tag this many times.
pub(super) fn repeated(tag: Tag, count: u8) -> impl Iterator<Item = Tag> {
    std::iter::repeat_n(tag, count.into())
}
