//! What a finished game shows above its story: what the world has come to, what was reached, and who was there.

use crate::face::Face;
use i18n::Texts;
use maud::Markup;

/// A finished game, for whoever sees this view of it.
pub struct Ended<'a, G: Face> {
    /// The language.
    pub texts: &'a Texts,
    /// What the viewer knows.
    pub view: &'a G::View,
    /// The name of whoever sits in each seat.
    pub people: &'a [String],
    /// What ended the game.
    pub ended_by: &'a str,
    /// What happened, in its order, each with the number of its turn, day or round ([`Telling::begins`](crate::course::Telling)).
    pub happened: &'a [(usize, &'a G::Event)],
}

/// What is shown of a finished game besides its result.
#[derive(Clone, Default, Debug)]
pub struct Finale {
    /// What the world has come to, in a few words. Without them the result is the heading.
    pub title: Option<String>,
    /// The world as it was left, as a picture; without one, the cover.
    pub backdrop: Option<Markup>,
    /// The figure of each seat.
    pub figures: Vec<Markup>,
    /// What there was to reach.
    pub marks: Vec<Mark>,
    /// How far things have come that the end depends on.
    pub tracks: Vec<Track>,
}

/// Something there was to reach.
#[derive(Clone, Debug)]
pub struct Mark {
    /// A small picture of it.
    pub picture: Markup,
    /// What it is called.
    pub name: String,
    /// How far it has come, and by whom.
    pub state: String,
    /// Whether it was reached.
    pub reached: Reached,
}

/// Whether something was reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// It was.
    Yes,
    /// It was not.
    No,
}

impl Reached {
    /// By whether it was.
    pub const fn when(reached: bool) -> Reached {
        if reached { Reached::Yes } else { Reached::No }
    }
}

/// Something counted up to a limit.
#[derive(Clone, Debug)]
pub struct Track {
    /// What it is called.
    pub name: String,
    /// How far it has come.
    pub at: u8,
    /// Its limit.
    pub of: u8,
}
